/// The kinds of nodes, named as the productions of grammar.ebnf.
package enum SyntaxKind: String, CaseIterable, Sendable {
    case file
}
