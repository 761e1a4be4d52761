import UIKit

/// Segues that a storyboard would have.
@MainActor extension UIStoryboard {
    /// A segue of kind "Show".
    static func show(
        _ identifier: String, _ make: @escaping () -> UIViewController
    ) {
        segues[identifier] = { source in
            let destination = make()
            return UIStoryboardSegue(
                identifier: identifier, source: source, destination: destination
            ) { source.show(destination, sender: source) }
        }
    }

    /// A segue of kind "Present Modally".
    static func present(
        _ identifier: String, _ make: @escaping () -> UIViewController
    ) {
        segues[identifier] = { source in
            let destination = make()
            return UIStoryboardSegue(
                identifier: identifier, source: source, destination: destination
            ) { source.present(destination, animated: true) }
        }
    }

    /// What UIKit makes of an unwind segue: prepared by its source, then back to the target.
    static func unwind(
        _ identifier: String, from source: UIViewController, to target: UIViewController
    ) {
        let segue = UIStoryboardSegue(
            identifier: identifier, source: source, destination: target
        ) {
            if let navigation = source.navigationController,
                navigation.viewControllers.contains(where: { $0 === target })
            {
                navigation.popToViewController(target, animated: true)
            } else {
                source.dismiss(animated: true)
            }
        }
        guard source.shouldPerformSegue(withIdentifier: identifier, sender: nil) else { return }
        source.prepare(for: segue, sender: nil)
        segue.perform()
    }
}
