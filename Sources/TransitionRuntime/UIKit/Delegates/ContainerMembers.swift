#if canImport(UIKit)
    import UIKit

    /// The controllers of a container when gestures were set last.
    struct ContainerMembers: Sendable {
        private var known: [Weak<UIViewController>] = []
        private var around: [Weak<UIViewController>] = []
        /// Whether gestures must be set again in any case.
        var isStale = true

        /// Those that are gone; nil if nothing has changed.
        @MainActor mutating func change(
            to new: [UIViewController], _ surroundings: [UIViewController]
        ) -> [UIViewController]? {
            let isSame = { (one: Weak<UIViewController>, two: UIViewController) in
                one.object === two
            }
            if !isStale, known.elementsEqual(new, by: isSame),
                around.elementsEqual(surroundings, by: isSame)
            {
                return nil
            }
            let old = known.compactMap(\.object)
            known = new.map { Weak($0) }
            around = surroundings.map { Weak($0) }
            isStale = false
            return old.filter { one in !new.contains { $0 === one } }
        }

        /// Takes the gestures from all that are in no container any more.
        @MainActor func leave() {
            for case let one? in known.map(\.object) where one.parent == nil {
                AttachedGestures.leave(one)
            }
        }
    }

    /// Updates the delegates whenever the main run loop becomes idle: UIKit does not report every
    /// change, such as a tab that is removed or a stack that is set without an animation.
    @MainActor enum IdleUpdates {
        private static var delegates: [Weak<SharingDelegate>] = []
        private static var isObserving = false

        static func add(_ delegate: SharingDelegate) {
            delegates.removeAll { $0.object == nil || $0.object === delegate }
            delegates.append(Weak(delegate))
            guard !isObserving else { return }
            isObserving = true
            MainRunLoop.beforeWaiting { for one in delegates { one.object?.update() } }
        }
    }

    /// The runtime's delegates that pass calls on to one delegate of the app, which keeps this. When
    /// it is deallocated, UIKit must not send them its methods any more.
    @MainActor final class Followers {
        private static let key = AssociationKey()
        private var delegates: [Weak<SharingDelegate>] = []

        static func of(_ delegate: NSObject) -> Followers {
            key.value(on: delegate) { Followers() }
        }

        func add(_ delegate: SharingDelegate) {
            delegates.removeAll { $0.object == nil || $0.object === delegate }
            delegates.append(Weak(delegate))
        }

        deinit {
            let delegates = delegates
            onMainThreadSoon {
                for case let one? in delegates.map(\.object) where one.current === one {
                    one.setAgain()
                }
            }
        }
    }

    extension AssociationKey {
        /// The value of an object. Creates it if it does not exist.
        func value<Value>(on object: NSObject, make: () -> Value) -> Value {
            if let known = value(on: object) as? Value { return known }
            let new = make()
            keep(new, on: object)
            return new
        }
    }
#endif
