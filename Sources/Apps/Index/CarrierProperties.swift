import AppSource
import TransitionDSL

/// Properties that take ids to a screen.
extension FactFinder {
    /// The stored properties of views and controllers that ids pass, or that are named for ids.
    func carrierProperties() -> [AppIndex.Carrier] {
        var found: [DeclarationID: AppIndex.Carrier] = [:]
        for (file, program) in program.files.enumerated() {
            for index in program.items.declarations.indices {
                let id = DeclarationID(file: file, index: index)
                if let carrier = carrier(id) { found[id] = carrier }
            }
        }
        let uses = nameUses(Set(found.keys.map { program.declaration($0).name }))
        return found.sorted { ($0.key.file, $0.key.index) < ($1.key.file, $1.key.index) }.map {
            var carrier = $0.value
            let declaration = program.declaration($0.key)
            // What is private to a file is used there only.
            let isHidden = !declaration.modifiers.isDisjoint(with: [.private, .fileprivate])
            let found = uses[declaration.name]?.uses(
                of: program.typeOfDeclaration[$0.key], in: isHidden ? $0.key.file : nil)
            carrier.isSet = found?.contains(.set) ?? false
            carrier.isRead = found?.contains(.read) ?? false
            return carrier
        }
    }

    func carrier(_ id: DeclarationID) -> AppIndex.Carrier? {
        let declaration = program.declaration(id)
        guard declaration.kind == .variable, let type = program.typeOfDeclaration[id],
            declaration.accessors.isEmpty,
            declaration.modifiers.isDisjoint(with: [
                .static, .constant, .public, .open, .inspectable, .attributed, .override, .objc,
            ]), isNamedForIDs(string(declaration.name)) || uses[id]?.kind == .carrier,
            isText(declaration, file: id.file)
        else { return nil }
        switch program.role(of: .program(type)) {
        case .controller, .view, .cell: break
        case .other: return nil
        }
        return AppIndex.Carrier(
            container: qualifiedName(type), name: string(declaration.name),
            place: program.place(id), hasValue: hasValue(id), isSet: false, isRead: false,
            isTest: program.files[id.file].isTest)
    }

    /// `var photoID: String?`, `var photoID = ""`, `var photoID = String()`.
    private func isText(_ declaration: AppDeclaration, file: Int) -> Bool {
        if let type = declaration.type { return type.withoutOptional.name == engineNames.string }
        guard let range = declaration.initialValue, !range.isEmpty else { return false }
        let first = program.tokens(file).tokens[range.lowerBound]
        return first.kind == .string
            || first.kind == .identifier && first.name == engineNames.string
    }

    /// Whether a property is declared with an id: neither `nil` nor an empty text.
    private func hasValue(_ id: DeclarationID) -> Bool {
        guard let range = program.declaration(id).initialValue else { return false }
        let tokens = program.tokens(id.file).tokens
        if range.count == 1, tokens[range.lowerBound].is(.nil) { return false }
        // `String()`
        if range.count == 3, tokens[range.lowerBound].name == engineNames.string,
            tokens[range.lowerBound + 1].kind == .leftParen
        {
            return false
        }
        return evaluator.evaluateInitialValue(id).onlyText != ""
    }

    /// `photoHeroId`, `heroIDs`, `heroIDOfTitle`, but not `heroIdentity`.
    private func isNamedForIDs(_ name: String) -> Bool {
        let lower = name.lowercased()
        if lower.hasSuffix("heroid") { return true }
        let rest = name.dropFirst(6)
        return lower.hasPrefix("heroid")
            && (rest == "s" || rest.first.map { !$0.isLowercase } ?? true)
    }

    private enum PropertyUse { case set, read }

    /// How the properties of one name are used. What is not plain is both.
    private struct NameUses {
        private struct Place: Hashable {
            /// Nil for all files.
            var file: Int?
            /// The class whose property it is, if it is alone or after `self`.
            var type: TypeID?
        }

        private var kinds: [Place: Set<PropertyUse>] = [:]

        /// A use in a class is one of what the classes above it declare.
        mutating func add(_ uses: Set<PropertyUse>, in file: Int, of types: [TypeID?]) {
            for type in types {
                kinds[Place(file: file, type: type), default: []].formUnion(uses)
                kinds[Place(file: nil, type: type), default: []].formUnion(uses)
            }
        }

        func uses(of type: TypeID?, in file: Int?) -> Set<PropertyUse> {
            (kinds[Place(file: file, type: nil)] ?? []).union(
                type.flatMap { kinds[Place(file: file, type: $0)] } ?? [])
        }
    }

    /// How names are used, apart from their declarations.
    private func nameUses(_ names: Set<Text>) -> [Text: NameUses] {
        var uses: [Text: NameUses] = [:]
        func add(_ name: Text, _ file: Int, _ kinds: Set<PropertyUse>, _ types: [TypeID?] = [nil]) {
            uses[name, default: NameUses()].add(kinds, in: file, of: types)
        }
        var setters: [Text: Text] = [:]
        for name in names { setters[text("set" + capitalized(string(name)))] = name }
        for file in program.files(mentioning: names.union(setters.keys)) {
            let declared = Set(program.files[file].items.declarations.map { $0.nameRange })
            let tokens = program.tokens(file).tokens
            var around = EnclosingTypes(program, file: file)
            for index in tokens.indices where tokens[index].kind == .identifier {
                if let name = setters[tokens[index].name] { add(name, file, [.set]) }
                guard names.contains(tokens[index].name),
                    !declared.contains(tokens[index].range), index + 1 < tokens.count,
                    !isLabel(index, tokens)
                else { continue }
                var types: [TypeID?] = [nil]
                if program.files[file].language == .swift, isOwnName(index, tokens),
                    let type = around.type(at: tokens[index].range)
                {
                    types = [type]
                    for one in program.ancestors(of: type) where one != type { types.append(one) }
                }
                add(tokens[index].name, file, use(index, tokens), types)
            }
            for string in program.tokens(file).strings {
                for case .text(let text) in string.pieces where names.contains(text) {
                    add(text, file, [.set, .read])
                }
            }
        }
        for attribute in interface.members.flatMap({ $0.document.runtimeAttributes }) {
            let name = text(attribute.keyPath)
            if names.contains(name) {
                for file in program.files.indices { add(name, file, [.set, .read]) }
            }
        }
        return uses
    }

    /// The label of an argument or parameter. Classes have no initializer with the names of their
    /// properties.
    private func isLabel(_ index: Int, _ tokens: [AppToken]) -> Bool {
        index > 0 && tokens[index + 1].kind == .colon
            && (tokens[index - 1].kind == .leftParen || tokens[index - 1].kind == .comma)
    }

    /// Whether a name is alone or after `self`.
    private func isOwnName(_ index: Int, _ tokens: [AppToken]) -> Bool {
        guard index > 1, tokens[index - 1].kind == .dot else { return true }
        // `self?` has an operator between.
        let base = tokens[index - 2].kind == .postfixOperator ? index - 3 : index - 2
        return base >= 0 && tokens[base].is(.`self`)
            && (base == 0 || tokens[base - 1].kind != .dot)
    }

    private func use(_ index: Int, _ tokens: [AppToken]) -> Set<PropertyUse> {
        if index > 1, tokens[index - 1].kind == .dot, tokens[index - 2].kind == .backslash {
            return [.set, .read]
        }
        switch tokens[index + 1].kind {
        case .equal: return [.set]
        case .colon, .infixOperator: return [.set, .read]
        default: return [.read]
        }
    }
}

/// The innermost types around places of a file that are asked for in their order.
private struct EnclosingTypes {
    private let declarations: [(range: SourceRange, type: TypeID?)]
    private var next = 0
    private var open: [(end: UInt32, type: TypeID?)] = []

    init(_ program: AppProgram, file: Int) {
        declarations = program.files[file].items.declarations.enumerated().compactMap {
            index, declaration in
            guard declaration.kind.isType else { return nil }
            let id = DeclarationID(file: file, index: index)
            return (declaration.range, program.typeOfDeclaration[id])
        }.sorted { $0.range.start < $1.range.start }
    }

    mutating func type(at range: SourceRange) -> TypeID? {
        while next < declarations.count, declarations[next].range.start <= range.start {
            open.append((declarations[next].range.end, declarations[next].type))
            next += 1
        }
        while let last = open.last, last.end < range.end { open.removeLast() }
        return open.last?.type
    }
}
