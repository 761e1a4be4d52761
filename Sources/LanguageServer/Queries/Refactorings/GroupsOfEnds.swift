import TransitionDSL

extension LineChange {
    /// The declared screens in place of `*`. Those that inherit from others are covered by them.
    var coveredScreens: Refactoring? {
        guard let star = side(where: { $0.ends == [.any] })?.syntax else { return nil }
        let names = model.screens.filter { $0.parents.isEmpty }.map { name(of: $0.declared) }
        guard (1...Self.mostEnds).contains(names.count) else { return nil }
        return Refactoring(
            kind: .rewrite, title: "replace `*` by all declared screens",
            edits: [program.edit(star.range, with: names.joined(separator: " | "))],
            proof: .events([handle], ofUndeclaredScreens: false))
    }

    /// A list of ends as a new group.
    var newGroup: Refactoring? {
        guard let ends = side(where: isListOfNames)?.syntax else { return nil }
        let name = program.unusedName("NewGroup")
        let members = ends.ends.map { $0.text }.joined(separator: ", ")
        let group = program.insertion(
            of: "group \(name) = \(members)", before: line.range.start)
        guard let group else { return nil }
        return Refactoring(
            kind: .extract, title: "make a group of these ends",
            edits: [group, program.edit(ends.range, with: name)], proof: .events([handle]))
    }

    /// A group that has exactly the screens of a list of ends, in place of the list.
    var existingGroup: Refactoring? {
        guard let side = side(where: isListOfNames) else { return nil }
        let screens = screens(side.ends[...])
        let group = model.groups.first { self.screens(model.ends[$0.members]) == screens }
        guard let group else { return nil }
        let name = name(of: group.declared)
        return Refactoring(
            kind: .rewrite, title: "replace these ends by the group `\(name)`",
            edits: [program.edit(side.syntax.range, with: name)], proof: .events([handle]))
    }

    /// The members of a group in place of its name.
    var inlinedGroup: Refactoring? {
        guard let side = side(where: { self.selectedGroup(of: $0) != nil }),
            let (token, group) = selectedGroup(of: side)
        else { return nil }
        let others = Set(side.ends)
        let members = model.ends[model.groups[group].members].filter { !others.contains($0) }
        let names = members.compactMap { end -> String? in
            switch end {
            case .any: nil
            case .screen(let screen): name(of: model.screens[screen].declared)
            case .group(let group): name(of: model.groups[group].declared)
            }
        }
        guard !names.isEmpty, side.ends.count + names.count <= Self.mostEnds + 1 else {
            return nil
        }
        return Refactoring(
            kind: .inline, title: "replace `\(token.text)` by its members",
            edits: [program.edit(token.range, with: names.joined(separator: " | "))],
            proof: .events([handle]))
    }

    private func isListOfNames(_ side: Side) -> Bool {
        side.ends.count > 1 && !side.ends.contains(.any)
    }

    private func selectedGroup(of side: Side) -> (SyntaxToken, Handle<Group>)? {
        for (token, end) in zip(side.syntax.ends, side.ends) {
            if case .group(let group) = end, isSelected(token.range) { return (token, group) }
        }
        return nil
    }

    private func screens(_ ends: ArraySlice<Endpoint>) -> Set<Endpoint> {
        Set(
            model.withMembers(ends).filter { end in
                if case .group = end { false } else { true }
            })
    }

    /// The name as a file writes it: in backticks if it is a word of the language.
    private func name(of declared: Declared) -> String {
        let name = model.texts.string(declared.name)
        return Keyword(rawValue: name) == nil ? name : "`\(name)`"
    }
}
