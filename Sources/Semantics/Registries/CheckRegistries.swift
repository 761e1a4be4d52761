import Resolution
import TransitionDSL

/// The operations that a line and its return cover.
struct EdgeOperations {
    var covered: [Operation]
    /// The segue of a line of `segue(…)` or `unwind(…)`.
    private var segue: EventLimit?

    init(_ operation: Operation?, _ segue: Handle<Segue>?) {
        self.segue = operation.flatMap { operation in segue.map { EventLimit(operation, segue: $0) }
        }
        let returns: [Operation: Operation] = [.push: .pop, .present: .dismiss, .segue: .unwind]
        covered =
            operation.map { [$0] + [returns[$0]].compactMap { $0 } }
            ?? [.push, .pop, .present, .dismiss, .replace]
    }

    /// Whether the line has events that a limit names. A segue can use any forward operation, an
    /// unwind segue any return operation, and neither another segue.
    func has(_ limit: EventLimit) -> Bool {
        guard limit.segue != nil else { return covered.contains(limit.operation) }
        if let segue, segue.operation == limit.operation { return segue == limit }
        let means: [Operation] =
            limit.operation == .unwind
            ? [.pop, .dismiss, .unwind] : [.push, .present, .replace, .segue]
        return covered.contains { means.contains($0) }
    }
}

/// Registries with their lines, and `defaults` blocks.
extension Checker {
    func checkRegistries() {
        for node in syntax.registries {
            scope = Scope()
            let options = checkCalls(node.with, .option(.table))
            let start = model.edges.count
            for line in node.lines { if let edge = checkEdge(line) { model.edges.append(edge) } }
            // Lines are checked independently of the registry's name.
            guard let declared = declared(node) else { continue }
            let range = HandleRange<Edge>(start: start, end: model.edges.count)
            let registry = Registry(declared: declared, options: options, edges: range)
            let handle = model.registries.add(registry)
            reportDuplicate("registry", declared, first: names.registries.add(declared, handle))
        }
    }

    /// Each pair of ends is compared, so larger lines should use groups.
    private static let maximumPairCount = 1024

    private func checkEdge(_ node: EdgeSyntax) -> Edge? {
        scope = Scope(isUnnamed: true)
        var operation: Operation?
        var segue: Handle<Segue>?
        if let syntax = node.operation {
            operation = name(syntax.name).flatMap { Operation(rawValue: model.texts.string($0)) }
            segue = checkSegue(syntax.segue, operation)
        }
        guard let left = node.left, let right = node.right, let arrow = node.arrow else {
            return nil
        }
        let from = checkEnds(left)
        let to = checkEnds(right)
        if names.hasGivenViews {
            scope.given = model.givenViews(of: model.ends[from] + model.ends[to])
        }
        let isBothWays = arrow.kind == .doubleArrow
        if UInt64(from.count) * UInt64(to.count) > Self.maximumPairCount {
            report(.listTooLong("a line", Self.maximumPairCount, "pairs of ends", left.node))
        }
        if isBothWays, operation == .tab {
            report(
                .bothWaysNotAllowed, "a `tab` line covers both directions already", at: arrow.place,
                help: "write `->`: the animation plays towards the higher index, its opposite back",
                fix: .replacing(arrow.place, with: "->", "write `->`", isSafe: false))
        }
        let isReturn =
            operation == .pop || operation == .dismiss || operation == .unwind
            || operation == .replace && !isBothWays
        let animation = checkAnimationUse(node, allowsReturn: !isReturn, context: .line)
        var edge = Edge(
            operation: operation, segue: segue, from: from, to: to, isBothWays: isBothWays,
            animation: animation, place: node.place)
        if let body = node.body {
            scope.isEdge = true
            let operations = EdgeOperations(operation, segue)
            edge.matches = checkMatches(body, in: operations)
            edge.views = checkViews(body.views, in: operations)
        }
        return edge
    }

    /// The segue that a token in the parentheses of `segue(…)` or `unwind(…)` names.
    func checkSegue(_ token: SyntaxToken?, _ operation: Operation?) -> Handle<Segue>? {
        guard let operation, operation == .segue || operation == .unwind, let token,
            let name = name(token)
        else { return nil }
        let place = token.place
        guard let segue = names.segues[name] else {
            record(token, nil)
            reportUnknownSegue(name, of: operation, at: place)
            return nil
        }
        record(token, .segue(segue))
        let expected: Segue.Direction = operation == .segue ? .going : .unwinding
        if model.segues[segue].direction != expected {
            reportWrongSegueDirection(model.segues[segue], at: place)
            return nil
        }
        return segue
    }

    private func checkEnds(_ node: EndsSyntax) -> HandleRange<Endpoint> {
        let start = model.ends.count
        for token in node.ends {
            if let end = token.kind == .star ? .any : checkEnd(token) { model.ends.append(end) }
        }
        return HandleRange(start: start, end: model.ends.count)
    }

    private func checkMatches(
        _ body: EdgeBodySyntax, in operations: EdgeOperations
    ) -> HandleRange<Match> {
        let start = model.matches.count
        for child in body.matches {
            guard let left = child.left, let right = child.right else { continue }
            model.matches.append(
                Match(
                    left: viewPath(left.node), right: viewPath(right.node),
                    modifiers: checkCalls(child.with, .modifier),
                    limit: checkLimit(child.on, in: operations), place: child.place))
        }
        return HandleRange(start: start, end: model.matches.count)
    }

    func checkDefaults() {
        var blocks: [Text: SourcePlace] = [:]
        for node in syntax.defaults {
            scope = Scope(isUnnamed: true)
            var container: Handle<Screen>?
            if let clause = node.container, let token = clause.name, let name = name(token) {
                let end = checkEnd(token)
                if case .screen(let screen) = end {
                    container = screen
                } else if end != nil {
                    reportGroup(
                        name, at: token.place, "has no screens of its own",
                        help: "name one container's screen")
                }
                reportSecondBlock(name, clause.place, &blocks)
            } else {
                reportSecondBlock(.empty, node.keyword.place, &blocks)
            }
            let options = checkCalls(node.with, .option(.table))
            let lines = checkDefaultLines(node)
            model.defaults.append(
                DefaultsBlock(
                    container: container, options: options, lines: lines, place: node.place))
        }
    }

    private func reportSecondBlock(
        _ container: Text, _ place: SourcePlace, _ blocks: inout [Text: SourcePlace]
    ) {
        if let first = blocks.keepFirst(place, for: container) {
            report(
                .duplicateDefault, "there are two `defaults` blocks for the same container",
                at: place, notes: firstNote(first), help: "merge them into one block")
        }
    }

    private func checkDefaultLines(_ node: DefaultsSyntax) -> HandleRange<DefaultLine> {
        var lines: [DefaultLine] = []
        for child in node.lines {
            guard let name = name(child.keyword),
                let event = DefaultLine.Event(rawValue: model.texts.string(name))
            else { continue }
            let allowsReturn = event == .push || event == .present || event == .tab
            guard let use = checkAnimationUse(child, allowsReturn: allowsReturn) else { continue }
            reportIfDefault(use)
            add(
                DefaultLine(event: event, animation: use, place: child.place), child.node,
                to: &lines)
        }
        return model.defaultLines.add(contentsOf: lines)
    }

    /// Adds a default, at most one for each operation and range of iOS versions.
    func add(_ line: DefaultLine, _ node: SyntaxNode, to lines: inout [DefaultLine]) {
        func versions(_ line: DefaultLine) -> VersionRange {
            availableVersions(line.animation.options, in: model)
        }
        let first = lines.first { other in
            other.event == line.event
                && (line.event == .reduceMotion || versions(other) == versions(line))
        }
        guard let first else { return lines.append(line) }
        report(
            .duplicateDefault, "`\(line.event.rawValue)` has two defaults", at: node.head.place,
            notes: firstNote(first.place), help: "remove one of them",
            fix: node.removalOfRepetition(of: first.place))
    }
}
