import Serialization

/// The phones of a page with their controls, and why they play what they play.
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
        let about =
            "The places of views are schematic: a page knows only their names."
            + (leftOut.map { " \($0)" } ?? "")
        return XML(
            "section",
            [("id", "stage"), ("class", "scripted"), ("aria-label", "Phone")]
                + (hasScenes ? [] : [("hidden", "")]),
            children: [
                XML("h2", [("id", "title")], text: "Phone"),
                XML("p", [("id", "plays")]),
                XML("div", [("id", "phones")], children: phones), controls,
                XML("div", [("id", "why")]), XML("div", [("id", "rows")]),
                XML("ul", [("id", "notes")]), XML("p", [("class", "muted")], text: about), keys,
                XML("p", [("id", "live"), ("class", "unseen"), ("aria-live", "polite")]),
            ])
    }

    private var slider: XML {
        XML(
            "label", [("class", "time")],
            children: [
                XML("span", [("class", "unseen")], text: "Time"),
                XML(
                    "input",
                    [
                        ("type", "range"), ("id", "time"), ("min", "0"), ("max", "1"),
                        ("step", "0.001"), ("value", "0"),
                    ]),
                XML("span", [("id", "clock")]),
            ])
    }

    private var controls: XML {
        func check(_ id: String, _ text: String, isOn: Bool = false) -> XML {
            XML(
                "label", [("class", "check")],
                children: [
                    XML(
                        "input",
                        [("type", "checkbox"), ("id", id)] + (isOn ? [("checked", "")] : [])),
                    XML("span", text: text),
                ])
        }
        let speeds = [("1", "1×"), ("0.25", "¼×"), ("0.1", "⅒×")].map { value, text in
            XML("option", [("value", value)], text: text)
        }
        return XML(
            "div", [("class", "controls")],
            children: [
                XML("button", [("id", "play"), ("class", "main")], text: "▶ Play"),
                XML("button", [("id", "back")], text: "↩ Back"),
                XML(
                    "label",
                    children: [
                        XML("span", [("class", "unseen")], text: "Speed"),
                        XML("select", [("id", "speed")], children: speeds),
                    ]), slider, check("round", "There and back", isOn: true),
                check("loop", "Loop"), check("reduced", "Reduce Motion"),
                check("rest", "Both screens"), XML("span", [("id", "gesture")]),
            ])
    }

    private var keys: XML {
        let rows = [
            ("Space", "play or pause"), ("← →", "1 % of the time; with Shift 10 %"),
            ("Home, End", "the start, the end"), ("B", "back"), ("R", "Reduce Motion"),
            ("/", "find; Enter goes to the next"), ("Esc", "close what is open, go to the map"),
            ("Tab, then arrow keys", "go through the map; Enter plays, +, − and 0 zoom"),
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
