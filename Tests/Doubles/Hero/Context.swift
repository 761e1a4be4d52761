// Double of Hero 1.6: the views of a transition, their states, and the snapshots that fly for them.
import UIKit

public class HeroContext {
    public let container: UIView
    public private(set) var fromViews: [UIView] = []
    public private(set) var toViews: [UIView] = []
    var insertToViewFirst = false
    private var sources: [String: UIView] = [:]
    private var destinations: [String: UIView] = [:]
    private var states: [UIView: HeroTargetState] = [:]
    private var snapshots: [UIView: UIView] = [:]
    private var alphas: [UIView: CGFloat] = [:]
    /// Views that fly themselves, and where they were.
    private var flyers: [(home: UIView, index: Int, view: UIView)] = []

    init(container: UIView) { self.container = container }

    public func sourceView(for heroID: String) -> UIView? { sources[heroID] }
    public func destinationView(for heroID: String) -> UIView? { destinations[heroID] }
    public func pairedView(for view: UIView) -> UIView? {
        guard let id = view.hero.id else { return nil }
        if sources[id] === view { return destinations[id] }
        return destinations[id] === view ? sources[id] : nil
    }
    public subscript(view: UIView) -> HeroTargetState? {
        get { states[view] }
        set { states[view] = newValue }
    }

    func take(fromViews: [UIView], toViews: [UIView]) {
        (self.fromViews, self.toViews) = (fromViews, toViews)
        for view in fromViews { take(view, &sources) }
        for view in toViews { take(view, &destinations) }
    }

    /// Views outside of the screen take no part unless they are forced to.
    private func take(_ view: UIView, _ ids: inout [String: UIView]) {
        let state = view.hero.modifiers.map { HeroTargetState(modifiers: $0) }
        let isSeen = container.convert(view.bounds, from: view).intersects(container.bounds)
        guard isSeen || state?.forceAnimate == true else { return }
        if let id = view.hero.id { ids[id] = view }
        states[view] = state
    }

    // What is hidden while its snapshot flies.

    public func hide(view: UIView) {
        guard alphas[view] == nil else { return }
        if view is UIVisualEffectView {
            alphas[view] = 1
            view.isHidden = true
        } else {
            alphas[view] = view.alpha
            view.alpha = 0
        }
    }

    public func unhide(view: UIView) {
        guard let alpha = alphas.removeValue(forKey: view) else { return }
        if view is UIVisualEffectView { view.isHidden = false } else { view.alpha = alpha }
    }

    func unhideAll() { alphas.keys.forEach { unhide(view: $0) } }

    func unhideTree(_ root: UIView) { root.tree.forEach { unhide(view: $0) } }

    /// What stays hidden below a screen that is not covered whole is remembered by the views.
    func storeAlphas(below root: UIView) {
        root.tree.forEach { settings(of: $0).storedAlpha = alphas[$0] }
    }

    func loadAlphas(below root: UIView) {
        for view in root.tree {
            if let alpha = settings(of: view).storedAlpha { view.alpha = alpha }
            settings(of: view).storedAlpha = nil
        }
    }

    // Snapshots.

    public func snapshotView(for view: UIView) -> UIView {
        if let known = snapshots[view] { return known }
        let home = home(of: view)
        unhide(view: view)
        let isItself = states[view]?.snapshotType == .noSnapshot
        if isItself, let superview = view.superview, superview !== container,
            let index = superview.subviews.firstIndex(of: view)
        {
            flyers.append((superview, index, view))
        }
        let snapshot = isItself ? view : SnapshotWrapperView(of: view)
        if let superview = view.superview {
            snapshot.layer.position = home.convert(view.layer.position, from: superview)
        }
        snapshot.layer.transform = home.layer.flatTransform(to: view.layer)
        if !isItself {
            if states[view]?.displayShadow == false { snapshot.layer.shadowOpacity = 0 }
            hide(view: view)
        }
        raise(beside: view)
        home.addSubview(snapshot)
        snapshots[view] = snapshot
        return snapshot
    }

    /// The container, or the snapshot of what the view lies in.
    private func home(of view: UIView) -> UIView {
        if states[view]?.coordinateSpace == .global { return container }
        var one: UIView? = view
        while let here = one, here !== container {
            if let snapshot = snapshots[here] {
                return (snapshot as? UIVisualEffectView)?.contentView ?? snapshot
            }
            one = here.superview
        }
        return one ?? container
    }

    /// A view that comes in place of another lies above it, and below what lay above that.
    private func raise(beside view: UIView) {
        guard let paired = pairedView(for: view), let snapshot = snapshots[paired],
            let siblings = paired.superview?.subviews, let index = siblings.firstIndex(of: paired)
        else { return }
        let home = home(of: view)
        home.addSubview(snapshot)
        for one in paired.subviews + siblings[(index + 1)...] {
            for view in one.tree where states[view]?.coordinateSpace == .global {
                if let above = snapshots[view] { container.addSubview(above) }
            }
        }
    }

    func removeAllSnapshots() { snapshots.forEach { remove($1, of: $0) } }

    func removeSnapshots(of root: UIView) {
        for view in root.tree { snapshots[view].map { remove($0, of: view) } }
    }

    private func remove(_ snapshot: UIView, of view: UIView) {
        if snapshot !== view { snapshot.removeFromSuperview() }
    }

    func putBackFlyers() {
        for one in flyers.reversed() { one.home.insertSubview(one.view, at: one.index) }
    }
}

/// Looks like a view, in place of it.
final class SnapshotWrapperView: UIView {
    init(of view: UIView) {
        super.init(frame: view.bounds)
        let content = view.snapshotView(afterScreenUpdates: true) ?? UIView()
        content.layer.cornerRadius = view.layer.cornerRadius
        content.layer.masksToBounds = true
        addSubview(content)
        let (from, to) = (view.layer, layer)
        to.bounds = from.bounds
        (to.opacity, to.cornerRadius, to.zPosition) = (
            from.opacity, from.cornerRadius, from.zPosition
        )
        (to.anchorPoint, to.masksToBounds) = (from.anchorPoint, from.masksToBounds)
        (to.borderColor, to.borderWidth) = (from.borderColor, from.borderWidth)
        (to.shadowColor, to.shadowOpacity) = (from.shadowColor, from.shadowOpacity)
        (to.shadowOffset, to.shadowRadius) = (from.shadowOffset, from.shadowRadius)
        to.shadowPath = from.shadowPath
        hero.id = view.hero.id
    }

    required init?(coder: NSCoder) { nil }
}

extension UIView {
    var tree: [UIView] { [self] + subviews.flatMap(\.tree) }

    /// The views that may take part; what is not enabled has none.
    var flattened: [UIView] {
        let isList = superview is UICollectionView || superview is UIStackView
        if !hero.isEnabled || isHidden && (isList || self is UITableViewCell) { return [] }
        return [self] + (hero.isEnabledForSubviews ? subviews.flatMap(\.flattened) : [])
    }
}

extension CALayer {
    /// All transforms from one inside of this layer, the window's aside.
    func flatTransform(to layer: CALayer) -> CATransform3D {
        var (result, one) = (layer.transform, layer.superlayer)
        while let outer = one, outer !== self, !(outer.delegate is UIWindow) {
            result = CATransform3DConcat(outer.transform, result)
            one = outer.superlayer
        }
        return result
    }
}
