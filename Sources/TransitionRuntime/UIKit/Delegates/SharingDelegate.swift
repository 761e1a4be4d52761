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
        /// The delegate that was there before. Weak, as in UIKit.
        private weak var previous: NSObject?
        private var isFirst = true
        /// The transition in progress.
        private(set) var session: TransitionSession?
        private var running: Set<Call> = []
        private var members = Members()

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

        /// Updates records and gestures to the controllers.
        func didChange(_ controllers: [UIViewController], gone: [UIViewController]) {}

        func transitionDidEnd(_ session: TransitionSession, completed: Bool) {}

        // MARK: Between transitions

        /// Updates records and gestures if the controllers have changed, unless they change now.
        final func update(unlessChanging: Bool = true) {
            guard session == nil, !(unlessChanging && isChanging) else { return }
            let controllers = controllers
            guard let gone = members.change(to: controllers) else { return }
            didChange(controllers, gone: gone)
        }

        final func setNeedsUpdate() { members.isStale = true }

        /// The last known controllers.
        private struct Members {
            private struct Weak { weak var controller: UIViewController? }
            private var known: [Weak] = []
            var isStale = true

            /// Those that are gone; nil if nothing has changed.
            mutating func change(to new: [UIViewController]) -> [UIViewController]? {
                let old = known.map(\.controller)
                let isSame =
                    old.count == new.count && zip(old, new).allSatisfy { $0.0 === $0.1 }
                if isSame, !isStale { return nil }
                known = new.map { Weak(controller: $0) }
                isStale = false
                return old.compactMap { $0 }.filter { one in !new.contains { $0 === one } }
            }
        }

        // MARK: The app's delegate

        /// Becomes the delegate. The one that the app has set is the next from now on.
        private func takeFront() {
            let front = current
            // An engine that took the place after the first registry was installed calls this one.
            if front !== self {
                if isFirst || front.map(isEngines) != true { previous = front as? NSObject }
                isFirst = false
                previous.map { Followers.of($0).add(self) }
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

        /// The delegate to which calls go on: not one that has called this one itself, as the
        /// current delegate has if it is another one.
        final var next: NSObject? { previous === current ? nil : previous }

        /// The delegate that is asked for animations: engines are asked by themselves.
        final var appsDelegate: NSObject? {
            next.flatMap { isEngines($0) ? nil : $0 }
        }

        nonisolated override func responds(to selector: Selector!) -> Bool {
            super.responds(to: selector)
                || onMainThread(otherwise: false) {
                    once(otherwise: false) { next?.responds(to: selector) == true }
                }
        }

        nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
            onMainThread(otherwise: nil) { next }
        }

        /// Answers a call, unless the app's delegate has passed it back: delegates may each store
        /// the other as the next one.
        final func once<Answer>(
            _ about: AnyObject? = nil, otherwise: Answer, name: String = #function,
            _ answer: () -> Answer
        ) -> Answer {
            let call = Call(name: name, about: about.map { ObjectIdentifier($0) })
            guard running.insert(call).inserted else { return otherwise }
            defer { running.remove(call) }
            return answer()
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
        private struct Weak: Sendable { weak let delegate: SharingDelegate? }
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
