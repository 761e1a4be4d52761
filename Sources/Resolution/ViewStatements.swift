package import TransitionDSL

/// That a line's views take part on one set of events. It claims them as the line's animation does,
/// so that the line which plays is the one that a view of several lines heeds.
package struct ViewStatement: Claim, Sendable {
    package var edge: Handle<Edge>
    package var occasion: Occasion
    package var from: EndSets.ID
    package var to: EndSets.ID
    package var lineFrom: EndSets.ID
    package var lineTo: EndSets.ID
    package var isSymmetric: Bool
    package var isWritten: Bool
    /// Whether these events go from the line's right end to its left; those of a symmetric one's
    /// other direction then go from left to right.
    package var isTurned: Bool
}

/// What the braces of one registry's lines say of views, and when.
package struct ViewTable: Sendable {
    package let sets: EndSets
    /// In the order of their lines.
    package let statements: [ViewStatement]
}

/// The views of all registries of a model, in their order.
package func viewTables(of model: Model, _ tree: ScreenTree) -> [ViewTable] {
    var maker = ViewStatementMaker(model, tree)
    return model.registries.map { maker.table(of: $0) }
}

/// Says of views what `StatementMaker` says of animations.
private struct ViewStatementMaker: ~Copyable {
    private let model: Model
    private var ends: EndSetMaker
    private var statements: [ViewStatement] = []
    private let writtenReturns: [Handle<Call>?]

    init(_ model: Model, _ tree: ScreenTree) {
        self.model = model
        ends = EndSetMaker(tree, model)
        writtenReturns = model.writtenReturns
    }

    mutating func table(of registry: Registry) -> ViewTable {
        statements = []
        let version = availableVersion(registry.options, in: model)
        for edge in registry.edges.handles where model.edges[edge].hasBraces { add(edge, version) }
        return ViewTable(sets: ends.finish(), statements: statements)
    }

    private mutating func add(_ handle: Handle<Edge>, _ registryVersion: Int) {
        let edge = model.edges[handle]
        let (lineFrom, lineTo) = (ends.id(of: edge.from), ends.id(of: edge.to))
        if ends.sets.isEmpty(lineFrom) || ends.sets.isEmpty(lineTo) { return }
        let own = edge.animation.map { availableVersion($0.options, in: model) } ?? 0
        let occasions = Occasions(edge, version: max(registryVersion, own))
        for from in ends.alternatives(edge.from) {
            for to in ends.alternatives(edge.to) {
                let statement = ViewStatement(
                    edge: handle, occasion: occasions.there, from: from, to: to,
                    lineFrom: lineFrom, lineTo: lineTo, isSymmetric: false, isWritten: true,
                    isTurned: false)
                add(statement, edge, back: occasions.back)
            }
        }
    }

    private mutating func add(_ there: ViewStatement, _ edge: Edge, back: Occasion?) {
        let returning = edge.animation.flatMap { model.returning(of: $0, writtenReturns) }
        if edge.operation == .tab {
            statements.append(there.symmetric)
            if let back { statements.append(there.turned(on: back).symmetric) }
            return
        }
        guard edge.isBothWays else {
            statements.append(there)
            if let back {
                statements.append(
                    there.turned(on: back, isWritten: returning?.isWritten ?? false))
            }
            return
        }
        let isSaid = edge.animation.map { !model.isDefault($0.going) } ?? false
        if isSaid == (returning != nil) {
            statements.append(there.symmetric)
            if let back {
                statements.append(there.turned(on: back, isWritten: false).symmetric)
            }
            return
        }
        // The line plays something in one direction, and yields in the other.
        var way = there
        way.isWritten = isSaid
        for way in [way, way.turned(on: there.occasion, isWritten: !isSaid)] {
            statements.append(way)
            if let back { statements.append(way.turned(on: back, isWritten: false)) }
        }
    }
}

extension ViewStatement {
    /// The same of the other direction.
    fileprivate func turned(on occasion: Occasion, isWritten: Bool = true) -> ViewStatement {
        ViewStatement(
            edge: edge, occasion: occasion, from: to, to: from, lineFrom: lineTo, lineTo: lineFrom,
            isSymmetric: isSymmetric, isWritten: isWritten, isTurned: !isTurned)
    }

    fileprivate var symmetric: ViewStatement {
        var statement = self
        statement.isSymmetric = true
        return statement
    }
}

extension Edge {
    /// Whether it says anything of views.
    package var hasBraces: Bool { !matches.isEmpty || !views.isEmpty }
}
