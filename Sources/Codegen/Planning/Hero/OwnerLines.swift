import Resolution
import TransitionDSL

/// Raw Swift for a view of a registry's line, where `self` is the controller or cell: a method of
/// that class, which the line calls.
struct OwnerLine {
    enum Content {
        case view(ViewLine)
        /// A match is a method of the left view's owner; the other view is its parameter.
        case match(Match, id: Text)

        var place: SourcePlace {
            switch self {
            case .view(let line): line.place
            case .match(let match, _): match.place
            }
        }
    }

    var content: Content
    var path: ViewPath
    /// Any controller if it is empty.
    var types: [OwnerType]
    var hasScopedID: Bool
}

extension SwiftPlanner {
    /// Calls of a method for code that must be in one; nil if it need not be.
    func ownerLineCalls(
        _ content: OwnerLine.Content, _ ends: EndTypes, isLeft: Bool, at site: ExpressionSite
    ) -> [SwiftStatement]? {
        let dependencies: Dependencies
        let path: ViewPath
        var other: Handle<ViewPath>?
        switch content {
        case .view(let line):
            path = model.paths[line.path]
            dependencies = hero.dependencies(in: line, model)
        case .match(let match, _):
            path = model.paths[match.left]
            other = match.right
            dependencies = hero.dependencies(in: match.modifiers, model)
        }
        if dependencies.isDisjoint(with: [.rawSwift, .listThatNeedsContext]) { return nil }
        let line = OwnerLine(
            content: content, path: path, types: types(of: path, ends, isLeft: isLeft),
            hasScopedID: dependencies.contains(.scopedID))
        ownerLines.append(line)
        let owner = owner(path, isLeft: isLeft)
        let scope: SwiftCode = line.hasScopedID ? ", opener: opener, left: left" : ""
        let argument: SwiftCode? = other.map {
            ", with: \(view($0, ends, isLeft: false, at: site))"
        }
        let call: SwiftCode = "\(method(ownerLines.count))(&views\(scope)\(argument))"
        if line.types.isEmpty {
            return [.line("\(mark: site.place)\(owner).\(call)", at: site.place)]
        }
        return line.types.map { type in
            .line("\(mark: site.place)(\(owner) as? \(type.code))?.\(call)", at: site.place)
        }
    }

    /// `newsLine1`: the namespace keeps the methods of two files distinct.
    private func method(_ number: Int) -> SwiftCode {
        let module = model.texts.string(model.header.moduleName)
        return "\(texts.intern(GeneratedNames.loweringLeadingCapitals(module)))Line\(number)"
    }

    /// The methods, each in an extension of every class that has it.
    func ownerLineMethods() -> [SwiftDeclaration] {
        var extensions: [SwiftDeclaration] = []
        for (index, line) in ownerLines.enumerated() {
            let place = line.content.place
            var site = ExpressionSite(place, isOutside: true)
            site.own = .parameters(opener: "opener", instance: "left")
            site.opener = site.own
            for type in line.types.isEmpty ? [nil] : line.types.map({ Optional($0) }) {
                let method = method(index + 1, line, at: site)
                extensions.append(typeExtension(of: type, at: place, [method]).apart)
            }
        }
        return extensions
    }

    private func method(
        _ number: Int, _ line: OwnerLine, at site: ExpressionSite
    ) -> SwiftDeclaration {
        let views = own(GeneratedNames.heroViews, isOutside: true)
        let screens = own(GeneratedNames.screens, isOutside: true)
        var parameters: SwiftCode = "_ views: inout \(views).Put"
        if line.hasScopedID { parameters.append(", opener: \(screens), left: UIViewController") }
        if case .match = line.content { parameters.append(", with other: UIView?") }
        return SwiftDeclaration(
            "@MainActor fileprivate func \(method(number))(\(parameters))", at: site.place,
            statements: [statement(of: line, at: site)])
    }

    private func statement(of line: OwnerLine, at site: ExpressionSite) -> SwiftStatement {
        let root: StaticString = line.path.root.isCell ? "self" : "self.view"
        switch line.content {
        case .view(let view): return viewLine(view, root: root, isOfTransition: true, at: site)
        case .match(let match, let id):
            return .line(
                """
                \(mark: site.place)views.match(\
                \(viewPath(line.path.text, of: "self", root: root)), other\
                \(endOfMatch(match, id: id, at: site))
                """, at: site.place)
        }
    }
}
