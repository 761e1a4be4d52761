import Parser
import TransitionDSL

/// A text that does not look like what it is. Ids are compared byte by byte, so one that Interface
/// Builder or other code spells as it looks is another one.
enum SuspiciousText: LintRule {
    static let id = DiagnosticID.suspiciousText

    static func problems(in context: LintContext) -> [Diagnostic] {
        let tree = context.files[0].tree
        return tree.withRoot { root in root.children.flatMap { problems($0) } }
    }

    private static func problems(_ declaration: SyntaxNode) -> [Diagnostic] {
        switch declaration.kind {
        case .hero:
            let parts = declaration.child(.parts)?.children.compactMap { $0.child(.text) } ?? []
            return (declaration.children.filter { $0.kind == .text } + parts)
                .flatMap { problems($0, "this hero id") }
        case .segue, .unwind:
            return declaration.children.filter { $0.kind == .text }
                .flatMap { problems($0, "this segue identifier") }
        case .screen:
            return declaration.children.filter { $0.kind == .storyboardClause }
                .flatMap { problems($0, "this name of Interface Builder") }
        default: return []
        }
    }

    private static func problems(_ node: SyntaxNode, _ what: String) -> [Diagnostic] {
        (node.firstToken..<node.endToken).compactMap { token in
            guard node.tokenKind(token) == .string || node.tokenKind(token) == .rawString,
                let fault = node.withBytes({ textFault(in: $0[node.tokenRange(token).offsets]) })
            else { return nil }
            return Diagnostic(
                id, "\(what) \(fault.situation)", at: node.place(node.tokenRange(token)),
                help: fault.remedy)
        }
    }
}
