import TransitionDSL

/// A list of modifiers of the compiled file, and where it stands.
struct PlacedModifiers {
    enum Owner {
        /// A line of a screen or a cell.
        case view(Handle<ViewLine>)
        /// A line in the braces of a registry's line.
        case edgeView(Handle<ViewLine>, Handle<Edge>)
        case match(Handle<Match>)
        /// `modifiers name = …`.
        case declaration(Handle<ModifierList>)
        /// What a condition or `beginWith` holds.
        case holder(Handle<Call>)
    }

    var owner: Owner
    var items: [Handle<Call>]
}

/// A modifier that a list sets, itself or through a named list.
struct SetModifier {
    /// The first row of its name; see ``CatalogNames``.
    var name: CatalogIndex
    /// The call of the catalog.
    var call: Handle<Call>
    /// The item of the list that sets it: the call itself, or that of a named list.
    var item: Handle<Call>

    var isDirect: Bool { call == item }
}

extension LintContext {
    /// Every list of modifiers in the file, in the order of the model, what holds others before
    /// what it holds.
    static func modifierLists(_ model: Model) -> [PlacedModifiers] {
        var lists: [PlacedModifiers] = []
        func add(_ owner: PlacedModifiers.Owner, _ range: HandleRange<Handle<Call>>) {
            let items = model.items[range]
            guard let first = items.first, model.calls[first].place.file == .main else { return }
            lists.append(PlacedModifiers(owner: owner, items: Array(items)))
        }
        for index in model.modifiers.indices {
            add(.declaration(Handle(index)), model.modifiers[index].items)
        }
        for screen in model.screens {
            for view in screen.views.handles { add(.view(view), model.views[view].modifiers) }
        }
        for cell in model.cells {
            for view in cell.views.handles { add(.view(view), model.views[view].modifiers) }
        }
        for index in model.edges.indices {
            for match in model.edges[index].matches.handles {
                add(.match(match), model.matches[match].modifiers)
            }
            for view in model.edges[index].views.handles {
                add(.edgeView(view, Handle(index)), model.views[view].modifiers)
            }
        }
        addHeldLists(of: model, to: &lists)
        return lists
    }

    /// The lists that conditions hold, level by level.
    private static func addHeldLists(of model: Model, to lists: inout [PlacedModifiers]) {
        var next = 0
        while next < lists.count {
            for item in lists[next].items {
                let call = model.calls[item]
                guard case .catalog(let row) = call.callee,
                    CatalogNames.holdsModifiers[Int(row.index)]
                else { continue }
                let held = model.arguments[call.arguments].compactMap { argument in
                    if case .call(let modifier) = model.values[argument.value] { return modifier }
                    return nil
                }
                if !held.isEmpty {
                    lists.append(PlacedModifiers(owner: .holder(item), items: held))
                }
            }
            next += 1
        }
    }

    /// All that a list sets, named lists opened up, in the order in which Hero hears it.
    func expanded(_ list: PlacedModifiers) -> [SetModifier] {
        list.items.flatMap { item -> [SetModifier] in
            switch model.calls[item].callee {
            case .catalog(let row):
                [SetModifier(name: CatalogNames.first[Int(row.index)], call: item, item: item)]
            case .modifiers(let named):
                namedModifiers[Int(named.index)].map {
                    SetModifier(name: $0.name, call: $0.call, item: item)
                }
            case .animation, .animator, .interaction, .swift: []
            }
        }
    }
}

/// What each named list sets in the end: every name once, as it is set last, so that lists of
/// lists stay as short as the catalog.
struct NamedModifiers {
    private var model: Model
    private var sets: [[SetModifier]?]

    static func all(_ model: Model) -> [[SetModifier]] {
        var finder = NamedModifiers(
            model: model, sets: [[SetModifier]?](repeating: nil, count: model.modifiers.count))
        for index in model.modifiers.indices { finder.find(Handle(index)) }
        return finder.sets.map { $0 ?? [] }
    }

    /// With a stack of its own: chains of lists may be long.
    private mutating func find(_ list: Handle<ModifierList>) {
        var stack = [list]
        while let top = stack.last {
            if sets[Int(top.index)] != nil {
                stack.removeLast()
                continue
            }
            let items = model.items[model.modifiers[top].items]
            let missing = items.compactMap(namedList).filter { sets[Int($0.index)] == nil }
            if missing.isEmpty {
                sets[Int(top.index)] = lastOfEach(items)
                stack.removeLast()
            } else {
                stack += missing
            }
        }
    }

    private func namedList(_ item: Handle<Call>) -> Handle<ModifierList>? {
        if case .modifiers(let list) = model.calls[item].callee { return list }
        return nil
    }

    private func lastOfEach(_ items: ArraySlice<Handle<Call>>) -> [SetModifier] {
        var all: [SetModifier] = []
        for item in items {
            if let list = namedList(item) {
                all += sets[Int(list.index)] ?? []
            } else if case .catalog(let row) = model.calls[item].callee {
                let name = CatalogNames.first[Int(row.index)]
                all.append(SetModifier(name: name, call: item, item: item))
            }
        }
        var seen: Set<CatalogIndex> = []
        return all.reversed().filter { seen.insert($0.name).inserted }.reversed()
    }
}
