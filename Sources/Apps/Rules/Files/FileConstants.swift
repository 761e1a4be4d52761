import Resolution
import TransitionDSL

/// The constants that .trans files generate, by what they contain.
struct FileConstants {
    private(set) var heroes: [IDPattern: String] = [:]
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
            let parts = hero.parts.isEmpty ? [nil] : model.parts[hero.parts].map { Optional($0) }
            for part in parts {
                heroes[IDPattern(hero, part: part, in: model).withoutParameters] = name
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
}
