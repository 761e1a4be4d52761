import UIKit

/// A picture of views in words, for comparing before and after. UIKit's own views between them, which
/// come and go, are left out.
@MainActor func picture(of view: UIView, indent: String = "") -> String {
    let name = String(describing: type(of: view))
    if view is UINavigationBar || view is UITabBar { return "" }
    let isBetween = name.hasPrefix("_") || betweenViews.contains(name)
    let inner = view.subviews.map { picture(of: $0, indent: isBetween ? indent : indent + "  ") }
        .filter { !$0.isEmpty }
    return ((isBetween ? [] : [indent + line(of: view, name)]) + inner).joined(separator: "\n")
}

private let betweenViews: Set<String> = [
    "UITransitionView", "UIDropShadowView", "UILayoutContainerView", "UINavigationTransitionView",
    "UIViewControllerWrapperView", "UITabBarControllerWrapperView", "UIDimmingView",
]

@MainActor private func line(of view: UIView, _ name: String) -> String {
    let layer = view.layer
    var line = "\(name) \(layer.bounds) at \(layer.position)"
    if !view.transform.isIdentity { line += " transform \(view.transform)" }
    if !CATransform3DIsIdentity(layer.sublayerTransform) { line += " sublayerTransform" }
    if layer.anchorPoint != CGPoint(x: 0.5, y: 0.5) { line += " anchor \(layer.anchorPoint)" }
    if view.alpha != 1 { line += " alpha \(view.alpha)" }
    if view.isHidden { line += " hidden" }
    if layer.masksToBounds { line += " clips" }
    if layer.cornerRadius != 0 { line += " corner \(layer.cornerRadius)" }
    if layer.shadowOpacity != 0 {
        line += " shadow \(layer.shadowOpacity) \(layer.shadowRadius) \(layer.shadowOffset)"
    }
    if layer.zPosition != 0 { line += " z \(layer.zPosition)" }
    if let color = view.backgroundColor { line += " \(color.cgColor.components ?? [])" }
    if !view.isUserInteractionEnabled { line += " untouchable" }
    let own = (view.gestureRecognizers ?? []).filter { $0 is any ScriptedRecognizer }
    for gesture in own { line += " \(type(of: gesture))" }
    return line + (view.tag == 0 ? "" : " tag \(view.tag)")
}
