import Semantics
import TransitionDSL

/// The names of an app that a file can use, for completion. They are made where the app is read.
package struct AppNames: Equatable, Sendable {
    package struct Name: Equatable, Sendable {
        package var name: String
        /// A superclass, a view's class, the class of a scene, where a segue leads.
        package var type: String
        /// `FeedViewController.swift:12`.
        package var place: String

        package init(_ name: String, type: String = "", place: String) {
            self.name = name
            self.type = type
            self.place = place
        }

        var detail: String { type.isEmpty ? place : "\(type), \(place)" }
    }

    package struct Storyboard: Equatable, Sendable {
        package var name: Name
        /// Its identifiers.
        package var scenes: [Name]

        package init(_ name: Name, scenes: [Name]) {
            self.name = name
            self.scenes = scenes
        }
    }

    /// The classes of view controllers.
    package var controllers: [Name] = []
    /// The views of SwiftUI that a hosting controller can show.
    package var swiftUIViews: [Name] = []
    package var cells: [Name] = []
    /// The views that generated Swift can reach, by the class that has or inherits them.
    package var views: [String: [Name]] = [:]
    package var storyboards: [Storyboard] = []
    package var segues: [Name] = []

    package init() {}
}

// Where a file can use a name of the app.
extension CompletionFinder {
    /// The classes that a screen can have, and the views of SwiftUI with `hosted` after them.
    mutating func addScreenTypes(named isFirst: Bool) {
        if isFirst { addUsualClass() }
        guard let app else { return }
        if screenAround?.hosted != nil {
            addTypes(app.swiftUIViews)
        } else {
            addTypes(app.controllers)
            addTypes(app.swiftUIViews, clause: " \(Keyword.hosted.rawValue)")
        }
    }

    /// Types that a screen or a cell can have, first those that no other one has.
    mutating func addTypes(_ types: [AppNames.Name], clause: String = "") {
        guard !place.isAfterDot else { return }
        let known = Set(
            program.analysis.declarations.compactMap { declaration in
                declaration.kind == .screen || declaration.kind == .cell
                    ? program.typeName(of: declaration) : nil
            })
        items += types.map { name in
            CompletionItem(
                label: name.name + clause, kind: .type, detail: name.detail,
                rank: known.contains(name.name) ? 1 : 0)
        }
    }

    /// The views of the class of the screen or cell around the place, or of the view before a dot.
    func viewsOfApp() -> [AppNames.Name] {
        guard let app, place.node(.edgeBody) == nil, var type = typeAround() else { return [] }
        let path = place.node(.viewPath)?.tokens.filter { $0.kind.isName }.map { $0.text } ?? []
        for name in path.dropLast() {
            guard let view = app.views[type]?.first(where: { $0.name == name }) else { return [] }
            type = view.type
        }
        return app.views[type] ?? []
    }

    private func typeAround() -> String? {
        for node in place.nodes {
            if let cell = node.as(CellSyntax.self) { return cell.className }
            if let screen = node.as(ScreenSyntax.self) { return screen.className }
        }
        return nil
    }
}

extension Program {
    /// The names that can be in the string at an offset: of a storyboard, of a scene in it, of a
    /// segue. nil if the offset is in no such string.
    func names(inStringAt offset: UInt32, of app: AppNames) -> CompletionList? {
        guard let string = tree.token(touching: offset), string.kind == .string,
            string.range.start < offset, let before = string.previous
        else { return nil }
        let items: [CompletionItem]
        if before.kind == .leftParenthesis, before.previous?.text == Keyword.storyboard.rawValue {
            items = app.storyboards.map { item(.file, $0.name) }
        } else if before.kind == .colon, before.previous?.text == "id" {
            guard let name = storyboard(before: before) else { return nil }
            let known = app.storyboards.filter { $0.name.name == name }
            items = known.flatMap { $0.scenes }.map { item(.constant, $0) }
        } else if before.kind == .equals, isInSegue(before) {
            items = app.segues.map { item(.segue, $0) }
        } else {
            return nil
        }
        let text = source.text(string.range)
        let isClosed = text.utf8.count > 1 && text.hasSuffix("\"")
        let end = isClosed ? string.range.end - 1 : offset
        if offset > end { return nil }
        return CompletionList(
            word: SourceRange(start: string.range.start + 1, end: end), items: items)
    }

    private func item(_ kind: CompletionItem.Kind, _ name: AppNames.Name) -> CompletionItem {
        CompletionItem(label: name.name, kind: kind, detail: name.detail)
    }

    /// The name in `storyboard("Main", id:`, before the colon.
    private func storyboard(before colon: SyntaxToken) -> String? {
        guard let comma = colon.previous?.previous, comma.kind == .comma,
            let name = comma.previous, name.kind == .string, let parenthesis = name.previous,
            parenthesis.kind == .leftParenthesis,
            parenthesis.previous?.text == Keyword.storyboard.rawValue
        else { return nil }
        return String(name.text.dropFirst().dropLast())
    }

    /// Whether an equals sign is that of `segue name = "…"`.
    private func isInSegue(_ equals: SyntaxToken) -> Bool {
        guard let node = tree.node(beginningAround: equals.range.start) else { return false }
        return node.kind == .segue && node.range.touches(equals.range.end)
    }
}

extension CellSyntax {
    fileprivate var className: String? {
        type?.node.tokens.last { $0.kind.isName }?.text ?? name?.text
    }
}

extension ScreenSyntax {
    fileprivate var className: String? {
        type?.protocolType == nil ? type?.typeTokens.last { $0.kind.isName }?.text : nil
    }
}
