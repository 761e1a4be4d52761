import TRTransitions
import TransitionRuntime
import UIKit

extension TranscSupport {
    /// Passes lines to segues of class `TRSegueTransition`, which run by themselves.
    @MainActor enum TRSegues {
        static func prepare<Screen: Hashable & Sendable>(
            _ segue: TRSegueTransition, _ registry: TransitionRegistry<Screen>,
            screens: ScreenClasses<Screen>
        ) {
            let (source, destination) = (segue.source, segue.destination)
            let made = make(
                registry, screens: screens, .present, from: source, to: destination,
                segue: segue.identifier)
            let configuration = made?.configuration ?? TRTransitionConfiguration(duration: 0)
            let isAnimated = made == nil
            configuration?.completionHandler = { [weak source] finished in
                if finished { source?.present(destination, animated: isAnimated) }
                return true
            }
            segue.configuration = configuration
            segue.transitionAgent = made?.agent ?? InstantAgent()
            if !isAnimated { TransitionReports.ignorePresentation(of: destination) }
        }

        static func unwinding<Screen: Hashable & Sendable>(
            to: UIViewController, from: UIViewController, identifier: String?,
            _ registry: TransitionRegistry<Screen>, screens: ScreenClasses<Screen>
        ) -> UIStoryboardSegue? {
            let navigation = from.navigationController
            let pops = navigation != nil && navigation === to.navigationController
            guard
                let made = make(
                    registry, screens: screens, pops ? .pop : .dismiss, from: from, to: to,
                    unwind: identifier)
            else { return nil }
            made.configuration.completionHandler = { [weak from, weak to] finished in
                guard finished, let from, let to else { return true }
                if pops {
                    _ = from.navigationController?.popToViewController(to, animated: false)
                } else {
                    from.dismiss(animated: false)
                }
                return true
            }
            let engine = TRTransitionsEngine()
            return TRSegueTransition(
                identifier: identifier, source: engine.animated(from),
                destination: engine.animated(to), configuration: made.configuration,
                transitionAgent: made.agent)
        }

        private static func make<Screen: Hashable & Sendable>(
            _ registry: TransitionRegistry<Screen>, screens: ScreenClasses<Screen>,
            _ operation: TransitionOperations, from: UIViewController, to: UIViewController,
            segue: String? = nil, unwind: String? = nil
        ) -> (configuration: TRTransitionConfiguration, agent: any TRTransitionProtocol)? {
            let engine = TRTransitionsEngine()
            func screen(_ controller: UIViewController) -> Screen? {
                engine.visible(in: controller).lazy.compactMap { screens.screen(of: $0) }.first
            }
            let system = ProcessInfo.processInfo.operatingSystemVersion
            let event = TransitionEvent(
                operation, from: screen(from), to: screen(to), segue: segue, unwind: unwind,
                version: IOSVersion(system.majorVersion, system.minorVersion))
            return registry.transition(for: event).flatMap { engine.make($0, .segue, from, to) }
        }
    }
}
