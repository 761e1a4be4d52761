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
        text += "<\(name)"
        for (name, value) in attributes {
            text += value.isEmpty ? " \(name)" : " \(name)=\"\(xmlEscaped(value))\""
        }
        if Self.closed.contains(name), children.isEmpty {
            text += "/>"
            return
        }
        text += ">\(xmlEscaped(self.text))"
        for child in children { child.writeHTML(into: &text) }
        if !Self.empty.contains(name), !Self.open.contains(name) { text += "</\(name)>" }
    }
}

/// JSON between the tags of a data block: nothing in it ends the block or starts a comment.
func dataBlock(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.reduce(into: "") { result, scalar in
        switch scalar {
        case "<": result += "\\u003C"
        case "\u{2028}": result += "\\u2028"
        case "\u{2029}": result += "\\u2029"
        default: result.unicodeScalars.append(scalar)
        }
    }
}

// MARK: Tables

extension XML {
    static func cell(_ text: String) -> XML { XML("td", text: visible(text)) }

    static func code(_ text: String) -> XML {
        XML("td", children: [XML("code", text: visible(text))])
    }

    static func table(_ head: [String], _ rows: [XML], id: String? = nil) -> XML {
        table(head, bodies: [XML("tbody", children: rows)], id: id)
    }

    /// A table in a region that scrolls.
    static func table(_ head: [String], bodies: [XML], id: String? = nil) -> XML {
        let cells = head.map {
            XML($0.isEmpty ? "td" : "th", $0.isEmpty ? [] : [("scope", "col")], text: $0)
        }
        let table = XML(
            "table", id.map { [("id", $0)] } ?? [],
            children: [XML("thead", children: [XML("tr", children: cells)])] + bodies)
        let region = [
            ("class", "wide"), ("tabindex", "0"), ("role", "region"),
            ("aria-label", head.filter { !$0.isEmpty }.joined(separator: ", ")),
        ]
        return XML("div", region, children: [table])
    }

    /// The button that plays what its row is about.
    static var playButton: XML {
        let button = XML("button", [("class", "play"), ("aria-label", "Play")], text: "▶")
        return XML("td", children: [button])
    }
}
