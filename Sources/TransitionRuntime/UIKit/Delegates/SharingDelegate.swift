#if canImport(UIKit)
    import UIKit

    /// The one delegate of a controller for all registries that are installed there. What it does
    /// not implement, and what no registry decides, goes to the app's own delegate.
    ///
    /// The controller keeps it. It has the transition in progress, and changes gestures and records
    /// only between transitions: in the middle of one, the stack is already that of its end.
    @MainActor class SharingDelegate: NSObject {
        private struct Call: Hashable {
            var name: String
            var about: ObjectIdentifier?
        }

        /// The registries, the one installed last first. Installing again changes nothing.
        private(set) var installations: [InstalledRegistry] = []
        /// The delegates that the app had set when a registry was installed, the last first. Weak,
        /// as in UIKit.
        private var previous: [Weak<NSObject>] = []
        /// Those that have got a call which the one before them passed back.
        private var reached: Set<ObjectIdentifier> = []
        /// The transition in progress.
        private(set) var session: TransitionSession?
        /// How often a call in progress has come here.
        private var arrivals: [Call: Int] = [:]
        private var members = ContainerMembers()

        override init() {
            super.init()
            IdleUpdates.add(self)
        }

        deinit {
            let members = members
            onMainThreadSoon { members.leave() }
        }

        /// Installs a registry, and becomes the delegate again if the app has set another one since.
        @discardableResult
        final func install(_ director: any TransitionDirector, on controller: UIViewController)
            -> InstalledRegistry
        {
            let known = installations.first { $0.director === director }
            let installation = known ?? InstalledRegistry(director)
            if known == nil { installations.insert(installation, at: 0) }
            ForgottenCalls.shared.didInstall(director, on: controller)
            takeFront()
            members.isStale = true
            update()
            return installation
        }

        // MARK: To be overridden

        /// The current delegate of the controller.
        var current: AnyObject? {
            get { nil }
            set {}
        }

        /// Whether UIKit changes the controllers now.
        var isChanging: Bool { false }

        /// The controllers that it contains now.
        var controllers: [UIViewController] { [] }

        /// Other controllers on which its gestures depend.
        var surroundings: [UIViewController] { [] }

        /// Updates records and gestures to the controllers.
        func didChange(_ controllers: [UIViewController], gone: [UIViewController]) {}

        // MARK: Between transitions

        /// Updates records and gestures if the controllers have changed, unless they change now.
        final func update(unlessChanging: Bool = true) {
            guard session == nil, !(unlessChanging && isChanging) else { return }
            let controllers = controllers
            guard let gone = members.change(to: controllers, surroundings) else { return }
            didChange(controllers, gone: gone)
        }

        // MARK: The app's delegate

        /// Becomes the delegate. The one that the app has set is the next from now on.
        private func takeFront() {
            let front = current
            // An engine that took the place after the first registry was installed calls this one.
            if front !== self {
                if previous.isEmpty || front.map(isEngines) != true {
                    previous.removeAll { $0.object === front }
                    previous.insert(Weak(front as? NSObject), at: 0)
                }
                (front as? NSObject).map { Followers.add(self, of: $0) }
                setAgain()
            }
            // The app may enable the engine just after it installed the registry.
            Task { @MainActor [weak self] in self?.retakeFront() }
        }

        /// UIKit asks a delegate which methods it has only when it is set.
        final func setAgain() {
            current = nil
            current = self
        }

        /// Becomes the delegate again if an engine is the delegate.
        final func retakeFront() { if isEngines { current = self } }

        /// Whether an engine itself is the delegate: it replaced this one after `install`, as Hero
        /// does when `isEnabled` is set.
        final var isEngines: Bool { current.map(isEngines) ?? false }

        private func isEngines(_ delegate: AnyObject) -> Bool {
            installations.contains { $0.director.engine?.owns(delegate) == true }
        }

        /// The delegates to which calls may go on. The current one, if it is another, has made the
        /// call. One that is gone has ended the chain, as in UIKit, unless it passed calls back.
        private var others: [NSObject] {
            let gone = previous.firstIndex { $0.object == nil } ?? previous.count
            return previous.enumerated().compactMap { index, one in
                one.object.flatMap {
                    $0 === current || index > gone && !reached.contains(ObjectIdentifier($0))
                        ? nil : $0
                }
            }
        }

        /// Methods that it has only if a delegate to which calls go on has them.
        nonisolated class var methodsOfNext: [Selector] { [] }

        nonisolated override func responds(to selector: Selector!) -> Bool {
            !Self.methodsOfNext.contains(selector) && super.responds(to: selector)
                || onMainThread(otherwise: false) { other(respondingTo: selector) != nil }
        }

        nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
            onMainThread(otherwise: nil) { other(respondingTo: selector) }
        }

        private func other(respondingTo selector: Selector!) -> NSObject? {
            pass(otherwise: nil) { _, isFirst in
                isFirst ? others.first { $0.responds(to: selector) } : nil
            }
        }

        /// Answers a call, with the delegate to which it goes on. A delegate of the app may pass a
        /// call back that it got from here: then it goes on to the one that was there before.
        final func pass<Answer>(
            _ about: AnyObject? = nil, otherwise: Answer, name: String = #function,
            _ answer: (_ next: NSObject?, _ isFirst: Bool) -> Answer
        ) -> Answer {
            let call = Call(name: name, about: about.map { ObjectIdentifier($0) })
            let (arrival, others) = (arrivals[call] ?? 0, others)
            guard arrival <= others.count else { return otherwise }
            arrivals[call] = arrival + 1
            defer { arrivals[call] = arrival == 0 ? nil : arrival }
            let next = arrival < others.count ? others[arrival] : nil
            if arrival > 0, let next { reached.insert(ObjectIdentifier(next)) }
            return answer(next, arrival == 0)
        }

        /// Answers a question about an animation. Engines are asked by themselves, not as a delegate
        /// of the app.
        final func ask<Answer>(
            _ about: AnyObject, name: String = #function, app: @escaping (NSObject) -> Answer?,
            _ answer: (_ app: () -> Answer?) -> Answer?
        ) -> Answer? {
            pass(about, otherwise: nil, name: name) { next, isFirst in
                let asked = next.flatMap { isEngines($0) ? nil : $0 }
                return isFirst ? answer({ asked.flatMap(app) }) : asked.flatMap(app)
            }
        }

        // MARK: Transitions

        /// The engine begins a transition, possibly after UIKit asked only the engine. `ask` asks
        /// this delegate.
        final func engineDidBegin(_ ask: () -> (any UIViewControllerAnimatedTransitioning)?) {
            retakeFront()
            if ask() != nil { _ = session?.interactionController(app: { nil }) }
            session?.runAlongside()
        }

        /// Begins a transition; one that has not reported its end ends now.
        final func begin(
            _ request: TransitionRequest,
            given: (InstalledRegistry) -> Decision.Given? = { _ in nil },
            recorded: (InstalledRegistry) -> Decision.Recorded? = { _ in nil },
            app: () -> (any UIViewControllerAnimatedTransitioning)?
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            session?.endPending()
            guard
                let decision = Decision(
                    request, installations, given: given, recorded: recorded)
            else { return app() }
            let new = TransitionSession(decision, request)
            session = new
            new.onEnd = { [weak self, weak new] completed in
                guard let self, let new else { return }
                if self.session === new { self.session = nil }
                self.members.isStale = true
                guard completed, let (installation, record) = new.record else { return }
                installation.history.record(record, of: ObjectIdentifier(new.ends.coming))
            }
            return new.begin(app: app)
        }
    }
#endif
