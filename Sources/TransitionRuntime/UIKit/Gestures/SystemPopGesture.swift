#if canImport(UIKit)
    import UIKit

    /// UIKit's own swipes back, disabled while a gesture of ours has the same direction.
    @MainActor struct SystemPopGesture {
        /// Those that were enabled; nil while nothing is changed.
        private var disabled: [UIGestureRecognizer]?

        mutating func disable(in navigationController: UINavigationController) {
            guard disabled == nil else { return }
            let recognizers = Self.recognizers(of: navigationController).filter(\.isEnabled)
            for recognizer in recognizers { recognizer.isEnabled = false }
            disabled = recognizers
        }

        mutating func restore() {
            for recognizer in disabled ?? [] { recognizer.isEnabled = true }
            disabled = nil
        }

        /// From the edge and, from iOS 26 on, from anywhere in the screen.
        private static func recognizers(
            of navigationController: UINavigationController
        ) -> [UIGestureRecognizer] {
            #if os(tvOS)
                return []
            #else
                var all = [navigationController.interactivePopGestureRecognizer]
                #if compiler(>=6.2)
                    if #available(iOS 26.0, *) {
                        all.append(navigationController.interactiveContentPopGestureRecognizer)
                    }
                #endif
                return all.compactMap { $0 }
            #endif
        }
    }

    extension GestureDriver {
        /// Whether it moves to the left or right, anywhere in the screen.
        var replacesSystemsSwipe: Bool {
            if view != nil { return false }
            switch interaction.gesture {
            case .pan(let direction, _), .edgePan(let direction):
                return direction != .up && direction != .down
            case .pinch: return false
            }
        }
    }
#endif
