// Double of SDOSHero 3.1: opposites, and the animations of presented controllers.
import Hero
import UIKit

extension HeroDefaultAnimationType {
    public var oppositeAnimationType: HeroDefaultAnimationType {
        guard case .selectBy(_, let opposite) = Self.autoReverse(presenting: self) else {
            return self
        }
        if case .selectBy = self { return self }
        return opposite
    }

    var presenting: HeroDefaultAnimationType {
        if case .selectBy(let presenting, _) = self { return presenting }
        return self
    }

    var dismissing: HeroDefaultAnimationType {
        if case .selectBy(_, let dismissing) = self { return dismissing }
        return self
    }

    /// Of a pair; what is set for both ways alike is forgotten where one half is set.
    var ownPresenting: HeroDefaultAnimationType {
        if case .selectBy(let presenting, _) = self { return presenting }
        return .auto
    }

    var ownDismissing: HeroDefaultAnimationType {
        if case .selectBy(_, let dismissing) = self { return dismissing }
        return .auto
    }

    var isAuto: Bool {
        if case .auto = self { return true }
        return false
    }

    /// An unspecified half is the opposite of the other.
    var normalised: HeroDefaultAnimationType {
        guard case .selectBy(let presenting, let dismissing) = self else { return self }
        switch (presenting.isAuto, dismissing.isAuto) {
        case (true, true): return .auto
        case (false, true):
            return .selectBy(
                presenting: presenting, dismissing: presenting.oppositeAnimationType)
        case (true, false):
            return .selectBy(
                presenting: dismissing.oppositeAnimationType, dismissing: dismissing)
        case (false, false): return self
        }
    }
}

extension HeroModifier {
    /// Nothing reads it in this version of the library.
    public static var autolayout: HeroModifier {
        HeroModifier { $0["turnOnTranslatedAutoresizingMaskWhileAnimation"] = true }
    }
}

nonisolated(unsafe) private var key = 0

extension UIViewController {
    private var desired: HeroDefaultAnimationType {
        get { objc_getAssociatedObject(self, &key) as? HeroDefaultAnimationType ?? .auto }
        set {
            objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            hero.modalAnimationType = newValue.normalised
        }
    }

    public var animationTypeForPresenting: HeroDefaultAnimationType {
        get { desired.presenting }
        set { desired = .selectBy(presenting: newValue, dismissing: desired.ownDismissing) }
    }

    public var animationTypeForDismissing: HeroDefaultAnimationType {
        get { desired.dismissing }
        set { desired = .selectBy(presenting: desired.ownPresenting, dismissing: newValue) }
    }

    public func setHeroAnimationTypeForModalPresenting(
        _ presentationType: HeroDefaultAnimationType,
        forModalDismissing dismissalType: HeroDefaultAnimationType
    ) {
        desired = .selectBy(
            presenting: presentationType.presenting, dismissing: dismissalType.dismissing)
    }

    public func copyModalSDOSHeroAnimationTypeFrom(viewController: UIViewController) {
        desired = viewController.desired
    }

    public func presentViewController(
        _ viewController: UIViewController, usingAnimation animationType: HeroDefaultAnimationType
    ) {
        presentViewController(viewController, usingAnimation: animationType, completion: nil)
    }

    /// What was set before is back when it is presented.
    public func presentViewController(
        _ viewController: UIViewController, usingAnimation animationType: HeroDefaultAnimationType,
        completion: (() -> Void)?
    ) {
        let old = viewController.hero.modalAnimationType
        viewController.hero.modalAnimationType = animationType.presenting
        present(viewController, animated: true) {
            viewController.hero.modalAnimationType = old
            completion?()
        }
    }

    public func dismissViewControllerUsingAnimation(_ animationType: HeroDefaultAnimationType) {
        dismissViewControllerUsingAnimation(animationType, completion: nil)
    }

    public func dismissViewControllerUsingAnimation(
        _ animationType: HeroDefaultAnimationType, completion: (() -> Void)?
    ) {
        let last = lastPresented
        let old = last.hero.modalAnimationType
        last.hero.modalAnimationType = animationType.dismissing
        dismiss(animated: true) {
            last.hero.modalAnimationType = old
            completion?()
        }
    }

    public func dismissAllPresentedViewControllers() {
        if lastPresented.presentingViewController != nil { hero.unwindToRootViewController() }
    }

    public func dismissAllViewControllersUsingAnimation(_ type: HeroDefaultAnimationType) {
        let last = lastPresented
        guard last.presentingViewController != nil else { return }
        let old = last.hero.modalAnimationType
        last.hero.modalAnimationType = .autoReverse(
            presenting: type.dismissing.oppositeAnimationType)
        last.hero.unwindToRootViewController()
        last.hero.modalAnimationType = old
    }

    private var lastPresented: UIViewController {
        var last = self
        while let next = last.presentedViewController { last = next }
        return last
    }
}
