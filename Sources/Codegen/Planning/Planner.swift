import TransitionDSL

/// Decides what will be printed for the declarations of the compiled file; imported files
/// generate their own.
struct Planner {
    let model: Model
    let backend: EngineBackend
    var plan: GenerationPlan
    init(_ model: Model, sourceName: String) {
        self.model = model
        backend = .of(model.header.engine)
        let reserved = TextSet(SwiftNames.reservedWords.compactMap { model.texts.find($0) })
        plan = GenerationPlan(
            texts: PlanTexts(model.texts), reserved: reserved, sourceName: sourceName,
            documentation: model.header.documentation, access: model.header.access,
            namespace: Name(
                text: model.header.moduleName, isQuoted: reserved.contains(model.header.moduleName))
        )
        plan.ids.reserveCapacity(model.heroes.count)
        plan.pieces.reserveCapacity(model.segments.count)
        plan.parameters.reserveCapacity(model.parameters.count)
    }

    mutating func planSegues() {
        for segue in model.segues where isGenerated(segue.declared) {
            plan.segues.append(
                SeguePlan(
                    documentation: segue.declared.documentation,
                    name: name(segue.declared.swiftName), identifier: segue.identifier,
                    place: segue.declared.place))
        }
    }

    /// The file's own screens and, after them, those of imported files, which its lines may name. A
    /// file that only imports screens leaves them where they are.
    mutating func planScreens() {
        let isNeeded =
            plan.running.hasRegistries || model.screens.contains { isGenerated($0.declared) }
        for screen in model.screens where isNeeded {
            plan.screens.append(
                ScreenPlan(
                    documentation: screen.declared.documentation, name: name(screen.caseName),
                    rawValue: screen.declared.name, storyboard: screen.storyboard?.name,
                    identifier: screen.storyboard?.identifier, place: screen.declared.place))
        }
        plan.storyboards = coverage { $0.storyboard != nil }
        plan.identifiers = coverage { $0.identifier != nil }
    }

    private func coverage(_ isThere: (ScreenPlan) -> Bool) -> Coverage {
        let count = plan.screens.count(where: isThere)
        if count == 0 { return .none }
        return count == plan.screens.count ? .all : .some
    }

    func isGenerated(_ declared: Declared) -> Bool { declared.place.file == .main }

    /// A name of the file.
    func name(_ text: Text) -> Name { Name(text: text, isQuoted: plan.reserved.contains(text)) }

    /// A name that the file need not hold.
    mutating func made(_ name: String) -> Name {
        Name(text: plan.texts.intern(name), isQuoted: SwiftNames.needsBackticks(name))
    }
}
