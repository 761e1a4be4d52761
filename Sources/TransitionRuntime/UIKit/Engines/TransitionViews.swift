#if canImport(UIKit)
    public import UIKit

    /// The two ends of a transition that is about to begin, as it happens.
    @MainActor public struct TransitionSides {
        public let from: UIViewController
        public let to: UIViewController
        public let operation: TransitionOperations

        public init(
            from: UIViewController,
            to: UIViewController,
            operation: TransitionOperations
        ) {
            self.from = from
            self.to = to
            self.operation = operation
        }
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
