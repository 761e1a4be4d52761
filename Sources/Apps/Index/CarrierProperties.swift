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
            let files = uses[declaration.name] ?? [:]
            // What is private to a file is used there only.
            let isHidden = !declaration.modifiers.isDisjoint(with: [.private, .fileprivate])
            let use = isHidden ? files[$0.key.file] ?? [] : files.values.reduce([]) { $0.union($1) }
            carrier.isSet = use.contains(.set)
            carrier.isRead = use.contains(.read)
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
            place: program.place(id),
            hasValue: declaration.initialValue.map { !isNil($0, file: id.file) } ?? false,
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

    private func isNil(_ range: Range<Int>, file: Int) -> Bool {
        range.count == 1 && program.tokens(file).tokens[range.lowerBound].is(.nil)
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

    /// How names are used in each file, apart from their declarations. What is not plain is both.
    private func nameUses(_ names: Set<Text>) -> [Text: [Int: Set<PropertyUse>]] {
        var uses: [Text: [Int: Set<PropertyUse>]] = [:]
        var setters: [Text: Text] = [:]
        for name in names { setters[text("set" + capitalized(string(name)))] = name }
        for file in program.files(mentioning: names.union(setters.keys)) {
            let declared = Set(program.files[file].items.declarations.map { $0.nameRange })
            let tokens = program.tokens(file).tokens
            for index in tokens.indices where tokens[index].kind == .identifier {
                if let name = setters[tokens[index].name] {
                    uses[name, default: [:]][file, default: []].insert(.set)
                }
                guard names.contains(tokens[index].name),
                    !declared.contains(tokens[index].range), index + 1 < tokens.count
                else { continue }
                uses[tokens[index].name, default: [:]][file, default: []].formUnion(
                    use(index, tokens))
            }
            for string in program.tokens(file).strings {
                for case .text(let text) in string.pieces where names.contains(text) {
                    uses[text, default: [:]][file] = [.set, .read]
                }
            }
        }
        for attribute in interface.members.flatMap({ $0.document.runtimeAttributes }) {
            let name = text(attribute.keyPath)
            if names.contains(name) {
                for file in program.files.indices {
                    uses[name, default: [:]][file] = [.set, .read]
                }
            }
        }
        return uses
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
