import Resolution
import Serialization
package import TransitionDSL

/// One page with the lines of a file, a phone that plays them, and a map of the screens.
package struct Page {
    private let model: Model
    private let title: String
    private var data: PageData
    private var registries: [JSON] = []
    private let steps: IOSSteps
    /// The version that the page is about.
    private let version: SystemVersion
    /// Those with a choice.
    private let containers: [Handle<Screen>]
    /// The numbers of the registries that have sections.
    private var shown: [Int] = []
    private var lists: [XML] = []
    private var sections: [XML] = []

    /// The paths of the sources are shown. `asked` is the event that is shown first.
    package init(
        _ model: Model, _ sources: [SourceFile], registries: [Int],
        containers: [Handle<Screen>] = [], version: SystemVersion? = nil,
        asked: RegistryEvent? = nil
    ) {
        self.model = model
        title = visible(model.texts.string(model.header.moduleName))
        let maker = SceneMaker(model)
        let classes = maker.tables.map { EventClasses($0, in: model) }
        steps = IOSSteps(classes.map { $0.steps })
        self.version = version.map(steps.version) ?? .newest
        var tints: [Handle<Screen>: Int] = [:]
        for (card, screen) in screensWithCards(of: model).enumerated() {
            tints[screen] = Palette.tint(ofCard: card)
        }
        var asked = asked
        if let version = asked?.event.version { asked?.event.version = steps.version(for: version) }
        let list = scenes(of: maker, asked: asked, containers: containers)
        data = PageData(
            maker, list.scenes.map(Optional.some), leftOut: list.leftOut, tints: tints,
            containers: containers)
        self.containers =
            containers.isEmpty ? model.defaults.compactMap { $0.container }.uniqued() : []
        for number in model.registries.indices {
            self.registries.append(json(of: number, classes[number]))
            guard registries.contains(number) else { continue }
            shown.append(number)
            let selection = GraphSelection(
                registry: number, version: version, containers: containers)
            let tables = PageTables(model, sources, maker, registry: number)
            lists.append(tables.lines)
            var parts = tables.section(graph(of: maker, selection))
            for container in [nil] + self.containers.map(Optional.some) {
                for version in steps.versions.reversed() {
                    let panel = Panel(
                        maker.tables[number], classes[number], version: version, in: model,
                        containers: (container.map { [$0] } ?? []) + containers)
                    let title = [
                        version == .newest ? nil : "on \(steps.name(of: version))",
                        container.map { "in \(tables.name($0))" },
                    ].compactMap { $0 }
                    let key = SceneKeys.step(version) + (container.map(tables.key) ?? "")
                    parts.append(
                        tables.section(
                            of: panel, key: key, title: title,
                            (container.map { [$0] } ?? []) + containers, &data))
                }
            }
            sections.append(Self.section(number, parts))
        }
        // A file without a registry has screens, too.
        if model.registries.isEmpty {
            let tables = PageTables(model, sources, maker, registry: 0)
            sections = [Self.section(0, tables.section(graph(of: maker)))]
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

    package var document: PageDocument {
        PageDocument(
            title: title, body: body, data: data.json(registries: registries))
    }

    // MARK: The body

    private var body: [XML] {
        var header = PageHeader(title: title)
        header.registries = shown.map { ($0, name(model.registries[$0].declared)) }
        header.versions = steps.versions.reversed().map { version in
            PageHeader.Choice(
                value: SceneKeys.step(version), text: steps.name(of: version),
                isChosen: version == self.version)
        }
        header.containers = containers.map { screen in
            let declared = model.screens[screen].declared
            return PageHeader.Choice(
                value: "/in:" + model.texts.string(declared.name), text: name(declared))
        }
        let hasLines = model.registries.contains { !$0.edges.handles.isEmpty }
        let list = (hasLines ? [] : [start]) + (data.hasScenes ? [PageHeader.ends] : []) + lists
        return [
            header.element,
            XML(
                "main", data.hasScenes ? [] : [("class", "still")],
                children: [
                    PageHeader.list("Transitions", list), stage.element,
                    PageHeader.map(sections),
                ]),
        ]
    }

    private func name(_ declared: Declared) -> String {
        visible(model.texts.string(declared.name))
    }

    /// What to write next into a file without lines.
    private var start: XML {
        let names = model.screens.prefix(2).map { name($0.declared) }
        let lacks = names.isEmpty ? "screens" : "transitions"
        var lines = names.isEmpty ? ["screen List   = ListViewController"] : []
        if names.count < 2 { lines.append("screen Detail = DetailViewController") }
        let (from, to) = (names.first ?? "List", names.count > 1 ? names[1] : "Detail")
        let line = "push \(from) -> \(to): slide(left)"
        lines.append(model.registries.isEmpty ? "registry App {\n  \(line)\n}" : line)
        let place = model.registries.isEmpty ? "" : " into its registry"
        return XML(
            "div", [("class", "empty")],
            children: [
                XML("p", text: "This file has no \(lacks) yet. Copy this\(place) to begin:"),
                XML(
                    "pre", [("tabindex", "0")],
                    children: [XML("code", text: lines.joined(separator: "\n"))]),
            ])
    }

    private var stage: PageStage {
        let left =
            data.leftOut == 0
            ? nil : "\(counted(data.leftOut, "event")) more can be played only without views."
        return PageStage(versions: [""], hasScenes: data.hasScenes, leftOut: left)
    }
}
