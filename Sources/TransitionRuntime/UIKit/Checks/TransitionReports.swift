#if canImport(UIKit)
    public import UIKit

    /// Reports calls that the app forgot to make.
    @MainActor public enum TransitionReports {
        /// Receives one message for each mistake. With `nil` nothing is checked.
        ///
        /// In debug builds it writes to the console, and in other builds it is `nil`. An app may
        /// replace it, for example to fail a test.
        public static var handler: (@MainActor (_ message: String) -> Void)? = standard

        #if DEBUG
            private static let standard: (@MainActor (String) -> Void)? = {
                print("TransitionRuntime: \($0)")
            }
        #else
            private static let standard: (@MainActor (String) -> Void)? = nil
        #endif

        /// The subjects of the messages sent so far.
        private static var sent: Set<String> = []

        /// Does not report this controller if it is presented without the registry. For
        /// presentations that the registry must not animate.
        public static func ignorePresentation(of presented: UIViewController) {
            ForgottenCalls.shared.ignorePresentation(of: presented)
        }

        /// Records that the views of a screen have their ids and modifiers. Generated functions
        /// call it; `registries` are those of their file.
        public static func didApply<Screen>(
            _ function: String, to controller: UIViewController,
            registries: @escaping @MainActor () -> [TransitionRegistry<Screen>]
        ) {
            didApply(function, to: controller)
            ForgottenCalls.shared.expectInstalled(registries, for: controller)
        }

        /// Records the same for a file without registries.
        public static func didApply(_ function: String, to controller: UIViewController) {
            AppliedFunctions.insert(function, on: controller)
        }

        /// Sends one message about each subject.
        static func report(_ message: String, about subject: String) {
            guard let handler, sent.insert(subject).inserted else { return }
            handler(message)
        }
    }

    /// The functions that have set up a controller's views, stored on the controller.
    @MainActor enum AppliedFunctions {
        private static let key = AssociationKey()

        static func of(_ controller: UIViewController) -> Set<String> {
            key.value(on: controller) as? Set<String> ?? []
        }

        static func insert(_ function: String, on controller: UIViewController) {
            key.keep(of(controller).union([function]), on: controller)
        }
    }
#endif
