import Pictures
import Resolution
import Serialization
import TransitionDSL

/// One page with the graphs of a file, its tables, and a phone that plays its scenes.
struct Page {
    private let model: Model
    private let title: String
    private var data: PageData
    private var registries: [JSON] = []
    private var sections: [XML] = []

    /// The paths of the sources are shown. `asked` is the event that is shown first.
    init(
        _ model: Model, _ sources: [SourceFile], registries: [Int],
        containers: [Handle<Screen>] = [], version: Int? = nil, asked: RegistryEvent? = nil
    ) {
        self.model = model
        title = visible(model.texts.string(model.header.moduleName))
        let maker = SceneMaker(model)
        var tints: [Handle<Screen>: Int] = [:]
        for (card, screen) in screensWithCards(of: model).enumerated() {
            tints[screen] = Palette.tint(ofCard: card)
        }
        let list = scenes(of: maker, asked: asked, containers: containers)
        data = PageData(maker, list, tints: tints, containers: containers)
        for number in model.registries.indices {
            let table = maker.tables[number]
            let classes = EventClasses(table, in: model)
            self.registries.append(json(of: number, classes))
            guard registries.contains(number) else { continue }
            let selection = GraphSelection(
                registry: number, version: version, containers: containers)
            let tables = PageTables(model, sources, maker, registry: number)
            var parts = tables.section(graph(of: model, selection))
            for step in classes.steps.indices.reversed() {
                let isLast = step == classes.steps.count - 1
                let panel = Panel(
                    table, classes, version: isLast ? .max : classes.steps[step], in: model,
                    containers: containers)
                parts.append(tables.section(of: panel, &data))
            }
            sections.append(Self.section(number, parts))
        }
        // A file without a registry has screens, too.
        if model.registries.isEmpty {
            let tables = PageTables(model, sources, maker, registry: 0)
            sections = [Self.section(0, tables.section(graph(of: model)))]
        }
    }

    private static func section(_ registry: Int, _ parts: [XML]) -> XML {
        let attributes = [("class", "registry"), ("data-registry", "\(registry)")]
        return XML("section", attributes, children: parts)
    }

    private func json(of registry: Int, _ classes: EventClasses) -> JSON {
        let name = model.texts.string(model.registries[registry].declared.name)
        let members = classes.members.map { members in
            JSON.array(members.map { .number(data.index($0)) })
        }
        return ["name": .string(name), "classes": .array(members)]
    }

    var document: PageDocument {
        PageDocument(
            title: title, body: body.map(\.html).joined(separator: "\n"),
            data: dataBlock(data.json(registries: registries).line))
    }

    // MARK: The body

    private var body: [XML] {
        var tools = [
            XML("h1", text: title),
            XML(
                "label", [("class", "scripted")],
                children: [
                    XML("span", text: "Find a screen "),
                    XML("input", [("type", "search"), ("id", "filter")]),
                ]),
        ]
        if sections.count > 1 { tools.append(registryChoice) }
        return [
            XML("header", children: tools),
            XML(
                "main",
                children: [
                    XML("div", children: [above] + sections + [panel]), stage,
                ]),
        ]
    }

    /// The buttons of the graph, and what it says about a line.
    private var above: XML {
        let zoom = [("out", "−", "Smaller"), ("in", "+", "Larger")].map { id, text, label in
            XML("button", [("id", id), ("aria-label", label)], text: text)
        }
        let about = XML("span", [("id", "about"), ("class", "muted"), ("aria-live", "polite")])
        return XML("p", [("class", "tools scripted")], children: zoom + [about])
    }

    private var registryChoice: XML {
        let options = sections.compactMap { section -> XML? in
            guard let number = section.attributes.last?.value, let index = Int(number) else {
                return nil
            }
            let name = model.texts.string(model.registries[index].declared.name)
            return XML("option", [("value", number)], text: visible(name))
        }
        return XML(
            "label", [("class", "scripted")],
            children: [
                XML("span", text: "Registry "),
                XML("select", [("id", "registry")], children: options),
            ])
    }

    private var panel: XML { XML("div", [("id", "panel"), ("tabindex", "-1"), ("hidden", "")]) }

    private var stage: XML {
        let device = XML(
            "div", [("id", "device"), ("aria-hidden", "true")],
            children: [XML("div", [("data-part", "phone")])])
        let lanes = XML(
            "div", [("class", "lanes")],
            children: [XML("div", [("id", "rows")]), XML("div", [("id", "head")])])
        return XML(
            "aside",
            [("id", "stage"), ("class", "scripted"), ("aria-label", "Phone")]
                + (data.hasScenes ? [] : [("hidden", "")]),
            children: [
                XML("h2", [("id", "title")]), device,
                XML("p", [("id", "gesture"), ("class", "muted")]), controls, slider, lanes,
                XML("ul", [("id", "notes")]),
                XML(
                    "p", [("class", "muted")],
                    text: "The places of views are schematic: a page knows only their names."
                        + leftOutNote),
                keys, XML("p", [("id", "live"), ("class", "muted"), ("aria-live", "polite")]),
            ])
    }

    private var leftOutNote: String {
        data.leftOut == 0
            ? "" : " \(counted(data.leftOut, "event")) more can be played only without views."
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
