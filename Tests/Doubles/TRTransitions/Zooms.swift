// Double of TRTransitions 1.0: the two zooms, their geometry, and the pinch.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import UIKit

@objc open class TRZoomInRectForwardTransition: NSObject, TRTransitionProtocol {
    open var transitionMode: TRZoomInRectTransitionMode = .sameContent
    open var transitionClass: TRTransitionClass = .segue

    @objc public override init() { super.init() }

    @objc public init!(
        transitionMode: TRZoomInRectTransitionMode, transitionClass: TRTransitionClass
    ) {
        super.init()
        self.transitionMode = transitionMode
        self.transitionClass = transitionClass
    }

    open func performTransition(
        with context: TRTransitionContext!, configuration: TRTransitionConfiguration!,
        completionHandler: ((Bool) -> Bool)!
    ) {
        guard let configuration else { return }
        MainActor.assumeIsolated { perform(context, configuration, completionHandler) }
    }

    @MainActor private func perform(
        _ context: TRTransitionContext, _ configuration: TRTransitionConfiguration,
        _ completionHandler: @escaping (Bool) -> Bool
    ) {
        let isSame = transitionMode == .sameContent
        let rect = targetRect(configuration, in: context.from)
        let image = isSame ? configuration.targetImage : nil
        let zoom = TRZoomInRectTransitionHelper.createZoomInTransform(
            for: context.from.view, originalFrame: rect, targetImage: image)
        let (from, to): (UIView, UIView) = (context.from.view, context.to.view)
        let named = context.toVC
        named?.viewControllerWillBeginTransitioning?()
        if !isSame, transitionClass == .segue {
            from.superview?.insertSubview(to, aboveSubview: from)
        } else {
            context.containerView.addSubview(to)
        }
        to.alpha = 0
        if isSame { to.transform = zoom.inverted() }
        UIView.animateKeyframes(withDuration: configuration.duration, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: isSame ? 1 : 0.2) {
                from.transform = zoom
                from.alpha = 0
                to.transform = .identity
                named?.viewControllerIsTransitioning?()
            }
            UIView.addKeyframe(
                withRelativeStartTime: isSame ? 0 : 0.2, relativeDuration: isSame ? 0.5 : 0.8
            ) { to.alpha = 1 }
        } completion: { finished in
            from.transform = .identity
            from.alpha = 1
            named?.viewControllerDidEndTransitioning?()
            _ = completionHandler(finished)
        }
    }
}

@objc open class TRZoomInRectBackwardTransition: NSObject, TRTransitionProtocol {
    open var transitionMode: TRZoomInRectTransitionMode = .sameContent

    @objc public override init() { super.init() }

    @objc public init!(transitionMode: TRZoomInRectTransitionMode) {
        super.init()
        self.transitionMode = transitionMode
    }

    open func performTransition(
        with context: TRTransitionContext!, configuration: TRTransitionConfiguration!,
        completionHandler: ((Bool) -> Bool)!
    ) {
        guard let configuration else { return }
        MainActor.assumeIsolated { perform(context, configuration, completionHandler) }
    }

    @MainActor private func perform(
        _ context: TRTransitionContext, _ configuration: TRTransitionConfiguration,
        _ completionHandler: @escaping (Bool) -> Bool
    ) {
        let isSame = transitionMode == .sameContent
        let rect = targetRect(configuration, in: context.to)
        let (from, to): (UIView, UIView) = (context.from.view, context.to.view)
        let zoom = TRZoomInRectTransitionHelper.createZoomOutTransform(
            for: from, originalFrame: rect, targetImage: isSame ? configuration.targetImage : nil)
        let named = isSame ? context.fromVC : context.toVC
        named?.viewControllerWillBeginTransitioning?()
        context.containerView.insertSubview(to, belowSubview: from)
        UIView.animateKeyframes(withDuration: configuration.duration, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: isSame ? 1 : 0.8) {
                from.transform = zoom
                from.alpha = 0
                named?.viewControllerIsTransitioning?()
            }
        } completion: { finished in
            from.transform = .identity
            from.alpha = 1
            if context.transitionWasCancelled() { to.removeFromSuperview() }
            named?.viewControllerDidEndTransitioning?()
            _ = completionHandler(finished)
        }
    }
}

@MainActor private func targetRect(
    _ configuration: TRTransitionConfiguration, in controller: UIViewController
) -> CGRect {
    configuration.targetRectBlock?()
        ?? TRZoomInRectTransitionHelper.defaultTargetRect(for: controller.view.frame)
}

@objc open class TRZoomInRectTransitionHelper: NSObject {
    open class func createZoomInTransform(
        for view: UIView!, originalFrame: CGRect, targetImage: UIImage!
    ) -> CGAffineTransform {
        let (bounds, start) = MainActor.assumeIsolated { (view.bounds, view.transform) }
        let size = shown(targetImage, in: originalFrame)
        let scale = min(bounds.width / size.width, bounds.height / size.height)
        return start.scaledBy(x: scale, y: scale).translatedBy(
            x: bounds.midX - originalFrame.midX, y: bounds.midY - originalFrame.midY)
    }

    open class func createZoomOutTransform(
        for view: UIView!, originalFrame: CGRect, targetImage: UIImage!
    ) -> CGAffineTransform {
        let (bounds, start) = MainActor.assumeIsolated { (view.bounds, view.transform) }
        let size = shown(targetImage, in: originalFrame)
        let scale = max(size.width / bounds.width, size.height / bounds.height)
        return start.scaledBy(x: scale, y: scale).translatedBy(
            x: (originalFrame.midX - bounds.midX) / scale,
            y: (originalFrame.midY - bounds.midY) / scale)
    }

    open class func defaultTargetRect(for originalFrame: CGRect) -> CGRect {
        originalFrame.insetBy(dx: originalFrame.width * 0.45, dy: originalFrame.height * 0.45)
    }

    /// A landscape picture fills the rectangle, another fits in.
    private class func shown(_ image: UIImage?, in rect: CGRect) -> CGSize {
        guard let image else { return rect.size }
        let ratio = image.size.width / image.size.height
        let isWide = rect.width > ratio * rect.height
        let fills = image.size.width > image.size.height
        return isWide == fills
            ? CGSize(width: rect.width, height: rect.width / ratio)
            : CGSize(width: ratio * rect.height, height: rect.height)
    }
}

@preconcurrency @MainActor
@objc
open class TRTransitionInteractiveViewController: UIViewController,
    UIGestureRecognizerDelegate, TRTransitionInteractiveControllerProtocol
{
    private var driver: UIPercentDrivenInteractiveTransition?

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(
            UIPinchGestureRecognizer(target: self, action: #selector(pinch(_:))))
    }

    open func interactiveController() -> (any UIViewControllerInteractiveTransitioning)! { driver }

    @objc private func pinch(_ gesture: UIPinchGestureRecognizer) {
        switch gesture.state {
        case .began where gesture.scale < 1:
            driver = UIPercentDrivenInteractiveTransition()
            navigationController?.popViewController(animated: true)
        case .changed: driver?.update(1 - gesture.scale)
        case .ended, .cancelled:
            driver?.completionSpeed = min(max(abs(gesture.velocity), 0.1), 1.5)
            gesture.scale <= 0.6 ? driver?.finish() : driver?.cancel()
            driver = nil
        default: break
        }
    }
}
