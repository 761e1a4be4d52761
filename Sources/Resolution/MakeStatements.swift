import TransitionDSL

/// What the lines of registries state; see «Returns» and «Which line wins» in the manual.
struct StatementMaker: ~Copyable {
    private let model: Model
    private var ends: EndSetMaker
    private var statements: [Statement] = []
    private let writtenReturns: [Handle<Call>?]

    init(_ model: Model, _ tree: ScreenTree) {
        self.model = model
        ends = EndSetMaker(tree, model)
        writtenReturns = model.writtenReturns
    }

    mutating func table(of registry: Registry) -> Table {
        statements = []
        statements.reserveCapacity(Int(registry.edges.count))
        let versions = availableVersions(registry.options, in: model)
        for edge in registry.edges.handles { add(edge, versions) }
        return Table(ends.finish(), statements)
    }

    private mutating func add(_ handle: Handle<Edge>, _ ofRegistry: VersionRange) {
        let edge = model.edges[handle]
        guard let use = edge.animation else { return }
        let versions = ofRegistry.intersection(availableVersions(use.options, in: model))
        let plays = Plays(edge, use, model, writtenReturns)
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

    /// What a line plays in its direction and in the opposite one, and on the way back from there.
    private struct Plays {
        var forward: (play: Play?, returning: Play?)
        var turned: (play: Play?, returning: Play?)

        init(_ edge: Edge, _ use: AnimationUse, _ model: Model, _ known: [Handle<Call>?]) {
            let going = model.isDefault(use.going) ? nil : Play(use.going)
            let returning = model.returning(of: use, known)
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
