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
                let bytes = token.range.offsets
                guard let fault = token.withBytes({ textFault(in: $0, bytes) }) else { continue }
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
private func textFault(
    in bytes: [UInt8], _ range: Range<Int>
) -> (situation: String, remedy: String)? {
    let literal = bytes[range]
    // Most hold printable ASCII and no escape.
    let isPlain = literal.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }
    if isPlain || bytes.firstReordering(in: range) != nil { return nil }
    let isRaw = literal.first == UInt8(ascii: "#")
    let marks = literal.prefix { $0 == UInt8(ascii: "#") }.count + 1
    let scalars = Array(
        String(decoding: literal.dropFirst(marks).dropLast(marks), as: UTF8.self).unicodeScalars)
    let decoded = isRaw ? scalars : unescaped(scalars)
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

/// The scalars with escapes decoded; a hole is a letter to those beside it.
private func unescaped(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var index = 0
    while index < scalars.count {
        guard scalars[index] == "\\", index + 1 < scalars.count else {
            result.append(scalars[index])
            index += 1
            continue
        }
        let rest = scalars[(index + 1)...]
        switch scalars[index + 1] {
        case "(":
            result.append("x")
            index = rest.firstIndex(of: ")") ?? scalars.count
        case "u":
            let end = rest.firstIndex(of: "}") ?? scalars.count
            var digits = ""
            for scalar in scalars[min(index + 3, end)..<end] {
                digits.unicodeScalars.append(scalar)
            }
            result.append(UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
            index = end
        case let escaped:
            result.append(["n": "\n", "r": "\r", "t": "\t", "0": "\0"][escaped] ?? escaped)
            index += 1
        }
        index += 1
    }

    return result
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
