import TransitionDSL

extension XML {
    /// Elements of HTML without an end tag.
    private static let empty: Set<String> = ["meta", "input", "br"]
    /// Elements that end where the next one begins.
    private static let open: Set<String> = ["td", "th", "tr", "li", "option"]
    /// Elements of pictures, which may end in `/>`.
    private static let closed: Set<String> = ["path", "rect"]

    /// The element in HTML, without indentation. Text is escaped as in XML.
    var html: String {
        var text = ""
        writeHTML(into: &text)
        return text
    }

    private func writeHTML(into text: inout String) {
        text += "<" + name
        for (name, value) in attributes {
            text += " " + name
            if !value.isEmpty { text += "=\"" + xmlEscaped(value) + "\"" }
        }
        if Self.closed.contains(name), children.isEmpty {
            text += "/>"
            return
        }
        text += ">"
        text += xmlEscaped(self.text)
        for child in children { child.writeHTML(into: &text) }
        if !Self.empty.contains(name), !Self.open.contains(name) { text += "</" + name + ">" }
    }
}

/// JSON between the tags of a data block: nothing in it ends the block or starts a comment. JSON has
/// no other place for `<` than its strings, where U+2028 and U+2029 are escaped already.
func dataBlock(_ bytes: [UInt8]) -> String {
    let parts = bytes.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
    return String(decoding: Array(parts.joined(separator: "\\u003C".utf8)), as: UTF8.self)
}
