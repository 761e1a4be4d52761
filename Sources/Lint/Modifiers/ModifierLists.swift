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
    /// All that it sets, named lists opened up, in the order in which Hero hears it.
    var all: [SetModifier]

    /// The line of a view that the list is on.
    var view: Handle<ViewLine>? {
        switch owner {
        case .view(let view), .edgeView(let view, _): view
        case .match, .declaration, .holder: nil
        }
    }

    /// What sets a name last, and so counts.
    func last(_ name: CatalogIndex) -> SetModifier? { all.last { $0.name == name } }
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
        let named = namedModifiers(model)
        var lists: [PlacedModifiers] = []
        func add(_ owner: PlacedModifiers.Owner, _ items: some Sequence<Handle<Call>>) {
            let items = Array(items)
            guard let first = items.first, model.calls[first].place.file == .main else { return }
            let all = model.modifiers(setBy: items) { named[Int($0.index)] }
            lists.append(PlacedModifiers(owner: owner, items: items, all: all))
        }
        for (index, list) in model.modifiers.enumerated() {
            add(.declaration(Handle(index)), model.items[list.body])
        }
        for views in model.screens.map({ $0.views }) + model.cells.map({ $0.views }) {
            for view in views.handles { add(.view(view), model.items[model.views[view].modifiers]) }
        }
        for (index, edge) in model.edges.enumerated() {
            for match in edge.matches.handles {
                add(.match(match), model.items[model.matches[match].modifiers])
            }
            for view in edge.views.handles {
                add(.edgeView(view, Handle(index)), model.items[model.views[view].modifiers])
            }
        }
        // The lists that conditions hold, level by level.
        var next = 0
        while next < lists.count {
            for item in lists[next].items {
                guard case .catalog(let row) = model.calls[item].callee, Catalog[row].holdsModifiers
                else { continue }
                let arguments = model.arguments[model.calls[item].arguments]
                add(.holder(item), arguments.compactMap { model.call($0.value) })
            }
            next += 1
        }
        return lists
    }

    /// What each named list sets in the end: every name once, as it is set last, so that lists of
    /// lists stay as short as the catalog.
    static func namedModifiers(_ model: Model) -> [[SetModifier]] {
        var named = [[SetModifier]?](repeating: nil, count: model.modifiers.count)
        // The checker lets no list hold many, those that it names included, nor name itself.
        func find(_ list: Handle<ModifierList>) {
            if named[Int(list.index)] != nil { return }
            let items = model.items[model.modifiers[list].body]
            for item in items {
                if case .modifiers(let inner) = model.calls[item].callee { find(inner) }
            }
            named[Int(list.index)] = model.modifiers(setBy: items) { named[Int($0.index)] ?? [] }
                .lastOfEachName()
        }
        for index in model.modifiers.indices { find(Handle(index)) }
        return named.map { $0 ?? [] }
    }
}

/// A modifier of which nothing is left, since one of another name that stands later writes the same.
struct LostModifier {
    var earlier: SetModifier
    var later: SetModifier
    var list: PlacedModifiers
}

extension LintContext {
    /// A list holds few different names, so each is compared with each; conditions, which may come
    /// many times, are left out.
    static func lostModifiers(_ lists: [PlacedModifiers]) -> [LostModifier] {
        var lost: [LostModifier] = []
        for list in lists where list.items.count > 1 {
            let all = list.all.filter { !Catalog[$0.name].holdsModifiers }.lastOfEachName()
            for (index, later) in all.enumerated() {
                for earlier in all[..<index]
                where earlier.item != later.item
                    && ModifierMeetings.isLost(earlier.name, before: later.name)
                {
                    lost.append(LostModifier(earlier: earlier, later: later, list: list))
                }
            }
        }
        return lost
    }
}

extension Model {
    /// The call that a value is.
    fileprivate func call(_ value: Handle<Value>) -> Handle<Call>? {
        if case .call(let call) = values[value] { call } else { nil }
    }

    /// What items of a list set, by what the named lists among them set.
    fileprivate func modifiers(
        setBy items: some Sequence<Handle<Call>>, _ named: (Handle<ModifierList>) -> [SetModifier]
    ) -> [SetModifier] {
        var all: [SetModifier] = []
        for item in items {
            switch calls[item].callee {
            case .catalog(let row):
                let name = Catalog.firstOverload[Int(row.index)]
                all.append(SetModifier(name: name, call: item, item: item))
            case .modifiers(let list):
                for inner in named(list) {
                    all.append(SetModifier(name: inner.name, call: inner.call, item: item))
                }
            case .animation, .animator, .interaction, .swift: break
            }
        }
        return all
    }
}

extension Collection<SetModifier> {
    /// Every name once, as it is set last. The names are few: the catalog's.
    func lastOfEachName() -> [SetModifier] {
        var last: [SetModifier] = []
        for modifier in reversed() where !last.contains(where: { $0.name == modifier.name }) {
            last.append(modifier)
        }
        return last.reversed()
    }
}
