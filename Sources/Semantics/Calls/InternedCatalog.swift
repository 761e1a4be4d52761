import TransitionDSL

/// A parameter as a call sees it, of the catalog or of a declaration.
struct ParameterSignature {
    var label: Text
    var labelIsOptional = true
    var type: ValueType
    /// The type as written, for types of the app.
    var typeName: Text
    var isRequired = true
    var isOptional = false
    var range: ClosedRange<Double>?
    var excludesLowerBound = false
    var isVertical = false
    var isVariadic = false
}

/// The catalog with its names interned, and the parameters of all calls.
struct InternedCatalog {
    /// The catalog's parameters, then the file's own, in the order of the model's.
    private(set) var formals: [ParameterSignature] = []
    let catalogFormalCount: Int
    /// The formal parameters of each row.
    private(set) var rowFormals: [Range<Int>] = []
    let storyboardFormals: Range<Int>
    /// The meaning of each word.
    private var words: [Text: Word] = [:]

    private struct Word {
        /// For each kind, the catalog's rows with the name.
        var rows: [(kind: CatalogKind, rows: Range<Int>)] = []
        /// Its meaning in Swift or in generated code, which prevents its use as a name.
        var roles: WordRoles = []
    }

    /// The initial vocabulary of every file, and its words. Made once for each process.
    static let ofCatalog: (vocabulary: InternedCatalog, texts: TextTable) = {
        var texts = TextTable()
        return (InternedCatalog(&texts), texts)
    }()

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
    let same: Text

    private init(_ texts: inout TextTable) {
        swift = texts.intern("swift")
        opener = texts.intern("opener")
        screen = texts.intern("screen")
        instance = texts.intern("instance")
        storyboard = texts.intern(Keyword.storyboard.rawValue)
        from = texts.intern(Keyword.from.rawValue)
        to = texts.intern("to")
        dismiss = texts.intern(Keyword.dismiss.rawValue)
        toView = texts.intern(Keyword.toView.rawValue)
        part = texts.intern("part")
        frames = texts.intern("frames")
        same = texts.intern("same")
        for entry in Catalog.entries { rowFormals.append(formals.add(entry.parameters, &texts)) }
        storyboardFormals = formals.add(Catalog.storyboardParameters, &texts)
        catalogFormalCount = formals.count
        for (row, entry) in Catalog.entries.enumerated() {
            let name = texts.intern(entry.name)
            var first = row
            if let last = words[name]?.rows.last, last.kind == entry.kind {
                words[name]?.rows.removeLast()
                first = last.rows.lowerBound
            }
            words[name, default: Word()].rows.append((entry.kind, first..<row + 1))
        }
        for (role, names) in WordRoles.words {
            for name in names { words[texts.intern(name), default: Word()].roles.formUnion(role) }
        }
    }

    /// Adds a parameter of the file.
    mutating func add(_ formal: ParameterSignature) { formals.append(formal) }

    /// The rows of a kind with this name; the first is the usual meaning.
    func rows(_ kind: CatalogKind, _ name: Text) -> Range<Int> {
        words[name]?.rows.first { $0.kind == kind }?.rows ?? 0..<0
    }

    func row(_ kind: CatalogKind, _ name: Text) -> Int? { rows(kind, name).first }

    private func has(_ name: Text, _ impossible: WordRoles) -> Bool {
        words[name].map { !$0.roles.isDisjoint(with: impossible) } ?? false
    }

    /// Whether no member of a generated type can have the name.
    func isImpossibleMember(_ name: Text) -> Bool { has(name, .impossibleMember) }

    /// Whether a function or parameter of the name would hide a type from the code next to it.
    func shadowsTypeInUse(_ name: Text) -> Bool { has(name, .typeInUse) }

    /// Whether a parameter of a generated function cannot have the name. A parameter of a family
    /// also becomes a property of its type.
    func isImpossibleParameter(_ name: Text, ofFamily isFamily: Bool) -> Bool {
        has(name, [.impossibleParameter, .typeInUse])
            || isFamily && has(name, [.impossibleMember, .hashName])
    }

    /// Whether the generated function of a screen or a cell already has such a parameter.
    func isOwnerParameter(_ name: Text) -> Bool { has(name, .ownerParameter) }

    /// Whether a type of the app with the name would not be found, or confused with another.
    func isHidingType(_ name: Text) -> Bool { has(name, .hidingType) }

    /// Whether no case of the generated enumeration of screens can have the name.
    func isImpossibleCase(_ name: Text) -> Bool { has(name, .impossibleCase) }

    /// Whether the type of a family has another member of the name already.
    func isImpossiblePart(_ name: Text, _ scope: HeroScope) -> Bool {
        has(name, [.hashName, .typeInUse]) || scope != .app && has(name, .scopeParameter)
    }
}

extension [ParameterSignature] {
    fileprivate mutating func add(
        _ parameters: [CatalogParameter], _ texts: inout TextTable
    ) -> Range<Int> {
        let start = count
        for parameter in parameters {
            append(
                ParameterSignature(
                    label: texts.intern(parameter.label),
                    labelIsOptional: parameter.labelIsOptional || parameter.label.isEmpty,
                    type: parameter.type,
                    typeName: ValueType.nameable.contains(parameter.type)
                        ? texts.intern(parameter.type.rawValue) : .empty,
                    isRequired: parameter.isRequired, range: parameter.range,
                    excludesLowerBound: parameter.excludesLowerBound,
                    isVertical: parameter.isVertical, isVariadic: parameter.isVariadic))
        }
        return start..<count
    }
}

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

    static let words: [(WordRoles, [String])] = [
        ([.impossibleMember, .impossibleCase], SwiftNames.impossibleMembers),
        (.impossibleCase, SwiftNames.impossibleCases),
        (.impossibleParameter, SwiftNames.impossibleParameters),
        (.scopeParameter, ["opener", "instance"]), (.hashName, ["hashValue", "hash"]),
        (.typeInUse, SwiftNames.typesInUse),
        ([.typeInUse, .hidingType], SwiftNames.generatedTypes),
        (.typeInUse, SwiftNames.importedModules), (.hidingType, SwiftNames.runtimeTypes),
        (.ownerParameter, SwiftNames.ownerParameters),
    ]
}
