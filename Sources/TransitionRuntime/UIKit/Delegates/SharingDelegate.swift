#if canImport(UIKit)
    import UIKit

    /// A delegate that forwards to the previous one.
    @MainActor class SharingDelegate: NSObject {
        private struct Call: Hashable {
            var name: String
            var about: ObjectIdentifier?
        }

        let director: any TransitionDirector
        /// Weak, as in UIKit.
        private(set) weak var previousDelegate: AnyObject?
        /// The transition in progress.
        var session: TransitionSession?
        private var running: Set<Call> = []

        init(_ director: any TransitionDirector) {
            self.director = director
            super.init()
        }

        /// The current delegate of the controller; to be overridden.
        var current: AnyObject? {
            get { nil }
            set {}
        }

        /// Becomes the delegate, and stores the previous one.
        func takeFront() {
            if current !== self {
                previousDelegate = current
                current = self
            }
            // The app may enable the engine just after it installed the registry.
            Task { @MainActor [weak self] in self?.retakeFront() }
        }

        /// Becomes the delegate again if the engine is the delegate.
        func retakeFront() { if isEngines { current = self } }

        /// Answers a call, unless it is a recursive call of its own answer: delegates that each
        /// store the other as the previous one form a cycle.
        func once<Answer>(
            _ about: AnyObject? = nil, otherwise: Answer, name: String = #function,
            _ answer: () -> Answer
        ) -> Answer {
            let call = Call(name: name, about: about.map { ObjectIdentifier($0) })
            guard running.insert(call).inserted else { return otherwise }
            defer { running.remove(call) }
            return answer()
        }

        /// The previous delegate, unless it is the engine, which is called separately.
        var appsDelegate: AnyObject? {
            guard let previousDelegate, director.engine?.owns(previousDelegate) != true else {
                return nil
            }
            return previousDelegate
        }

        /// Whether the engine itself is the delegate: it replaced this one after `install`, as Hero
        /// does when `isEnabled` is set.
        var isEngines: Bool { current.map { director.engine?.owns($0) == true } ?? false }

        /// Begins a transition; one that has not reported its end ends now.
        func begin(
            _ request: TransitionRequest, given: TransitionDirector.Given? = nil,
            recorded: TransitionDirector.Recorded? = nil,
            app: () -> (any UIViewControllerAnimatedTransitioning)?
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            session?.endPending()
            let new = TransitionSession(director, request, director.ends(of: request))
            session = new
            new.onEnd = { [weak self, weak new] completed in
                guard let self, let new else { return }
                if self.session === new { self.session = nil }
                self.transitionDidEnd(new, completed: completed)
            }
            return new.begin(given: given, recorded: recorded, app: app)
        }

        /// To be overridden.
        func transitionDidEnd(_ session: TransitionSession, completed: Bool) {}
    }

    /// The runtime's delegates of one controller, which keeps them: one for each registry.
    @MainActor enum InstalledDelegates<Delegate: SharingDelegate> {
        /// The delegates of all registries on a controller.
        static func all(on controller: UIViewController, _ key: AssociationKey) -> [Delegate] {
            key.value(on: controller) as? [Delegate] ?? []
        }

        /// The delegate whose registry uses this engine; the one installed last.
        static func delegate(
            on controller: UIViewController, _ key: AssociationKey, of engine: any TransitionEngine
        ) -> Delegate? { all(on: controller, key).last { $0.director.engine === engine } }

        /// The delegate of a registry on a controller, created if there is none yet.
        static func delegate(
            on controller: UIViewController, _ key: AssociationKey,
            of director: any TransitionDirector, make: () -> Delegate
        ) -> Delegate {
            let installed = all(on: controller, key)
            if let known = installed.first(where: { $0.director === director }) { return known }
            let new = make()
            key.keep(installed + [new], on: controller)
            ForgottenCalls.shared.didInstall(director, on: controller)
            return new
        }
    }
#endif
