/// The kinds of nodes, named as the productions of grammar.ebnf.
///
/// Productions that only choose or list (`declaration`, `items`, `arguments`, `names`' names, …)
/// have no node: their parts are children of the node around them. `value`, `sum`, `product` and
/// `unary` have one only where their operator stands.
@usableFromInline
package enum SyntaxKind: String, CaseIterable, Sendable {
    case file
    case module, engine, access, `import`, alias
    case screen, screenType, fromClause, isClause, storyboardClause, givenClause
    case screenBody, screenDefault, hook, cell, cellBody, view, viewPath, heroReference, opener,
        onClause
    case group, names, typeName
    case hero, text, scope, parts, part
    case modifiers, animation, animator, animatorClass, frames, frame, interaction, segue, unwind
    case defaults, container, `default`, registry, edge, operation, ends, edgeBody, match
    case lint, setting
    case choice, with, call, parameters, parameter
    case value, sum, product, unary, primary, reference
}
