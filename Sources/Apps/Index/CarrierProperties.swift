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
            let file = $0.key.file
            let type = program.typeOfDeclaration[$0.key]
            for use in uses[declaration.name] ?? [] where !isHidden || use.file == file {
                if let user = use.type, let type, !areRelated(user, type) { continue }
                carrier.isSet = carrier.isSet || use.kinds.contains(.set)
                carrier.isRead = carrier.isRead || use.kinds.contains(.read)
            }
            return carrier
        }
    }

    /// Whether objects of one class may be of the other.
    private func areRelated(_ one: TypeID, _ other: TypeID) -> Bool {
        program.inherits(one, from: other) || program.inherits(other, from: one)
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

    /// A place with the name of a property.
    private struct NameUse {
        var file: Int
        /// The class whose property it is, if it is alone or after `self`.
        var type: TypeID?
        /// What is not plain is both.
        var kinds: Set<PropertyUse>
    }

    /// How names are used, apart from their declarations.
    private func nameUses(_ names: Set<Text>) -> [Text: [NameUse]] {
        var uses: [Text: [NameUse]] = [:]
        func add(_ name: Text, _ file: Int, _ kinds: Set<PropertyUse>, in type: TypeID? = nil) {
            uses[name, default: []].append(NameUse(file: file, type: type, kinds: kinds))
        }
        var setters: [Text: Text] = [:]
        for name in names { setters[text("set" + capitalized(string(name)))] = name }
        for file in program.files(mentioning: names.union(setters.keys)) {
            let declared = Set(program.files[file].items.declarations.map { $0.nameRange })
            let tokens = program.tokens(file).tokens
            for index in tokens.indices where tokens[index].kind == .identifier {
                if let name = setters[tokens[index].name] { add(name, file, [.set]) }
                guard names.contains(tokens[index].name),
                    !declared.contains(tokens[index].range), index + 1 < tokens.count,
                    !isLabel(index, tokens)
                else { continue }
                let isOwn = program.files[file].language == .swift && isOwnName(index, tokens)
                add(
                    tokens[index].name, file, use(index, tokens),
                    in: isOwn ? typeAround(tokens[index].range, file: file) : nil)
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

    /// The innermost type around a place.
    private func typeAround(_ range: SourceRange, file: Int) -> TypeID? {
        var type: TypeID?
        for (index, declaration) in program.files[file].items.declarations.enumerated()
        where declaration.kind.isType && declaration.range.start <= range.start
            && range.end <= declaration.range.end
        {
            type = program.typeOfDeclaration[DeclarationID(file: file, index: index)]
        }
        return type
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
