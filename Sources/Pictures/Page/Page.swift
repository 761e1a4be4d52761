import Resolution
import Serialization
package import TransitionDSL

/// One page with the graphs of a file, its tables, and a phone that plays its scenes.
package struct Page {
    private let model: Model
    private let title: String
    private var data: PageData
    private var registries: [JSON] = []
    /// The numbers of the registries that have sections.
    private var shown: [Int] = []
    private var sections: [XML] = []

    /// The paths of the sources are shown. `asked` is the event that is shown first.
    package init(
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
        data = PageData(
            maker, list.scenes.map(Optional.some), leftOut: list.leftOut, tints: tints,
            containers: containers)
        for number in model.registries.indices {
            let table = maker.tables[number]
            let classes = EventClasses(table, in: model)
            self.registries.append(json(of: number, classes))
            guard registries.contains(number) else { continue }
            shown.append(number)
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

    package var document: PageDocument {
        PageDocument(
            title: title, body: body, data: data.json(registries: registries))
    }

    // MARK: The body

    private var body: [XML] {
        let names = shown.map { number in
            (
                number: number,
                name: visible(model.texts.string(model.registries[number].declared.name))
            )
        }
        return [
            PageHeader(title: title, registries: names).element,
            XML(
                "main",
                children: [
                    XML(
                        "div", children: [PageHeader.tools] + sections + [PageHeader.panel]),
                    stage.element,
                ]),
        ]
    }

    private var stage: PageStage {
        let left =
            data.leftOut == 0
            ? nil : "\(counted(data.leftOut, "event")) more can be played only without views."
        return PageStage(versions: [""], hasScenes: data.hasScenes, leftOut: left)
    }
}
