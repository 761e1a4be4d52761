#if canImport(UIKit)
    public import UIKit

    /// The two controllers of a transition that is about to begin.
    @MainActor public struct TransitionSides {
        /// The controller that leaves.
        public let from: UIViewController
        /// The controller that appears.
        public let to: UIViewController
        /// The operation: exactly one.
        public let operation: TransitionOperations
        /// The identifier of the segue that opens the new screen or, on a return, that opened the
        /// old one.
        public let segue: String?
        /// The identifier of the unwind segue of a return.
        public let unwind: String?

        /// Returns whether a limit includes the transition.
        public func meet(_ limit: TransitionLimit) -> Bool { limit.covers(self) }
    }

    /// A change to views during one transition, such as an id that pairs two views.
    @MainActor public struct TransitionViews {
        /// Makes the change and returns the closure that reverts it.
        let put: @MainActor (TransitionSides) -> (@MainActor () -> Void)

        /// Creates a change. `put` makes it and returns the closure that reverts it.
        public init(_ put: @escaping @MainActor (TransitionSides) -> (@MainActor () -> Void)) {
            self.put = put
        }
    }

    /// The transitions in which a change to views applies: of some operations, or of one segue.
    public struct TransitionLimit: Hashable, Sendable {
        private var operations: TransitionOperations
        private var segue: String?
        private var unwind: String?

        /// Pushes.
        public static let push = TransitionLimit(operations: .push)
        /// Pops.
        public static let pop = TransitionLimit(operations: .pop)
        /// Presentations.
        public static let present = TransitionLimit(operations: .present)
        /// Dismissals.
        public static let dismiss = TransitionLimit(operations: .dismiss)
        /// Replacements.
        public static let replace = TransitionLimit(operations: .replace)
        /// Changes of tab.
        public static let tab = TransitionLimit(operations: .tab)
        /// Pushes, presentations and replacements.
        public static let going = TransitionLimit(operations: .going)
        /// Pops and dismissals.
        public static let back = TransitionLimit(operations: .back)

        /// Transitions by the segue with this identifier.
        public static func segue(_ identifier: String) -> TransitionLimit {
            TransitionLimit(operations: .going, segue: identifier)
        }

        /// Returns by the unwind segue with this identifier.
        public static func unwind(_ identifier: String) -> TransitionLimit {
            TransitionLimit(operations: .back, unwind: identifier)
        }

        /// Whether the limit is one segue or one unwind segue.
        public var isOfSegue: Bool { segue != nil || unwind != nil }

        func covers(_ sides: TransitionSides) -> Bool {
            operations.contains(sides.operation) && (segue == nil || segue == sides.segue)
                && (unwind == nil || unwind == sides.unwind)
        }
    }
#endif
