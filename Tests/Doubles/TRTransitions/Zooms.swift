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
        _ completionHandler: ((Bool) -> Bool)?
    ) {
        let isSame = transitionMode == .sameContent
        let (from, to): (UIView, UIView) = (context.from.view, context.to.view)
        let (fromTransform, toTransform) = (from.transform, to.transform)
        let named = context.toVC
        named?.viewControllerWillBeginTransitioning?()
        to.alpha = 0
        insert(to, in: context.containerView)
        let zoom = Zoom(configuration, isSame, over: from)
        let transform = TRZoomInRectTransitionHelper.createZoomInTransform(
            for: from, originalFrame: zoom.rect, targetImage: zoom.image)
        let decoration = isSame ? zoom.decoration(in: from) : nil
        decoration?.alpha = 0
        if isSame { to.transform = transform.inverted() }
        UIView.animateKeyframes(withDuration: configuration.duration, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: isSame ? 1 : 0.2) {
                from.transform = transform
                decoration?.alpha = 1
                from.alpha = 0
                guard isSame else { return }
                to.transform = toTransform
                named?.viewControllerIsTransitioning?()
            }
            UIView.addKeyframe(
                withRelativeStartTime: isSame ? 0 : 0.2, relativeDuration: isSame ? 0.5 : 0.8
            ) {
                to.alpha = 1
                if !isSame { named?.viewControllerIsTransitioning?() }
            }
        } completion: { [self] finished in
            named?.viewControllerDidEndTransitioning?()
            from.alpha = 1
            from.transform = fromTransform
            decoration?.removeFromSuperview()
            _ = completionHandler?(finished)
            // The source's view is gone then, though its controller is where it was.
            if !isSame, transitionClass == .segue { from.removeFromSuperview() }
        }
    }

    /// With different content a segue puts it next to the source's view, all others inside.
    @MainActor private func insert(_ to: UIView, in container: UIView) {
        if transitionMode == .differentContent, transitionClass == .segue {
            container.superview?.insertSubview(to, aboveSubview: container)
        } else {
            container.addSubview(to)
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
        _ completionHandler: ((Bool) -> Bool)?
    ) {
        switch transitionMode {
        case .sameContent: shrinkSame(context, configuration, completionHandler)
        case .differentContent: shrinkDifferent(context, configuration, completionHandler)
        }
    }

    /// A picture of the view that leaves shrinks; itself it waits unseen, and goes.
    @MainActor private func shrinkSame(
        _ context: TRTransitionContext, _ configuration: TRTransitionConfiguration,
        _ completionHandler: ((Bool) -> Bool)?
    ) {
        let (from, to): (UIView, UIView) = (context.from.view, context.to.view)
        let toTransform = to.transform
        let named = context.fromVC
        context.containerView.insertSubview(to, belowSubview: from)
        let zoom = Zoom(configuration, true, over: from)
        named?.viewControllerWillBeginTransitioning?()
        let grown = TRZoomInRectTransitionHelper.createZoomInTransform(
            for: to, originalFrame: zoom.rect, targetImage: zoom.image)
        to.transform = grown
        let picture = from.snapshotView(afterScreenUpdates: false) ?? UIView()
        context.containerView.insertSubview(picture, aboveSubview: from)
        picture.frame = from.frame
        from.alpha = 0
        let decoration = zoom.decoration(in: to)
        UIView.animateKeyframes(withDuration: configuration.duration, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                to.transform = toTransform
                picture.transform = grown.inverted()
                decoration.alpha = 0
                named?.viewControllerIsTransitioning?()
            }
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
                picture.alpha = 0
            }
            UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
                context.to.navigationController?.navigationBar.alpha = 1
            }
        } completion: { finished in
            named?.viewControllerDidEndTransitioning?()
            from.alpha = 1
            decoration.removeFromSuperview()
            picture.removeFromSuperview()
            if context.transitionWasCancelled() {
                to.transform = toTransform
                to.removeFromSuperview()
            } else {
                from.removeFromSuperview()
            }
            _ = completionHandler?(finished)
        }
    }

    /// A picture of the container is left in the view that leaves.
    @MainActor private func shrinkDifferent(
        _ context: TRTransitionContext, _ configuration: TRTransitionConfiguration,
        _ completionHandler: ((Bool) -> Bool)?
    ) {
        let (from, to): (UIView, UIView) = (context.from.view, context.to.view)
        let fromTransform = from.transform
        let named = context.toVC
        context.containerView.snapshotView(afterScreenUpdates: false).map { from.addSubview($0) }
        named?.viewControllerWillBeginTransitioning?()
        to.alpha = 0
        from.superview?.addSubview(to)
        let zoom = Zoom(configuration, false, over: from)
        let transform = TRZoomInRectTransitionHelper.createZoomOutTransform(
            for: from, originalFrame: zoom.rect, targetImage: nil)
        UIView.animateKeyframes(withDuration: configuration.duration, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.8) {
                from.transform = transform
                from.alpha = 0
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                to.alpha = 1
                named?.viewControllerIsTransitioning?()
            }
        } completion: { finished in
            named?.viewControllerDidEndTransitioning?()
            from.alpha = 1
            from.transform = fromTransform
            _ = completionHandler?(finished)
        }
    }
}

/// What a zoom aims at.
@MainActor private struct Zoom {
    let rect: CGRect
    let image: UIImage?

    init(_ configuration: TRTransitionConfiguration, _ isSame: Bool, over from: UIView) {
        rect =
            configuration.targetRectBlock?()
            ?? TRZoomInRectTransitionHelper.defaultTargetRect(for: from.frame)
        image = isSame ? configuration.targetImage : nil
    }

    /// Hides what it lies on, but for the rectangle, which shows the image or what is there.
    func decoration(in view: UIView) -> UIView {
        let decoration = UIView(frame: view.frame)
        let cover = UIView(frame: view.frame)
        cover.backgroundColor = view.backgroundColor ?? .black
        let shown: UIView
        if let image {
            shown = UIImageView(image: image)
        } else {
            shown =
                view.resizableSnapshotView(
                    from: rect, afterScreenUpdates: false, withCapInsets: .zero) ?? UIView()
        }
        shown.frame = rect
        shown.clipsToBounds = true
        decoration.addSubview(cover)
        decoration.addSubview(shown)
        view.addSubview(decoration)
        return decoration
    }
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
        let gesture = UIPinchGestureRecognizer(target: self, action: #selector(pinch(_:)))
        gesture.delegate = self
        view.addGestureRecognizer(gesture)
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
