import AppSource
import TransitionDSL

/// The ids and modifiers that a function of a screen or cell sets.
extension GeneratedReader {
    private static let deepestPath = 32

    /// `HeroViews.set(self.titleLabel, id: …, modifiers: […])`, and loops over outlet arrays.
    mutating func readViews(_ function: Int, of container: String) {
        let statements = statements(function)
        var views = GeneratedViews(
            container: container, scope: scope(of: function),
            isScreen: isOfScreen(function, statements))
        for statement in statements {
            if case .for(let names, _, let sequence, _, let body) = statement.kind {
                guard case .call(_, let arguments) = sequence.kind, let list = arguments.first,
                    let element = names.last
                else { continue }
                views.element = (element, path(list.value, views))
                for inner in body { readView(inner, views) }
                views.element = nil
            } else {
                readView(statement, views)
            }
        }
    }

    private func scope(of function: Int) -> NameScope {
        let id = DeclarationID(file: file, index: function)
        return analysis.scope(of: BodyID(declaration: id, part: .body))
    }

    /// Only functions of screens tell the runtime that they were called, or are called by others.
    private func isOfScreen(_ function: Int, _ statements: [AppStatement]) -> Bool {
        if declarations[function].modifiers.contains(.fileprivate) { return true }
        return statements.contains { statement in
            guard case .expression(let expression) = statement.kind,
                case .call(let callee, _) = expression.kind
            else { return false }
            return callee.lastName.map(string) == "didApply"
        }
    }

    private mutating func readView(_ statement: AppStatement, _ views: GeneratedViews) {
        guard case .expression(let expression) = statement.kind,
            case .call(let callee, let arguments) = expression.kind,
            case .member(let base, let name) = callee.kind, string(name) == "set",
            base.lastName.map(string) == "HeroViews", let view = arguments.first
        else { return }
        let path = path(view.value, views)
        let screens = screens(showing: views)
        func argument(_ label: String) -> AppExpression? {
            arguments.first { $0.label.map(string) == label }?.value
        }
        if let id = argument("id") {
            analysis.isNotingUses = true
            let value = analysis.evaluate(unwrapped(id), in: views.scope)
            analysis.isNotingUses = false
            let holes = (value.alternatives ?? []).map { $0.holes }
            add(
                .heroID(.set, patterns: value.patterns, holes: holes), statement.range,
                in: views.container, view: path, screens: screens)
        }
        if let list = argument("modifiers") ?? argument("modifiersOf") {
            add(
                .modifiers(.list, text.modifiers(list) ?? [GeneratedText.other]), statement.range,
                in: views.container, view: path, screens: screens)
        }
    }

    /// The id of `{ () -> String? in guard let id else { return nil }; return … }()`.
    private func unwrapped(_ id: AppExpression) -> AppExpression {
        guard case .call(let callee, _) = id.kind, case .closure(let closure) = callee.kind,
            case .return(let value?)? = closure.body.last?.kind
        else { return id }
        return value
    }

    /// The screen itself and, if the app is read too, all that show the class.
    private func screens(showing views: GeneratedViews) -> [String] {
        let name = views.container.split(separator: ".").last.map { String($0) } ?? ""
        let types = analysis.program.typesByName[analysis.text(name)] ?? []
        let known = types.first.map { analysis.screens.screens(showing: $0) } ?? []
        return known.isEmpty && views.isScreen ? [views.container] : known
    }

    // MARK: - Paths

    /// `header.imageView`, `stars[i]`, `root`.
    private func path(_ view: AppExpression, _ views: GeneratedViews) -> String {
        let path = part(view, views, depth: 0)
        if path.isEmpty { return "root" }
        guard views.isScreen, path == "view" || path.hasPrefix("view.") else { return path }
        return "root" + path.dropFirst("view".count)
    }

    /// The path from `self`; empty for it.
    private func part(_ view: AppExpression, _ views: GeneratedViews, depth: Int) -> String {
        if depth > Self.deepestPath { return GeneratedText.other }
        switch view.kind {
        case .name(let name, _):
            if name == Word.`self`.text { return "" }
            if let element = views.element, element.name == name { return element.list + "[i]" }
            return string(name)
        case .unwrap(let base, _): return part(base, views, depth: depth + 1)
        case .member(let base, let name):
            let path = part(base, views, depth: depth + 1)
            return path.isEmpty ? string(name) : "\(path).\(string(name))"
        case .call(let callee, let arguments):
            if callee.lastName.map(string) == "element",
                let list = arguments.first(where: { $0.label.map(string) == "of" })
            {
                return part(list.value, views, depth: depth + 1) + "[i]"
            }
            return analysis.sourceText(view, in: views.scope)
        default: return analysis.sourceText(view, in: views.scope)
        }
    }
}

/// The function that is read.
struct GeneratedViews {
    /// The class that it extends.
    var container: String
    var scope: NameScope
    /// It is of a screen rather than of a cell.
    var isScreen: Bool
    /// In a loop, the variable for a view and the path to the array of them.
    var element: (name: Text, list: String)?
}
