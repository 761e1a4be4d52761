import Semantics
import TransitionDSL

extension Declaration.Kind {
    /// The number of `SymbolKind`.
    var symbolNumber: Int {
        switch self {
        case .registry: 3
        case .screen: 5
        case .modifiers: 6
        case .part, .view: 7
        case .group: 10
        case .animation, .animator, .interaction: 12
        case .hero, .parameter, .index: 13
        case .cell: 23
        case .segue, .unwind: 24
        }
    }
}
