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

        public init(
            from: UIViewController,
            to: UIViewController,
            operation: TransitionOperations,
            segue: String? = nil,
            unwind: String? = nil
        ) {
            self.from = from
            self.to = to
            self.operation = operation
            self.segue = segue
            self.unwind = unwind
        }

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
#endif
