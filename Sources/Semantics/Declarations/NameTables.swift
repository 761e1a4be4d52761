import TransitionDSL

/// What each declared name leads to, by namespace; the first pass fills it.
struct NameTables {
    var screens = NameMap<EdgeEnd>()
    var cells = NameMap<Handle<Cell>>()
    /// The cells that are declared in screens, in the order of the screens.
    var localCells: [Text: [Handle<Cell>]] = [:]
    var heroes = NameMap<Handle<Hero>>()
    var modifiers = NameMap<Handle<ModifierList>>()
    var animations = NameMap<AnimationName>()
    var interactions = NameMap<Handle<Interaction>>()
    var segues = NameMap<Handle<Segue>>()
    var registries = NameMap<Handle<Registry>>()
    /// The namespaces of imported files.
    private(set) var importedNamespaces = StampedSet()

    init(importing namespaces: some Sequence<Text>) {
        importedNamespaces.begin()
        for name in namespaces { _ = importedNamespaces.insert(name) }
    }
}

/// `animation` and `animator` share a namespace.
enum AnimationName {
    case animation(Handle<NamedAnimation>)
    case animator(Handle<Animator>)
}

/// A table from interned texts to what they name. It is small, as few texts of a file are declared.
struct NameMap<Element> {
    /// Open addressing; 0 is a free slot, else an element's place plus one.
    private var slots: [UInt32] = []
    private(set) var elements: [(name: Text, element: Element)] = []
    private let seed = hashSeed

    subscript(name: Text) -> Element? {
        if elements.isEmpty { return nil }
        let place = slots[slot(of: name)]
        return place == 0 ? nil : elements[Int(place) - 1].element
    }

    /// Adds a name, or gives the element that has it already.
    @discardableResult mutating func add(_ name: Text, _ element: Element) -> Element? {
        if (elements.count + 1) * 2 > slots.count { grow() }
        let slot = slot(of: name)
        if slots[slot] != 0 { return elements[Int(slots[slot]) - 1].element }
        elements.append((name, element))
        slots[slot] = UInt32(truncatingIfNeeded: elements.count)
        return nil
    }

    /// Empties the table and keeps its room, unless that is large.
    mutating func removeAll() {
        elements.removeAll(keepingCapacity: true)
        if slots.count > 64 { slots = [] }
        for slot in slots.indices { slots[slot] = 0 }
    }

    /// Where a name is, or the free slot where it belongs.
    @inline(__always) private func slot(of name: Text) -> Int {
        let mask = slots.count - 1
        let product = (UInt64(name.index) ^ seed) &* 0x9E37_79B9_7F4A_7C15
        var slot = Int(truncatingIfNeeded: product >> 32) & mask
        while slots[slot] != 0, elements[Int(slots[slot]) - 1].name != name {
            slot = (slot + 1) & mask
        }
        return slot
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: max(16, slots.count * 2))
        for (place, element) in elements.enumerated() {
            slots[slot(of: element.name)] = UInt32(truncatingIfNeeded: place + 1)
        }
    }
}

/// What hashes begin with. It differs from run to run, so that no file can be made to collide.
/// Order never depends on it.
let hashSeed = UInt64.random(in: 0...UInt64.max)

/// A set of texts that is emptied for nothing: members carry the number of the round in which they
/// came. For the many small lists of a file, each of which asks whether a name comes twice.
struct StampedSet {
    private var stamps: [UInt32] = []
    private var round: UInt32 = 0

    /// Empties the set.
    mutating func begin() { round += 1 }

    /// Adds a text; false where it is in already.
    mutating func insert(_ text: Text) -> Bool { insert(Int(text.index)) }

    /// The same for what is known by a number.
    mutating func insert(_ index: Int) -> Bool {
        if index >= stamps.count {
            let count = max(index + 1, stamps.count * 2)
            stamps.append(contentsOf: repeatElement(0, count: count - stamps.count))
        }
        defer { stamps[index] = round }
        return stamps[index] != round
    }

    func contains(_ text: Text) -> Bool { contains(Int(text.index)) }

    func contains(_ index: Int) -> Bool { index < stamps.count && stamps[index] == round }
}
