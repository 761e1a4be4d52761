import TransitionDSL

/// The only place that writes a line of a comment, in Swift and in Objective-C.
enum CommentText {
    /// Appends text that stays in its line, also on the screen: `?` replaces control characters,
    /// line separators, and characters that change the writing direction.
    static func append(_ source: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        // Hot.
        if range.allSatisfy({ 0x20..<0x7F ~= source[$0] }) {
            output.append(source, range)
        } else {
            output.append(inLine(String(decoding: source[range], as: UTF8.self)))
        }
    }

    /// Appends a line of documentation.
    static func appendDocumentation(_ line: [UInt8], to output: inout [UInt8]) {
        output.append("///")
        guard let last = line.lastIndex(where: { !$0.isBlank }) else { return }
        if !line[0].isBlank { output.append(UInt8(ascii: " ")) }
        append(line, 0..<last + 1, to: &output)
    }

    /// Text without anything that could leave its line.
    static func inLine(_ text: some StringProtocol) -> String {
        var line = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { line.append(leavesLine(scalar) ? "?" : scalar) }
        return String(line)
    }

    private static func leavesLine(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09: false
        case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
