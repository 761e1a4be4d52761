import TransitionDSL

/// A text that does not look like what it is. Ids are compared byte by byte, so one that Interface
/// Builder or other code spells as it looks is another one.
enum SuspiciousText: LintRule {
    static let id = DiagnosticID.suspiciousText

    static func problems(in context: LintContext) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        context.files[0].tree.withRoot { root in
            for declaration in root.children {
                switch declaration.kind {
                case .hero:
                    look(at: declaration, "this hero id", &problems)
                    for part in declaration.child(.parts)?.children ?? declaration.children
                    where part.kind == .part {
                        look(at: part, "this hero id", &problems)
                    }
                case .segue, .unwind: look(at: declaration, "this segue identifier", &problems)
                case .screen:
                    look(at: declaration, "this name of Interface Builder", &problems)
                default: break
                }
            }
        }
        return problems
    }

    /// Looks at the literals of a declaration's text, or of a screen's `storyboard`.
    private static func look(
        at declaration: SyntaxNode, _ what: String, _ problems: inout [Diagnostic]
    ) {
        for node in declaration.children
        where node.kind == .text || node.kind == .storyboardClause {
            for token in node.tokens where token.kind == .string || token.kind == .rawString {
                let bytes = token.range.offsets
                guard let fault = token.withBytes({ textFault(in: $0, bytes) }) else { continue }
                problems.append(
                    Diagnostic(
                        id, "\(what) \(fault.situation)", at: token.place,
                        help: fault.remedy))
            }
        }
    }
}
