import Resolution
package import Serialization
package import TransitionDSL

/// A graph for programs: everything that a file declares about screens and the lines between them.
package struct GraphJSON {
    private let model: Model
    private let texts: ModelText
    private let plays: PlayText
    private let paths: [String]
    private let tables: [LineTable]
    private let selection: GraphSelection

    /// The paths are those of the sources, as the result shows them.
    package init(
        _ model: Model, _ sources: [SourceFile], _ paths: [String], _ selection: GraphSelection
    ) {
        self.model = model
        self.paths = paths
        self.selection = selection
        texts = ModelText(model)
        plays = PlayText(texts)
        tables = sources.map { LineTable($0) }
    }

    package var value: JSON {
        let registries = model.registries.indices.filter { selection.registry ?? $0 == $0 }
        return [
            "generator": "transc", "version": 1, "module": string(model.header.moduleName),
            "engine": .string(model.header.engine.rawValue),
            "screens": .array(model.ownFirst(model.screens) { $0.declared }.map(screen)),
            "groups": .array(model.ownFirst(model.groups) { $0.declared }.map(group)),
            "containers": .array(containers),
            "ids": .array(model.ownFirst(model.heroes) { $0.declared }.map(hero)),
            "defaults": .array(defaults(of: nil)),
            "registries": .array(
                registries.map { number in
                    object(model.registries[number].declared)
                        .with("options", calls(model.registries[number].options))
                }),
            "lines": .array(registries.flatMap(lines)),
        ]
    }

    // MARK: Declarations

    private func object(_ declared: Declared) -> JSON {
        JSON.object([("name", string(declared.name))])
            .with("documentation", declared.documentation.map(string))
            .with(place(declared.place))
    }

    private func screen(_ screen: Screen) -> JSON {
        let parents = model.screenReferences[screen.parents].map { JSON.string(texts.name($0)) }
        return object(screen.declared).with("class", string(screen.typeName))
            .with("isProtocol", .bool(screen.isProtocol))
            .with("isHosted", screen.hosting == nil ? nil : .bool(true))
            .with("is", .array(parents))
            .with("storyboard", screen.storyboard.map { string($0.name) })
            .with("defaults", .array(shown(screen.defaults).map(defaultLine)))
            .with("views", .array(model.views[screen.views].map(view)))
            .with("cells", .array(model.cells[screen.cells].map(cell)))
    }

    private func cell(_ cell: Cell) -> JSON {
        let declared = cell.declaration.map { model.cells[$0] } ?? cell
        return JSON.object([("name", string(cell.declared.name))])
            .with("class", declared.typeName.map(string))
            .with("views", .array(model.views[declared.views].map(view)))
    }

    private func group(_ group: Group) -> JSON {
        object(group.declared).with("members", ends(group.members))
    }

    private func hero(_ hero: Hero) -> JSON {
        let parts = model.parts[hero.parts].map { part -> JSON in
            ["name": string(part.declared.name), "text": string(part.text)]
        }
        let parameters = model.parameters[hero.parameters].map { parameter -> JSON in
            ["name": string(parameter.name), "type": string(parameter.typeName)]
        }
        let text = model.segments[hero.text].map(texts.segment).joined()
        return object(hero.declared).with("text", .string(text))
            .with("scope", .string(hero.scope.rawValue))
            .with("parameters", .array(parameters)).with("parts", .array(parts))
    }

    /// The screens with defaults for what happens inside them.
    private var containers: [JSON] {
        model.defaults.compactMap { $0.container }.uniqued().map { container in
            ["screen": .string(texts.name(container)), "defaults": .array(defaults(of: container))]
        }
    }

    private func defaults(of container: Handle<Screen>?) -> [JSON] {
        model.defaults.filter { $0.container == container }.flatMap { shown($0.lines) }
            .map(defaultLine)
    }

    private func shown(_ lines: HandleRange<DefaultLine>) -> [DefaultLine] {
        model.defaultLines[lines].filter { isShown($0.animation.options) }
    }

    private func isShown(_ options: HandleRange<Handle<Call>>) -> Bool {
        selection.version.map(availableVersions(options, in: model).contains) ?? true
    }

    private func defaultLine(_ line: DefaultLine) -> JSON {
        JSON.object([("operation", .string(line.event.rawValue))])
            .with(animation(line.animation)).with(place(line.place))
    }

    // MARK: Lines

    private func lines(_ number: Int) -> [JSON] {
        let registry = model.registries[number]
        guard isShown(registry.options) else { return [] }
        return model.edges[registry.edges].filter { isShown($0.animation?.options ?? .empty) }
            .map { line($0, registry) }
    }

    private func line(_ edge: Edge, _ registry: Registry) -> JSON {
        JSON.object([("registry", string(registry.declared.name))])
            .with("operation", .optional(edge.operation?.rawValue))
            .with("segue", edge.segue.map { string(model.segues[$0].declared.name) })
            .with("from", ends(edge.from)).with("to", ends(edge.to))
            .with("isBothWays", .bool(edge.isBothWays || edge.operation == .tab))
            .with(animation(edge.animation))
            .with("matches", .array(model.matches[edge.matches].map(match)))
            .with("views", .array(model.views[edge.views].map(view))).with(place(edge.place))
    }

    private func ends(_ ends: HandleRange<Endpoint>) -> JSON {
        .array(model.ends[ends].map { model.declared($0).map { string($0.name) } ?? "*" })
    }

    /// What plays forward and on return. Null if the defaults decide, or if there is no return.
    private func animation(_ use: AnimationUse?) -> JSON {
        let going = use.flatMap { model.isDefault($0.going) ? nil : ChosenAnimation($0.going) }
        return [
            "forward": going.map(play) ?? .null,
            "return": use.flatMap { model.returning(of: $0) }.map(play) ?? .null,
            "options": use.map { calls($0.options) } ?? .array([]),
        ]
    }

    private func play(_ play: ChosenAnimation) -> JSON {
        ["name": .string(plays.name(play)), "plays": .string(plays.expanded(play))]
    }

    private func match(_ match: Match) -> JSON {
        JSON.object([
            ("left", .string(texts.path(match.left))), ("right", .string(texts.path(match.right))),
            ("modifiers", calls(match.modifiers)),
        ]).with("on", match.limit.map { .string(texts.limit($0)) })
    }

    private func view(_ view: ViewLine) -> JSON {
        JSON.object([("path", .string(texts.path(view.path)))])
            .with("id", model.heroUse(of: view).map { .string(texts.heroUse($0)) })
            .with("modifiers", calls(view.modifiers))
            .with("on", view.limit.map { .string(texts.limit($0)) })
    }

    // MARK: Values

    private func string(_ text: Text) -> JSON { .string(texts.string(text)) }

    private func calls(_ calls: HandleRange<Handle<Call>>) -> JSON {
        .array(model.items[calls].map { .string(texts.call($0)) })
    }

    private func place(_ place: SourcePlace) -> JSON {
        let file = Int(place.file.index)
        let position = tables[file].position(of: place.range.start)
        return [
            "path": .string(paths[file]), "line": .number(position.line),
            "column": .number(position.column),
        ]
    }
}

extension JSON {
    /// Appends the members of another object.
    fileprivate func with(_ other: JSON) -> JSON {
        guard case .object(let members) = other else { return self }
        return members.reduce(self) { $0.with($1.name, $1.value) }
    }
}
