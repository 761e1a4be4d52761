import TransitionDSL

/// A set of names of modifiers, a bit each.
struct ModifierNames {
    private var bits: UInt64 = 0

    init(_ names: [CatalogIndex?] = []) {
        for name in names.compactMap({ $0 }) { _ = insert(name) }
    }

    /// The bit of each row of the catalog. There are fewer modifiers than bits; if there were more,
    /// two would share one, and a rule would look at a list in vain.
    private static let bit: [UInt64] = {
        var next = 0
        var bits = [UInt64](repeating: 0, count: Catalog.entries.count)
        for index in Catalog.entries.indices where Catalog.entries[index].kind == .modifier {
            let first = Int(CatalogNames.first[index].index)
            if first == index { next += 1 }
            bits[index] = first == index ? 1 << UInt64(next % 64) : bits[first]
        }
        return bits
    }()

    /// Adds a name; false where it is in already.
    mutating func insert(_ name: CatalogIndex) -> Bool {
        let bit = Self.bit[Int(name.index)]
        defer { bits |= bit }
        return bits & bit == 0
    }

    func contains(_ name: CatalogIndex?) -> Bool {
        name.map { bits & Self.bit[Int($0.index)] != 0 } ?? false
    }

    func shared(with other: ModifierNames) -> Int { (bits & other.bits).nonzeroBitCount }
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

    var owner: Owner
    var items: [Handle<Call>]
    /// All that the list sets, named lists opened up, in the order in which Hero hears it.
    var all: [SetModifier]
    /// The names in `all`, so that a rule passes by what it has nothing to say of.
    var names = ModifierNames()
    /// Whether a name comes twice in `all`.
    var hasRepeated = false

    init(_ owner: Owner, items: [Handle<Call>], all: [SetModifier]) {
        self.owner = owner
        self.items = items
        self.all = all
        for modifier in all where !names.insert(modifier.name) { hasRepeated = true }
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
struct ModifierListFinder {
    private let model: Model
    private let named: [[SetModifier]]
    private(set) var lists: [PlacedModifiers] = []

    init(_ model: Model) {
        self.model = model
        named = NamedModifiers.all(model)
        for index in model.modifiers.indices {
            add(.declaration(Handle(index)), model.modifiers[index].items)
        }
        for screen in model.screens { add(screen.views) }
        for cell in model.cells { add(cell.views) }
        for index in model.edges.indices {
            for match in model.edges[index].matches.handles {
                add(.match(match), model.matches[match].modifiers)
            }
            for view in model.edges[index].views.handles {
                add(.edgeView(view, Handle(index)), model.views[view].modifiers)
            }
        }
        addHeldLists()
    }

    private mutating func add(_ views: HandleRange<ViewLine>) {
        for view in views.handles { add(.view(view), model.views[view].modifiers) }
    }

    private mutating func add(_ owner: PlacedModifiers.Owner, _ range: HandleRange<Handle<Call>>) {
        guard !range.isEmpty else { return }
        let items = Array(model.items[range])
        guard let first = items.first, model.calls[first].place.file == .main else { return }
        lists.append(PlacedModifiers(owner, items: items, all: expanded(items)))
    }

    /// The lists that conditions hold, level by level.
    private mutating func addHeldLists() {
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
                if held.isEmpty { continue }
                lists.append(PlacedModifiers(.holder(item), items: held, all: expanded(held)))
            }
            next += 1
        }
    }

    private func expanded(_ items: [Handle<Call>]) -> [SetModifier] {
        var all: [SetModifier] = []
        all.reserveCapacity(items.count)
        for item in items {
            switch model.calls[item].callee {
            case .catalog(let row):
                let name = CatalogNames.first[Int(row.index)]
                all.append(SetModifier(name: name, call: item, item: item))
            case .modifiers(let list):
                for modifier in named[Int(list.index)] {
                    all.append(
                        SetModifier(name: modifier.name, call: modifier.call, item: item))
                }
            case .animation, .animator, .interaction, .swift: break
            }
        }
        return all
    }
}

extension [SetModifier] {
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
        return all.lastOfEachName()
    }
}
