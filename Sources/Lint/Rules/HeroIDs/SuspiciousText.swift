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
                case .screen: look(at: declaration, "this name of Interface Builder", &problems)
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

/// The first oddity of a string literal, quotes included, and its remedy; nil if
/// ``LintContext/reorderedText()`` reports the literal.
private func textFault(of token: SyntaxToken) -> (situation: String, remedy: String)? {
    // Most hold printable ASCII and no escape.
    let mayBeOdd = token.withBytes { bytes in
        let range = token.range.offsets
        return bytes[range].contains { $0 <= 0x20 || $0 >= 0x7F || $0 == UInt8(ascii: "\\") }
            && bytes.firstReordering(in: range) == nil
    }
    guard mayBeOdd else { return nil }
    let decoded = token.pieces().flatMap { piece -> [Unicode.Scalar] in
        switch piece {
        case .text(let bytes): Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
        case .hole: ["x"]  // Counts as a letter for its neighbors.
        }
    }
    for scalar in decoded {
        let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        guard isControl || isUnseen(scalar) else { continue }
        return (
            isControl
                ? "contains the control character \(scalar.codePoint)"
                : "contains \(scalar.codePoint), which is invisible",
            "remove it: other code would have to contain it, too"
        )
    }
    if let first = decoded.first, let last = decoded.last,
        first.properties.isWhitespace || last.properties.isWhitespace
    {
        return ("begins or ends with white space", "remove it, unless other code has it, too")
    }
    guard zip(decoded, decoded.dropFirst()).contains(where: composes) else { return nil }
    return (
        "has an accent as a separate character",
        "type the letter with its accent again, as one character (NFC)"
    )
}

/// Zero-width characters, and those that change the writing direction. Joiners belong to emoji and
/// to some scripts.
private func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00AD, 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF:
        true
    default: false
    }
}

/// Whether one character could replace a letter and the accent after it.
private func composes(_ letter: Unicode.Scalar, _ accent: Unicode.Scalar) -> Bool {
    guard accent.properties.canonicalCombiningClass != .notReordered else { return false }
    var written = String(letter)
    written.unicodeScalars.append(accent)
    let composed: [ClosedRange<UInt32>] = [
        0xC0...0x24F, 0x370...0x4FF, 0x622...0x626, 0x1E00...0x1FFF, 0x3040...0x30FF,
    ]
    return composed.joined().contains { value in
        Unicode.Scalar(value).map { String($0) == written } ?? false
    }
}
