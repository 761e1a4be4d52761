// Presenting and dismissing.

@preconcurrency @MainActor @objc
open class UIPresentationController: NSObject, AssociationOwner, UIAppearanceContainer {
    nonisolated(unsafe) public var associations: [UnsafeRawPointer: Any] = [:]
    /// It is part of the presented controller, which keeps it.
    private weak var presented: UIViewController?
    private weak var presenter: UIViewController?
    public var presentedViewController: UIViewController {
        presented ?? presenter ?? UIViewController()
    }
    weak var container: UIView?

    @objc public init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        presented = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    open var presentingViewController: UIViewController { presenter ?? presentedViewController }
    open var presentationStyle: UIModalPresentationStyle {
        presentedViewController.modalPresentationStyle
    }
    open var containerView: UIView? { container }
    open var presentedView: UIView? { presentedViewController.view }
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
    open var shouldRemovePresentersView: Bool {
        switch presentationStyle {
        case .fullScreen, .currentContext: true
        default: false
        }
    }
    open func containerViewWillLayoutSubviews() {}
    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    func begin(in container: UIView, of presenter: UIViewController) {
        self.container = container
        self.presenter = presenter
    }
}

extension UIViewController {
    /// On the controller that presents, which is the outermost of its containers.
    func beginPresentation(
        of presented: UIViewController, source: UIViewController, animated: Bool,
        completion: (() -> Void)?
    ) {
        if shown != nil {
            Stage.note("error: \(Stage.name(self)) already presents \(Stage.name(shown))")
            return
        }
        if presenting != nil {
            Stage.note("error: \(Stage.name(self)) is being presented or dismissed")
            return
        }
        let delegate = presented.transitioningDelegate
        let isCustom = presented.modalPresentationStyle == .custom
        let custom =
            isCustom
            ? delegate?.presentationController?(
                forPresented: presented, presenting: self, source: source) : nil
        let presentation =
            custom ?? UIPresentationController(presentedViewController: presented, presenting: self)
        let animator =
            animated
            ? delegate?.animationController?(
                forPresented: presented, presenting: self, source: source) : nil
        let interactor = animator.flatMap {
            delegate?.interactionControllerForPresentation?(using: $0)
        }
        let container = UIView(frame: view.superview?.bounds ?? view.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.superview?.addSubview(container)
        presentation.begin(in: container, of: self)
        presented.presentation = presentation
        let context = TransitionContext(
            from: self, to: presented, container: container, isAnimated: animated,
            style: presented.modalPresentationStyle
        )
        let covers = presentation.shouldRemovePresentersView
        context.givesFromView = covers
        let frame = presentation.frameOfPresentedViewInContainerView
        context.frames[ObjectIdentifier(self)] = (view.frame, covers ? .zero : view.frame)
        context.frames[ObjectIdentifier(presented)] = (.zero, frame)
        shown = presented
        presented.shower = self
        presented.isBeingPresented = true
        (presented.presenting, presenting) = (context, context)
        Stage.note("present \(Stage.name(presented)) by \(Stage.name(animator))")
        presented.willAppear(animated)
        if covers { willDisappear(animated) }
        presentation.presentationTransitionWillBegin()
        context.onComplete = { [self] isDone in
            endPresentation(of: presented, context, isDone: isDone, covers: covers)
            presentation.presentationTransitionDidEnd(isDone)
            if isDone { completion?() }
        }
        context.run(animator, interactor)
    }

    private func endPresentation(
        of presented: UIViewController, _ context: TransitionContext, isDone: Bool, covers: Bool
    ) {
        let container = context.containerView
        presented.isBeingPresented = false
        (presented.presenting, presenting) = (nil, nil)
        if isDone {
            if !presented.view.isDescendant(of: container) {
                // The container may have another size by now.
                presented.view.frame =
                    presented.presentation?.frameOfPresentedViewInContainerView
                    ?? container.bounds
                container.addSubview(presented.view)
            }
            if covers { view.removeFromSuperview() }
            presented.didAppear(context.isAnimated)
            if covers { didDisappear(context.isAnimated) }
            return
        }
        putOwnView(beside: container)
        presented.view.removeFromSuperview()
        container.removeFromSuperview()
        forget(presented)
        presented.willDisappear(context.isAnimated)
        presented.didDisappear(context.isAnimated)
        if covers { appear(context.isAnimated) }
        Stage.note("presentation cancelled")
    }

    /// On the controller that presents.
    func beginDismissal(animated: Bool, completion: (() -> Void)?) {
        guard let presented = shown else { return }
        if presented.presenting != nil {
            Stage.note(
                "error: dismiss while \(Stage.name(presented)) is being presented or dismissed")
            return
        }
        // What the presented controller presents goes with it, without an animation of its own.
        func dismissAbove() {
            if presented.shown != nil { presented.beginDismissal(animated: false, completion: nil) }
        }
        if !Stage.asksBeforeDismissingAbove { dismissAbove() }
        let delegate = presented.transitioningDelegate
        let animator = animated ? delegate?.animationController?(forDismissed: presented) : nil
        dismissAbove()
        let interactor = animator.flatMap {
            delegate?.interactionControllerForDismissal?(using: $0)
        }
        let container = presented.presentation?.container ?? UIView(frame: view.bounds)
        let context = TransitionContext(
            from: presented, to: self, container: container, isAnimated: animated,
            style: presented.modalPresentationStyle
        )
        let covers = presented.presentation?.shouldRemovePresentersView == true
        context.givesToView = covers
        context.frames[ObjectIdentifier(presented)] = (presented.view.frame, .zero)
        context.frames[ObjectIdentifier(self)] =
            (covers ? .zero : view.frame, covers ? container.bounds : view.frame)
        presented.isBeingDismissed = true
        (presented.presenting, presenting) = (context, context)
        Stage.note("dismiss \(Stage.name(presented)) by \(Stage.name(animator))")
        presented.willDisappear(animated)
        if covers { willAppear(animated) }
        presented.presentation?.dismissalTransitionWillBegin()
        context.onComplete = { [self] isDone in
            let presentation = presented.presentation
            endDismissal(of: presented, context, isDone: isDone, covers: covers)
            presentation?.dismissalTransitionDidEnd(isDone)
            if isDone { completion?() }
        }
        context.run(animator, interactor)
    }

    private func endDismissal(
        of presented: UIViewController, _ context: TransitionContext, isDone: Bool, covers: Bool
    ) {
        presented.isBeingDismissed = false
        (presented.presenting, presenting) = (nil, nil)
        if isDone {
            putOwnView(beside: context.containerView)
            presented.view.removeFromSuperview()
            context.containerView.removeFromSuperview()
            forget(presented)
            presented.didDisappear(context.isAnimated)
            if covers { didAppear(context.isAnimated) }
            return
        }
        if covers {
            view.removeFromSuperview()
            willDisappear(context.isAnimated)
            didDisappear(context.isAnimated)
        }
        presented.appear(context.isAnimated)
        Stage.note("dismissal cancelled")
    }

    /// Back below where the container lies.
    private func putOwnView(beside container: UIView) {
        guard let home = container.superview, view.superview !== home else { return }
        view.frame = home.bounds
        home.insertSubview(view, belowSubview: container)
    }

    private func forget(_ presented: UIViewController) {
        shown = nil
        presented.shower = nil
        presented.presentation = nil
    }
}
