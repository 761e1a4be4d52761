import TransitionDSL

/// A list of modifiers of the compiled file, and its place.
struct PlacedModifiers {
    enum Owner {
        /// A line of a screen or a cell.
        case view(Handle<ViewLine>)
        /// A line in the braces of a registry's line.
        case edgeView(Handle<ViewLine>, Handle<Edge>)
        case match(Handle<Match>)
        /// `modifiers name = …`.
        case declaration(Handle<ModifierList>)
        /// The items of a condition or `beginWith`.
        case holder(Handle<Call>)
    }

    var owner: Owner
    var items: [Handle<Call>]
    /// All modifiers that it sets, named lists expanded, in the order in which Hero applies them.
    var all: [SetModifier]

    /// The line of a view that the list is on.
    var view: Handle<ViewLine>? {
        switch owner {
        case .view(let view), .edgeView(let view, _): view
        case .match, .declaration, .holder: nil
        }
    }

    /// The last modifier of a name, which is the one that has an effect.
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
    /// Every list of modifiers in the file in the order of the model, each before the lists nested
    /// in it.
    static func modifierLists(_ model: Model) -> [PlacedModifiers] {
        var named = NamedModifiers(model)
        var lists: [PlacedModifiers] = []
        func add(_ owner: PlacedModifiers.Owner, _ items: some Sequence<Handle<Call>>) {
            let items = Array(items)
            guard let first = items.first, model.calls[first].place.file == .main else { return }
            lists.append(
                PlacedModifiers(owner: owner, items: items, all: named.all(setBy: items)))
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
        // Nested lists, breadth first.
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
}

/// The modifiers that named lists set, found when a list that names them is.
struct NamedModifiers {
    private let model: Model
    /// The modifiers of each list that was asked for. Many lines may name the last list of a long
    /// chain.
    private var found: [[SetModifier]?]

    init(_ model: Model) {
        self.model = model
        found = Array(repeating: nil, count: model.modifiers.count)
    }

    /// The modifiers that a list sets, in order.
    mutating func all(setBy items: some Sequence<Handle<Call>>) -> [SetModifier] {
        var all: [SetModifier] = []
        for item in items {
            switch model.calls[item].callee {
            case .catalog(let row):
                let name = Catalog.firstOverload[row.index]
                all.append(SetModifier(name: name, call: item, item: item))
            case .modifiers(let list):
                for inner in last(in: list) {
                    all.append(SetModifier(name: inner.name, call: inner.call, item: item))
                }
            case .animation, .animator, .interaction, .swift: break
            }
        }
        return all
    }

    /// The last modifier of each name, so that lists of lists stay as short as the catalog. The
    /// checker limits the size of a list with its nested names, and rejects cycles.
    mutating func last(in list: Handle<ModifierList>) -> [SetModifier] {
        if let known = found[Int(list.index)] { return known }
        let last = all(setBy: model.items[model.modifiers[list].body]).lastOfEachName()
        found[Int(list.index)] = last
        return last
    }
}

/// A modifier without effect, because a later one of another name writes the same property.
struct LostModifier {
    var earlier: SetModifier
    var later: SetModifier
    var list: PlacedModifiers
}

extension LintContext {
    /// Compares all pairs, since a list has few different names. Conditions may occur many times
    /// and are left out.
    static func lostModifiers(_ lists: [PlacedModifiers]) -> [LostModifier] {
        var lost: [LostModifier] = []
        // Hot.
        for list in lists
        where list.all.count(where: { ModifierInteractions.interacts($0.name) }) > 1 {
            let all = list.all.filter { !Catalog[$0.name].holdsModifiers }.lastOfEachName()
            for (index, later) in all.enumerated() {
                for earlier in all[..<index]
                where earlier.item != later.item
                    && ModifierInteractions.isLost(earlier.name, before: later.name)
                { lost.append(LostModifier(earlier: earlier, later: later, list: list)) }
            }
        }
        return lost
    }
}

extension Model {
    /// The call in a value, if it is one.
    fileprivate func call(_ value: Handle<Value>) -> Handle<Call>? {
        if case .call(let call) = values[value] { call } else { nil }
    }
}

extension Collection<SetModifier> {
    /// The last modifier of each name. There are few names: those of the catalog.
    func lastOfEachName() -> [SetModifier] {
        var last: [SetModifier] = []
        for modifier in reversed() where !last.contains(where: { $0.name == modifier.name }) {
            last.append(modifier)
        }
        return last.reversed()
    }
}
