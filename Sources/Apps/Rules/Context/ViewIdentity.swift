import AppSource
import TransitionDSL

extension AppContext {
    /// Whether two places certainly set the ids of different views.
    func areDifferentViews(_ one: HeroIDSite, _ other: HeroIDSite) -> Bool {
        if one.isInNib, other.isInNib { return !areOneObject(one, other) }
        guard let first = one.fact.view, let second = other.fact.view, let owner = one.owner,
            let otherOwner = other.owner
        else { return false }
        if owner == otherOwner, first == second { return false }
        if let target = index.outletTargets["\(owner).\(first)"],
            let other = index.outletTargets["\(otherOwner).\(second)"],
            !target.isDisjoint(with: other)
        {
            return false
        }
        return isStored(first, in: owner) && isStored(second, in: otherOwner)
    }

    /// Whether two attributes of nibs are those of one object.
    func areOneObject(_ one: HeroIDSite, _ other: HeroIDSite) -> Bool {
        one.place.file == other.place.file
            && index.nibObjects[one.place]?.number == index.nibObjects[other.place]?.number
    }

    /// Whether a view can be on the screen: one that is loose in a storyboard, and that no outlet
    /// has, is not.
    func isPlaced(_ site: HeroIDSite) -> Bool { index.nibObjects[site.place]?.isPlaced ?? true }

    /// Whether two objects of nibs are loaded together: one class may have several scenes.
    func areInOneScene(_ one: HeroIDSite, _ other: HeroIDSite) -> Bool {
        one.place.file == other.place.file
            && index.nibObjects[one.place]?.scene == index.nibObjects[other.place]?.scene
    }

    /// Whether the view of a place is a property of its owner, or the owner's own.
    func isStored(_ site: HeroIDSite) -> Bool {
        guard let view = site.fact.view, let owner = site.owner else { return false }
        return isStored(view, in: owner)
    }

    /// Whether a path is a property or the view itself. Locals may be names of the same view.
    private func isStored(_ path: String, in owner: String) -> Bool {
        if path == "root" || path == "contentView" { return true }
        guard path.allSatisfy({ $0 != "." && $0 != "[" }) else { return false }
        return ancestry(owner).contains {
            index.classes[$0]?.properties.contains(path) ?? false
        }
    }
}

/// Members that run once for every instance.
let startMembers: Set<String> = [
    "viewDidLoad()", "loadView()", "awakeFromNib()", "viewWillAppear(_:)", "viewDidAppear(_:)",
    "layoutSubviews()", "viewDidLayoutSubviews()", "viewDidLoad", "loadView", "awakeFromNib",
]
