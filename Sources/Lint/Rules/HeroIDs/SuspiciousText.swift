import Semantics
import TransitionDSL

extension LintContext {
    /// A string that differs from what it looks like. Ids are compared byte by byte, so a string
    /// typed the way it looks, in Interface Builder or code, is a different id.
    func suspiciousText() -> [Diagnostic] {
        var problems: [Diagnostic] = []
        files[0].tree.withRoot { root in
            for declaration in root.children {
                switch declaration.kind {
                case .hero:
                    look(at: declaration, "this hero id", &problems)
                    for part in declaration.child(.parts)?.children ?? declaration.children
                    where part.kind == .part { look(at: part, "this hero id", &problems) }
                case .segue, .unwind: look(at: declaration, "this segue identifier", &problems)
                case .screen:
                    look(at: declaration, "this name of Interface Builder", &problems)
                    for node in declaration.children where node.kind == .storyboardClause {
                        lookForEnding(in: StoryboardClauseSyntax(node), &problems)
                    }
                default: break
                }
            }
        }
        return problems
    }

    /// Checks the literals of a declaration's string, or of a screen's `storyboard`.
    private func look(at declaration: SyntaxNode, _ what: String, _ problems: inout [Diagnostic]) {
        for node in declaration.children where node.kind == .text || node.kind == .storyboardClause
        {
            for token in node.tokens where token.kind == .string || token.kind == .rawString {
                guard let fault = textFault(of: token) else { continue }
                problems.append(
                    Diagnostic(
                        .suspiciousText, "\(what) \(fault.situation)", at: token.place,
                        help: fault.remedy))
            }
        }
    }
}

/// The endings of files of Interface Builder.
private let endingsOfFiles = [".storyboard", ".storyboardc", ".xib", ".nib"]

extension LintContext {
    /// The name of a storyboard with the ending of its file: UIKit adds one, and finds no such file.
    private func lookForEnding(
        in clause: StoryboardClauseSyntax, _ problems: inout [Diagnostic]
    ) {
        for argument in clause.invocation.arguments where argument.label == nil {
            guard let token = argument.value.tokens.first, token.kind == .string else { continue }
            let text = token.text
            let name = text.lowercased()
            guard let ending = endingsOfFiles.first(where: { name.hasSuffix($0 + "\"") }) else {
                continue
            }
            let right = String(text.dropLast(ending.count + 1)) + "\""
            problems.append(
                Diagnostic(
                    .suspiciousText, "this name of a storyboard ends like that of its file",
                    at: token.place, help: "write `\(right)`: UIKit adds the ending",
                    fix: .replacing(token.place, with: right, "write `\(right)`", isSafe: false)))
        }
    }
}

/// The first oddity of a string literal, quotes included, and its remedy; nil if
/// ``LintContext/reorderedText()`` reports the literal.
private func textFault(of token: SyntaxToken) -> (situation: String, remedy: String)? {
    // Most hold printable ASCII and no escape.
    // Hot.
    let (bytes, range) = (token.fileBytes, token.range.offsets)
    let mayBeOdd =
        bytes[range].contains { $0 <= 0x20 || $0 >= 0x7F || $0 == UInt8(ascii: "\\") }
        && bytes.firstReordering(in: range) == nil
    guard mayBeOdd else { return nil }
    let decoded = token.pieces().flatMap { piece -> [Unicode.Scalar] in
        switch piece {
        case .text(let bytes): Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
        case .hole: ["x"]  // Counts as a letter for its neighbors.
        }
    }
    return textFault(of: decoded)
}
