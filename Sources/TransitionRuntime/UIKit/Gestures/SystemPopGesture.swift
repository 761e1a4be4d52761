#if canImport(UIKit)
    import UIKit

    /// UIKit's own swipe back, which rests while one of ours goes the same way.
    @MainActor struct SystemPopGesture {
        /// Whether it was on; nil while it is left alone.
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
        /// Whether fingers go to the left or right.
        var isHorizontal: Bool {
            switch gesture {
            case .pan(let direction, _), .edgePan(let direction):
                direction != .up && direction != .down
            case .pinch: false
            }
        }
    }
#endif
