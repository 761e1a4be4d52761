#if canImport(UIKit)
    import UIKit

    /// UIKit's own swipe back, disabled while a gesture of ours has the same direction.
    @MainActor struct SystemPopGesture {
        /// Whether it was enabled; nil while it is not changed.
        private var wasEnabled: Bool?

        mutating func disable(in navigationController: UINavigationController) {
            #if !os(tvOS)
                guard wasEnabled == nil,
                    let recognizer = navigationController.interactivePopGestureRecognizer
                else { return }
                wasEnabled = recognizer.isEnabled
                recognizer.isEnabled = false
            #endif
        }

        mutating func restore(in navigationController: UINavigationController) {
            #if !os(tvOS)
                guard let wasEnabled else { return }
                navigationController.interactivePopGestureRecognizer?.isEnabled = wasEnabled
                self.wasEnabled = nil
            #endif
        }
    }

    extension Interaction {
        /// Whether the gesture moves to the left or right.
        var isHorizontal: Bool {
            switch gesture {
            case .pan(let direction, _), .edgePan(let direction):
                direction != .up && direction != .down
            case .pinch: false
            }
        }
    }
#endif
