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
        private(set) var installations: [Installation] = []
        /// The delegates that the app had set when a registry was installed, the last first. Weak,
        /// as in UIKit.
        private var previous: [Weak] = []
        private struct Weak { weak var delegate: NSObject? }
        /// The transition in progress.
        private(set) var session: TransitionSession?
        /// How often a call in progress has come here.
        private var arrivals: [Call: Int] = [:]
        private var members = Members()

        deinit {
            let members = members
            onMainThreadSoon { members.leave() }
        }

        /// Installs a registry, and becomes the delegate again if the app has set another one since.
        @discardableResult
        final func install(_ director: any TransitionDirector, on controller: UIViewController)
            -> Installation
        {
            let known = installations.first { $0.director === director }
            let installation = known ?? Installation(director)
            if known == nil {
                installations.insert(installation, at: 0)
                ForgottenCalls.shared.didInstall(director, on: controller)
                IdleUpdates.add(self)
            }
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

        func transitionDidEnd(_ session: TransitionSession, completed: Bool) {}

        // MARK: Between transitions

        /// Updates records and gestures if the controllers have changed, unless they change now.
        final func update(unlessChanging: Bool = true) {
            guard session == nil, !(unlessChanging && isChanging) else { return }
            let controllers = controllers
            guard let gone = members.change(to: controllers, surroundings) else { return }
            didChange(controllers, gone: gone)
        }

        final func setNeedsUpdate() { members.isStale = true }

        /// The last known controllers.
        private struct Members: Sendable {
            private struct Weak: Sendable { weak var controller: UIViewController? }
            private var known: [Weak] = []
            private var around: [Weak] = []
            var isStale = true

            /// Those that are gone; nil if nothing has changed.
            mutating func change(
                to new: [UIViewController], _ surroundings: [UIViewController]
            ) -> [UIViewController]? {
                if !isStale, Self.isSame(known, new), Self.isSame(around, surroundings) {
                    return nil
                }
                let old = known.compactMap(\.controller)
                known = new.map { Weak(controller: $0) }
                around = surroundings.map { Weak(controller: $0) }
                isStale = false
                return old.filter { one in !new.contains { $0 === one } }
            }

            /// Takes the gestures of the returns from all. None is in the container any more.
            @MainActor func leave() {
                for case let one? in known.map(\.controller) where one.parent == nil {
                    AttachedGestures.leave(one)
                }
            }

            private static func isSame(_ old: [Weak], _ new: [UIViewController]) -> Bool {
                old.count == new.count && zip(old, new).allSatisfy { $0.0.controller === $0.1 }
            }
        }

        // MARK: The app's delegate

        /// Becomes the delegate. The one that the app has set is the next from now on.
        private func takeFront() {
            let front = current
            // An engine that took the place after the first registry was installed calls this one.
            if front !== self {
                if previous.isEmpty || front.map(isEngines) != true {
                    previous.removeAll { $0.delegate === front }
                    previous.insert(Weak(delegate: front as? NSObject), at: 0)
                }
                (front as? NSObject).map { Followers.of($0).add(self) }
                setAgain()
            }
            // The app may enable the engine just after it installed the registry.
            Task { @MainActor [weak self] in self?.retakeFront() }
        }

        /// UIKit asks a delegate which methods it has only when it is set.
        fileprivate final func setAgain() {
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
        /// call. One that is gone has ended the chain, as it does in UIKit.
        private var others: [NSObject] {
            let known = previous.prefix { $0.delegate != nil }.compactMap(\.delegate)
            return known.filter { $0 !== current }
        }

        nonisolated override func responds(to selector: Selector!) -> Bool {
            super.responds(to: selector)
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
            return answer(arrival < others.count ? others[arrival] : nil, arrival == 0)
        }

        /// A delegate, unless it is an engine, which is asked for animations by itself.
        final func unlessEngine(_ delegate: NSObject?) -> NSObject? {
            delegate.flatMap { isEngines($0) ? nil : $0 }
        }

        // MARK: Transitions

        /// Begins a transition; one that has not reported its end ends now.
        final func begin(
            _ request: TransitionRequest, given: (Installation) -> Decision.Given? = { _ in nil },
            recorded: (Installation) -> Decision.Recorded? = { _ in nil },
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
                self.transitionDidEnd(new, completed: completed)
            }
            return new.begin(app: app)
        }
    }

    /// The runtime's delegates that pass calls on to one delegate of the app, which keeps this. When
    /// it is deallocated, UIKit must not send them its methods any more.
    @MainActor private final class Followers {
        private struct Weak: Sendable { weak var delegate: SharingDelegate? }
        private static let key = AssociationKey()
        private var delegates: [Weak] = []

        static func of(_ delegate: NSObject) -> Followers {
            if let known = key.value(on: delegate) as? Followers { return known }
            let new = Followers()
            key.keep(new, on: delegate)
            return new
        }

        func add(_ delegate: SharingDelegate) {
            delegates.removeAll { $0.delegate == nil || $0.delegate === delegate }
            delegates.append(Weak(delegate: delegate))
        }

        deinit {
            let delegates = delegates
            onMainThreadSoon {
                for case let one? in delegates.map(\.delegate) where one.current === one {
                    one.setAgain()
                }
            }
        }
    }

    extension AssociationKey {
        /// The runtime's delegate of a controller, made if there is none yet.
        func delegate<Delegate: SharingDelegate>(
            on controller: UIViewController, make: () -> Delegate
        ) -> Delegate {
            if let known = value(on: controller) as? Delegate { return known }
            let new = make()
            keep(new, on: controller)
            return new
        }
    }

    /// Updates the delegates whenever the main run loop becomes idle: UIKit does not report every
    /// change, such as a tab that is removed or a stack that is set without an animation.
    @MainActor private enum IdleUpdates {
        private struct Weak { weak var delegate: SharingDelegate? }
        private static var delegates: [Weak] = []
        private static var isObserving = false

        static func add(_ delegate: SharingDelegate) {
            delegates.removeAll { $0.delegate == nil || $0.delegate === delegate }
            delegates.append(Weak(delegate: delegate))
            guard !isObserving else { return }
            isObserving = true
            MainRunLoop.beforeWaiting { for one in delegates { one.delegate?.update() } }
        }
    }
#endif
