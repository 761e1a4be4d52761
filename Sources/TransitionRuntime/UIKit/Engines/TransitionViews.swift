#if canImport(UIKit)
    public import UIKit

    /// The two ends of a transition that is about to begin, as it happens.
    @MainActor public struct TransitionSides {
        public let from: UIViewController
        public let to: UIViewController
        public let operation: TransitionOperations
        /// The identifier of the segue that goes there, or that opened the screen which is left.
        public let segue: String?
        /// The identifier of the unwind segue that comes back.
        public let unwind: String?

        /// Whether the transition is one of those that a limit names.
        public func meet(_ limit: TransitionLimit) -> Bool { limit.covers(self) }
    }

    /// What is put on views for one transition, such as ids that let two of them fly into each
    /// other.
    @MainActor public struct TransitionViews {
        /// Puts it on and gives what takes it off.
        let put: @MainActor (TransitionSides) -> (@MainActor () -> Void)

        public init(_ put: @escaping @MainActor (TransitionSides) -> (@MainActor () -> Void)) {
            self.put = put
        }
    }

    /// The events that what is put on views is limited to: some operations, or one segue.
    public struct TransitionLimit: Hashable, Sendable {
        private var operations: TransitionOperations
        private var segue: String?
        private var unwind: String?

        public static let push = TransitionLimit(operations: .push)
        public static let pop = TransitionLimit(operations: .pop)
        public static let present = TransitionLimit(operations: .present)
        public static let dismiss = TransitionLimit(operations: .dismiss)
        public static let replace = TransitionLimit(operations: .replace)
        public static let tab = TransitionLimit(operations: .tab)
        /// Whatever goes to another screen, but for a change of tab.
        public static let going = TransitionLimit(operations: .going)
        /// Whatever comes back.
        public static let back = TransitionLimit(operations: .back)

        /// Going by the segue with this identifier.
        public static func segue(_ identifier: String) -> TransitionLimit {
            TransitionLimit(operations: .going, segue: identifier)
        }

        /// Back by the unwind segue with this identifier.
        public static func unwind(_ identifier: String) -> TransitionLimit {
            TransitionLimit(operations: .back, unwind: identifier)
        }

        /// Whether it is that of one segue.
        public var isOfSegue: Bool { segue != nil || unwind != nil }

        func covers(_ sides: TransitionSides) -> Bool {
            operations.contains(sides.operation) && (segue == nil || segue == sides.segue)
                && (unwind == nil || unwind == sides.unwind)
        }
    }
#endif
