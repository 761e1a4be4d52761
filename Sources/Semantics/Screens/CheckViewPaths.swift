import Resolution
import TransitionDSL

/// Paths to views, whose names are copied to generated Swift.
extension Checker {
    /// A path to a view, without its leading cell or screen.
    func viewPath(_ node: SyntaxNode) -> Handle<ViewPath> {
        var tokens = node.tokens
        var root = ViewPath.Root.owner
        if let token = node.rootOfPath, let name = name(token) {
            if scope.isEdge, let side = edgeSide(name) {
                root = side
                reportIfNoProperty(tokens.dropFirst(2).first, after: token.text)
            } else if let cell = cell(name) {
                root = .cell(cell)
                record(token, .cell(cell))
            } else {
                reportIfNotCell(name, at: token.place)
            }
            switch root {
            case .owner: break
            case .cell, .fromScreen, .toScreen: tokens = tokens.dropFirst(2)
            }
        } else if let token = tokens.first, token.kind.isName, let name = name(token) {
            if let cell = cell(name), scope.given[name] == nil {
                root = .cell(cell)
                record(token, .cell(cell))
                reportNoView(token, "cell")
            } else if isScreen(name) {
                reportNoView(token, "screen")
            }
        }
        checkPathNames(tokens)
        reportIfHeroProperty(tokens)
        // Otherwise the first name of every path would be stored, for nothing.
        if !scope.given.isEmpty { checkGivenView(tokens, root) }
        let path = ViewPath(
            text: joinedText(tokens), indexName: checkedIndex(node), root: root, place: node.place)
        return model.paths.add(path)
    }

    private func cell(_ name: Text) -> Handle<Cell>? {
        names.cells[name] ?? names.localCells[name]?.first
    }

    private func edgeSide(_ name: Text) -> ViewPath.Root? {
        if name == vocabulary.from { return .fromScreen }
        return name == vocabulary.to ? .toScreen : nil
    }

    /// Reports names that Swift would not accept as outlets.
    private func checkPathNames(_ tokens: SyntaxTokens) {
        for token in tokens where token.kind == .identifier && isNoOutlet(token) {
            report(
                .reserved(
                    token.text, at: token.place, help: "a path is made of the names of outlets"))
        }
    }

    private static let wordsOfSwift = ["_", "Type", "init", "super", "Protocol"]

    /// `self` is accepted: an owner may be the view. The words are short, so longer tokens are not
    /// compared.
    private func isNoOutlet(_ token: SyntaxToken) -> Bool {
        // Hot.
        token.range.offsets.count <= 8 && Self.wordsOfSwift.contains(token.text)
            && token.previous?.kind != .leftBracket
    }

    /// The `i` of `stars[i]`, which becomes a parameter of generated code.
    private func checkedIndex(_ path: SyntaxNode) -> Text? {
        let indices = path.indices
        guard let token = indices.first, let index = name(token) else { return nil }
        record(index: token, index)
        if indices.count > 1, let bracket = indices[1].previous {
            report(
                .unexpectedToken, "a path can have only one index", at: bracket.place,
                help: "give the app's class an outlet collection that holds all of them")
        }
        if vocabulary.isImpossibleParameter(index, ofFamily: false)
            || vocabulary.isOwnerParameter(index) || vocabulary.shadowsTypeInUse(index)
            || names.importedNamespaces.contains(index) || index == model.header.moduleName
            || SwiftNames.lineValues.contains(model.texts.string(index))
        {
            report(
                .reserved(
                    model.texts.string(index), at: token.place,
                    help: "choose another name, such as `i`"))
        }
        return index
    }
}

/// The views that the app passes to a screen, because they are private to its class.
extension Model {
    /// The given views of screens and their parents, by name.
    func givenViews(of ends: ArraySlice<Endpoint>) -> [Text: Handle<Parameter>] {
        var views: [Text: Handle<Parameter>] = [:]
        for case .screen(let handle) in withMembers(ends) {
            let screen = screens[handle]
            for screen in [screen] + nearAncestors(of: screen) {
                for view in screen.given.handles where views[parameters[view].name] == nil {
                    views[parameters[view].name] = view
                }
            }
        }
        return views
    }

    /// The screens that a screen inherits from; for very long chains only the nearest.
    func nearAncestors(of screen: Screen) -> [Screen] {
        ancestors(of: screen, expanding: 64).map { screens[$0] }
    }
}

extension Checker {
    /// A path continues after a given view only with `?.`: the view may still be nil.
    func checkGivenView(_ tokens: SyntaxTokens, _ root: ViewPath.Root) {
        if case .cell = root { return }
        guard let first = name(tokens.first), let view = scope.given[first] else { return }
        record(tokens.first, .parameter(view))
        guard tokens.count > 1, let next = tokens.dropFirst().first else { return }
        let name = model.texts.string(first)
        if next.kind == .dot {
            report(
                .givenView, "the given view `\(name)` can be nil",
                at: next.place, help: "write `\(name)?.`")
        } else if next.kind == .leftBracket {
            report(
                .givenView, "the given view `\(name)` is one view and has no index",
                at: next.place, help: "give each of the views a name of its own")
        }
    }
}
