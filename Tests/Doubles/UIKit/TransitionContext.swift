// The context and coordinator of one transition, and the interaction controller of UIKit.

final class TransitionContext: NSObject, UIViewControllerContextTransitioning,
    UIViewControllerTransitionCoordinator
{
    let from: UIViewController?
    let to: UIViewController?
    let containerView: UIView
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    /// A side whose view stays where it is has no view for a key: the presenter's under a sheet.
    var givesFromView = true
    var givesToView = true
    var frames: [ObjectIdentifier: (initial: CGRect, final: CGRect)] = [:]
    var onComplete: ((Bool) -> Void)?
    private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
    private(set) var isInteractive = false
    private(set) var initiallyInteractive = false
    private(set) var transitionWasCancelled = false
    private(set) var percentComplete: CGFloat = 0
    private var isComplete = false
    /// How many have begun and not ended. // test
    static var running = 0
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var watchers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    init(
        from: UIViewController?, to: UIViewController?, container: UIView, isAnimated: Bool,
        style: UIModalPresentationStyle
    ) {
        self.from = from
        self.to = to
        self.containerView = container
        self.isAnimated = isAnimated
        self.presentationStyle = style
        super.init()
    }

    /// Runs to its end: by the interaction controller if there is one, by the animator, by UIKit's
    /// own animation, which takes 0.35 s, or at once.
    func run(
        _ animator: (any UIViewControllerAnimatedTransitioning)?,
        _ interactor: (any UIViewControllerInteractiveTransitioning)?
    ) {
        self.animator = animator
        Self.running += 1
        guard let animator else {
            if isAnimated, let interactor {
                // UIKit's own swipe drives UIKit's own animation.
                isInteractive = true
                initiallyInteractive = true
                interactor.startInteractiveTransition(self)
            } else if isAnimated {
                Stage.after(0.35) { self.completeTransition(true) }
            } else {
                completeTransition(true)
            }
            return
        }
        Stage.animators.append(animator)
        guard let interactor else {
            animator.animateTransition(using: self)
            return
        }
        Stage.animators.append(interactor)
        if interactor.wantsInteractiveStart ?? true {
            isInteractive = true
            initiallyInteractive = true
            interactor.startInteractiveTransition(self)
        } else {
            animator.animateTransition(using: self)
        }
    }

    var isCancelled: Bool { transitionWasCancelled }
    var isInterruptible: Bool { false }
    var transitionDuration: TimeInterval { animator?.transitionDuration(using: self) ?? 0.35 }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        self.percentComplete = percentComplete
        Stage.note("moves to \(percentComplete)")
    }

    func finishInteractiveTransition() {
        endInteraction()
        Stage.note("moves on")
    }

    func cancelInteractiveTransition() {
        transitionWasCancelled = true
        endInteraction()
        Stage.note("moves back")
    }

    func pauseInteractiveTransition() { isInteractive = true }

    private func endInteraction() {
        isInteractive = false
        watchers.forEach { $0(self) }
    }

    func completeTransition(_ didComplete: Bool) {
        if isComplete {
            Stage.note("error: completeTransition was called twice")
            return
        }
        isComplete = true
        Self.running -= 1
        animator?.animationEnded?(didComplete)
        onComplete?(didComplete)
        onComplete = nil
        let blocks = completions
        completions = []
        blocks.forEach { $0(self) }
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        if key == .from { return givesFromView ? from?.view : nil }
        return key == .to && givesToView ? to?.view : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        frames[ObjectIdentifier(vc)]?.initial ?? .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        frames[ObjectIdentifier(vc)]?.final ?? .zero
    }

    @discardableResult
    func animate(
        alongsideTransition animation: (
            (any UIViewControllerTransitionCoordinatorContext) -> Void
        )?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation { Stage.animating(transitionDuration) { animation(self) } }
        if let completion { completions.append(completion) }
        return true
    }

    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        watchers.append(handler)
    }
}

/// Holds the animations' completions until the gesture has ended. What the animations set stays set
/// after a cancel: who animates puts it back.
@preconcurrency @MainActor @objc
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
    @objc public override init() { super.init() }
    @objc dynamic open private(set) var duration: CGFloat = 0
    @objc dynamic open private(set) var percentComplete: CGFloat = 0
    @objc dynamic open var completionSpeed: CGFloat = 1
    @objc dynamic open var completionCurve: UIView.AnimationCurve = .easeInOut
    @objc dynamic open var timingCurve: (any UITimingCurveProvider)?
    @objc dynamic open var wantsInteractiveStart = true
    private var context: (any UIViewControllerContextTransitioning)?
    private var hold = Hold()

    @objc dynamic open func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
    ) {
        context = transitionContext
        guard let animator = (transitionContext as? TransitionContext)?.animator else {
            duration = 0.35
            hold = Hold()
            hold.blocks.append {
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
            return
        }
        duration = CGFloat(animator.transitionDuration(using: transitionContext))
        hold = Hold()
        Stage.holds.append(hold)
        let interruptible: (any UIViewImplicitlyAnimating)? =
            animator.interruptibleAnimator?(using: transitionContext)
        if interruptible !== AbsentAnimator.shared {
            interruptible?.startAnimation()
        } else {
            animator.animateTransition(using: transitionContext)
        }
        Stage.holds.removeAll { $0 === hold }
    }

    @objc dynamic open func pause() { context?.pauseInteractiveTransition() }

    @objc dynamic open func update(_ percentComplete: CGFloat) {
        self.percentComplete = percentComplete
        Stage.note("update \(percentComplete)")
        context?.updateInteractiveTransition(percentComplete)
    }

    @objc dynamic open func cancel() {
        Stage.note("cancel")
        context?.cancelInteractiveTransition()
        end(part: percentComplete)
    }

    @objc dynamic open func finish() {
        Stage.note("finish")
        context?.finishInteractiveTransition()
        end(part: 1 - percentComplete)
    }

    /// The part of the duration that is left to play.
    private func end(part: CGFloat) {
        context = nil
        let seconds = TimeInterval(max(0, part) * duration / max(completionSpeed, 0.01))
        let blocks = hold.blocks
        hold = Hold()
        Stage.after(seconds) { blocks.forEach { $0() } }
    }
}
