import Resolution
import TransitionDSL

extension ModelContext {
    /// A line for a segue that leads from or to other screens in Interface Builder.
    func segueElsewhere() -> [Diagnostic] {
        var known: [String: [(from: String?, to: String?)]] = [:]
        for fact in scan.facts {
            guard case .segue(let identifier?, _, let from, let to) = fact.content else { continue }
            known[identifier, default: []].append((from, to))
        }
        return wrongSegues(known) + screensWithoutUnwind(known)
    }

    /// Screens on which a gesture performs an unwind segue that another screen has.
    private func screensWithoutUnwind(
        _ known: [String: [(from: String?, to: String?)]]
    ) -> [Diagnostic] {
        ownEdges.filter { model.hasUnwindGesture($0) }.compactMap { edge in
            guard let segue = edge.segue else { return nil }
            let identifier = text.string(model.segues[segue].identifier)
            guard let found = known[identifier] else { return nil }
            let without = classes(edge.from).compactMap { $0 }.filter { screen in
                !found.contains { isRelated($0.from, [screen]) }
            }
            guard let first = without.first else { return nil }
            return Diagnostic(
                .segueElsewhere,
                "`\(first)` has no unwind segue `\(identifier)` in Interface Builder, which the "
                    + "line's gesture performs", at: edge.place,
                help: "add the segue to the screen, or leave the screen out")
        }
    }

    private func wrongSegues(
        _ known: [String: [(from: String?, to: String?)]]
    ) -> [Diagnostic] {
        ownEdges.compactMap { edge in
            guard let segue = edge.segue, edge.operation == .segue else { return nil }
            let identifier = text.string(model.segues[segue].identifier)
            let froms = classes(edge.from)
            let tos = classes(edge.to)
            guard let found = known[identifier], let first = found.first,
                !found.contains(where: { isRelated($0.from, froms) && isRelated($0.to, tos) })
            else { return nil }
            return Diagnostic(
                .segueElsewhere,
                "the segue `\(identifier)` leads from \(name(first.from)) to \(name(first.to)) in "
                    + "Interface Builder",
                at: edge.place, help: "correct the screens of the line, or the segue")
        }
    }

    private func name(_ end: String?) -> String { end.map { "`\($0)`" } ?? "an unknown screen" }

    private var ownEdges: [Edge] {
        model.registries.flatMap { Array(model.edges[$0.edges]) }.filter { $0.place.file == .main }
    }

    /// The classes of ends; nil among them for any screen.
    private func classes(_ ends: HandleRange<Endpoint>) -> [String?] {
        model.withMembers(model.ends[ends]).compactMap { end -> String?? in
            switch end {
            case .any: .some(nil)
            // What conforms to a protocol is not known here.
            case .screen(let screen):
                model.screens[screen].isProtocol
                    ? .some(nil) : .some(lastName(text.string(model.screens[screen].typeName)))
            case .group: nil
            }
        }
    }

    private func isRelated(_ name: String?, _ ends: [String?]) -> Bool {
        guard let name else { return true }
        return ends.contains { end in
            guard let end else { return true }
            return end == name || self.classes.chain(name).contains { $0.name == end }
                || self.classes.chain(end).contains { $0.name == name }
        }
    }

    /// A line for two screens of which nothing in the app leads from one to the other.
    func lineWithoutEdge() -> [Diagnostic] {
        var order: [SourcePlace] = []
        var apart: [SourcePlace: Bool] = [:]
        for fact in facts {
            guard case .registryLine(_, let from, let to, _) = fact.content else { continue }
            var isApart = false
            if let from, let to { isApart = app.graph.areKnownApart(lastName(from), lastName(to)) }
            if apart[fact.place] == nil { order.append(fact.place) }
            apart[fact.place] = isApart && apart[fact.place] ?? true
        }
        return order.filter { apart[$0] ?? false }.map { place in
            Diagnostic(
                .lineWithoutEdge, "no transition of the app leads from one screen to the other",
                at: place, help: "remove the line, or correct its screens")
        }
    }
}
