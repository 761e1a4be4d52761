import Serialization

/// The top of a page, and what all pages have around their lists and maps.
struct PageHeader {
    /// An option of a switch.
    struct Choice {
        var value: String
        var text: String
        var isChosen = false
    }

    var title: String
    /// The registries with a section, for a choice between them.
    var registries: [(number: Int, name: String)] = []
    /// The steps of iOS, the latest first.
    var versions: [Choice] = []
    var containers: [Choice] = []

    init(title: String) { self.title = title }

    var element: XML {
        var parts = [
            XML("h1", [("title", title)], text: title),
            XML(
                "label", [("class", "scripted find")],
                children: [
                    XML("span", [("class", "unseen")], text: "Find screens and lines"),
                    XML(
                        "input",
                        [
                            ("type", "search"), ("id", "filter"),
                            ("placeholder", "Find screens and lines"),
                        ]),
                ]),
            XML("output", [("id", "found"), ("class", "muted scripted")]),
        ]
        let options = registries.map { Choice(value: "\($0.number)", text: $0.name) }
        if options.count > 1 { parts.append(Self.choice("registry", "Registry", options)) }
        if versions.count > 1 { parts.append(Self.choice("version", "Plays on", versions)) }
        if !containers.isEmpty {
            let none = Choice(value: "", text: "no container")
            parts.append(Self.choice("container", "In", [none] + containers))
        }
        return XML("header", children: parts)
    }

    private static func choice(_ id: String, _ name: String, _ choices: [Choice]) -> XML {
        let options = choices.map { choice in
            XML(
                "option",
                [("value", choice.value)] + (choice.isChosen ? [("selected", "")] : []),
                text: choice.text)
        }
        return XML(
            "label", [("class", "scripted choice")],
            children: [
                XML("span", text: name + " "), XML("select", [("id", id)], children: options),
            ])
    }

    // MARK: The list and the map

    /// What can be picked, at the side of the phone.
    static func list(_ name: String, _ parts: [XML]) -> XML {
        let items = XML("div", [("id", "items"), ("class", "scripted")])
        return XML("nav", [("id", "list"), ("aria-label", name)], children: parts + [items])
    }

    /// The screens between which the list shows what plays.
    static var ends: XML {
        let choices = [("from", "From"), ("to", "To")].map { id, name in
            choice(id, name, [Choice(value: "", text: "any screen")])
        }
        return XML("div", [("class", "ends scripted")], children: choices)
    }

    static func map(_ sections: [XML]) -> XML {
        XML("div", [("id", "map")], children: [tools] + sections + [legend])
    }

    /// The buttons of the map, and what the script says about a line.
    private static var tools: XML {
        let buttons = [
            ("fit", "Fit", "Show the whole map"), ("out", "−", "Smaller"), ("in", "+", "Larger"),
            ("whole", "⤢", "Map in the whole window"),
        ].map { id, text, label in
            XML("button", [("id", id), ("aria-label", label), ("title", label)], text: text)
        }
        let about = XML("span", [("id", "about"), ("class", "muted"), ("aria-live", "polite")])
        return XML("div", [("class", "tools scripted")], children: buttons + [about])
    }

    private static var legend: XML {
        let rows = [
            ("→", "a line; click it to play it. A paler label is its return"),
            ("⇢", "a dashed line has no animation of its own: the defaults decide"),
            ("≈", "UIKit or the engine chooses the animation"),
            ("start", "the first screen that no line leads to"),
            ("any screen", "a line with * at this end"),
            ("frame", "the screens of a tab bar below their container, or those of a group"),
        ]
        let items = rows.flatMap { name, text in [XML("dt", text: name), XML("dd", text: text)] }
        return XML(
            "details", [("class", "legend")],
            children: [XML("summary", text: "Legend"), XML("dl", children: items)])
    }
}
