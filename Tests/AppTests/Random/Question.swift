import Semantics
import TransitionDSL

@testable import Resolution
@testable import TestSupport

/// An event in one registry of a random file.
struct Question {
    /// The file's index.
    var file: Int
    var registry: Int
    var event: Event
    var containers: [Handle<Screen>]

    /// For each registry of a file every operation between all screens, one that no file declares
    /// among them; segues, versions and containers as it comes.
    static func all(_ index: Int, _ file: RandomFile) -> [Question] {
        var generator = SeededNumbers(seed: UInt64(index))
        let model = file.model
        let segues = model.segues.indices.map { Handle<Segue>($0) }
        let going = segues.filter { model.segues[$0].direction == .going }
        let unwinding = segues.filter { model.segues[$0].direction == .unwinding }
        let versions = [SystemVersion(12)] + BruteForce.versions.reversed()
        var questions: [Question] = []
        for registry in model.registries.indices {
            let tree = file.checked.tables[registry].sets.tree
            let positions =
                [ScreenTree.undeclared]
                + model.screens.indices.map { tree.position(of: Handle($0)) }
            for bit in 0..<7 {
                let operation = OperationSet(rawValue: 1 << bit)
                let isBack = OperationSet.back.contains(operation)
                let isTab = operation == .tabHigher || operation == .tabLower
                for from in positions {
                    for to in positions {
                        var event = Event(operation, from: from, to: to)
                        if !isTab, generator.chance(40) {
                            event.segue = going.randomElement(using: &generator)
                        }
                        if isBack, generator.chance(40) {
                            event.unwind = unwinding.randomElement(using: &generator)
                        }
                        if generator.chance(40) {
                            event.version = versions[generator.number(0...2)]
                        }
                        let containers = (0..<generator.number(0...2)).map { _ in
                            Handle<Screen>(generator.number(0...model.screens.count - 1))
                        }
                        if from != ScreenTree.undeclared, to != ScreenTree.undeclared {
                            event.leaves = around(from, in: model, tree, &generator)
                            event.enters = around(to, in: model, tree, &generator)
                        }
                        questions.append(
                            Question(
                                file: index, registry: registry, event: event,
                                containers: containers))
                    }
                }
            }
        }
        return questions
    }

    /// Some containers that may be around a screen.
    private static func around(
        _ position: ScreenTree.Position, in model: Model, _ tree: ScreenTree,
        _ generator: inout SeededNumbers
    ) -> [ScreenTree.Position] {
        let count = generator.number(0...2)
        return Array(
            model.containers.map { tree.position(of: $0) }.filter { $0 != position }
                .shuffled(using: &generator).prefix(count))
    }

    /// As the program of Tests/Apps/Answers reads it.
    func words(_ file: RandomFile) -> String {
        let model = file.model
        let tree = file.checked.tables[registry].sets.tree
        func end(_ position: ScreenTree.Position) -> String {
            tree.screen(at: position).map { name(of: $0, model) } ?? "-"
        }
        func identifier(_ segue: Handle<Segue>?) -> String {
            segue.map { model.texts.string(model.segues[$0].identifier) } ?? "-"
        }
        let list = containers.map { name(of: $0, model) }.joined(separator: ",")
        let (left, entered) = (
            event.leaves.map(end).joined(separator: ","),
            event.enters.map(end).joined(separator: ",")
        )
        return [
            "\(event.operation.rawValue)", end(event.from), end(event.to),
            identifier(event.segue), identifier(event.unwind),
            "\(event.version.major).\(event.version.minor)",
            list.isEmpty ? "-" : list, left.isEmpty ? "-" : left, entered.isEmpty ? "-" : entered,
        ].joined(separator: " ")
    }

    private func name(of screen: Handle<Screen>, _ model: Model) -> String {
        model.texts.string(model.screens[screen].declared.name)
    }

    /// What `transc resolve` says plays.
    func verdict(_ file: RandomFile) -> LookupResult {
        file.checked.tables[registry].verdict(
            on: event, in: file.model, containers: containers)
    }
}
