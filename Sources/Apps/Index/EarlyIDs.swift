import AppSource
import TransitionDSL

/// Ids that code sets while a view is made, with a property that only others set.
extension FactFinder {
    func earlyIDs() -> [AppIndex.EarlyID] {
        var found: [AppIndex.EarlyID] = []
        for index in program.types.indices {
            let type = TypeID(index: index)
            guard program.types[index].isDeclared, program.types[index].kind == .class,
                program.types[index].declarations.allSatisfy({ !program.files[$0.file].isTest })
            else { continue }
            switch program.role(of: .program(type)) {
            case .cell, .view: found += earlyIDs(of: type)
            case .controller, .other: continue
            }
        }
        return found.sorted { $0.place.isBefore($1.place) }
    }

    private func earlyIDs(of type: TypeID) -> [AppIndex.EarlyID] {
        let members = startMembers(of: type)
        let sites = members.flatMap { id in
            evaluator.bodyIDs(of: id).flatMap { evaluator.sites($0) }.map { (id, $0) }
        }
        let mentionsID = sites.contains { _, site in idTarget(site) != nil }
        if !mentionsID { return [] }
        var empty = emptyProperties(of: type)
        for (id, site) in sites {
            for parameter in program.declaration(id).parameters { empty.remove(parameter.name) }
            guard case .assignment(_, let target, _) = site.kind, let name = target.lastName
            else { continue }
            empty.remove(name)
        }
        return sites.compactMap { id, site in
            guard !site.isInClosure, let value = idTarget(site) else { return nil }
            let tokens = program.tokens(id.file).tokens
            let name = tokens.indices.first { index in
                value.range.start <= tokens[index].range.start
                    && tokens[index].range.end <= value.range.end
                    && tokens[index].kind == .identifier && empty.contains(tokens[index].name)
                    && tokens[index - 1].kind != .dot
            }
            return name.map { index in
                AppIndex.EarlyID(
                    property: string(tokens[index].name),
                    member: string(program.declaration(id).name),
                    place: SourcePlace(file: FileIndex(id.file), range: value.range))
            }
        }
    }

    /// The value of an assignment to the id of a view.
    func idTarget(_ site: Site) -> AppExpression? {
        guard case .assignment(_, let target, let value) = site.kind,
            let access = evaluator.heroAccess(target, in: site.scope),
            access.member == "id" || access.member == "heroID", access.certainty == .certain
        else { return nil }
        return value
    }

    /// Initializers, `awakeFromNib` and the private functions that only they call, once.
    private func startMembers(of type: TypeID) -> [DeclarationID] {
        let members = program.types[type.index].members
        var found: [DeclarationID] = []
        for name in [Word.`init`.text, text("awakeFromNib")] { found += members[name] ?? [] }
        var called: Set<Text> = []
        for site in found.flatMap({ evaluator.bodyIDs(of: $0) }).flatMap({ evaluator.sites($0) })
        where !site.isInClosure {
            if case .call(_, let callee, _) = site.kind, let name = callee.lastName {
                called.insert(name)
            }
        }
        for name in called {
            guard let ids = members[name], ids.count == 1, let id = ids.first,
                program.declaration(id).parameters.isEmpty,
                !program.declaration(id).modifiers.isDisjoint(with: [.private, .fileprivate]),
                program.tokens(id.file).tokens.count(where: {
                    $0.kind == .identifier && $0.name == name
                }) == 2
            else { continue }
            found.append(id)
        }
        return found
    }

    /// The stored optional properties without a value of their own.
    private func emptyProperties(of type: TypeID) -> Set<Text> {
        var names: Set<Text> = []
        for (name, ids) in program.types[type.index].members {
            guard ids.count == 1, let id = ids.first else { continue }
            let declaration = program.declaration(id)
            guard declaration.kind == .variable, declaration.initialValue == nil,
                declaration.accessors.isEmpty,
                declaration.modifiers.isDisjoint(with: [
                    .static, .outlet, .inspectable, .attributed,
                ]), case .optional? = declaration.type
            else { continue }
            names.insert(name)
        }
        return names
    }
}
