@preconcurrency import Hero
import TransitionRuntime
import UIKit

extension TranscSupport.HeroViews {
    /// The ids and modifiers of a view for some operations only.
    private struct Limited {
        weak var view: UIView?
        var limit: TransitionLimit
        var id: String??
        var modifiers: [HeroModifier]?
    }

    private static var allLimitedViews: [ObjectIdentifier: [Limited]] = [:]

    /// The views of one generated file, which has a subclass.
    private static var limitedViews: [Limited] {
        get { allLimitedViews[ObjectIdentifier(self)] ?? [] }
        set { allLimitedViews[ObjectIdentifier(self)] = newValue }
    }

    static func set(
        _ view: UIView?, id: String?? = nil, modifiers: [HeroModifier]? = nil,
        on limit: TransitionLimit
    ) {
        limitedViews.removeAll { $0.view == nil }
        guard let view else { return }
        // A cell is reused, and a subclass adds to the modifiers of its superclass.
        guard let index = limitedViews.firstIndex(where: { $0.view === view && $0.limit == limit })
        else {
            limitedViews.append(Limited(view: view, limit: limit, id: id, modifiers: modifiers))
            return
        }
        if let id { limitedViews[index].id = id }
        if let modifiers { limitedViews[index].modifiers = modifiers }
    }

    /// For each transition, applies what is limited to it.
    static var limited: TransitionViews {
        TransitionViews { sides in
            var views = Put()
            // The limit of a segue is the narrower one and comes last.
            for isOfSegue in [false, true] {
                for limited in limitedViews
                where !areLeftOut && limited.limit.isOfSegue == isOfSegue
                    && sides.meet(limited.limit)
                { views.put(limited.view, id: limited.id, modifiers: limited.modifiers) }
            }
            return { [views] in views.takeOff() }
        }
    }

    static func set(
        _ view: UIView?, id: String?? = nil, modifiersOf modifiers: (UIView) -> [HeroModifier],
        on limit: TransitionLimit
    ) {
        guard let view else { return }
        set(view, id: id, modifiers: modifiers(view), on: limit)
    }
}
