import Serialization

/// The phones of a page with their controls, the time and the timeline.
struct PageStage {
    /// The titles of the phones; empty for a single one.
    var versions: [String]
    /// Without any, nothing of it is shown.
    var hasScenes: Bool
    /// A sentence about events that have no scene.
    var leftOut: String?

    var element: XML {
        let phones = versions.map { version in
            let title = version.isEmpty ? [] : [("title", version)]
            let device = XML(
                "div", [("class", "device"), ("aria-hidden", "true")] + title,
                children: [XML("div", [("data-part", "phone")])])
            if version.isEmpty { return device }
            return XML("div", children: [XML("h3", text: version), device])
        }
        let lanes = XML(
            "div", [("class", "lanes")],
            children: [XML("div", [("id", "rows")]), XML("div", [("id", "head")])])
        return XML(
            "aside",
            [("id", "stage"), ("class", "scripted"), ("aria-label", "Phone")]
                + (hasScenes ? [] : [("hidden", "")]),
            children: [
                XML("h2", [("id", "title")]),
                XML("div", [("id", "phones")], children: phones),
                XML("p", [("id", "gesture"), ("class", "muted")]), controls, slider, lanes,
                XML("ul", [("id", "notes")]),
                XML(
                    "p", [("class", "muted")],
                    text: "The places of views are schematic: a page knows only their names."
                        + (leftOut.map { " \($0)" } ?? "")),
                keys, XML("p", [("id", "live"), ("class", "muted"), ("aria-live", "polite")]),
            ])
    }

    private var slider: XML {
        XML(
            "label",
            children: [
                XML("span", text: "Time: "), XML("span", [("id", "clock")]),
                XML(
                    "input",
                    [
                        ("type", "range"), ("id", "time"), ("min", "0"), ("max", "1"),
                        ("step", "0.001"), ("value", "0"),
                    ]),
            ])
    }

    private var controls: XML {
        func check(_ id: String, _ text: String) -> XML {
            XML(
                "label",
                children: [
                    XML("input", [("type", "checkbox"), ("id", id)]), XML("span", text: text),
                ])
        }
        let speeds = [("1", "1×"), ("0.25", "¼×"), ("0.1", "⅒×")].map { value, text in
            XML("option", [("value", value)], text: text)
        }
        return XML(
            "div", [("class", "controls")],
            children: [
                XML("button", [("id", "play")], text: "Play"),
                XML("button", [("id", "back")], text: "Back"), check("loop", " Loop"),
                XML(
                    "label",
                    children: [
                        XML("span", text: "Speed "),
                        XML("select", [("id", "speed")], children: speeds),
                    ]), check("reduced", " Reduce Motion"), check("rest", " Both screens"),
            ])
    }

    private var keys: XML {
        let rows = [
            ("Space", "play or pause"), ("← →", "1 % of the time; with Shift 10 %"),
            ("Home, End", "the start, the end"), ("B", "back"), ("R", "Reduce Motion"),
            ("Esc", "close the panel, go to the graph"),
            ("Tab, then arrow keys", "go through the graph; Enter opens, + and − zoom"),
        ].map { key, text in
            XML("tr", children: [XML("th", text: key), XML("td", text: text)])
        }
        return XML(
            "details",
            children: [
                XML("summary", text: "Keys"),
                XML("table", children: [XML("tbody", children: rows)]),
            ])
    }
}
