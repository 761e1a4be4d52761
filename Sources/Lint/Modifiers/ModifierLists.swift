import TransitionDSL

/// A set of names of modifiers, a bit each.
struct ModifierNames {
    private var bits: UInt64 = 0

    init() {}

    init(_ names: [CatalogIndex]) { for name in names { _ = insert(name) } }

    /// The bit of each row of the catalog. There are fewer modifiers than bits; if there were more,
    /// two would share one, and a rule would look at a list in vain.
    private static let bit: [UInt64] = {
        var next = 0
        var bits = [UInt64](repeating: 0, count: Catalog.entries.count)
        for index in Catalog.entries.indices where Catalog.entries[index].kind == .modifier {
            let first = Int(Catalog.firstOverload[index].index)
            if first == index { next += 1 }
            bits[index] = first == index ? 1 << UInt64(next % 64) : bits[first]
        }
        return bits
    }()

    /// Whether a name of others is in.
    func meets(_ other: ModifierNames) -> Bool { bits & other.bits != 0 }

    /// Adds a name; false where it is in already.
    mutating func insert(_ name: CatalogIndex) -> Bool {
        let bit = Self.bit[Int(name.index)]
        defer { bits |= bit }
        return bits & bit == 0
    }

    func contains(_ name: CatalogIndex?) -> Bool {
        name.map { bits & Self.bit[Int($0.index)] != 0 } ?? false
    }

    /// Whether two names of others are in.
    func hasTwo(of others: ModifierNames) -> Bool {
        let shared = bits & others.bits
        return shared & (shared &- 1) != 0
    }
}

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

    /// The names in `all`, so that a rule passes by what it has nothing to say of.
    var names = ModifierNames()
    /// Where its items stand in ``ModifierLists/items``.
    private let itemRange: HandleRange<Handle<Call>>
    /// Where all that it sets, named lists opened up, stands in ``ModifierLists/modifiers``, in the
    /// order in which Hero hears it.
    var all: HandleRange<SetModifier>
    var owner: Owner
    /// Whether a name comes twice in `all`.
    var hasRepeated = false
    /// Whether one of several may be lost to another; see ``ModifierMeetings``.
    var mayLose = false

    var items: Range<Int> { itemRange.indices }

    init(_ owner: Owner, items: Range<Int>, all start: Int) {
        self.owner = owner
        itemRange = HandleRange(start: items.lowerBound, end: items.upperBound)
        all = HandleRange(start: start, end: start)
    }
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

/// Every list of modifiers in the file, in the order of the model, what holds others before what
/// it holds.
struct ModifierLists {
    private(set) var lists: [PlacedModifiers] = []
    private(set) var items: [Handle<Call>] = []
    private(set) var modifiers: [SetModifier] = []
    private let named: [[SetModifier]]
    private let firstRows = Catalog.firstOverload

    init(_ model: Model) {
        named = NamedModifiers.all(model)
        lists.reserveCapacity(
            model.modifiers.count + model.matches.count
                + model.views.count { !$0.modifiers.isEmpty })
        items.reserveCapacity(model.items.count)
        modifiers.reserveCapacity(model.items.count)
        for index in model.modifiers.indices {
            add(.declaration(Handle(index)), model.modifiers[index].items, model)
        }
        for index in model.screens.indices { add(model.screens[index].views, model) }
        for index in model.cells.indices { add(model.cells[index].views, model) }
        for index in model.edges.indices {
            for match in model.edges[index].matches.handles {
                add(.match(match), model.matches[match].modifiers, model)
            }
            for view in model.edges[index].views.handles {
                add(.edgeView(view, Handle(index)), model.views[view].modifiers, model)
            }
        }
        addHeldLists(model)
    }

    private mutating func add(_ views: HandleRange<ViewLine>, _ model: Model) {
        for index in views.indices {
            add(.view(Handle(index)), model.views[index].modifiers, model)
        }
    }

    private mutating func add(
        _ owner: PlacedModifiers.Owner, _ range: HandleRange<Handle<Call>>, _ model: Model
    ) {
        guard !range.isEmpty,
            model.calls[model.items[Int(range.start)]].place.file == .main
        else { return }
        let start = items.count
        for index in range.indices { items.append(model.items[index]) }
        add(owner, from: start, model)
    }

    /// The lists that conditions hold, level by level.
    private mutating func addHeldLists(_ model: Model) {
        let holds = CatalogNames.holdsModifiers
        var next = 0
        while next < lists.count {
            for index in lists[next].items {
                let item = items[index]
                guard case .catalog(let row) = model.calls[item].callee, holds[Int(row.index)]
                else { continue }
                let start = items.count
                for argument in model.arguments[model.calls[item].arguments] {
                    if case .call(let held) = model.values[argument.value] { items.append(held) }
                }
                if items.count > start { add(.holder(item), from: start, model) }
            }
            next += 1
        }
    }

    /// Adds the list of the last items.
    private mutating func add(_ owner: PlacedModifiers.Owner, from start: Int, _ model: Model) {
        var list = PlacedModifiers(owner, items: start..<items.count, all: modifiers.count)
        for index in list.items { addModifiers(of: items[index], to: &list, model) }
        list.all = HandleRange(start: Int(list.all.start), end: modifiers.count)
        list.mayLose = list.items.count > 1 && ModifierMeetings.mayLose(list.names)
        lists.append(list)
    }

    private mutating func addModifiers(
        of item: Handle<Call>, to list: inout PlacedModifiers, _ model: Model
    ) {
        switch model.calls[item].callee {
        case .catalog(let row):
            let name = firstRows[Int(row.index)]
            modifiers.append(SetModifier(name: name, call: item, item: item))
            if !list.names.insert(name) { list.hasRepeated = true }
        case .modifiers(let handle):
            for modifier in named[Int(handle.index)] {
                modifiers.append(SetModifier(name: modifier.name, call: modifier.call, item: item))
                if !list.names.insert(modifier.name) { list.hasRepeated = true }
            }
        case .animation, .animator, .interaction, .swift: break
        }
    }
}

extension LintContext {
    /// The lists for which something holds, and what is found in each.
    func inModifierLists<Found>(
        where isAsked: (PlacedModifiers) -> Bool, find: (PlacedModifiers) -> [Found]
    ) -> [Found] {
        var all: [Found] = []
        for list in modifierLists.lists where isAsked(list) {
            let found = find(list)
            if !found.isEmpty { all += found }
        }
        return all
    }

    func items(of list: PlacedModifiers) -> ArraySlice<Handle<Call>> {
        modifierLists.items[list.items]
    }

    /// All that a list sets, named lists opened up.
    func modifiers(of list: PlacedModifiers) -> ArraySlice<SetModifier> {
        modifierLists.modifiers[list.all]
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

/// What each named list sets in the end: every name once, as it is set last, so that lists of
/// lists stay as short as the catalog.
struct NamedModifiers {
    private var model: Model
    private var sets: [[SetModifier]?]

    static func all(_ model: Model) -> [[SetModifier]] {
        if model.modifiers.isEmpty { return [] }
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
            let items = model.modifiers[top].items
            let count = stack.count
            for index in items.indices {
                let list = namedList(model.items[index])
                if let list, sets[Int(list.index)] == nil { stack.append(list) }
            }
            if stack.count == count {
                sets[Int(top.index)] = lastOfEach(model.items[items])
                stack.removeLast()
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
                let name = Catalog.firstOverload[Int(row.index)]
                all.append(SetModifier(name: name, call: item, item: item))
            }
        }
        return all.lastOfEachName()
    }
}
