// Double of Hero 1.6: what becomes of the views' states before they move, step by step.
import UIKit

extension HeroTransition {
    func process() {
        let (from, to) = (context.fromViews, context.toViews)
        (from + to).forEach { ignoreSubviews(of: $0) }
        from.forEach { addConditional($0, isAppearing: false) }
        to.forEach { addConditional($0, isAppearing: true) }
        addDefaultAnimation()
        to.forEach { match($0) }
        for view in from {
            let source = context[view]?.source.flatMap { context.destinationView(for: $0) }
            if let source { move(view, to: source) }
        }
        for view in to {
            let source = context[view]?.source.flatMap { context.sourceView(for: $0) }
            if let source { move(view, to: source) }
        }
        (from + to).forEach { cascade(from: $0) }
        plugins.forEach { $0.process(fromViews: from, toViews: to) }
    }

    /// Of a table the first subview: it was the wrapper of all cells once.
    private func holder(in view: UIView) -> UIView {
        view is UITableView ? view.subviews.first ?? view : view
    }

    private func ignoreSubviews(of view: UIView) {
        guard let isRecursive = context[view]?.ignoreSubviewModifiers else { return }
        let holder = holder(in: view)
        let ignored = isRecursive ? Array(holder.tree.dropFirst()) : holder.subviews
        for one in ignored { context[one] = nil }
    }

    private func addConditional(_ view: UIView, isAppearing: Bool) {
        for (holds, modifiers) in context[view]?.conditionalModifiers ?? [] {
            let condition = HeroConditionalContext(
                hero: self, view: view, isAppearing: isAppearing)
            if holds(condition) { context[view]?.append(contentsOf: modifiers) }
        }
    }

    /// Of two views with one id both fly, with the options of the one that comes.
    private func match(_ view: UIView) {
        guard let id = view.hero.id, let other = context.sourceView(for: id) else { return }
        var (to, from) = (context[view] ?? [], context[other] ?? [])
        (to.source, from.source) = (id, id)
        (from.arc, from.duration, from.delay) = (to.arc, to.duration, to.delay)
        (from.timingFunction, from.spring) = (to.timingFunction, to.spring)
        let isClear = [view, other].contains { !$0.isOpaque || $0.alpha < 1 }
        let crossFades = isClear && !to.nonFade && !from.nonFade
        if context.insertToViewFirst {
            Self.fade(&from, over: &to, view, crossFades)
        } else {
            Self.fade(&to, over: &from, other, crossFades)
        }
        (context[view], context[other]) = (to, from)
    }

    /// The upper of both fades; the lower only if one could look through it.
    private static func fade(
        _ upper: inout HeroTargetState, over lower: inout HeroTargetState, _ lowerView: UIView,
        _ crossFades: Bool
    ) {
        upper.opacity = 0
        lower.opacity = crossFades ? 0 : nil
        if !crossFades, !lowerView.layer.masksToBounds, lower.displayShadow {
            upper.displayShadow = false
        }
    }

    /// Where another view is, with its size and looks.
    private func move(_ view: UIView, to target: UIView) {
        guard var state = context[view], let superview = target.superview else { return }
        let (own, other) = (view.layer, target.layer)
        state.coordinateSpace = .global
        state.position = container.convert(other.position, from: superview)
        state.transform = container.layer.flatTransform(to: other)
        state.size = own.bounds.size == other.bounds.size ? nil : other.bounds.size
        if own.cornerRadius != other.cornerRadius {
            state.cornerRadius = state.cornerRadius ?? other.cornerRadius
        }
        func take<Value: Equatable>(
            _ path: WritableKeyPath<HeroTargetState, Value?>, _ before: Value?, _ after: Value?
        ) {
            if before != after { state[keyPath: path] = after }
        }
        take(\.shadowColor, own.shadowColor, other.shadowColor)
        take(\.shadowOpacity, own.shadowOpacity, other.shadowOpacity)
        take(\.shadowOffset, own.shadowOffset, other.shadowOffset)
        take(\.shadowRadius, own.shadowRadius, other.shadowRadius)
        take(\.shadowPath, own.shadowPath, other.shadowPath)
        take(\.contentsRect, own.contentsRect, other.contentsRect)
        take(\.contentsScale, own.contentsScale, other.contentsScale)
        take(\.anchorPoint, own.anchorPoint, other.anchorPoint)
        context[view] = state
    }

    /// Delays subviews and all in them, one after another; those that fly wait for the last if asked.
    private func cascade(from view: UIView) {
        guard let state = context[view], let (delta, direction, delaysMatched) = state.cascade
        else { return }
        let subviews = holder(in: view).subviews.sorted(by: direction.isBefore)
        let last = state.delay + Double(subviews.count) * delta
        for (index, subview) in subviews.enumerated() {
            for one in subview.tree {
                if let paired = context.pairedView(for: one) {
                    guard delaysMatched else { continue }
                    context[one]?.delay = last
                    context[paired]?.delay = last
                } else {
                    context[one]?.delay = state.delay + Double(index) * delta
                }
            }
        }
    }
}

extension CascadeDirection {
    func isBefore(_ one: UIView, _ other: UIView) -> Bool {
        let (one, other) = (one.frame, other.frame)
        func distance(_ frame: CGRect, _ center: CGPoint) -> CGFloat {
            let (x, y) = (frame.midX - center.x, frame.midY - center.y)
            return (x * x + y * y).squareRoot()
        }
        switch self {
        case .topToBottom: return one.minY < other.minY
        case .bottomToTop: return (one.maxY, one.maxX) > (other.maxY, other.maxX)
        case .leftToRight: return one.minX < other.minX
        case .rightToLeft: return one.maxX > other.maxX
        case .radial(let center): return distance(one, center) < distance(other, center)
        case .inverseRadial(let center): return distance(one, center) > distance(other, center)
        }
    }
}
