import AppSource
import TransitionDSL

/// The constants next to those that are ids.
extension FactFinder {
    func idConstants() -> [AppIndex.Constant] {
        let types = typesOfIDs()
        var ids: [DeclarationID] = []
        for type in types {
            ids += program.types[type.index].members.all.filter { isTextConstant($0, of: type) }
        }
        ids.sort { ($0.file, $0.index) < ($1.file, $1.index) }
        let mentioned = mentionedConstants(ids)
        let whole = typesUsedAsWhole(Set(types))
        return ids.map { constant($0, mentioned, whole) }
    }

    func isTextConstant(_ id: DeclarationID, of type: TypeID) -> Bool {
        let declaration = program.declaration(id)
        switch declaration.kind {
        case .case:
            return program.types[type.index].supertypes.first?.name == engineNames.string
                && declaration.parameters.isEmpty
        case .variable:
            guard declaration.modifiers.contains(.constant),
                let range = declaration.initialValue, range.count == 1
            else { return false }
            return program.tokens(id.file).tokens[range.lowerBound].kind == .string
        default: return false
        }
    }

    /// The constants whose names are not only at their declarations.
    private func mentionedConstants(_ ids: [DeclarationID]) -> Set<DeclarationID> {
        // An index: each mention asks for the constants of its name.
        let byName = Dictionary(grouping: ids) { program.declaration($0).name }
        let places = Set(ids.map { program.place($0) })
        var mentioned: Set<DeclarationID> = []
        for file in program.files(mentioning: Set(byName.keys)) {
            let tokens = program.tokens(file).tokens
            for index in tokens.indices where tokens[index].kind == .identifier {
                guard let constants = byName[tokens[index].name] else { continue }
                let place = SourcePlace(file: FileIndex(file), range: tokens[index].range)
                if places.contains(place) { continue }
                for id in constants where mayName(id, index, file: file) { mentioned.insert(id) }
            }
        }
        return mentioned
    }

    /// Whether a name can be that of a constant. Outside of its type, a case or static constant
    /// follows a dot, and not after the name of a value.
    private func mayName(_ id: DeclarationID, _ index: Int, file: Int) -> Bool {
        let declaration = program.declaration(id)
        guard program.files[file].language == .swift,
            declaration.kind == .case || declaration.modifiers.contains(.static),
            let type = program.typeOfDeclaration[id]
        else { return true }
        let tokens = program.tokens(file).tokens
        if index > 0, tokens[index - 1].kind == .dot {
            guard index > 1, tokens[index - 2].kind == .identifier,
                let first = string(tokens[index - 2].name).utf8.first
            else { return true }
            // `self.photo`, `header.photo`.
            return first.isCapital || tokens[index - 2].flags.contains(.quoted)
                || isWithin(type, tokens[index].range, file: file)
        }
        return isWithin(type, tokens[index].range, file: file)
    }

    private func isWithin(_ type: TypeID, _ range: SourceRange, file: Int) -> Bool {
        program.types[type.index].declarations.contains { id in
            let whole = program.declaration(id).range
            return id.file == file && whole.start <= range.start && range.end <= whole.end
        }
    }

    private func constant(
        _ id: DeclarationID, _ mentioned: Set<DeclarationID>, _ whole: Set<TypeID>
    ) -> AppIndex.Constant {
        let declaration = program.declaration(id)
        let value =
            declaration.kind == .case
            ? evaluator.rawValue(of: id) : evaluator.evaluateInitialValue(id)
        let type = program.typeOfDeclaration[id]
        return AppIndex.Constant(
            container: type.map(qualifiedName) ?? "", name: string(declaration.name),
            text: value.onlyText, place: program.place(id), reference: reference(to: id),
            isMentioned: mentioned.contains(id),
            isOpen: declaration.modifiers.contains(.objc)
                || !declaration.modifiers.isDisjoint(with: [.public, .open])
                    && isOfLibrary(id.file)
                || type.map { whole.contains($0) } ?? false,
            isTest: program.files[id.file].isTest)
    }

    /// Whether code that is not here may use what a file makes public: that of a package, and all
    /// without an app.
    private func isOfLibrary(_ file: Int) -> Bool {
        let path = program.files[file].source.path
        return !hasEntry
            || program.files.contains { other in
                let package = other.source.path
                return lastComponent(of: package) == "Package.swift"
                    && path.hasPrefix(package.dropLast("Package.swift".utf8.count))
            }
    }

    /// Nil if other files cannot see it, or only an instance has it.
    private func reference(to id: DeclarationID) -> String? {
        let declaration = program.declaration(id)
        guard program.files[id.file].language == .swift,
            declaration.kind == .case || declaration.modifiers.contains(.static)
                || declaration.parent == nil
        else { return nil }
        let hidden: AppDeclaration.Modifiers = [.private, .fileprivate]
        var current: AppDeclaration? = declaration
        while let one = current {
            if !one.modifiers.isDisjoint(with: hidden) { return nil }
            current = one.parent.map { program.files[id.file].items.declarations[$0] }
        }
        let owner = program.typeOfDeclaration[id].map { qualifiedName($0) + "." } ?? ""
        let end = declaration.kind == .case ? ".rawValue" : ""
        return owner + string(declaration.name) + end
    }

    /// `Ids.Segue`, with the types around it.
    func qualifiedName(_ type: TypeID) -> String {
        var names: [String] = []
        var current: TypeID? = type
        while let type = current {
            names.append(string(program.types[type.index].name))
            current = program.types[type.index].parent
        }
        return names.reversed().joined(separator: ".")
    }

    /// The types whose values can appear without the names of their cases.
    private func typesUsedAsWhole(_ types: Set<TypeID>) -> Set<TypeID> {
        let whole: Set<String> = ["CaseIterable", "Codable", "Decodable"]
        let names = Set(types.map { program.types[$0.index].name })
        var made: Set<Text> = []
        for file in program.files(mentioning: names) {
            let tokens = program.tokens(file).tokens
            for index in tokens.indices.dropLast(3)
            where tokens[index].kind == .identifier && names.contains(tokens[index].name)
                && tokens[index + 1].kind == .leftParen
                && tokens[index + 2].kind == .identifier
                && tokens[index + 2].name == engineNames.rawValue
            {
                made.insert(tokens[index].name)
            }
        }
        return types.filter { type in
            made.contains(program.types[type.index].name)
                || program.types[type.index].supertypes.contains {
                    $0.name.map { whole.contains(string($0)) } ?? false
                }
        }
    }
}
