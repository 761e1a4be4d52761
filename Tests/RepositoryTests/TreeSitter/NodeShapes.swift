/// What grammar.ebnf does not say about the nodes of tree-sitter's tree: names of parts, and nodes
/// that would have one child.
enum NodeShapes {
    /// Their nodes exist only if they have more than one child: `5` is not a sum of one product.
    static let chains: Set<String> = ["value", "sum", "product", "unary", "primary"]

    /// Only their children are in the tree. Queries can name them for any of their children.
    static let supertypes: Set<String> = ["declaration", "screenClause"]

    /// Strings in parts. `STRING` in the grammar is one of these nodes.
    ///
    /// The lexer looks ahead to the end of a string. So it returns the opening quote only if the
    /// whole string is well formed, and where no string fits, the whole string as one token.
    static let strings = """
        string        ::= WHOLE_STRING | '"' ( STRING_CONTENT | ESCAPE | interpolation )* '"'
        interpolation ::= '\\(' IDENTIFIER ')'
        rawString     ::= WHOLE_RAW_STRING | '#"' RAW_CONTENT? '"#'
        """
    static let stringNodes = ["string", "rawString", "MALFORMED"]

    /// Tokens that no rule contains: they may be between any two others.
    static let comments = ["LINE_COMMENT", "BLOCK_COMMENT"]

    /// Follows a word that must not be a name. The lexer never returns it.
    static let never = "NEVER"

    /// Tokens that are no nodes.
    static let hiddenTokens: Set<String> = [never, "WHOLE_STRING", "WHOLE_RAW_STRING"]

    /// The field of a symbol, for each place in a production where the symbol is, in order. The
    /// last field repeats; an empty one is none.
    static func field(of symbol: String, in production: String, place: Int) -> String? {
        let fields = fields[production]?[symbol] ?? commonFields[symbol].map { [$0] } ?? []
        guard let field = fields.dropFirst(place).first ?? fields.last, !field.isEmpty else {
            return nil
        }
        return field
    }

    private static let commonFields = [
        "name": "name", "alias": "alias", "parameters": "parameters", "arguments": "arguments",
        "text": "text", "with": "with", "screenType": "type", "typeName": "type",
        "screenBody": "body", "cellBody": "body", "parts": "body", "frames": "body",
        "edgeBody": "body", "choice": "animation", "viewPath": "path", "heroReference": "hero",
        "onClause": "on", "opener": "opener", "scope": "scope", "container": "container",
        "operation": "operation", "value": "value", "STRING": "value",
    ]

    private static let fields: [String: [String: [String]]] = [
        "import": ["STRING": ["path"]],
        "screenType": ["name": [""], "typeName": [""]],
        "viewPath": ["name": ["member", "member", "member", "index"]],
        "heroReference": ["name": ["name", "part"]],
        "group": ["names": ["members"]],
        "names": ["name": [""]],
        "typeName": ["name": [""]],
        "modifiers": ["items": ["items"]],
        "frame": ["sum": ["start", "end"], "items": ["items"]],
        "interaction": ["call": ["gesture"]],
        "hook": ["call": ["code"]],
        "edge": ["ends": ["from", "to"]],
        "end": ["name": [""]],
        "match": ["viewPath": ["from", "to"]],
        "setting": ["name": ["rule", "rule", "level"]],
        "choice": ["call": ["forward", "return"]],
        "call": ["name": ["name", "member"]],
        "parameter": ["value": ["default"]],
        "argument": ["name": ["label"]],
        "primary": ["STRING": [""], "value": [""]],
        "reference": ["name": ["name", "member"]],
    ]
}
