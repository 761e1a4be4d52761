import TransitionDSL

/// A parameter as a call sees it, whoever declared it.
struct Formal {
    var label: Text
    var labelIsOptional: Bool
    var type: ValueType
    /// The type as written, for types of the app.
    var typeName: Text
    var isRequired: Bool
    var isOptional: Bool
    var range: ClosedRange<Double>?
    var excludesLowerBound: Bool
    var isVariadic: Bool
}

/// The catalog with its names interned, so that a lookup is an array access.
struct Vocabulary {
    /// What calls can be given: the catalog's parameters, then the file's own, in the order of the
    /// model's.
    private(set) var formals: [Formal] = []
    private(set) var catalogFormalCount = 0
    /// The formals of each row.
    private(set) var rowFormals: [Range<Int>] = []
    private(set) var storyboardFormals: Range<Int> = 0..<0
    /// The first row of a name, by kind; `next` has the further ones.
    private var first: [[Int32]] = []
    private var next: [Int32] = []
    private var types = WordNumbers()

    /// What each word is besides. Words come first in the table: a text behind them is none.
    private var roles: [WordRoles] = []

    private var operations = WordNumbers()
    private var events = WordNumbers()

    let swift: Text
    let dismiss: Text
    let toView: Text
    let opener: Text
    let screen: Text
    let instance: Text
    let storyboard: Text
    let from: Text
    let to: Text
    let part: Text
    let frames: Text

    init(_ texts: inout TextTable) {
        swift = texts.intern("swift")
        opener = texts.intern("opener")
        screen = texts.intern("screen")
        instance = texts.intern("instance")
        storyboard = texts.intern(Keyword.storyboard.rawValue)
        from = texts.intern(Keyword.from.rawValue)
        to = texts.intern("to")
        dismiss = texts.intern(Keyword.dismiss.rawValue)
        toView = texts.intern(Keyword.toView.rawValue)
        for operation in Operation.allCases { operations.add(texts.intern(operation.rawValue)) }
        for event in DefaultLine.Event.allCases { events.add(texts.intern(event.rawValue)) }
        part = texts.intern("part")
        frames = texts.intern("frames")
        addRoles(&texts)
        for type in ValueType.nameable { types.add(texts.intern(type.rawValue)) }
        let names = Catalog.entries.map { texts.intern($0.name) }
        for entry in Catalog.entries { rowFormals.append(add(entry.parameters, &texts)) }
        storyboardFormals = add(Catalog.storyboardParameters, &texts)
        catalogFormalCount = formals.count
        next = [Int32](repeating: -1, count: names.count)
        let noRows = [Int32](repeating: -1, count: texts.count)
        first = [[Int32]](repeating: noRows, count: CatalogKind.allCases.count)
        for row in Catalog.entries.indices.reversed() {
            let kind = Self.index(Catalog.entries[row].kind)
            let name = Int(names[row].index)
            next[row] = first[kind][name]
            first[kind][name] = Int32(row)
        }
    }

    private mutating func addRoles(_ texts: inout TextTable) {
        add(.impossibleMember, SwiftNames.impossibleMembers, &texts)
        add(.impossibleCase, SwiftNames.impossibleMembers + SwiftNames.impossibleCases, &texts)
        add(.impossibleParameter, SwiftNames.impossibleParameters, &texts)
        add(.scopeParameter, ["opener", "instance"], &texts)
        add(.hashName, ["hashValue", "hash"], &texts)
        add(
            .typeInUse,
            SwiftNames.typesInUse + SwiftNames.generatedTypes + SwiftNames.importedModules, &texts)
        add(.hidingType, SwiftNames.generatedTypes + SwiftNames.runtimeTypes, &texts)
        add(.ownerParameter, SwiftNames.ownerParameters, &texts)
    }

    private mutating func add(_ role: WordRoles, _ words: [String], _ texts: inout TextTable) {
        for word in words {
            let index = Int(texts.intern(word).index)
            while roles.count <= index { roles.append([]) }
            roles[index].formUnion(role)
        }
    }

    private func roles(of name: Text) -> WordRoles {
        Int(name.index) < roles.count ? roles[Int(name.index)] : []
    }

    /// The first row of a kind with this name.
    @inline(__always) func row(_ kind: CatalogKind, _ name: Text) -> Int? {
        let kind = Self.index(kind)
        guard Int(name.index) < first[kind].count else { return nil }
        let row = first[kind][Int(name.index)]
        return row < 0 ? nil : Int(row)
    }

    @inline(__always) private static func index(_ kind: CatalogKind) -> Int {
        switch kind {
        case .animation: 0
        case .modifier: 1
        case .interaction: 2
        case .option: 3
        case .change: 4
        case .constructor: 5
        case .constant: 6
        }
    }

    /// The operation that a word names.
    func operation(named name: Text) -> Operation? {
        operations[name].map { Operation.allCases[$0] }
    }

    /// The event of a `defaults` block that a word names.
    func event(named name: Text) -> DefaultLine.Event? {
        events[name].map { DefaultLine.Event.allCases[$0] }
    }

    /// Whether no member of a generated type can have the name.
    func isImpossibleMember(_ name: Text) -> Bool { roles(of: name).contains(.impossibleMember) }

    /// Whether a function or parameter of the name would hide a type from the code beside it.
    func shadowsTypeInUse(_ name: Text) -> Bool { roles(of: name).contains(.typeInUse) }

    /// Whether a parameter of a generated function cannot have the name; one of a family becomes a
    /// property of its type besides.
    func isImpossibleParameter(_ name: Text, ofFamily isFamily: Bool) -> Bool {
        let impossible: WordRoles = [.impossibleParameter, .typeInUse]
        let ofFamily: WordRoles = [.impossibleMember, .hashName]
        return !roles(of: name).isDisjoint(with: isFamily ? impossible.union(ofFamily) : impossible)
    }

    /// Whether a parameter of a screen or a cell is one that the generated function has already.
    func isOwnerParameter(_ name: Text) -> Bool { roles(of: name).contains(.ownerParameter) }

    /// Whether a type of the app is not found, or not what generated code means, under the name.
    func isHidingType(_ name: Text) -> Bool { roles(of: name).contains(.hidingType) }

    /// Whether no case of the generated enumeration of screens can have the name.
    func isImpossibleCase(_ name: Text) -> Bool { roles(of: name).contains(.impossibleCase) }

    /// Whether the type of a family has another member of the name already.
    func isImpossiblePart(_ name: Text, _ scope: HeroScope) -> Bool {
        let impossible: WordRoles = [.hashName, .typeInUse]
        return !roles(of: name)
            .isDisjoint(with: scope == .app ? impossible : impossible.union(.scopeParameter))
    }

    /// The next row of the same kind and name.
    @inline(__always) func overload(after row: Int) -> Int? { next[row] < 0 ? nil : Int(next[row]) }

    /// The type that a name stands for in a parameter.
    func type(named name: Text) -> ValueType? { types[name].map { ValueType.nameable[$0] } }

    /// Adds a parameter of the file.
    mutating func add(_ formal: Formal, isRequired: Bool) {
        formals.append(formal)
        formals[formals.count - 1].isRequired = isRequired
    }

    private mutating func add(_ parameters: [CatalogParameter], _ texts: inout TextTable) -> Range<
        Int
    > {
        let start = formals.count
        for parameter in parameters {
            formals.append(
                Formal(
                    label: texts.intern(parameter.label),
                    labelIsOptional: parameter.labelIsOptional || parameter.label.isEmpty,
                    type: parameter.type,
                    typeName: ValueType.nameable.contains(parameter.type)
                        ? texts.intern(parameter.type.rawValue) : .empty,
                    isRequired: parameter.isRequired, isOptional: false, range: parameter.range,
                    excludesLowerBound: parameter.excludesLowerBound,
                    isVariadic: parameter.isVariadic))
        }
        return start..<formals.count
    }
}

/// The numbers of words among those of their kind. Of one type for all kinds: a table for each
/// would have to be made known to Swift's runtime by each process.
private struct WordNumbers {
    private var numbers: [Int32] = []
    private var count: Int32 = 0

    /// Words come first in the table of texts.
    mutating func add(_ word: Text) {
        while numbers.count <= Int(word.index) { numbers.append(-1) }
        numbers[Int(word.index)] = count
        count += 1
    }

    subscript(word: Text) -> Int? {
        guard Int(word.index) < numbers.count, numbers[Int(word.index)] >= 0 else { return nil }
        return Int(numbers[Int(word.index)])
    }
}

/// What Swift or the generated code makes of a word, so that a name of the file cannot be the same.
private struct WordRoles: OptionSet {
    let rawValue: UInt8

    static let impossibleMember = WordRoles(rawValue: 1)
    static let impossibleCase = WordRoles(rawValue: 2)
    static let impossibleParameter = WordRoles(rawValue: 4)
    static let scopeParameter = WordRoles(rawValue: 8)
    static let hashName = WordRoles(rawValue: 16)
    static let typeInUse = WordRoles(rawValue: 32)
    static let hidingType = WordRoles(rawValue: 64)
    static let ownerParameter = WordRoles(rawValue: 128)
}
