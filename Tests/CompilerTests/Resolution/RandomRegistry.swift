import TransitionDSL
@testable import TestSupport

extension SeededNumbers {
    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
}

/// A model with one registry, small enough to try all that can happen in it.
struct RandomRegistry {
    var model: Model
    private var generator: SeededNumbers

    init(seed: UInt64) {
        generator = SeededNumbers(seed: seed)
        model = Model(header: Header(moduleName: .empty))
        addScreens()
        addGroups()
        addSegues()
        addRegistry()
    }

    private mutating func declared(_ name: String) -> Declared {
        let text = model.texts.intern(name)
        return Declared(
            name: text, swiftName: text, documentation: nil,
            place: SourcePlace(file: .main, range: SourceRange(start: 0, end: 0)))
    }

    private mutating func addScreens() {
        for index in 0..<generator.number(2...5) {
            let start = model.screenReferences.count
            for other in 0..<index where generator.chance(other == 0 ? 40 : 20) {
                model.screenReferences.append(Handle(other))
            }
            var screen = Screen(
                declared: declared("S\(index)"), caseName: .empty, parameters: .empty)
            screen.isProtocol = generator.chance(25)
            screen.parents = HandleRange(start: start, end: model.screenReferences.count)
            model.screens.append(screen)
        }
    }

    private mutating func addGroups() {
        for index in 0..<generator.number(0...2) {
            let start = model.ends.count
            for screen in model.screens.indices where generator.chance(45) {
                model.ends.append(.screen(Handle(screen)))
            }
            if index == 1, generator.chance(30) { model.ends.append(.group(Handle(0))) }
            if model.ends.count == start { model.ends.append(.screen(Handle(0))) }
            var group = Group(declared: declared("G\(index)"))
            group.members = HandleRange(start: start, end: model.ends.count)
            model.groups.append(group)
        }
    }

    private mutating func addSegues() {
        let going = generator.number(0...2)
        for index in 0..<going + generator.number(0...1) {
            model.segues.append(
                Segue(
                    declared: declared("s\(index)"), direction: index < going ? .going : .unwinding,
                    identifier: .empty))
        }
    }

    private mutating func addRegistry() {
        for _ in 0..<generator.number(2...7) { addEdge() }
        model.registries.append(
            Registry(
                declared: declared("App"), options: .empty,
                edges: HandleRange(start: 0, end: model.edges.count)))
    }

    private mutating func addEdge() {
        let operations: [Operation?] = [
            nil, nil, .push, .push, .push, .push, .pop, .present, .dismiss, .tab, .replace,
            .segue, .unwind,
        ]
        let place = SourcePlace(file: .main, range: SourceRange(start: 0, end: 0))
        var operation = operations.randomElement(using: &generator) ?? nil
        var segue: Handle<Segue>?
        if operation == .segue || operation == .unwind {
            let direction: Segue.Direction = operation == .segue ? .going : .unwinding
            segue = model.segues.indices.filter { model.segues[$0].direction == direction }
                .randomElement(using: &generator).map { Handle($0) }
            if segue == nil { operation = .push }
        }
        let isBack = operation == .pop || operation == .dismiss || operation == .unwind
        let use = AnimationUse(
            going: call(canBeDefault: true),
            returning: !isBack && generator.chance(35) ? call(canBeDefault: true) : nil,
            options: options())
        model.edges.append(
            Edge(
                operation: operation, segue: segue, from: ends(), to: ends(),
                isBothWays: operation != .tab && generator.chance(12),
                animation: generator.chance(95) ? use : nil, place: place))
    }

    private mutating func ends() -> HandleRange<Endpoint> {
        let start = model.ends.count
        if generator.chance(30) {
            model.ends.append(.any)
        } else {
            for _ in 0..<(generator.chance(20) ? 2 : 1) {
                if !model.groups.isEmpty, generator.chance(25) {
                    model.ends.append(.group(Handle(generator.number(0...model.groups.count - 1))))
                } else {
                    let screen = generator.number(0...model.screens.count - 1)
                    model.ends.append(.screen(Handle(screen)))
                }
            }
        }
        return HandleRange(start: start, end: model.ends.count)
    }

    private mutating func options() -> HandleRange<Handle<Call>> {
        let start = model.items.count
        if generator.chance(12) {
            // The rows are `from`, `before` and both.
            let row = generator.number(0...2)
            let known = Array(BruteForce.versions.reversed())
            let versions = row == 2 ? known : [known[generator.number(0...1)]]
            let values = versions.map { model.values.add(.version($0)) }
            model.items.append(call(.option, "available", values, overload: row))
        }
        return HandleRange(start: start, end: model.items.count)
    }

    private mutating func call(canBeDefault: Bool) -> Handle<Call> {
        switch generator.number(0...9) {
        case 0 where canBeDefault: return call(.animation, "default", [])
        case 1...3: return call(.animation, "fade", [])
        case 4...6: return call(.animation, "slide", [direction()])
        default: return call(.animation, "push", [direction()])
        }
    }

    private mutating func direction() -> Handle<Value> {
        let name = generator.chance(50) ? "left" : "right"
        let row = Catalog.entries.firstIndex { $0.kind == .constant && $0.name == name } ?? 0
        return model.values.add(.constant(CatalogIndex(row)))
    }

    private mutating func call(
        _ kind: CatalogKind,
        _ name: String,
        _ values: [Handle<Value>],
        overload: Int = 0
    ) -> Handle<Call> {
        let first = Catalog.entries.firstIndex { $0.kind == kind && $0.name == name } ?? 0
        let row = first + overload
        let start = model.arguments.count
        for (index, value) in values.enumerated() {
            model.arguments.append(Argument(parameter: UInt32(index), value: value))
        }
        return model.calls.add(
            Call(
                callee: .catalog(CatalogIndex(row)),
                arguments: HandleRange(start: start, end: model.arguments.count),
                place: SourcePlace(file: .main, range: SourceRange(start: 0, end: 0))))
    }
}
