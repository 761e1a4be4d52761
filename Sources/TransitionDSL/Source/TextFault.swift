/// The first oddity of a text, and its remedy: an invisible character, white space at an end,
/// an accent apart from its letter. Texts are compared character by character.
package func textFault(
    of decoded: [Unicode.Scalar]
) -> (situation: String, remedy: String)? {
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
    return composedLetters.contains(written)
}

/// Strings are equal if they have the same composed form.
private let composedLetters = Set(
    [
        0xC0...0x24F, 0x370...0x4FF, 0x622...0x626, 0x1E00...0x1FFF, 0x3040...0x30FF,
    ].joined().compactMap { Unicode.Scalar($0 as UInt32).map { String($0) } })
