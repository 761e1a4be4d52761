import TransitionDSL

/// An element of an XML file.
package struct XML: Sendable {
    package let name: String
    /// Names and values, in order.
    package let attributes: [(String, String)]
    package let children: [XML]
    /// The text before the children.
    package let text: String

    package init(
        _ name: String, _ attributes: [(String, String)] = [], children: [XML] = [],
        text: String = ""
    ) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
    }

    /// The element as a whole file.
    package var file: [UInt8] { file(after: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }

    package func file(after head: String) -> [UInt8] {
        var bytes = Array(head.utf8)
        write(into: &bytes, depth: 0)
        return bytes
    }

    private func write(into bytes: inout [UInt8], depth: Int) {
        let indent = String(repeating: "  ", count: depth)
        bytes.append("\(indent)<\(name)")
        for (name, value) in attributes {
            bytes.append(" \(name)=\"")
            bytes.appendEscaped(value)
            bytes.append(UInt8(ascii: "\""))
        }
        if children.isEmpty, text.isEmpty {
            bytes.append("/>\n")
            return
        }
        bytes.append(UInt8(ascii: ">"))
        bytes.appendEscaped(text)
        if !children.isEmpty {
            bytes.append(UInt8(ascii: "\n"))
            for child in children { child.write(into: &bytes, depth: depth + 1) }
            bytes.append(indent)
        }
        bytes.append("</\(name)>\n")
    }
}

extension [UInt8] {
    /// Appends text of an attribute or between tags. XML 1.0 cannot contain control characters, not
    /// even escaped: their symbols replace them. Line ends and tabs, which an attribute would lose,
    /// and characters that hide or reorder text are written as numbers. So is the second `#` of
    /// two: runners of CI services read commands that begin with them.
    package mutating func appendEscaped(_ text: String) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "#" where last == UInt8(ascii: "#"): append("&#35;")
            case "&": append("&amp;")
            case "<": append("&lt;")
            case ">": append("&gt;")
            case "\"": append("&quot;")
            case "\u{FFFE}", "\u{FFFF}": append("\u{FFFD}")
            case "\t", "\n", "\r", "\u{7F}"...:
                if visible(scalar) == scalar {
                    appendUTF8(of: scalar)
                } else {
                    append("&#\(scalar.value);")
                }
            default: appendUTF8(of: visible(scalar))
            }
        }
    }

    /// Appends a character in UTF-8.
    private mutating func appendUTF8(of scalar: Unicode.Scalar) {
        // Hot.
        if let bytes = UTF8.encode(scalar) { append(contentsOf: bytes) }
    }
}
