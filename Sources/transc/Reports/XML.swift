import TransitionDSL

/// An element of an XML file; attributes keep their order.
struct XML: Sendable {
    let name: String
    let attributes: [(name: String, value: String)]
    let children: [XML]
    /// The text before the children.
    let text: String

    init(
        _ name: String, _ attributes: [(name: String, value: String)] = [], children: [XML] = [],
        text: String = ""
    ) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
    }

    /// The element as a whole file.
    var file: [UInt8] { file(after: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }

    func file(after head: String) -> [UInt8] {
        var bytes = Array(head.utf8)
        write(into: &bytes, depth: 0)
        return bytes
    }

    private func write(into bytes: inout [UInt8], depth: Int) {
        let indent = String(repeating: "  ", count: depth)
        bytes += "\(indent)<\(name)".utf8
        for (name, value) in attributes { bytes += " \(name)=\"\(xmlEscaped(value))\"".utf8 }
        if children.isEmpty, text.isEmpty {
            bytes += "/>\n".utf8
            return
        }
        bytes += ">\(xmlEscaped(text))".utf8
        if !children.isEmpty {
            bytes.append(UInt8(ascii: "\n"))
            for child in children { child.write(into: &bytes, depth: depth + 1) }
            bytes += indent.utf8
        }
        bytes += "</\(name)>\n".utf8
    }
}

/// Text in an attribute or between tags. XML 1.0 cannot contain control characters, not even
/// escaped: their symbols replace them. Line ends and tabs, which an attribute would lose, and
/// characters that hide or reorder text are written as numbers.
func xmlEscaped(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
        switch UnicodeScalar(byte) {
        case "&", "<", ">", "\"": false
        case " "..."~": true
        default: false
        }
    }
    if isPlain { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
        case "\t", "\n", "\r", "\u{7F}"...:
            result += visible(scalar) == scalar ? String(scalar) : "&#\(scalar.value);"
        default: result.unicodeScalars.append(visible(scalar))
        }
    }
}
