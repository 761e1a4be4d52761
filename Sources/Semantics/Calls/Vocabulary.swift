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
    private(set) var formals: [Formal] = []
    /// The formals of each row.
    private(set) var rowFormals: [Range<Int>] = []
    private(set) var storyboardFormals: Range<Int> = 0..<0
    /// The first row of a name, by kind; `next` has the further ones.
    private var first: [[Int32]] = []
    private var next: [Int32] = []
    private var typeNames: [ValueType: Text] = [:]
    private var types: [Text: ValueType] = [:]

    private let impossibleMembers: Set<Text>
    private let impossibleCases: Set<Text>
    private let scopeParameters: Set<Text>
    private let hashNames: Set<Text>
    private let impossibleParameters: Set<Text>
    private let typesInUse: Set<Text>
    private let hidingTypes: Set<Text>
    private let ownerParameters: Set<Text>
    /// Words come first in the table: a text behind them is none of them.
    private var wordCount = 0

    private var operations = NameMap<Operation>()
    private var events = NameMap<DefaultLine.Event>()

    let swift: Text
    let dismiss: Text
    let toView: Text
    let opener: Text
    let part: Text
    let frames: Text

    init(_ texts: inout TextTable) {
        swift = texts.intern("swift")
        opener = texts.intern("opener")
        dismiss = texts.intern(Keyword.dismiss.rawValue)
        toView = texts.intern(Keyword.toView.rawValue)
        for operation in Operation.allCases {
            _ = operations.add(texts.intern(operation.rawValue), operation)
        }
        for event in DefaultLine.Event.allCases {
            _ = events.add(texts.intern(event.rawValue), event)
        }
        part = texts.intern("part")
        impossibleMembers = Set(SwiftNames.impossibleMembers.map { texts.intern($0) })
        impossibleCases = impossibleMembers.union(
            SwiftNames.impossibleCases.map { texts.intern($0) })
        scopeParameters = [opener, texts.intern("instance")]
        hashNames = [texts.intern("hashValue"), texts.intern("hash")]
        impossibleParameters = Set(SwiftNames.impossibleParameters.map { texts.intern($0) })
        typesInUse = Set(
            SwiftNames.typesInUse.union(SwiftNames.generatedTypes)
                .union(SwiftNames.importedModules).map { texts.intern($0) })
        hidingTypes = Set(
            SwiftNames.generatedTypes.union(SwiftNames.runtimeTypes).map { texts.intern($0) })
        ownerParameters = Set(SwiftNames.ownerParameters.map { texts.intern($0) })
        frames = texts.intern("frames")
        wordCount = texts.count
        for type in ValueType.nameable {
            let name = texts.intern(type.rawValue)
            types[name] = type
            typeNames[type] = name
        }
        let names = Catalog.entries.map { texts.intern($0.name) }
        for entry in Catalog.entries { rowFormals.append(add(entry.parameters, &texts)) }
        storyboardFormals = add(Catalog.storyboardParameters, &texts)
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

    /// The first row of a kind with this name.
    @inline(__always)
    func row(_ kind: CatalogKind, _ name: Text) -> Int? {
        let kind = Self.index(kind)
        guard Int(name.index) < first[kind].count else { return nil }
        let row = first[kind][Int(name.index)]
        return row < 0 ? nil : Int(row)
    }

    @inline(__always)
    private static func index(_ kind: CatalogKind) -> Int {
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
        name.index < wordCount ? operations[name] : nil
    }

    /// The event of a `defaults` block that a word names.
    func event(named name: Text) -> DefaultLine.Event? {
        name.index < wordCount ? events[name] : nil
    }

    /// Whether no member of a generated type can have the name.
    func isImpossibleMember(_ name: Text) -> Bool {
        name.index < wordCount && impossibleMembers.contains(name)
    }

    /// Whether a function or parameter of the name would hide a type from the code beside it.
    func shadowsTypeInUse(_ name: Text) -> Bool {
        name.index < wordCount && typesInUse.contains(name)
    }

    /// Whether a parameter of a generated function cannot have the name; one of a family becomes a
    /// property of its type besides.
    func isImpossibleParameter(_ name: Text, ofFamily isFamily: Bool) -> Bool {
        guard name.index < wordCount else { return false }
        return impossibleParameters.contains(name) || typesInUse.contains(name)
            || (isFamily && (impossibleMembers.contains(name) || hashNames.contains(name)))
    }

    /// Whether a parameter of a screen or a cell is one that the generated function has already.
    func isOwnerParameter(_ name: Text) -> Bool {
        name.index < wordCount && ownerParameters.contains(name)
    }

    /// Whether a type of the app is not found, or not what generated code means, under the name.
    func isHidingType(_ name: Text) -> Bool {
        name.index < wordCount && hidingTypes.contains(name)
    }

    /// Whether no case of the generated enumeration of screens can have the name.
    func isImpossibleCase(_ name: Text) -> Bool {
        name.index < wordCount && impossibleCases.contains(name)
    }

    /// Whether the type of a family has another member of the name already.
    func isImpossiblePart(_ name: Text, _ scope: HeroScope) -> Bool {
        guard name.index < wordCount else { return false }
        return hashNames.contains(name) || typesInUse.contains(name)
            || (scope != .app && scopeParameters.contains(name))
    }

    /// The next row of the same kind and name.
    @inline(__always)
    func overload(after row: Int) -> Int? {
        next[row] < 0 ? nil : Int(next[row])
    }

    /// The type that a name stands for in a parameter.
    func type(named name: Text) -> ValueType? { types[name] }

    private mutating func add(
        _ parameters: [CatalogParameter],
        _ texts: inout TextTable
    ) -> Range<Int> {
        let start = formals.count
        for parameter in parameters {
            formals.append(
                Formal(
                    label: texts.intern(parameter.label),
                    labelIsOptional: parameter.labelIsOptional || parameter.label.isEmpty,
                    type: parameter.type,
                    typeName: typeNames[parameter.type] ?? .empty,
                    isRequired: parameter.isRequired,
                    isOptional: false,
                    range: parameter.range,
                    excludesLowerBound: parameter.excludesLowerBound,
                    isVariadic: parameter.isVariadic
                )
            )
        }
        return start..<formals.count
    }
}
