import TransitionDSL

/// `arc` on a view that goes nowhere: Hero bends the way of a view's position, which only a hero
/// id, a match, `source` or `position` changes. `translate` is a transform and stays straight.
enum ArcWithoutMovement: LintRule {
    static let id = DiagnosticID.arcWithoutMovement

    static func problems(in context: LintContext) -> [Diagnostic] {
        var flying: Set<Text>?
        let arcs = ModifierNames([CatalogNames.Modifier.arc])
        return context.inModifierLists {
            $0.names.meets(arcs)
        } find: { list in
            let all = context.modifiers(of: list)
            guard let view = view(of: list),
                let arc = all.last(where: { $0.name == CatalogNames.Modifier.arc }),
                !all.contains(where: { moves($0.name) })
            else { return [] }
            let paths = flying ?? flyingPaths(context.model)
            flying = paths
            if paths.contains(context.model.paths[context.model.views[view].path].text) {
                return []
            }
            let change = arc.isDirect ? context.removal(of: arc.item, from: list) : nil
            let diagnostic = Diagnostic(
                id,
                "\(context.title(arc)) bends no way: nothing changes the position of the view",
                at: context.model.calls[arc.item].place,
                notes: context.noteOfNamedList(arc),
                help: "give the view a hero id, a match or a `position`, or remove the arc",
                fix: context.removalFix(of: arc.item, change, isSafe: false)
            )
            return [diagnostic]
        }
    }

    private static func view(of list: PlacedModifiers) -> Handle<ViewLine>? {
        switch list.owner {
        case .view(let view), .edgeView(let view, _): view
        case .match, .declaration, .holder: nil
        }
    }

    private static func moves(_ name: CatalogIndex) -> Bool {
        name == CatalogNames.Modifier.position || name == CatalogNames.Modifier.source
            || CatalogNames.holdsModifiers[Int(name.index)]
    }

    /// The paths of views that have an id or a match anywhere. Those of all screens together: a
    /// path may be of a superclass, or of an edge.
    private static func flyingPaths(_ model: Model) -> Set<Text> {
        var paths: Set<Text> = []
        for view in model.views where view.hero != nil { paths.insert(model.paths[view.path].text) }
        for match in model.matches {
            paths.insert(model.paths[match.left].text)
            paths.insert(model.paths[match.right].text)
        }
        return paths
    }
}
