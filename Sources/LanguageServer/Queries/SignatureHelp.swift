import Semantics
import TransitionDSL

/// The calls that a name before parentheses can mean, and the argument that is typed.
package struct SignatureHelp: Sendable {
    package var callees: [Callee]
    /// Of each callee the parameter that the argument is for, if any.
    package var active: [Int?]
    /// The first callee that takes all arguments before.
    package var best: Int
}

extension Program {
    /// The call around an offset, or nil.
    package func signatureHelp(at offset: UInt32) -> SignatureHelp? {
        let place = CompletionPlace(tree, at: offset)
        guard let site = callSite(place), !site.callees.isEmpty else { return nil }
        let typed = text(SourceRange(start: place.word.start, end: max(place.word.start, offset)))
        let active = site.callees.map { site.marked($0, typed: typed) }
        let best = site.callees.indices.first { index in
            active[index] != nil
                && site.labels.allSatisfy { label in
                    site.callees[index].parameters.contains { $0.label == label }
                }
        }
        return SignatureHelp(callees: site.callees, active: active, best: best ?? 0)
    }

    /// What documents an item of a completion.
    package func documentation(of origin: CompletionItem.Origin) -> [Block] {
        switch origin {
        case .none: []
        case .declaration(let index):
            analysis.declarations.indices.contains(index)
                ? describe(analysis.declarations[index]) : []
        case .catalog(let row):
            row.index < Catalog.entries.count ? describeCatalog(row) : []
        case .rule(let id): pageBlocks(id)
        }
    }
}
