import Resolution
import TransitionDSL

/// The views of a registry's line, as statements of a function with `left`, `right`, `sides` and
/// `views`.
extension SwiftPlanner {
    func match(
        _ match: Match, _ ends: EndTypes, id: Text, at site: ExpressionSite
    ) -> [SwiftStatement] {
        let (left, right) = (model.paths[match.left], model.paths[match.right])
        if left.indexName != nil || right.indexName != nil {
            return limited(match.limit, loop(match, ends, id: id, at: site), at: site)
        }
        if let calls = ownerLineCalls(.match(match, id: id), ends, isLeft: true, at: site) {
            return limited(match.limit, calls, at: site)
        }
        let code: SwiftCode = """
            \(mark: site.place)views.match(\(view(match.left, ends, isLeft: true, at: site)), \
            \(view(match.right, ends, isLeft: false, at: site))\
            \(endOfMatch(match, id: id, at: site))
            """
        return limited(match.limit, [.line(code, at: site.place)], at: site)
    }

    /// The id and the modifiers.
    func endOfMatch(
        _ match: Match, id: Text, index: Name? = nil, at site: ExpressionSite
    ) -> SwiftCode {
        let index: SwiftCode? = index.map { ".\\(\($0))" }
        return ", id: \"\(id)\(index)\"\(modifierArguments(match.modifiers, at: site)))"
    }

    func edgeView(
        _ line: ViewLine, _ edge: Edge, _ ends: EndTypes, at site: ExpressionSite
    ) -> [SwiftStatement] {
        let path = model.paths[line.path]
        let isLeft = isLeft(path, edge)
        if let calls = ownerLineCalls(.view(line), ends, isLeft: isLeft, at: site) {
            return limited(line.limit, calls, at: site)
        }
        if path.indexName != nil {
            return limited(line.limit, each(line, path, ends, isLeft: isLeft, at: site), at: site)
        }
        let code: SwiftCode = """
            \(mark: site.place)views.put(\(view(line.path, ends, isLeft: isLeft, at: site))\
            \(content(of: line, writesOperation: false, at: site)))
            """
        return limited(line.limit, [.line(code, at: site.place)], at: site)
    }

    /// Several classes have no common type with the outlet array, so each class has its loop.
    private func each(
        _ line: ViewLine, _ path: ViewPath, _ ends: EndTypes, isLeft: Bool, at site: ExpressionSite
    ) -> [SwiftStatement] {
        let owner = owner(path, isLeft: isLeft)
        var statements: [SwiftStatement] = []
        let types = types(of: path, ends, isLeft: isLeft)
        for type in types {
            let loop = viewLine(
                line, of: "owner", root: path.root.isCell ? "owner" : "owner.view",
                isOfTransition: true, at: site)
            statements.append(
                .block(
                    "\(mark: site.place)if let owner = \(owner) as? \(type.code)", at: site.place,
                    [loop]))
        }
        if !types.isEmpty { return statements }
        return [
            viewLine(
                line, of: isLeft ? "left" : "right", root: isLeft ? "left.view" : "right.view",
                isOfTransition: true, at: site)
        ]
    }

    /// Statements for one operation or segue only.
    private func limited(
        _ limit: EventLimit?, _ statements: [SwiftStatement], at site: ExpressionSite
    ) -> [SwiftStatement] {
        guard let limit else { return statements }
        return [.block("if sides.meet(\(code(limit, at: site)))", at: site.place, statements)]
    }

    /// Matches of outlet arrays. With one view and an array, the whole array flies from or to that
    /// view. With two arrays, elements with the same index match.
    private func loop(
        _ match: Match, _ ends: EndTypes, id: Text, at site: ExpressionSite
    ) -> [SwiftStatement] {
        let (left, right) = (model.paths[match.left], model.paths[match.right])
        let elements = elements(match, left, right, ends, id: id, at: site)
        let inner = owners(of: right, ends, isLeft: false, elements, at: site)
        return owners(of: left, ends, isLeft: true, inner, at: site)
    }

    /// Binds the owner of an array to `leftOwner` or `rightOwner`, for each possible class.
    private func owners(
        of path: ViewPath, _ ends: EndTypes, isLeft: Bool, _ body: [SwiftStatement],
        at site: ExpressionSite
    ) -> [SwiftStatement] {
        if path.indexName == nil { return body }
        let name: SwiftCode = isLeft ? "leftOwner" : "rightOwner"
        let owner = owner(path, isLeft: isLeft)
        let types = types(of: path, ends, isLeft: isLeft)
        if types.isEmpty { return [.line("let \(name) = \(owner)")] + body }
        return types.map { type in
            .block(
                "\(mark: site.place)if let \(name) = \(owner) as? \(type.code)", at: site.place,
                body)
        }
    }

    private func elements(
        _ match: Match, _ left: ViewPath, _ right: ViewPath, _ ends: EndTypes, id: Text,
        at site: ExpressionSite
    ) -> [SwiftStatement] {
        let isLeft = left.indexName != nil
        let isBoth = isLeft && right.indexName != nil
        guard let indexName = isLeft ? left.indexName : right.indexName else { return [] }
        let index: SwiftCode = isBoth ? "\(name(indexName))" : "_"
        let (before, after) = partsAroundIndex((isLeft ? left : right).text)
        let head: SwiftCode = """
            \(mark: site.place)for (\(index), element) in HeroViews.each(\
            \(ownerPath(before, isLeft ? left : right, isLeft: isLeft)))
            """
        let element: SwiftCode = "element\(part(after))"
        let first = isLeft ? element : view(match.left, ends, isLeft: true, at: site)
        let second: SwiftCode
        if isBoth {
            let (before, after) = partsAroundIndex(right.text)
            let question: SwiftCode = after.isEmpty ? "" : "?"
            second = """
                HeroViews.element(\(index), of: \(ownerPath(before, right, isLeft: false)))\
                \(question)\(part(after))
                """
        } else {
            second = isLeft ? view(match.right, ends, isLeft: false, at: site) : element
        }
        let end = endOfMatch(match, id: id, index: isBoth ? name(indexName) : nil, at: site)
        let call: SwiftCode = "\(mark: site.place)views.match(\(first), \(second)\(end)"
        return [.block(head, at: site.place, [.line(call, at: site.place)])]
    }

    /// The part of a path before its index, from the owner that the loop is in.
    private func ownerPath(_ text: Substring, _ path: ViewPath, isLeft: Bool) -> SwiftCode {
        if path.root.isCell {
            return isLeft
                ? viewPath(text, of: "leftOwner", root: "leftOwner")
                : viewPath(text, of: "rightOwner", root: "rightOwner")
        }
        return isLeft
            ? viewPath(text, of: "leftOwner", root: "leftOwner.view")
            : viewPath(text, of: "rightOwner", root: "rightOwner.view")
    }
}
