import Resolution
import TransitionDSL

/// A journey through one registry: the program's actions, and the expected result.
struct JourneyRun {
    /// A line for the program, and what it must print.
    struct Line {
        var text: String
        var event = "nothing"
        var resolved: String
        var bruteForce: String
    }

    let file: RandomFile
    let registry: Int
    let actions: [Action]
    private(set) var lines: [Line] = []
    private(set) var counts = JourneyCounts()

    static let versions = [SystemVersion(18), SystemVersion(13, 4), SystemVersion(13, 3)]

    /// The version of iOS of a registry's journeys: a process has one.
    static func version(of registry: Int) -> SystemVersion { versions[registry % versions.count] }

    init(_ file: RandomFile, registry: Int, _ actions: [Action]) {
        self.file = file
        self.registry = registry
        self.actions = actions
        let version = Self.version(of: registry)
        var planner = Planner(file.model)
        var resolved = ResolvedHistory(file, registry: registry, version: version)
        var bruteForce = BruteForceHistory(file.model, registry: registry, version: version)
        let start = planner.start(actions.first?.second ?? 0)
        var world = start.after
        addQuiet(start.lines, "", world)
        addQuiet(["above \((actions.first?.how ?? 0) % 2)"], world.text, world)
        bruteForce.happened(nil, World(), world)
        for action in actions.dropFirst() {
            guard let plan = planner.plan(action, in: world), let last = plan.lines.last else {
                continue
            }
            addQuiet(plan.lines.dropLast(), world.text, world)
            guard let occurrence = plan.occurrence else {
                addQuiet([last], plan.after.text, plan.after)
                resolved.happened(nil, world, plan.after)
                bruteForce.happened(nil, world, plan.after)
                world = plan.after
                continue
            }
            let first = Outcome(plan, resolved.answer(to: occurrence))
            let second = Outcome(plan, bruteForce.answer(to: occurrence))
            lines.append(
                Line(
                    text: last, event: occurrence.operation.names.first ?? "nothing",
                    resolved: first.text(plan, world), bruteForce: second.text(plan, world)))
            counts.add(plan, first, world)
            if resolved.isDecidedByContainer(occurrence) { counts.containers += 1 }
            guard first.isDone else { continue }
            resolved.happened(occurrence, world, plan.after)
            bruteForce.happened(occurrence, world, plan.after)
            world = plan.after
        }
    }

    private mutating func addQuiet(_ texts: [String], _ state: String, _ world: World) {
        for (index, text) in texts.enumerated() {
            // The root is there from its own line on.
            let isLast = index == texts.count - 1
            let now = "=  | \(isLast && state.isEmpty ? world.text : state)"
            lines.append(Line(text: text, resolved: now, bruteForce: now))
        }
    }

    /// The first line at which the program, `resolve` and the sentences do not agree.
    func firstDifference(_ answers: [String]) -> Int? {
        for (index, line) in lines.enumerated() {
            let answer = index < answers.count ? answers[index] : "nothing"
            if answer != line.resolved || answer != line.bruteForce { return index }
        }
        return nil
    }
}

/// What comes of a plan with an answer.
private struct Outcome {
    let answer: JourneyAnswer
    /// Whether there is a gesture that begins it.
    let begins: Bool
    let isDone: Bool

    init(_ plan: Plan, _ answer: JourneyAnswer) {
        self.answer = answer
        switch plan.gesture {
        case nil: (begins, isDone) = (true, true)
        case .back(let finishes):
            begins = answer.isDriven && !answer.isSystemOrNone
            isDone = begins && finishes
        case .forward(let finishes):
            begins = answer.isDriven
            // Nothing follows the fingers where nothing moves.
            isDone = begins && (finishes || answer.isSystemOrNone)
        }
    }

    /// As the program prints it.
    func text(_ plan: Plan, _ before: World) -> String {
        guard begins, let occurrence = plan.occurrence else { return "=  | \(before.text)" }
        let cancelled = isDone ? "" : " cancelled"
        let played = "\(occurrence.from)>\(occurrence.to) \(answer.text)\(cancelled)"
        return "= \(played) | \((isDone ? plan.after : before).text)"
    }
}

/// What journeys consist of.
struct JourneyCounts {
    var all = 0
    var returns = 0
    var overSeveral = 0
    var cancelled = 0
    var gestures = 0
    var tabs = 0
    var unwinds = 0
    var segues = 0
    var given = 0
    var replacements = 0
    var reduced = 0
    /// Transitions of the line of a container.
    var containers = 0

    fileprivate mutating func add(_ plan: Plan, _ outcome: Outcome, _ before: World) {
        guard let occurrence = plan.occurrence, outcome.begins else { return }
        all += 1
        if occurrence.isReturn { returns += 1 }
        if plan.gesture != nil { gestures += 1 }
        if !outcome.isDone { cancelled += 1 }
        if occurrence.unwind != nil { unwinds += 1 }
        if occurrence.segue != nil { segues += 1 }
        if !occurrence.given.isEmpty { given += 1 }
        if occurrence.isReducing { reduced += 1 }
        switch occurrence.operation {
        case .tabHigher, .tabLower: tabs += 1
        case .replace: replacements += 1
        default: break
        }
        let leaving = before.alive.count - plan.after.alive.count
        if occurrence.isReturn, outcome.isDone, leaving > 1 { overSeveral += 1 }
    }

    mutating func add(_ other: JourneyCounts) {
        all += other.all
        returns += other.returns
        overSeveral += other.overSeveral
        cancelled += other.cancelled
        gestures += other.gestures
        tabs += other.tabs
        unwinds += other.unwinds
        segues += other.segues
        given += other.given
        replacements += other.replacements
        reduced += other.reduced
        containers += other.containers
    }
}
