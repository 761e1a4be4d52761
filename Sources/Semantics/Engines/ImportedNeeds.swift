import TransitionDSL

/// What keeps an engine from a name of an imported file: a row of the catalog in its definition, or
/// in that of a name that it uses.
struct ImportedNeed {
    var name: Declared
    var row: CatalogIndex
    /// Where the row's name stands.
    var place: SourcePlace
}

/// The first need of each name that imported files declare, found once for all uses.
struct ImportedNeeds {
    /// By ``NamedValues``' numbers; empty where nothing is imported.
    fileprivate var needs: [(row: CatalogIndex, place: SourcePlace)?] = []
    fileprivate var names: NamedValues?

    func need(of callee: Call.Callee) -> ImportedNeed? {
        guard let names, let number = names.number(of: callee), let need = needs[number] else {
            return nil
        }
        return ImportedNeed(name: names.declared(number), row: need.row, place: need.place)
    }
}

extension EngineCheck {
    /// Each name hands its need on to those that use it, nearest first, so that chains of names may
    /// be as long as they like.
    mutating func findImportedNeeds() {
        if sources.count < 2 { return }
        let names = NamedValues(model)
        imported.names = names
        imported.needs = Array(repeating: nil, count: names.count)
        var users: [[Int]] = Array(repeating: [], count: names.count)
        var work: [Int] = []
        for number in 0..<names.count where !isOwn(names.declared(number).place) {
            for call in calls(of: names, number) {
                if case .catalog(let row) = model.calls[call].callee {
                    if isRowMissing[Int(row.index)], imported.needs[number] == nil {
                        let place = firstWord(of: model.calls[call].place)
                        imported.needs[number] = (row, place)
                        work.append(number)
                    }
                } else if let used = names.number(of: model.calls[call].callee) {
                    users[used].append(number)
                }
            }
        }
        var next = 0
        while next < work.count {
            for user in users[work[next]] where imported.needs[user] == nil {
                imported.needs[user] = imported.needs[work[next]]
                work.append(user)
            }
            next += 1
        }
    }

    /// The calls in a definition, those in their arguments included.
    private func calls(of names: NamedValues, _ number: Int) -> [Handle<Call>] {
        var found: [Handle<Call>] = names.calls(number)
        var next = 0
        while next < found.count {
            for argument in model.arguments[model.calls[found[next]].arguments] {
                if case .call(let call) = model.values[argument.value] { found.append(call) }
            }
            next += 1
        }
        return found
    }
}

/// The declared names that a call can name, numbered: modifiers, animations, animators,
/// interactions.
struct NamedValues {
    private let model: Model
    private let animations: Int
    private let animators: Int
    private let interactions: Int

    init(_ model: Model) {
        self.model = model
        animations = model.modifiers.count
        animators = animations + model.animations.count
        interactions = animators + model.animators.count
    }

    var count: Int { interactions + model.interactions.count }

    func number(of callee: Call.Callee) -> Int? {
        switch callee {
        case .catalog, .swift: nil
        case .modifiers(let handle): Int(handle.index)
        case .animation(let handle): animations + Int(handle.index)
        case .animator(let handle): animators + Int(handle.index)
        case .interaction(let handle): interactions + Int(handle.index)
        }
    }

    func declared(_ number: Int) -> Declared {
        if number < animations { return model.modifiers[number].declared }
        if number < animators { return model.animations[number - animations].declared }
        if number < interactions { return model.animators[number - animators].declared }
        return model.interactions[number - interactions].declared
    }

    /// The calls that a definition holds, without those in their arguments.
    func calls(_ number: Int) -> [Handle<Call>] {
        if number < animations { return Array(model.items[model.modifiers[number].items]) }
        if number < animators { return calls(of: model.animations[number - animations].use) }
        if number >= interactions { return [model.interactions[number - interactions].call] }
        switch model.animators[number - animators].body {
        case .keyFrames(let options, let frames):
            return model.items[options] + model.frames[frames].flatMap { model.items[$0.changes] }
        case .appClass(_, let arguments):
            return model.arguments[arguments].compactMap {
                if case .call(let call) = model.values[$0.value] { call } else { nil }
            }
        }
    }

    private func calls(of use: AnimationUse) -> [Handle<Call>] {
        [use.going] + [use.returning].compactMap { $0 } + model.items[use.options]
    }
}
