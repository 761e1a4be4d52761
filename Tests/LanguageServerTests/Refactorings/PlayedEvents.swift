import Semantics
import TransitionDSL

@testable import Resolution

/// What plays in every event of a program, and which views take part with what.
struct PlayedEvents {
    /// One result for each event; the order depends on the screens and segues only.
    private(set) var results: [String] = []
    /// Whether both screens are declared, for each event.
    private(set) var isDeclared: [Bool] = []
    /// The modifiers of all views, without the names of lists.
    private(set) var views: [String] = []
    private let model: Model
    private let texts: ModelText
    private var spelled: [[Int]: String] = [:]

    init(_ model: Model, _ tables: [Table]) {
        self.model = model
        texts = ModelText(model)
        views = model.views.map(view) + model.matches.map(match)
        let tree = ScreenTree(model)
        let braces = viewTables(of: model, tree)
        for (table, braces) in zip(tables, braces) { add(table, braces) }
    }

    private mutating func add(_ table: Table, _ braces: ViewTable) {
        let events = circumstances()
        // Enough of a large program.
        let screens = Array(table.sets.tree.subtree(at: ScreenTree.undeclared).prefix(9))
        for from in screens {
            for to in screens {
                for var event in events {
                    (event.from, event.to) = (from, to)
                    isDeclared.append(from != 0 && to != 0)
                    results.append(result(of: event, table) + views(in: event, braces))
                }
            }
        }
    }

    private func circumstances() -> [Event] {
        let segues = model.segues.indices.map { Handle<Segue>($0) }
        let going = segues.filter { model.segues[$0].direction == .going }
        let unwinding = segues.filter { model.segues[$0].direction != .going }
        let some = model.items.contains(where: model.isAvailability)
        let versions = some ? [.oldest, SystemVersion(13, 4), SystemVersion(13, 10)] : [.oldest]
        var events: [Event] = []
        for operation in OperationSet(rawValue: 127).members {
            for segue in [nil] + going.map(Optional.some) {
                for unwind in [nil] + unwinding.map(Optional.some) {
                    for version in versions {
                        let isTab = operation == .tabHigher || operation == .tabLower
                        let isBack = operation == .pop || operation == .dismiss
                        if isTab && segue != nil || !isBack && unwind != nil { continue }
                        events.append(
                            Event(
                                operation, from: 0, to: 0, segue: segue, unwind: unwind,
                                version: version))
                    }
                }
            }
        }
        return events
    }

    private mutating func result(of event: Event, _ table: Table) -> String {
        let verdict = table.verdict(on: event, in: model)
        guard let play = verdict.play else { return "the engine's own" }
        let edge = verdict.answer.winner.map { model.edges[$0.edge] }
        let driven =
            verdict.fallback?.driven
            ?? DrivenEvent(
                isReturn: verdict.answer.forward != nil, hasReturn: edge?.hasReturn ?? true)
        let options = verdict.options
        let key = [
            Int(play.call.index), play.isOpposite ? 1 : 0, driven.isReturn ? 1 : 0,
            driven.hasReturn ? 1 : 0, options.indices.lowerBound, Int(options.count),
        ]
        if let text = spelled[key] { return text }
        // Lines that agree need not write the same.
        var writer = PlayWriter(texts, isKey: true)
        writer.writeKey(play, with: options, on: driven)
        let text = String(decoding: writer.bytes, as: UTF8.self)
        spelled[key] = text
        return text
    }

    private func views(in event: Event, _ braces: ViewTable) -> String {
        braces.lines(covering: event).map { line in
            let edge = model.edges[line.edge]
            let lines = model.matches[edge.matches].map(match) + model.views[edge.views].map(view)
            return "\n\(line.isTurned) \(lines)"
        }.joined()
    }

    // MARK: Views

    private func view(_ view: ViewLine) -> String {
        "\(texts.path(view.path)): \(items(view.modifiers)) \(view.limit.map(texts.limit) ?? "")"
    }

    private func match(_ match: Match) -> String {
        "\(texts.path(match.left)) -> \(texts.path(match.right)): \(items(match.modifiers))"
    }

    private func items(_ calls: HandleRange<Handle<Call>>) -> String {
        var words: [String] = []
        var rest = Array(model.items[calls])
        while !rest.isEmpty {
            let call = rest.removeFirst()
            if case .modifiers(let list) = model.calls[call].callee,
                model.modifiers[list].parameters.isEmpty
            {
                rest = Array(model.items[model.modifiers[list].body]) + rest
            } else {
                words.append(texts.call(call))
            }
        }
        return words.joined(separator: ", ")
    }
}
