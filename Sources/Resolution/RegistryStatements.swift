package import TransitionDSL

/// The statements of a registry's lines; see «Returns» and «Which line wins» in the manual.
func statements(of registry: Registry, _ model: Model, _ ends: inout EndSetMaker)
    -> [TransitionRule]
{
    var statements: [TransitionRule] = []
    let ofRegistry = availableVersions(registry.options, in: model)
    for handle in registry.edges.handles {
        let edge = model.edges[handle]
        guard let use = edge.animation else { continue }
        let versions = ofRegistry.intersection(availableVersions(use.options, in: model))
        let plays = Plays(edge, use, model)
        ends.forEachClaim(of: edge, versions: versions) { claim in
            statements.append(
                TransitionRule(
                    edge: handle, claim: claim, isTurned: false, play: plays.forward.play,
                    returning: plays.forward.returning))
            guard claim.isBothWays else { return }
            statements.append(
                TransitionRule(
                    edge: handle, claim: claim.turned, isTurned: true, play: plays.turned.play,
                    returning: plays.turned.returning))
        }
    }
    return statements
}

/// A line's animation in its direction and in the opposite one, and their returns.
private struct Plays {
    var forward: (play: ChosenAnimation?, returning: ChosenAnimation?)
    var turned: (play: ChosenAnimation?, returning: ChosenAnimation?)

    init(_ edge: Edge, _ use: AnimationUse, _ model: Model) {
        let going = model.isDefault(use.going) ? nil : ChosenAnimation(use.going)
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
    /// Calls `body` with a line's claim for each pair of its ends, in the direction in which it is
    /// written. A line that applies in no version has no claims.
    mutating func forEachClaim(
        of edge: Edge, versions: VersionRange, asWhole: Bool = false, _ body: (RuleKey) -> Void
    ) {
        let (lineFrom, lineTo) = (id(of: edge.from), id(of: edge.to))
        if sets.isEmpty(lineFrom) || sets.isEmpty(lineTo) || versions.isEmpty { return }
        var claim = RuleKey(
            pattern: EventPattern(edge, versions: versions), from: lineFrom, to: lineTo,
            lineFrom: lineFrom, lineTo: lineTo,
            isBothWays: edge.isBothWays || edge.operation == .tab)
        if asWhole { return body(claim) }
        for from in alternatives(edge.from) {
            for to in alternatives(edge.to) {
                (claim.from, claim.to) = (from, to)
                body(claim)
            }
        }
    }
}

extension Edge {
    /// The return operations of its own; empty if it names a return operation, or one that has no
    /// return.
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

extension EventPattern {
    /// When a line applies, apart from its screens and its return.
    init(_ edge: Edge, versions: VersionRange) {
        let (operations, trigger): (OperationSet, Trigger) =
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
        self.init(operations: operations, trigger: trigger, versions: versions)
    }
}

/// The views of a line take part in one set of events and in their returns. They have the same rank
/// as the line's animation, so a view of several lines follows the line that wins.
package struct ViewStatement: Sendable {
    package var edge: Handle<Edge>
    package var claim: RuleKey
    /// Whether the line has a return, in which its views take part too.
    package var hasReturn: Bool
}

/// The view statements in the braces of one registry's lines; for a line of both directions, only
/// the one that is written.
package struct ViewTable: Sendable {
    package let sets: EndSets
    /// In the order of their lines.
    package let statements: [ViewStatement]
}

extension ViewTable {
    /// The lines whose views take part in an event or in the event that it reverses, in the order
    /// of the lines. `isTurned`: the line's left end is the screen that appears.
    package func lines(covering event: Event) -> [(edge: Handle<Edge>, isTurned: Bool)] {
        statements.compactMap { statement in
            func direction(of event: Event) -> Bool? {
                [false, true].first { isTurned in
                    if isTurned, !statement.claim.isBothWays { return false }
                    let claim = isTurned ? statement.claim.turned : statement.claim
                    return claim.pattern.covers(event)
                        && sets.covers(claim.from, event.from, in: event.leaves)
                        && sets.covers(claim.to, event.to, in: event.enters)
                }
            }
            if let isTurned = direction(of: event) { return (statement.edge, isTurned) }
            guard statement.hasReturn, let isTurned = event.forward.flatMap(direction) else {
                return nil
            }
            return (statement.edge, !isTurned)
        }
    }
}

/// The views of all registries of a model, in their order.
package func viewTables(of model: Model, _ tree: ScreenTree) -> [ViewTable] {
    model.registries.map { registry in
        var ends = EndSetMaker(tree, model)
        var statements: [ViewStatement] = []
        let versions = availableVersions(registry.options, in: model)
        // Pairs rank a line among others. A single line is one claim with all its pairs.
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
    /// Whether it has statements about views.
    package var hasBraces: Bool { !matches.isEmpty || !views.isEmpty }
}
