import Resolution
import TransitionDSL

/// The matches and view lines in the braces of a registry's lines, as a table of what is put on
/// views for one transition and removed after it.
extension SwiftPlanner {
    func viewsVariable() -> [SwiftStatement] {
        let variable = SwiftStatement.line(
            "var views = TransitionTable<Screen, TransitionViews>(\(hierarchy))")
        return hero.hasLimitedLines ? [variable, Self.limitedLines] : [variable]
    }

    /// Statements that fill `views`.
    func views(
        _ table: ViewTable, _ part: Range<Int>, _ ends: inout EndsPlan
    ) -> [SwiftStatement] {
        let texts = ModelText(model)
        let containers = Set(model.containers)
        for statement in table.statements[part] { ends.use(statement.claim) }
        ends.plan(table.sets, model)
        var result = constants(ends, "viewList")
        var rest = table.statements[part]
        while let first = rest.first {
            let statements = rest.prefix { $0.edge == first.edge }
            rest = rest.dropFirst(statements.count)
            let left = ends.screens(of: first.claim.lineFrom)
            let right = ends.screens(of: first.claim.lineTo)
            let types = EndTypes(
                left: types(of: left), right: types(of: right),
                isLeftContainer: left.contains(where: containers.contains),
                isRightContainer: right.contains(where: containers.contains))
            result += views(of: model.edges[first.edge], types, statements, texts, ends)
        }
        return result
    }

    /// The same for a file without a registry.
    func defaultViews() -> SwiftDeclaration {
        SwiftDeclaration(
            "static func views() -> TransitionTable<Screen, TransitionViews>",
            statements: [
                .line("var views = TransitionTable<Screen, TransitionViews>(\(hierarchy))"),
                Self.limitedLines, .line("return views"),
            ])
    }

    /// The view lines of screens and cells for some operations only; registry lines override them.
    private static var limitedLines: SwiftStatement {
        .line(
            "views.add([.going, .tabHigher], from: .any, to: .any, HeroViews.limited, returning: HeroViews.limited)"
        )
    }

    private func views(
        of edge: Edge, _ types: EndTypes, _ statements: ArraySlice<ViewStatement>,
        _ modelText: ModelText, _ ends: EndsPlan
    ) -> [SwiftStatement] {
        let from = modelText.ends(edge.from, separator: "|")
        let to = modelText.ends(edge.to, separator: "|")
        var operation = SwiftCode()
        if let named = edge.operation { operation = "\(texts.intern(named.rawValue)) " }
        let arrow: SwiftCode = edge.isBothWays ? " <-> " : " -> "
        let comment: SwiftCode = """
            // \(operation)\(comment: texts.intern(from))\(arrow)\(comment: texts.intern(to))
            """
        var body = [line(of: edge, types, pair: "\(from).\(to)")]
        for statement in statements { body.append(call(statement, edge, ends)) }
        return [.line(comment, at: edge.place), .block("do", at: edge.place, body)]
    }

    /// What the line puts on the views of its ends, in either direction.
    private func line(of edge: Edge, _ types: EndTypes, pair: String) -> SwiftStatement {
        var site = ExpressionSite(edge.place)
        var statements: [SwiftStatement] = []
        if types.isLeftContainer { statements += end("left", types.left) }
        if types.isRightContainer { statements += end("right", types.right) }
        if speaksOfOpener(edge) {
            // The screen on the left opened that on the right, for ids that include both.
            statements.append(
                .line("guard let opener = Setup.screens().screen(of: left) else { return }"))
            site.own = .parameters(opener: "opener", instance: "left")
            site.opener = site.own
        }
        // A limit to one segue is narrower and comes last.
        for isOfSegue in [false, true] {
            for match in model.matches[edge.matches]
            where (match.limit?.segue != nil) == isOfSegue {
                site.place = match.place
                let id = texts.intern(matchIDs.next(pair))
                statements += self.match(match, types, id: id, at: site)
            }
        }
        for isOfSegue in [false, true] {
            for view in model.views[edge.views] where (view.limit?.segue != nil) == isOfSegue {
                site.place = view.place
                statements += edgeView(view, edge, types, at: site)
            }
        }
        return .closure("let line: HeroViews.Line = { left, right, sides, views in", statements)
    }

    /// The container that an end names, in place of the controller that it shows.
    private func end(_ name: StaticString, _ types: [OwnerType]) -> [SwiftStatement] {
        if types.isEmpty { return [] }
        let tests = types.map { type -> SwiftCode in "$0 is \(type.code)" }
        return [
            .line(
                "let \(name) = HeroViews.end(of: \(name)) { \(.list(tests, separator: " || ")) }")
        ]
    }

    /// The classes of screens without those below another: each gets its own method, which a
    /// subclass could not declare again. Empty if one is a SwiftUI view, of which lines name only
    /// `root`.
    private func types(of screens: [Handle<Screen>]) -> [OwnerType] {
        var types: [OwnerType] = []
        var seen: Set<Text> = []
        for screen in screens {
            guard let type = OwnerType(model.screens[screen]) else { return [] }
            if seen.insert(type.name).inserted { types.append(type) }
        }
        return types
    }

    private func speaksOfOpener(_ edge: Edge) -> Bool {
        model.views[edge.views].contains { hero.dependencies(in: $0, model).contains(.scopedID) }
    }

    private func call(
        _ statement: ViewStatement, _ edge: Edge, _ ends: EndsPlan
    ) -> SwiftStatement {
        let claim = statement.claim
        var code: SwiftCode = """
            views.add(\(self.code(claim, ends, at: edge.place)), HeroViews.line(line)
            """
        if statement.hasReturn { code.append(", returning: HeroViews.turned(line)") }
        if claim.isBothWays { code.append(", other: HeroViews.turned(line)") }
        if claim.isBothWays, statement.hasReturn {
            code.append(", otherReturning: HeroViews.line(line)")
        }
        return .line("\(code))", at: edge.place)
    }
}

/// The ids of matches: independent of other lines, and different from all declared ids.
struct MatchIDs {
    /// The module's name, before every id.
    private let module: String
    /// The number of matches so far for a pair of ends.
    private var counts: [String: Int] = [:]
    /// The constant ids that begin like those of matches.
    private var fixedTexts: Set<String> = []

    init(_ model: Model, hasHero: Bool) {
        module = model.texts.string(model.header.moduleName)
        for hero in model.heroes where hero.parameters.isEmpty && hero.parts.isEmpty {
            var text = ""
            for segment in model.segments[hero.text] {
                if case .literal(let literal) = segment { text += model.texts.string(literal) }
            }
            fixedTexts.insert(text)
        }
    }

    /// `News.match.NewsDetail.GameCenter.1`
    mutating func next(_ pair: String) -> String {
        while true {
            let number = (counts[pair] ?? 0) + 1
            counts[pair] = number
            let id = "\(module).match.\(pair).\(number)"
            if !fixedTexts.contains(id) { return id }
        }
    }
}
