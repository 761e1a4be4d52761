package import TransitionDSL

/// That a line's views take part on one set of events and on the returns from there. It claims them
/// as the line's animation does, so that a view of several lines follows the line that wins.
package struct ViewStatement: Sendable {
    package var edge: Handle<Edge>
    package var claim: Claim
    /// Whether the line has a return, on which its views take part too.
    package var hasReturn: Bool
}

/// What the braces of one registry's lines say of views, and when; of a line of both directions
/// that in which it is written.
package struct ViewTable: Sendable {
    package let sets: EndSets
    /// In the order of their lines.
    package let statements: [ViewStatement]
}

/// The views of all registries of a model, in their order.
package func viewTables(of model: Model, _ tree: ScreenTree) -> [ViewTable] {
    var ends = EndSetMaker(tree, model)
    return model.registries.map { registry in
        var statements: [ViewStatement] = []
        let versions = availableVersions(registry.options, in: model)
        // Pairs rank a line among others. One alone is said as a whole, however many it has.
        let isAlone = model.edges[registry.edges].count { $0.hasBraces } == 1
        for handle in registry.edges.handles where model.edges[handle].hasBraces {
            let edge = model.edges[handle]
            let own = edge.animation.map { availableVersions($0.options, in: model) } ?? .all
            ends.forEachClaim(of: edge, versions: versions.intersection(own), asWhole: isAlone) {
                claim in
                statements.append(
                    ViewStatement(
                        edge: handle, claim: claim, hasReturn: !edge.returnOperations.isEmpty))
            }
        }
        return ViewTable(sets: ends.finish(), statements: statements)
    }
}

extension Edge {
    /// Whether it says anything of views.
    package var hasBraces: Bool { !matches.isEmpty || !views.isEmpty }
}
