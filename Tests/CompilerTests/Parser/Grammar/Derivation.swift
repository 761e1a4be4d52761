import TransitionDSL

/// How a sentence follows from a production: the symbols of the grammar as a tree.
struct Derivation {
    /// A production, or a kind of token such as `NUMBER`.
    let symbol: String
    /// Of the sentence.
    var tokens: Range<Int>
    var children: [Derivation] = []

    /// Values have a node only where an operator is, and a reference is a value without more.
    private static let values: Set = ["value", "sum", "product", "unary", "primary"]

    /// Whether the tree has a node for the symbol.
    var hasNode: Bool {
        switch symbol {
        case "value", "sum", "product", "unary": children.count > 1 || isNegation
        case "primary": children.first?.symbol != "reference"
        default: SyntaxKind(rawValue: symbol) != nil
        }
    }

    private var isNegation: Bool {
        symbol == "unary" && (children.first?.tokens.lowerBound ?? 0) > tokens.lowerBound
    }

    /// The symbol as the tree has it: any value is an `expression`.
    var part: String { Self.part(symbol) }

    static func part(_ symbol: String) -> String {
        values.contains(symbol) || symbol == "reference" ? "expression" : symbol
    }

    /// The nodes and tokens right below, through productions that have no node.
    var parts: [Derivation] {
        children.flatMap { child in
            child.hasNode || child.symbol == "name" || child.children.isEmpty
                ? [child] : child.parts
        }
    }

    /// All symbols that have a node, in preorder.
    var nodes: [Derivation] { (hasNode ? [self] : []) + children.flatMap(\.nodes) }
}
