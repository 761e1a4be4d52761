import Serialization
import TransitionDSL

extension XML {
    private var hasEndTag: Bool {
        switch name {
        // Elements without an end tag, then those that end where the next one begins.
        case "meta", "input", "br", "td", "th", "tr", "li", "option": false
        default: true
        }
    }

    /// Elements of pictures may end in `/>`.
    private var canCloseItself: Bool { children.isEmpty && (name == "path" || name == "rect") }

    /// Text is escaped as in XML.
    fileprivate func writeHTML(into bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "<"))
        bytes.append(name)
        for (name, value) in attributes {
            bytes.append(UInt8(ascii: " "))
            bytes.append(name)
            if value.isEmpty { continue }
            bytes.append("=\"")
            bytes.appendEscaped(value)
            bytes.append(UInt8(ascii: "\""))
        }
        if canCloseItself {
            bytes.append("/>")
            return
        }
        bytes.append(UInt8(ascii: ">"))
        bytes.appendEscaped(text)
        for child in children { child.writeHTML(into: &bytes) }
        if hasEndTag {
            bytes.append("</")
            bytes.append(name)
            bytes.append(UInt8(ascii: ">"))
        }
    }
}

/// Elements in HTML, without indentation.
func html(_ elements: [XML], separator: String = "\n") -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(separator) }
        element.writeHTML(into: &bytes)
    }
    return bytes
}

/// JSON between the tags of a data block: nothing in it ends the block or starts a comment. JSON has
/// no other place for `<` than its strings, where U+2028 and U+2029 are escaped already.
func dataBlock(_ json: JSON) -> [UInt8] {
    let parts = json.line.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
    return Array(parts.joined(separator: "\\u003C".utf8))
}

// MARK: Tables

extension XML {
    static func cell(_ text: String) -> XML { XML("td", text: visible(text)) }

    static func code(ofLine text: String) -> XML { XML("code", text: visible(text)) }

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
            ("class", "wide-table"), ("tabindex", "0"), ("role", "region"),
            ("aria-label", head.filter { !$0.isEmpty }.joined(separator: ", ")),
        ]
        return XML("div", region, children: [table])
    }

    /// The button that plays what its row is about.
    static var playButton: XML {
        XML("button", [("class", "play"), ("aria-label", "Play")], text: "▶")
    }
}
