#if canImport(UIKit)
    public import UIKit

    /// Reports calls that the app should have made and did not.
    @MainActor public enum TransitionReports {
        /// Receives a message about each mistake, once. An app may replace it, for example to stop at a message in
        /// its tests. Where it is nil, nothing is checked.
        ///
        /// In debug builds it writes to the console, in other builds it is nil.
        public static var handler: (@MainActor (_ message: String) -> Void)? = standard

        #if DEBUG
            private static let standard: (@MainActor (String) -> Void)? = {
                print("TransitionRuntime: \($0)")
            }
        #else
            private static let standard: (@MainActor (String) -> Void)? = nil
        #endif

        /// What messages were about.
        private static var sent: Set<String> = []

        /// Does not report that this presentation was not announced. For a controller that is
        /// presented on purpose without the registry.
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

        /// The same in a file without registries.
        public static func didApply(_ function: String, to controller: UIViewController) {
            AppliedFunctions.insert(function, on: controller)
        }

        /// Sends one message about each subject.
        static func report(_ message: String, about subject: String) {
            guard let handler, sent.insert(subject).inserted else { return }
            handler(message)
        }
    }

    /// The functions that have set a controller's views, kept on the controller.
    @MainActor enum AppliedFunctions {
        private static let key = AssociationKey()

        static func of(_ controller: UIViewController) -> Set<String> {
            key.value(on: controller) as? Set<String> ?? []
        }

        static func insert(_ function: String, on controller: UIViewController) {
            let known = of(controller)
            if !known.contains(function) { key.keep(known.union([function]), on: controller) }
        }
    }
#endif
