import AppSource
import TransitionDSL

/// A file of Swift or Objective-C after reading. Its tokens are in ``AppProgram/tokens(_:)``.
struct ProgramFile {
    var source: SourceFile
    var language: AppLanguage
    var items: AppItems
    var mentions: FileMentions
    /// Whether it is in the code of tests.
    var isTest: Bool
}

/// A type with all its extensions.
struct ProgramType {
    var name: Text
    /// The enclosing type.
    var parent: TypeID?
    var kind: AppDeclaration.Kind
    /// The declaration and the extensions. An extension of a type from outside has no declaration.
    var declarations: [DeclarationID]
    var supertypes: [TypeReference]
    var members = DeclarationsByName()
    /// Whether the program declares it, rather than extends it only.
    var isDeclared: Bool
}

/// The Swift and Objective-C of an app with indexes of its names.
final class AppProgram {
    var names: TextTable
    var files: [ProgramFile]
    var types: [ProgramType] = []
    /// Types by their own name, without what encloses them.
    var typesByName: [Text: [TypeID]] = [:]
    /// Variables and functions outside of types.
    private(set) var globals = DeclarationsByName()
    /// The type that each declaration is in, or that it is.
    private(set) var typeOfDeclaration: TypesOfDeclarations
    /// The members of all types, by name.
    private(set) var membersByName = DeclarationsByName()
    /// What each type inherits from or conforms to directly. Kept: else a chain of classes would
    /// be looked up again for each of them.
    private(set) lazy var supertypes = types.map { type in
        type.supertypes.map { self.type($0, in: type.parent) }
    }
    /// Those of them that the program declares or extends.
    private(set) lazy var parents = supertypes.map { types in
        types.compactMap { type -> TypeID? in if case .program(let id) = type { id } else { nil } }
    }
    /// The types of the program that inherit from a type or conform to it directly.
    private(set) lazy var subtypes = directSubtypes()
    /// What each type inherits from types outside of the program.
    private(set) lazy var inheritance = Inheritance(self)
    private let cache = TokenCache()
    private var filesByName = MentionIndex()
    private var bodiesByName = MentionIndex()
    private var bodies: [BodyID] = []
    /// The texts of the strings in its code.
    private(set) var literals: Set<Text> = []

    init(names: TextTable, files: [ProgramFile]) {
        self.names = names
        self.files = files
        typeOfDeclaration = TypesOfDeclarations(files)
        for file in files.indices { addTypes(ofFile: file) }
        for file in files.indices { addMembers(ofFile: file) }
        setParentsOfExtensionMembers()
        for type in types.indices { types[type].members.finish() }
        membersByName.finish()
        globals.finish()
        indexMentions()
    }

    func declaration(_ id: DeclarationID) -> AppDeclaration {
        files[id.file].items.declarations[id.index]
    }

    /// The tokens of a file, which are made again if they were not kept.
    func tokens(_ file: Int) -> AppTokens {
        cache.tokens(file) {
            // All names are known, so that the table does not change.
            var names = names
            return tokenize(files[file].source, files[file].language, &names)
        }
    }

    /// Whether it has the delegate of an application: then it is a whole app, in which something opens
    /// each screen.
    var hasApplicationDelegate: Bool {
        ["UIApplicationDelegate", "UIApplicationMain"].contains { names.find($0) != nil }
    }

    /// The files in whose code, or in whose strings, one of the names occurs; in order.
    func files(mentioning names: some Sequence<Text>) -> [Int] { filesByName.lists(with: names) }

    /// The bodies in which one of the names occurs, in order.
    func bodies(mentioning names: some Sequence<Text>) -> [BodyID] {
        // Hot.
        bodiesByName.lists(with: names).map { bodies[$0] }
    }

    func string(_ text: Text) -> String { names.string(text) }

    func place(_ id: DeclarationID) -> SourcePlace {
        SourcePlace(file: FileIndex(id.file), range: declaration(id).nameRange)
    }

    // MARK: - Building

    private func addTypes(ofFile file: Int) {
        for (index, declaration) in files[file].items.declarations.enumerated()
        where declaration.kind.isType && declaration.kind != .extension {
            let id = DeclarationID(file: file, index: index)
            let parent = enclosingType(of: declaration, file)
            // A class of Objective-C is declared once in a header and once per `@implementation`.
            let type = TypeID(index: types.count)
            types.append(
                ProgramType(
                    name: declaration.name, parent: parent, kind: declaration.kind,
                    declarations: [id], supertypes: declaration.supertypes,
                    isDeclared: true))
            typesByName[declaration.name, default: []].append(type)
            typeOfDeclaration[id] = type
        }
    }

    private func indexMentions() {
        filesByName = MentionIndex(nameCount: names.count) { list in
            for (number, file) in files.enumerated() { list(number, file.mentions.names) }
        }
        let mentions = files.flatMap { $0.mentions.bodies }
        bodies = mentions.map { $0.id }
        bodiesByName = MentionIndex(nameCount: names.count) { list in
            for (number, body) in mentions.enumerated() { list(number, body.names) }
        }
        // The indexes and `literals` replace these lists.
        for index in files.indices {
            literals.formUnion(files[index].mentions.literals)
            files[index].mentions.literals = []
            files[index].mentions.names = []
            files[index].mentions.bodies = []
        }
    }

    private func enclosingType(of declaration: AppDeclaration, _ file: Int) -> TypeID? {
        declaration.parent.flatMap { typeOfDeclaration[DeclarationID(file: file, index: $0)] }
    }

    private func addMembers(ofFile file: Int) {
        for (index, declaration) in files[file].items.declarations.enumerated() {
            let id = DeclarationID(file: file, index: index)
            switch declaration.kind {
            case .extension: extend(declaration, id)
            case .class, .struct, .enum, .protocol, .actor, .import: break
            case .variable, .function, .initializer, .deinitializer, .subscript, .case, .typealias,
                .other:
                add(declaration.name, id, in: declaration.parent)
            }
        }
    }

    /// Sets the parent of each type that an extension declares, which is the extended type. It is
    /// known only after all types.
    private func setParentsOfExtensionMembers() {
        let parents = types.map { type -> TypeID? in
            guard type.parent == nil, type.isDeclared, let id = type.declarations.first,
                files[id.file].language == .swift
            else { return type.parent }
            return enclosingType(of: declaration(id), id.file)
        }
        for index in types.indices where types[index].parent == nil {
            // Types nest far less. Extensions can also declare each other's types, without an end.
            var (current, depth) = (parents[index], 0)
            while let type = current, depth < 100 {
                (current, depth) = (parents[type.index], depth + 1)
            }
            if current == nil { types[index].parent = parents[index] }
        }
    }

    /// Adds a declaration that is not a type to the type around it.
    private func add(_ name: Text, _ id: DeclarationID, in parent: Int?) {
        guard let parent else { return globals.add(id, name) }
        guard let type = typeOfDeclaration[DeclarationID(file: id.file, index: parent)] else {
            return
        }
        types[type.index].members.add(id, name)
        typeOfDeclaration[id] = type
        membersByName.add(id, name)
    }

    private func extend(_ declaration: AppDeclaration, _ id: DeclarationID) {
        let type: TypeID
        if let known = extendedType(declaration) {
            type = known
        } else {
            type = TypeID(index: types.count)
            types.append(
                ProgramType(
                    name: declaration.name, parent: nil, kind: .extension, declarations: [],
                    supertypes: [], isDeclared: false))
            typesByName[declaration.name, default: []].append(type)
        }
        types[type.index].declarations.append(id)
        types[type.index].supertypes += declaration.supertypes
        typeOfDeclaration[id] = type
    }

    /// The type that an extension names: the one with the same enclosing names, otherwise the only one.
    private func extendedType(_ declaration: AppDeclaration) -> TypeID? {
        let candidates = typesByName[declaration.name] ?? []
        return candidates.first { candidate in
            let parent = types[candidate.index].parent.map { types[$0.index].name }
            return parent == declaration.qualifier.last
        } ?? candidates.first
    }
}

extension AppDeclaration.Kind {
    /// Whether it declares or extends a type.
    var isType: Bool {
        switch self {
        case .class, .struct, .enum, .protocol, .actor, .extension: true
        case .variable, .function, .initializer, .deinitializer, .subscript, .case, .typealias,
            .import, .other:
            false
        }
    }
}
