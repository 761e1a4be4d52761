import Serialization

/// The top of a page, and what all pages have around their graphs.
struct PageHeader {
    var title: String
    /// The registries with a section, for a choice between them.
    var registries: [(number: Int, name: String)]

    var element: XML {
        var parts = [
            XML("h1", text: title),
            XML(
                "label", [("class", "scripted")],
                children: [
                    XML("span", text: "Find a screen "),
                    XML("input", [("type", "search"), ("id", "filter")]),
                ]),
        ]
        if registries.count > 1 { parts.append(registryChoice) }
        return XML("header", children: parts)
    }

    private var registryChoice: XML {
        let options = registries.map { number, name in
            XML("option", [("value", "\(number)")], text: name)
        }
        return XML(
            "label", [("class", "scripted")],
            children: [
                XML("span", text: "Registry "),
                XML("select", [("id", "registry")], children: options),
            ])
    }

    /// The buttons of the graph, and what the script says about a line.
    static var tools: XML {
        let zoom = [("out", "−", "Smaller"), ("in", "+", "Larger")].map { id, text, label in
            XML("button", [("id", id), ("aria-label", label)], text: text)
        }
        let about = XML("span", [("id", "about"), ("class", "muted"), ("aria-live", "polite")])
        return XML("p", [("class", "tools scripted")], children: zoom + [about])
    }

    /// What a click on a card opens.
    static var panel: XML { XML("div", [("id", "panel"), ("tabindex", "-1"), ("hidden", "")]) }
}
