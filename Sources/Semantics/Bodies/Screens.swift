import TransitionDSL

/// What stands after a screen's `=`: class, module, parents, storyboard.
extension Checker {
    mutating func checkScreenClauses() {
        for index in pending.screens.indices {
            guard let type = pending.screens[index].child(.screenType) else { continue }
            setType(type, of: Handle(index))
        }
        for index in pending.screens.indices {
            let node = pending.screens[index]
            let handle = Handle<Screen>(index)
            for clause in node.children {
                switch clause.kind {
                case .fromClause, .isClause, .storyboardClause, .givenClause:
                    if let first = node.child(clause.kind), first.index != clause.index {
                        reportDuplicateClause(clause, first: first)
                    } else {
                        check(clause, of: handle)
                    }
                default: break
                }
            }
        }
    }

    private mutating func setType(_ node: SyntaxNode, of screen: Handle<Screen>) {
        if let type = node.child(.typeName) {
            model.screens[screen].isProtocol = true
            model.screens[screen].typeName = joinedText(type, type.firstToken..<type.endToken)
        } else {
            model.screens[screen].typeName = joinedText(node, node.firstToken..<node.endToken)
        }
    }

    private mutating func check(_ clause: SyntaxNode, of screen: Handle<Screen>) {
        if clause.kind == .fromClause {
            let module = name(clause, clause.firstToken + 1)
            model.screens[screen].importedModule = module
            if let module { checkModule(module, at: place(clause, clause.firstToken + 1)) }
        } else if clause.kind == .isClause {
            checkParents(clause, of: screen)
        } else if clause.kind == .storyboardClause {
            checkStoryboard(clause, of: screen)
        }
    }

    private mutating func checkParents(_ clause: SyntaxNode, of screen: Handle<Screen>) {
        guard let names = clause.child(.names) else { return }
        let start = model.screenReferences.count
        for token in names.firstToken..<names.endToken {
            guard let name = name(names, token) else { continue }
            switch screenNames[name] {
            case .screen(let parent):
                model.screenReferences.append(parent)
                definitions.add(.screen(screen), uses: .screen(parent))
            case .group, .any: reportParentNotScreen(names, token, name)
            case nil: reportUnknownScreen(name, at: place(names, token))
            }
        }
        model.screens[screen].parents = HandleRange(start: start, end: model.screenReferences.count)
    }

    private mutating func checkStoryboard(_ clause: SyntaxNode, of screen: Handle<Screen>) {
        scope = Scope()
        scope.fixedText = "a name in Interface Builder"
        let formals = vocabulary.storyboardFormals
        guard let arguments = matchArguments(clause, formals, named: vocabulary.storyboard) else {
            return
        }
        var storyboard = Storyboard(name: .empty, identifier: nil, setsHeroIDs: false)
        for argument in model.arguments[arguments] {
            switch argument.parameter {
            case 0: storyboard.name = fixedText(argument.value)
            case 1: storyboard.identifier = fixedText(argument.value)
            default: storyboard.setsHeroIDs = isTrue(argument.value)
            }
        }
        model.screens[screen].storyboard = storyboard
    }

    /// No parameter is in scope, so a text that passed the check has no holes.
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
    mutating func checkGroups() {
        for index in pending.groups.indices {
            guard let names = pending.groups[index].child(.names) else { continue }
            let group = Handle<Group>(index)
            let start = model.ends.count
            for token in names.firstToken..<names.endToken {
                guard let name = name(names, token) else { continue }
                guard let end = screenNames[name] else {
                    reportUnknownScreen(name, at: place(names, token))
                    continue
                }
                if case .group(let member) = end {
                    definitions.add(.group(group), uses: .group(member))
                }
                model.ends.append(end)
            }
            model.groups[group].members = HandleRange(start: start, end: model.ends.count)
        }
    }
}
