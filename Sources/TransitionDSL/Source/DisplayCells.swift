/// One character of a line for display.
package struct DisplayCell: Hashable, Sendable {
    /// Its offset in the file.
    package var offset: Int
    package var scalar: Unicode.Scalar
    package var width: Int

    /// Appends the character as UTF-8, a tab as blanks.
    package func append(to text: inout [UInt8]) {
        if scalar == "\t" {
            text += repeatElement(UInt8(ascii: " "), count: width)
        } else {
            text += UTF8.encode(scalar) ?? .encodedReplacementCharacter
        }
    }
}

/// The characters of a range of bytes. A byte that is not UTF-8 shows as U+FFFD.
package func displayCells(_ bytes: [UInt8], _ range: Range<Int>) -> [DisplayCell] {
    var cells: [DisplayCell] = []
    let line = bytes.span.extracting(..<range.upperBound)
    var offset = range.lowerBound
    var isJoined = false
    while offset < range.upperBound {
        let (scalar, length) = decodeScalar(line, at: offset) ?? ("\u{FFFD}", 1)
        if scalar == "\t" {
            cells.append(DisplayCell(offset: offset, scalar: scalar, width: 4))
        } else {
            let shown = visible(scalar)
            // A character joined to the previous one by a zero-width joiner shares its columns.
            let width = isJoined ? 0 : displayWidth(shown)
            cells.append(DisplayCell(offset: offset, scalar: shown, width: width))
        }
        isJoined = scalar == "\u{200D}"
        offset += length
    }
    return cells
}

/// The columns of a character on a terminal.
package func displayWidth(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    // Hot.
    if value < 0x300 { return 1 }
    switch value {
    case 0x200C, 0x200D, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF, 0xE0100...0xE01EF: return 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
        0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18CFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD:
        return 2
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: return scalar.properties.isEmojiPresentation && !isRegionalIndicator(value) ? 2 : 1
    }
}

/// Two of them make a flag, which is two columns wide.
private func isRegionalIndicator(_ value: UInt32) -> Bool { (0x1F1E6...0x1F1FF).contains(value) }
