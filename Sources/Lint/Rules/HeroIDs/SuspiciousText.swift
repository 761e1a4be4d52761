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
                        id, "\(what) \(fault.situation)", at: token.place, help: fault.remedy))
            }
        }
    }
}

/// What is odd about a text that should be plain.
enum TextFault {
    case space
    case control(Unicode.Scalar)
    case unseen(Unicode.Scalar)
    case decomposed

    var situation: String {
        switch self {
        case .space: "begins or ends with white space"
        case .control(let scalar): "holds the control character U+\(code(scalar))"
        case .unseen(let scalar): "holds U+\(code(scalar)), which nobody sees"
        case .decomposed: "has an accent as a character of its own"
        }
    }

    var remedy: String {
        switch self {
        case .space: "remove it, unless other code spells it so"
        case .control, .unseen: "remove it: other code would have to spell it too"
        case .decomposed: "type the letter with its accent anew, as one character (NFC)"
        }
    }

    private func code(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}

/// The first fault of a string literal, its quotes included; none where ``ReorderedText`` has one.
func textFault(in bytes: [UInt8], _ range: Range<Int>) -> TextFault? {
    if isPlain(bytes, range) || bytes.firstReordering(in: range) != nil { return nil }
    let literal = bytes[range]
    let isRaw = literal.first == UInt8(ascii: "#")
    let marks = literal.prefix { $0 == UInt8(ascii: "#") }.count + 1
    let scalars = Array(
        String(decoding: literal.dropFirst(marks).dropLast(marks), as: UTF8.self).unicodeScalars)
    let decoded = isRaw ? scalars : unescaped(scalars)
    for scalar in decoded {
        if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) { return .control(scalar) }
        if isUnseen(scalar) { return .unseen(scalar) }
    }
    if let first = decoded.first, let last = decoded.last,
        first.properties.isWhitespace || last.properties.isWhitespace
    {
        return .space
    }
    return zip(decoded, decoded.dropFirst()).contains(where: composes) ? .decomposed : nil
}

/// Most literals: printable ASCII without an escape but those of holes, and no space at an end. A
/// hole holds no text of its own.
private func isPlain(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let bytes = bytes.span
    guard range.count > 2, bytes[range.lowerBound] == UInt8(ascii: "\"") else { return false }
    let last = range.upperBound - 2
    var index = range.lowerBound + 1
    if bytes[index] == 0x20 || bytes[last] == 0x20 { return false }
    while index <= last {
        let byte = bytes[index]
        if byte < 0x20 || byte >= 0x7F { return false }
        if byte == UInt8(ascii: "\\") {
            if index == last || bytes[index + 1] != UInt8(ascii: "(") { return false }
        }
        index += 1
    }
    return true
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
