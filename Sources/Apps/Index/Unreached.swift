import AppSource
import TransitionDSL

/// Code with ids that nothing in the app names.
extension FactFinder {
    /// Classes that nothing creates, and functions of Swift that nothing calls. What UIKit, a nib or
    /// another module may reach is not among them.
    func unreachedCode() -> [AppIndex.Unreached] {
        let isWhole = hasEntry
        var types: [TypeID: [SourcePlace]] = [:]
        var functions: [DeclarationID: [SourcePlace]] = [:]
        for fact in facts where fact.content.kind == .heroID && !fact.isTest {
            guard fact.language != .interfaceBuilder, let (type, function) = holder(of: fact) else {
                continue
            }
            if isWhole, isOwnClass(type) { types[type, default: []].append(fact.place) }
            if let function, isCalledByName(function, inWhole: isWhole) {
                functions[function, default: []].append(fact.place)
            }
        }
        let uses = namesUsed(
            Set(types.keys.map { program.types[$0.index].name }),
            Set(functions.keys.map { program.declaration($0).name }))
        var found: [AppIndex.Unreached] = []
        for (type, ids) in types where !uses.contains(program.types[type.index].name) {
            found.append(
                AppIndex.Unreached(
                    name: string(program.types[type.index].name), isFunction: false,
                    place: program.place(program.types[type.index].declarations[0]), ids: ids))
        }
        for (function, ids) in functions where !uses.contains(program.declaration(function).name) {
            found.append(
                AppIndex.Unreached(
                    name: string(program.declaration(function).name), isFunction: true,
                    place: program.place(function), ids: ids))
        }
        return found.sorted { $0.place.isBefore($1.place) }
    }

    /// Whether the program has the code that UIKit starts: without it, other code may create the
    /// controllers.
    var hasEntry: Bool {
        program.hasApplicationDelegate || program.names.find("UIWindowSceneDelegate") != nil
            || interface.members.contains {
                $0.document.controllers.contains(where: { $0.isInitial })
            }
    }

    /// The type and function around a fact.
    func holder(of fact: AppFact) -> (TypeID, DeclarationID?)? {
        let file = Int(fact.place.file.index)
        var type: TypeID?
        var function: DeclarationID?
        let declarations = program.files[file].items.declarations
        let start = fact.place.range.start
        // From the last one that begins before it outward. A search of all would be asked by each fact.
        var next = declarations.partitioningIndex { $0.range.start > start }
        next -= 1
        while declarations.indices.contains(next) {
            let declaration = declarations[next]
            if fact.place.range.end <= declaration.range.end {
                let id = DeclarationID(file: file, index: next)
                if declaration.kind.isType, type == nil { type = program.typeOfDeclaration[id] }
                if declaration.kind == .function, function == nil { function = id }
            }
            next = declaration.parent ?? -1
        }
        return type.map { ($0, function) }
    }

    func isOwnClass(_ type: TypeID) -> Bool {
        let known = program.types[type.index]
        guard known.isDeclared, known.kind == .class,
            program.typesByName[known.name]?.count == 1, let id = known.declarations.first,
            program.declaration(id).modifiers.isDisjoint(with: [.public, .open, .attributed])
        else { return false }
        switch program.role(of: .program(type)) {
        case .controller, .cell, .view: return true
        case .other: return false
        }
    }

    /// Whether only code of the app calls a function: it has no name that UIKit or a protocol from
    /// outside could know.
    func isCalledByName(_ id: DeclarationID, inWhole isWhole: Bool) -> Bool {
        let declaration = program.declaration(id)
        guard program.files[id.file].language == .swift,
            declaration.modifiers.isDisjoint(with: [
                .override, .objc, .action, .public, .open, .attributed,
            ]), program.membersByName[declaration.name]?.count == 1
        else { return false }
        if !declaration.modifiers.isDisjoint(with: [.private, .fileprivate]) { return true }
        if !isWhole { return false }
        if declaration.modifiers.contains(.static) { return declaration.parameters.isEmpty }
        return declaration.parameters.isEmpty && !string(declaration.name).hasPrefix("hero")
            || hasOnlyPlainSupertypes(id)
    }

    /// Whether the type of a method is a class that inherits from UIKit and conforms to no protocol
    /// from outside, which could call the method.
    private func hasOnlyPlainSupertypes(_ id: DeclarationID) -> Bool {
        guard let type = program.typeOfDeclaration[id] else { return false }
        return program.types[type.index].isDeclared
            && program.externalSupertypes(of: type).allSatisfy { isPlainClass(string($0)) }
    }

    /// Which names appear anywhere but in the declarations of what has them.
    func namesUsed(_ types: Set<Text>, _ functions: Set<Text>) -> Set<Text> {
        var used: Set<Text> = []
        for object in interface.members.flatMap({ $0.document.objects }) {
            // The owner of a nib is made by other code.
            if case .placeholder = object.kind { continue }
            if let name = object.customClass { used.insert(text(name)) }
        }
        let names = types.union(functions)
        for literal in program.literals {
            let words = string(literal).split { !($0.isLetter || $0.isNumber || $0 == "_") }
            used.formUnion(words.compactMap { program.names.find(String($0)) })
        }
        used.formIntersection(names)
        for file in program.files(mentioning: names) {
            let own = ownRanges(program.files[file], types)
            let declared = Set(program.files[file].items.declarations.map { $0.nameRange })
            let tokens = program.tokens(file).tokens
            for (index, token) in tokens.enumerated() where token.kind == .identifier {
                // The property of the engine is no call.
                if token.name == engineNames.hero, tokens[index + 1].kind != .leftParen { continue }
                let isType = types.contains(token.name)
                guard isType || functions.contains(token.name), !declared.contains(token.range)
                else { continue }
                if isType, own[token.name]?.contains(where: { $0.contains(token.range) }) ?? false {
                    continue
                }
                used.insert(token.name)
            }
        }
        return used
    }

    /// The declarations of types, with their extensions: a class that only names itself is not used.
    private func ownRanges(_ file: ProgramFile, _ types: Set<Text>) -> [Text: [SourceRange]] {
        var ranges: [Text: [SourceRange]] = [:]
        for declaration in file.items.declarations
        where declaration.kind.isType && types.contains(declaration.name) {
            ranges[declaration.name, default: []].append(declaration.range)
        }
        return ranges
    }
}

extension SourceRange {
    fileprivate func contains(_ other: SourceRange) -> Bool {
        start <= other.start && other.end <= end
    }
}
