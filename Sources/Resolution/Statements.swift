package import TransitionDSL

/// What the lines of a registry state; see «Returns» and «Which line wins» in the manual.
func statements(of registry: Registry, _ model: Model, _ ends: inout EndSetMaker) -> [Statement] {
    var statements: [Statement] = []
    let ofRegistry = availableVersions(registry.options, in: model)
    for handle in registry.edges.handles {
        let edge = model.edges[handle]
        guard let use = edge.animation else { continue }
        let versions = ofRegistry.intersection(availableVersions(use.options, in: model))
        let plays = Plays(edge, use, model)
        ends.forEachClaim(of: edge, versions: versions) { claim in
            statements.append(
                Statement(
                    edge: handle, claim: claim, isTurned: false, play: plays.forward.play,
                    returning: plays.forward.returning))
            guard claim.isBothWays else { return }
            statements.append(
                Statement(
                    edge: handle, claim: claim.turned, isTurned: true, play: plays.turned.play,
                    returning: plays.turned.returning))
        }
    }
    return statements
}

/// What a line plays in its direction and in the opposite one, and on the way back from there.
private struct Plays {
    var forward: (play: Play?, returning: Play?)
    var turned: (play: Play?, returning: Play?)

    init(_ edge: Edge, _ use: AnimationUse, _ model: Model) {
        let going = model.isDefault(use.going) ? nil : Play(use.going)
        let returning = model.returning(of: use)
        if edge.isBothWays {
            forward = (going, going?.opposite)
            turned = (returning, returning?.opposite)
        } else {
            forward = (going, returning)
            turned = forward
        }
        if edge.returnOperations.isEmpty {
            forward.returning = nil
            turned.returning = nil
        }
    }
}

extension EndSetMaker {
    /// Calls `body` with what a line claims for each pair of its ends, in the direction in which
    /// it is written; not at all where it counts in no version.
    mutating func forEachClaim(
        of edge: Edge, versions: VersionRange, asWhole: Bool = false, _ body: (Claim) -> Void
    ) {
        let (lineFrom, lineTo) = (id(of: edge.from), id(of: edge.to))
        if sets.isEmpty(lineFrom) || sets.isEmpty(lineTo) || versions.isEmpty { return }
        var claim = Claim(
            occasion: Occasion(edge, versions: versions), from: lineFrom, to: lineTo,
            lineFrom: lineFrom, lineTo: lineTo,
            isBothWays: edge.isBothWays || edge.operation == .tab)
        if asWhole || edge.from.count == 1 && edge.to.count == 1 { return body(claim) }
        for from in alternatives(edge.from) {
            for to in alternatives(edge.to) {
                (claim.from, claim.to) = (from, to)
                body(claim)
            }
        }
    }
}

extension Edge {
    /// The operations that take its own back; none where it names a return operation, or one that
    /// has no return.
    package var returnOperations: OperationSet {
        switch operation {
        case nil, .segue: .back
        case .push: .pop
        case .present: .dismiss
        case .tab: .tabLower
        case .pop, .dismiss, .replace, .unwind: []
        }
    }
}

extension Occasion {
    /// When a line applies, apart from its screens and its return.
    init(_ edge: Edge, versions: VersionRange) {
        let (operations, means): (OperationSet, Means) =
            switch edge.operation {
            case nil: (.going, .any)
            case .push: (.push, .any)
            case .present: (.present, .any)
            case .pop: (.pop, .any)
            case .dismiss: (.dismiss, .any)
            case .replace: (.replace, .any)
            case .tab: (.tabHigher, .any)
            case .segue: (.going, edge.segue.map { .segue($0) } ?? .any)
            case .unwind: (.back, edge.segue.map { .unwind($0) } ?? .any)
            }
        self.init(operations: operations, means: means, versions: versions)
    }
}

// MARK: Views

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
    model.registries.map { registry in
        var ends = EndSetMaker(tree, model)
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
