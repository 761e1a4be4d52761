import TransitionDSL

/// The content of the braces of screens and cells.
extension Checker {
    func checkScreens() {
        for index in checkedCounts.cells..<syntax.cells.count {
            checkCell(Handle(index), syntax.cells[index])
        }
        for index in checkedCounts.screens..<syntax.screens.count {
            checkScreen(Handle(index), syntax.screens[index])
        }
    }

    private func checkCell(_ handle: Handle<Cell>, _ node: CellSyntax) {
        let cell = model.cells[handle]
        if cell.typeName == nil {
            let declaration = names.cells[cell.declared.name]
            record(node.name, declaration.map { .cell($0) })
            guard let declaration else {
                return reportUnknownCell(cell.declared.name, at: cell.declared.place)
            }
            model.cells[handle].declaration = declaration
        }
        guard let body = node.body else { return }
        scope = Scope(parameters: cell.parameters)
        model.cells[handle].views = checkViews(body.views)
    }

    private func checkScreen(_ handle: Handle<Screen>, _ node: ScreenSyntax) {
        guard let body = node.body else { return }
        scope = Scope(parameters: model.screens[handle].parameters)
        if names.hasGivenViews { scope.given = model.givenViews(of: [.screen(handle)]) }
        model.screens[handle].defaults = checkScreenDefaults(body)
        model.screens[handle].hooks = checkHooks(body)
        model.screens[handle].views = checkViews(body.views)
    }

    private func checkScreenDefaults(_ body: ScreenBodySyntax) -> HandleRange<DefaultLine> {
        var lines: [DefaultLine] = []
        for child in body.defaults {
            let event: DefaultLine.Event =
                name(child.keyword) == vocabulary.dismiss ? .dismiss : .present
            if let use = checkAnimationUse(child, allowsReturn: event == .present) {
                let line = DefaultLine(event: event, animation: use, place: child.place)
                add(line, child.node, to: &lines)
            }
        }
        return model.defaultLines.add(contentsOf: lines)
    }

    private func checkHooks(_ body: ScreenBodySyntax) -> HandleRange<Hook> {
        let start = model.hooks.count
        for child in body.hooks {
            guard let call = child.call, let name = name(call.name), let word = child.moment else {
                continue
            }
            let moment = child.keyword.text + " " + word.text
            guard name == vocabulary.swift else {
                report(
                    .wrongType, "code of the app is expected here", at: call.place,
                    help: "write `swift(#\"\(call.node.tree.source.text(call.range))\"#)`")
                continue
            }
            guard let code = checkSwift(call.invocation), let moment = Hook.Moment(rawValue: moment)
            else { continue }
            model.hooks.append(
                Hook(moment: moment, code: code, codePlace: call.place, place: child.place))
        }
        return HandleRange(start: start, end: model.hooks.count)
    }

    /// The view lines directly in a body. Their scope is set; paths with an index extend it.
    func checkViews(
        _ views: [ViewSyntax], in edge: EdgeOperations? = nil
    ) -> HandleRange<ViewLine> {
        let start = model.views.count
        var keys = OrderedSet<ViewKey>()
        for child in views {
            guard let line = checkView(child, in: edge) else { continue }
            let path = model.paths[line.path]
            let text = withoutSelf(path.text, child)
            let key = keys.append(ViewKey(path: text, root: path.root, limit: line.limit))
            if !key.isNew {
                let first = model.paths[model.views[start + key.index].path].place
                report(
                    .duplicateView, "the view `\(model.texts.string(path.text))` has two lines",
                    at: path.place, notes: firstNote(first),
                    help: "merge them into one line, or limit each with `on`")
            } else {
                model.views.append(line)
            }
        }
        return HandleRange(start: start, end: model.views.count)
    }

    /// A path without the `self.` that a screen or cell may write before it.
    private func withoutSelf(_ path: Text, _ view: ViewSyntax) -> Text {
        guard let first = view.path?.node.tokens.first, first.range.offsets.count == 4,
            first.text == "self"
        else { return path }
        return model.texts.intern(String(model.texts.string(path).dropFirst(5)))
    }

    private struct ViewKey: Hashable {
        var path: Text
        var root: ViewPath.Root
        var limit: EventLimit?
    }

    private func checkView(_ node: ViewSyntax, in edge: EdgeOperations?) -> ViewLine? {
        guard let pathNode = node.path else { return nil }
        let path = viewPath(pathNode.node)
        if edge == nil, case .cell(let cell) = model.paths[path].root {
            reportCellInBody(cell, pathNode.node)
            return nil
        }
        scope.indexName = model.paths[path].indexName
        defer { scope.indexName = nil }
        var hero: Handle<HeroUse>?
        if let reference = node.hero {
            scope.isViewsHeroID = true
            hero = checkHeroUse(reference.invocation, part: reference.part, reference.opener).map {
                model.heroUses.add($0)
            }
            scope.isViewsHeroID = false
        }
        let modifiers = checkCalls(node.with, .modifier)
        let limit = checkLimit(node.on, in: edge)
        if edge != nil, case .owner = model.paths[path].root {
            if let name = name(pathNode.node.tokens.first), isScreen(name) { return nil }
            let view = pathNode.node.tree.source.text(pathNode.range)
            report(
                .missingSide, "`\(view)` does not name the screen of the view", at: pathNode.place,
                help: "write `from.\(view)` for the line's left end, `to.\(view)` for its right")
            return nil
        }
        return ViewLine(
            path: path, hero: hero, modifiers: modifiers, limit: limit, place: node.place)
    }

    /// The operation after `on`, which the line around it must be able to have.
    func checkLimit(_ clause: OnClauseSyntax?, in edge: EdgeOperations?) -> EventLimit? {
        guard let clause, let token = clause.operation, let name = name(token) else { return nil }
        let place = token.place
        let operation: Operation? = reporter.value(
            of: model.texts.string(name), .unknownOperation, "an operation", at: place)
        guard let operation else { return nil }
        var limit = EventLimit(operation)
        if let token = clause.segue {
            guard let segue = checkSegue(token, operation) else { return nil }
            limit.segue = segue
        }
        if let edge, !edge.has(limit) {
            reportOperationNotAllowed(limit, edge, at: place)
            return nil
        }
        return limit
    }
}
