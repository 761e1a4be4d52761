/// The one place where bytes become a line of a comment, in Swift and in Objective-C.
enum CommentText {
    /// Appends text so that it stays in its line, on the screen too: a `?` stands for control
    /// characters, which terminals obey, line separators, and what turns the direction of writing.
    static func append(_ text: some Collection<UInt8>, to output: inout [UInt8]) {
        if text.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == UInt8(ascii: "\t") }) {
            output.append(contentsOf: text)
            return
        }
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
            output.append(contentsOf: (leavesLine(scalar) ? "?" : scalar).utf8)
        }
    }

    private static func leavesLine(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09: false
        case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
