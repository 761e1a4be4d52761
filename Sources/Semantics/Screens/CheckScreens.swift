import TransitionDSL

/// The clauses after a screen's `=`: class, module, parents, storyboard, hosting.
extension Checker {
    func checkScreenClauses() {
        for index in checkedCounts.screens..<syntax.screens.count {
            guard let type = syntax.screens[index].type else { continue }
            let isAny = type.protocolType != nil
            if syntax.screens[index].hosted == nil {
                model.screens[index].isProtocol = isAny
            } else {
                model.screens[index].hosting = isAny ? .byMark : .byType
            }
            model.screens[index].typeName = joinedText(type.typeTokens)
            model.screens[index].typePlace = type.protocolType?.place ?? type.place
        }
        for index in checkedCounts.screens..<syntax.screens.count {
            let node = syntax.screens[index]
            let handle = Handle<Screen>(index)
            if let token = node.from?.name { model.screens[handle].importedModule = name(token) }
            if let parents = node.parents?.names { checkParents(parents, of: handle) }
            if let storyboard = node.storyboard { checkStoryboard(storyboard, of: handle) }
            for clause in node.clauses {
                if let first = node.node.child(clause.kind), first.index != clause.index {
                    reportDuplicateClause(clause, first: first)
                }
            }
        }
    }

    private func checkParents(_ parents: NamesSyntax, of screen: Handle<Screen>) {
        let start = model.screenReferences.count
        for token in parents.names {
            guard let name = name(token), let end = checkEnd(token) else { continue }
            if case .screen(let parent) = end, model.screens[parent].hosting != nil {
                report(
                    .parentNotScreen,
                    "\(model.hostedName(of: model.screens[parent])), which has no subclasses",
                    at: token.place, help: "put screens that share lines in a `group`")
            } else if case .screen(let parent) = end {
                model.screenReferences.append(parent)
                definitions.add(.end(.screen(screen)), uses: .end(end))
            } else {
                reportGroup(
                    name, at: token.place, "cannot be inherited from",
                    help: "name a screen: the superclass, or a protocol declared with `any`")
            }
        }
        model.screens[screen].parents = HandleRange(start: start, end: model.screenReferences.count)
    }

    private func checkStoryboard(
        _ clause: StoryboardClauseSyntax, of screen: Handle<Screen>
    ) {
        scope = Scope()
        scope.fixedText = "a name in Interface Builder"
        let formals = vocabulary.storyboardFormals
        guard
            let arguments = matchArguments(clause.invocation, formals, named: vocabulary.storyboard)
        else { return }
        var storyboard = Storyboard()
        for argument in model.arguments[arguments] {
            switch argument.parameter {
            case 0: storyboard.name = fixedText(argument.value)
            case 1: storyboard.identifier = fixedText(argument.value)
            default: storyboard.setsHeroIDs = isTrue(argument.value)
            }
        }
        for argument in clause.invocation.arguments {
            switch argument.label?.text {
            case nil, "name": storyboard.namePlace = argument.value.place
            case "id": storyboard.identifierPlace = argument.value.place
            default: break
            }
        }
        model.screens[screen].storyboard = storyboard
    }

    /// No parameter is in scope, so a checked string has no interpolations.
    private func fixedText(_ value: Handle<Value>) -> Text {
        guard case .text(let segments) = model.values[value],
            case .literal(let text)? = model.segments[segments].first
        else { return .empty }
        return text
    }

    private func isTrue(_ value: Handle<Value>) -> Bool {
        guard case .bool(let isTrue) = model.values[value] else { return false }
        return isTrue
    }

    /// The members of each group, which are screens and groups.
    func checkGroups() {
        for index in checkedCounts.groups..<syntax.groups.count {
            guard let members = syntax.groups[index].members else { continue }
            let group = Handle<Group>(index)
            let start = model.ends.count
            for token in members.names {
                guard let end = checkEnd(token) else { continue }
                if case .group = end { definitions.add(.end(.group(group)), uses: .end(end)) }
                model.ends.append(end)
            }
            model.groups[group].members = HandleRange(start: start, end: model.ends.count)
        }
    }

    /// The screen or group that a token names.
    func checkEnd(_ token: SyntaxToken) -> Endpoint? {
        guard let name = name(token) else { return nil }
        let end = names.screens[name]
        record(token, end.map { .end($0) })
        if end == nil { reportUnknownScreen(name, at: token.place) }
        return end
    }
}
