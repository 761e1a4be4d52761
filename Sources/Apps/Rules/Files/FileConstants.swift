import TransitionDSL

/// The constants that .trans files generate, by what they contain.
struct FileConstants {
    private(set) var heroes: [ValuePattern: String] = [:]
    private(set) var segues: [String: String] = [:]
    private(set) var storyboards: [String: String] = [:]

    init(_ models: [Model]) {
        for model in models { add(model) }
    }

    private mutating func add(_ model: Model) {
        let text = ModelText(model)
        let module = text.string(model.header.moduleName)
        func isOwn(_ declared: Declared) -> Bool { declared.place.file == .main }
        for hero in model.heroes where isOwn(hero.declared) {
            let name = "\(module).\(GeneratedNames.heroIDs).\(text.string(hero.declared.swiftName))"
            let parts = model.parts[hero.parts].map { text.string($0.text) }
            for part in parts.isEmpty ? [""] : parts {
                heroes[pattern(of: hero, part, model, text)] = name
            }
        }
        for segue in model.segues where isOwn(segue.declared) {
            segues[text.string(segue.identifier)] =
                "\(module).\(GeneratedNames.segueIDs).\(text.string(segue.declared.swiftName))"
        }
        for screen in model.screens where isOwn(screen.declared) {
            guard let identifier = screen.storyboard?.identifier else { continue }
            storyboards[text.string(identifier)] = text.string(screen.declared.name)
        }
    }

    private func pattern(
        of hero: Hero, _ part: String, _ model: Model, _ text: ModelText
    ) -> ValuePattern {
        var pattern = ValuePattern([])
        for segment in model.segments[hero.text] {
            switch segment {
            case .literal(let literal): pattern.append(.text(text.string(literal)))
            case .part: pattern.append(.text(part))
            case .parameterLength: pattern.append(.hole(.int))
            case .value: pattern.append(.hole(.string))
            case .parameter(let parameter):
                pattern.append(.hole(Self.types[model.parameters[parameter].type] ?? .string))
            }
        }
        return pattern
    }

    /// Types whose texts are not any text.
    private static let types: [ValueType: ValuePattern.HoleType] = [
        .int: .int, .uint: .uint, .bool: .bool, .uuid: .uuid,
    ]
}
