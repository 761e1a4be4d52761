import Semantics
import TransitionDSL

extension LintContext {
    /// A text that does not look like what it is. Ids are compared byte by byte, so one that
    /// Interface Builder or other code spells as it looks is another one.
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

    /// Looks at the literals of a declaration's text, or of a screen's `storyboard`.
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

/// What is odd first about a string literal, its quotes included, and what to do about it; nothing
/// where ``LintContext/reorderedText()`` finds something.
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
        case .hole: ["x"]  // It is a letter to those beside it.
        }
    }
    for scalar in decoded {
        let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        guard isControl || isUnseen(scalar) else { continue }
        return (
            isControl
                ? "holds the control character \(scalar.codePoint)"
                : "holds \(scalar.codePoint), which nobody sees",
            "remove it: other code would have to spell it too"
        )
    }
    if let first = decoded.first, let last = decoded.last,
        first.properties.isWhitespace || last.properties.isWhitespace
    {
        return (
            "begins or ends with white space", "remove it, unless other code spells it so"
        )
    }
    guard zip(decoded, decoded.dropFirst()).contains(where: composes) else { return nil }
    return (
        "has an accent as a character of its own",
        "type the letter with its accent anew, as one character (NFC)"
    )
}

/// Zero-width characters, and those that turn the direction of writing. Joiners belong to emoji
/// and to some scripts.
private func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00AD, 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF:
        true
    default: false
    }
}

/// Whether one character could stand for a letter and the accent behind it.
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
