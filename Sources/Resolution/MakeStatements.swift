import TransitionDSL

/// What the lines of registries state; see «What a line means» in the manual.
struct StatementMaker: ~Copyable {
    private let model: Model
    private var ends: EndSetMaker
    private var statements: [Statement] = []
    /// Whether `default` counts as an animation, for telling what a line would have said.
    private let keepsDefaults: Bool
    private let writtenReturns: [Handle<Call>?]

    init(_ model: Model, _ tree: ScreenTree, keepsDefaults: Bool = false) {
        self.model = model
        ends = EndSetMaker(tree, model)
        self.keepsDefaults = keepsDefaults
        writtenReturns = model.writtenReturns
    }

    mutating func table(of registry: Registry) -> Table {
        statements = []
        // Most lines state a way there and a way back.
        statements.reserveCapacity(2 * Int(registry.edges.count))
        let version = availableVersion(registry.options, in: model)
        for edge in registry.edges.handles { add(edge, version) }
        return Table(ends.finish(), statements)
    }

    private mutating func add(_ handle: Handle<Edge>, _ registryVersion: Int) {
        let edge = model.edges[handle]
        guard let use = edge.animation else { return }
        let whole = (from: ends.id(of: edge.from), to: ends.id(of: edge.to))
        if ends.sets.isEmpty(whole.from) || ends.sets.isEmpty(whole.to) { return }
        let occasions = Occasions(
            edge,
            version: max(registryVersion, availableVersion(use.options, in: model)))
        var line = Line(
            edge: handle, occasions: occasions, from: whole.from, to: whole.to, whole: whole,
            going: model.isDefault(use.going) && !keepsDefaults ? nil : Play(use.going),
            returning: model.returning(
                of: use, keepsDefaults: keepsDefaults, writtenReturns))
        if edge.from.count == 1, edge.to.count == 1 { return add(line, edge) }
        for from in ends.alternatives(edge.from) {
            for to in ends.alternatives(edge.to) {
                line.from = from
                line.to = to
                add(line, edge)
            }
        }
    }

    private mutating func add(_ line: Line, _ edge: Edge) {
        if edge.operation == .tab {
            addTab(line)
        } else if edge.isBothWays {
            addBothWays(line)
        } else {
            addOneWay(line)
        }
    }

    /// A line with one of its ends on each side.
    private struct Line {
        var edge: Handle<Edge>
        var occasions: Occasions
        var from: EndSets.ID
        var to: EndSets.ID
        var whole: (from: EndSets.ID, to: EndSets.ID)
        /// nil where the line says `default`.
        var going: Play?
        var returning: Returning?
    }

    private mutating func addOneWay(_ line: Line) {
        if let going = line.going {
            append(line, .there, line.occasions.there, going)
        }
        if let back = line.occasions.back, let returning = line.returning {
            append(
                line, .back, back, returning.play, isTurned: true,
                isWritten: returning.isWritten)
        }
    }

    /// Each direction has a way there and its opposite as the way back.
    private mutating func addBothWays(_ line: Line) {
        let back = line.occasions.back
        switch (line.going, line.returning?.play) {
        case (let going?, let other?):
            append(
                line, .there, line.occasions.there, going,
                otherPlay: other)
            guard let back else { return }
            append(
                line, .back, back, going.opposite, otherPlay: other.opposite, isTurned: true,
                isWritten: false)
        case (let going?, nil):
            append(line, .there, line.occasions.there, going)
            guard let back else { return }
            append(line, .back, back, going.opposite, isTurned: true, isWritten: false)
        case (nil, let other?):
            append(line, .there, line.occasions.there, other, isTurned: true)
            guard let back else { return }
            append(line, .back, back, other.opposite, isWritten: false)
        case (nil, nil): break
        }
    }

    /// The animation plays towards the higher index, its return towards the lower, whichever way
    /// round the two screens stand.
    private mutating func addTab(_ line: Line) {
        var (higher, lower) = (line.occasions.there, line.occasions.there)
        higher.operations = .tabHigher
        lower.operations = .tabLower
        if let going = line.going {
            append(line, .there, higher, going, otherPlay: going)
        }
        if let play = line.returning?.play {
            append(line, .back, lower, play, otherPlay: play)
        }
    }

    /// Adds a statement; a turned one speaks of the way from the line's right to its left.
    private mutating func append(
        _ line: Line,
        _ way: Statement.Way,
        _ occasion: Occasion,
        _ play: Play,
        otherPlay: Play? = nil,
        isTurned: Bool = false,
        isWritten: Bool = true
    ) {
        let (from, to) = isTurned ? (line.to, line.from) : (line.from, line.to)
        let whole = line.whole
        statements.append(
            Statement(
                edge: line.edge, occasion: occasion, way: way, from: from, to: to,
                lineFrom: isTurned ? whole.to : whole.from,
                lineTo: isTurned ? whole.from : whole.to, play: play,
                isSymmetric: otherPlay != nil, isWritten: isWritten, otherPlay: otherPlay ?? play))
    }
}

/// The occasions of a line and of its return.
struct Occasions {
    var there: Occasion
    /// nil where the operation has no way back of its own.
    var back: Occasion?

    init(_ edge: Edge, version: Int) {
        func occasion(_ operations: OperationSet, _ means: Occasion.Means = .any) -> Occasion {
            Occasion(operations: operations, means: means, version: version)
        }
        switch edge.operation {
        case nil: (there, back) = (occasion(.going), occasion(.back))
        case .push: (there, back) = (occasion(.push), occasion(.pop))
        case .present: (there, back) = (occasion(.present), occasion(.dismiss))
        case .pop: (there, back) = (occasion(.pop), nil)
        case .dismiss: (there, back) = (occasion(.dismiss), nil)
        case .replace: (there, back) = (occasion(.replace), nil)
        case .tab: (there, back) = (occasion(.tabHigher), occasion(.tabLower))
        case .segue:
            let means = edge.segue.map { Occasion.Means.segue($0) } ?? .any
            (there, back) = (occasion(.going, means), occasion(.back, means))
        case .unwind:
            let means = edge.segue.map { Occasion.Means.unwind($0) } ?? .any
            (there, back) = (occasion(.back, means), nil)
        }
    }
}
