import Resolution
import Semantics
package import TransitionDSL

/// The transitions between two screens that lines of registries set.
package struct MapRoute: Equatable, Sendable {
    package var from: Handle<Screen>
    package var to: Handle<Screen>
    /// The lines, in their order.
    package var edges: [Handle<Edge>]
}

extension Program {
    /// Which screens lead to which, by the lines of all registries: groups, subclasses and `*` are
    /// resolved. Returns are not routes, except by an unwind segue. At most `limit` pairs.
    package func routes(atMost limit: Int = 20_000) -> [MapRoute] {
        guard let model = analysis.model else { return [] }
        // An index: each pair of screens asks for its route.
        var numbers: [Pair: Int] = [:]
        var routes: [MapRoute] = []
        for table in analysis.tables {
            func screens(_ set: EndSets.ID) -> [Handle<Screen>] {
                table.sets.roots(set).flatMap { table.sets.tree.subtree(at: $0) }
                    .compactMap { table.sets.tree.screen(at: $0) }
            }
            for statement in table.statements {
                let isUnwind = model.edges[statement.edge].operation == .unwind
                if statement.isOfReturn, !isUnwind { continue }
                let goals = screens(statement.to)
                for from in screens(statement.from) {
                    for to in goals {
                        let pair = Pair(from: from, to: to)
                        if let number = numbers[pair] {
                            if routes[number].edges.last != statement.edge {
                                routes[number].edges.append(statement.edge)
                            }
                        } else if routes.count < limit {
                            numbers[pair] = routes.count
                            routes.append(MapRoute(from: from, to: to, edges: [statement.edge]))
                        }
                    }
                }
            }
        }
        return routes.filter {
            !model.screens[$0.from].isProtocol && !model.screens[$0.to].isProtocol
        }
    }

    private struct Pair: Hashable {
        var from: Handle<Screen>
        var to: Handle<Screen>
    }

    /// The screen that a declaration of the analysis is; nil for other declarations.
    package func screen(_ declaration: Int) -> Handle<Screen>? {
        let place = analysis.declarations[declaration].place
        return analysis.model.flatMap { model in
            model.screens.firstIndex { $0.declared.place == place }.map { Handle($0) }
        }
    }
}
