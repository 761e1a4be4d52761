#if canImport(UIKit)
    import UIKit

    /// A delegate that stands in front of the one that was there before.
    @MainActor class SharingDelegate: NSObject {
        private struct Call: Hashable {
            var name: String
            var about: ObjectIdentifier?
        }

        let director: any TransitionDirector
        /// Kept weakly, as UIKit keeps it.
        private(set) weak var previousDelegate: AnyObject?
        /// What happens now.
        var session: TransitionSession?
        private var running: Set<Call> = []

        init(_ director: any TransitionDirector) {
            self.director = director
            super.init()
        }

        /// The delegate that the controller has now; to be overridden.
        var current: AnyObject? {
            get { nil }
            set {}
        }

        /// Becomes the delegate, and remembers the one that is there.
        func takeFront() {
            if current !== self {
                previousDelegate = current
                current = self
            }
            // The app may enable the engine just after it installed the registry.
            Task { @MainActor [weak self] in self?.retakeFront() }
        }

        /// Becomes the delegate again if the engine is.
        func retakeFront() { if isEngines { current = self } }

        /// Answers a call, but not one that comes back to its own answer: delegates that each keep
        /// the other as the one before stand in a circle.
        func once<Answer>(
            _ about: AnyObject? = nil, otherwise: Answer, name: String = #function,
            _ answer: () -> Answer
        ) -> Answer {
            let call = Call(name: name, about: about.map { ObjectIdentifier($0) })
            guard running.insert(call).inserted else { return otherwise }
            defer { running.remove(call) }
            return answer()
        }

        /// The previous delegate, unless it is the engine, which is called by itself.
        var appsDelegate: AnyObject? {
            guard let previousDelegate, director.engine?.owns(previousDelegate) != true else {
                return nil
            }
            return previousDelegate
        }

        /// Whether the engine itself is the delegate: it took this one's place after `install`, as
        /// Hero does where `isEnabled` is set.
        var isEngines: Bool { current.map { director.engine?.owns($0) == true } ?? false }

        /// Begins a transition; one that has not told of its end is over now.
        func begin(
            _ request: TransitionRequest, given: TransitionDirector.Given? = nil,
            recorded: TransitionDirector.Recorded? = nil,
            app: () -> (any UIViewControllerAnimatedTransitioning)?
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            session?.endUnheard()
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

    /// The runtime's delegates on one controller, kept by the controller: one for each registry.
    @MainActor enum InstalledDelegates<Delegate: SharingDelegate> {
        /// The delegates of all registries on a controller.
        static func all(on controller: UIViewController, _ key: AssociationKey) -> [Delegate] {
            key.value(on: controller) as? [Delegate] ?? []
        }

        /// The delegate whose registry has this engine; the one installed last.
        static func delegate(
            on controller: UIViewController, _ key: AssociationKey, of engine: any TransitionEngine
        ) -> Delegate? { all(on: controller, key).last { $0.director.engine === engine } }

        /// The delegate of a registry on a controller, made if there is none yet.
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
