#if canImport(UIKit)
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
