#if canImport(UIKit)
    import UIKit

    extension UIViewController {
        /// This controller and its visible children, the outermost first, without presented ones.
        var visibleChain: [UIViewController] { visibleChain(towards: nil) }

        /// The same. Of several columns the one that contains `target` counts.
        func visibleChain(towards target: UIViewController?) -> [UIViewController] {
            var chain = [self]
            var last = self
            while let child = last.visibleChild(towards: target) {
                chain.append(child)
                last = child
            }
            return chain
        }

        /// This controller and its parents, the innermost first.
        var selfAndContainers: [UIViewController] {
            var chain = [self]
            var last = self
            while let parent = last.parent {
                chain.append(parent)
                last = parent
            }
            return chain
        }

        /// The outermost parent, or this controller if it has none.
        var outermost: UIViewController { selfAndContainers.last ?? self }

        /// Whether it is presented, or the root of its window.
        var isPresentedOrRoot: Bool {
            presentingViewController != nil || viewIfLoaded?.window?.rootViewController === self
        }

        /// The only visible child; nil if there are none or several.
        private func visibleChild(towards target: UIViewController?) -> UIViewController? {
            if let navigation = self as? UINavigationController {
                return navigation.topViewController
            }
            if let tabs = self as? UITabBarController { return tabs.selectedViewController }
            if let split = self as? UISplitViewController {
                let around = target?.selfAndContainers ?? []
                return split.viewControllers.first { column in around.contains { $0 === column } }
                    ?? split.viewControllers.last
            }
            guard let view = viewIfLoaded else { return nil }
            let visible = children.filter { child in
                guard let childView = child.viewIfLoaded else { return false }
                return childView.isDescendant(of: view) && !childView.isHidden
                    && childView.alpha > 0 && view.shows(childView)
            }
            return visible.count == 1 ? visible.first : nil
        }

        /// Whether its class is one of UIKit's containers, or inherits from one.
        var isUIKitContainer: Bool {
            self is UINavigationController || self is UITabBarController
                || self is UISplitViewController || self is UIPageViewController
        }

        /// Whether one contains the other, or both are the same.
        func isRelated(to other: UIViewController) -> Bool {
            selfAndContainers.contains { $0 === other }
                || other.selfAndContainers.contains { $0 === self }
        }

        /// Whether the controller is one of Apple's own, for instance an alert: wildcards exclude
        /// those. Classes that apps use directly do not count.
        var isSystemsOwn: Bool {
            if self is UIAlertController { return true }
            #if !os(tvOS)
                if modalPresentationStyle == .popover { return true }
            #endif
            let plain: [UIViewController.Type] = [
                UIViewController.self, UINavigationController.self, UITabBarController.self,
                UISplitViewController.self, UITableViewController.self,
                UICollectionViewController.self,
            ]
            let type = type(of: self)
            return !plain.contains { $0 == type }
                && Bundle(for: type).bundlePath.contains("/System/Library/")
                && (type as? any HostingController.Type)?.isPlain != true
        }
    }

    extension UIView {
        /// Whether a view in this one is within its bounds: a drawer or a neighboring page is not.
        /// What has no size yet will be laid out.
        fileprivate func shows(_ view: UIView) -> Bool {
            let frame = view.convert(view.bounds, to: self)
            return frame.isEmpty || bounds.isEmpty || !frame.intersection(bounds).isEmpty
        }
    }
#endif
