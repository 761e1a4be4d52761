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
#endif
