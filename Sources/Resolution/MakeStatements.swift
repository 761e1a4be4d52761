import TransitionDSL

/// What the lines of a registry state; see «What a line means» in the manual.
struct StatementMaker {
    let model: Model
    var sets: EndSets
    private(set) var statements: [Statement] = []
    /// Whether `default` counts as an animation, for telling what a line would have said.
    private let keepsDefaults: Bool

    init(_ model: Model, _ sets: EndSets, keepsDefaults: Bool = false) {
        self.model = model
        self.sets = sets
        self.keepsDefaults = keepsDefaults
    }

    mutating func add(_ registry: Registry) {
        let version = availableVersion(registry.options, in: model)
        for edge in registry.edges.handles { add(edge, version) }
    }

    private mutating func add(_ handle: Handle<Edge>, _ registryVersion: Int) {
        let edge = model.edges[handle]
        guard let use = edge.animation else { return }
        let from = sets.id(of: edge.from, in: model)
        let to = sets.id(of: edge.to, in: model)
        if sets.isEmpty(from) || sets.isEmpty(to) { return }
        let occasions = Occasions(
            edge,
            version: max(registryVersion, availableVersion(use.options, in: model)))
        let line = Line(
            edge: handle, occasions: occasions, from: from, to: to,
            going: model.isDefault(use.going) && !keepsDefaults ? nil : Play(use.going),
            returning: model.returning(of: use, keepsDefaults: keepsDefaults))
        if edge.operation == .tab {
            addTab(line)
        } else if edge.isBothWays {
            addBothWays(line)
        } else {
            addOneWay(line)
        }
    }

    private struct Line {
        var edge: Handle<Edge>
        var occasions: Occasions
        var from: EndSets.ID
        var to: EndSets.ID
        /// nil where the line says `default`.
        var going: Play?
        var returning: Returning?
    }

    private mutating func addOneWay(_ line: Line) {
        if let going = line.going {
            append(line, .there, line.occasions.there, line.from, line.to, going)
        }
        if let back = line.occasions.back, let returning = line.returning {
            append(
                line, .back, back, line.to, line.from, returning.play,
                isWritten: returning.isWritten)
        }
    }

    /// Each direction has a way there and its opposite as the way back.
    private mutating func addBothWays(_ line: Line) {
        let back = line.occasions.back
        switch (line.going, line.returning?.play) {
        case (let going?, let other?):
            append(
                line, .there, line.occasions.there, line.from, line.to, going,
                otherPlay: other)
            guard let back else { return }
            append(
                line, .back, back, line.to, line.from, going.opposite, otherPlay: other.opposite,
                isWritten: false)
        case (let going?, nil):
            append(line, .there, line.occasions.there, line.from, line.to, going)
            guard let back else { return }
            append(line, .back, back, line.to, line.from, going.opposite, isWritten: false)
        case (nil, let other?):
            append(line, .there, line.occasions.there, line.to, line.from, other)
            guard let back else { return }
            append(line, .back, back, line.from, line.to, other.opposite, isWritten: false)
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
            append(line, .there, higher, line.from, line.to, going, otherPlay: going)
        }
        if let play = line.returning?.play {
            append(line, .back, lower, line.from, line.to, play, otherPlay: play)
        }
    }

    private mutating func append(
        _ line: Line,
        _ way: Statement.Way,
        _ occasion: Occasion,
        _ from: EndSets.ID,
        _ to: EndSets.ID,
        _ play: Play,
        otherPlay: Play? = nil,
        isWritten: Bool = true
    ) {
        statements.append(
            Statement(
                edge: line.edge, way: way, occasion: occasion, from: from, to: to,
                isSymmetric: otherPlay != nil, isWritten: isWritten, play: play,
                otherPlay: otherPlay ?? play))
    }
}

/// The occasions of a line and of its return.
private struct Occasions {
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
