import TransitionDSL

/// Names that collide only in Objective-C, checked if it is generated. There a part is not a member
/// of its family, and a word of the language gets an underscore. Names that collide in Swift
/// collide here too, so a place in `known` gets no second error.
func objectiveCNameProblems(
    of model: Model, at namespacePlace: SourcePlace?, known: [Diagnostic]
) -> [Diagnostic] {
    var check = ObjectiveCNameCheck(model: model, namespacePlace: namespacePlace)
    check.checkObjectiveCNames()
    var places = Set(known.filter { $0.severity == .error }.map { $0.place })
    return check.problems.filter { places.insert($0.place).inserted }
}

private struct ObjectiveCNameCheck: Collecting {
    let model: Model
    let namespacePlace: SourcePlace?
    var problems: [Diagnostic] = []

    mutating func checkObjectiveCNames() {
        checkClassPrefix()
        var methods: [String: SourcePlace] = [:]
        for hero in model.heroes where isMain(hero.declared) {
            let parameters = objectiveCParameters(of: hero)
            let name = model.texts.string(hero.declared.swiftName)
            if hero.parts.isEmpty {
                checkMethod(hero.declared, name, part: nil, parameters, &methods)
            }
            for part in model.parts[hero.parts] {
                let partName = model.texts.string(part.declared.swiftName)
                checkMethod(part.declared, name, part: partName, parameters, &methods)
            }
        }
        methods = [:]
        for segue in model.segues where isMain(segue.declared) {
            let name = model.texts.string(segue.declared.swiftName)
            checkMethod(segue.declared, name, part: nil, [], &methods)
        }
        var constants: [String: SourcePlace] = [:]
        for screen in model.screens {
            let name = ObjectiveCNames.screen(model.texts.string(screen.caseName))
            if isScreenFunction(name) {
                reportScreenFunction(screen.declared, name)
            } else {
                checkMember(screen.declared, name, &constants)
            }
        }
    }

    /// `UI` would make the type of screens `UIScreen`.
    private mutating func checkClassPrefix() {
        let namespace = model.texts.string(model.header.moduleName)
        guard ObjectiveCNames.isClassPrefix(namespace),
            model.screens.contains(where: { isMain($0.declared) }), let place = namespacePlace
        else { return }
        report(
            .swiftReservedName,
            "the generated namespace cannot be called `\(namespace)` in Objective-C, "
                + "because Apple has the class `\(namespace)\(GeneratedNames.screens)`", at: place,
            help: "name it with `module`, such as `module AppTransitions`")
    }

    /// Whether a constant would have the name of a function that the file's storyboards need.
    private func isScreenFunction(_ name: String) -> Bool {
        switch name {
        case ObjectiveCNames.storyboardFunction: model.screens.contains { $0.storyboard != nil }
        case ObjectiveCNames.identifierFunction:
            model.screens.contains { $0.storyboard?.identifier != nil }
        default: false
        }
    }

    private mutating func reportScreenFunction(_ declared: Declared, _ name: String) {
        report(
            .swiftNameCollision,
            "a function for storyboards is called `\(name)` in Objective-C too", at: declared.place,
            help: "give the screen another name: \(declared.renamed("other", model.texts))")
    }

    /// The names of the parameters, two of which may become equal.
    private mutating func objectiveCParameters(of hero: Hero) -> [String] {
        var names: [String] = []
        var known: [String: SourcePlace] = [:]
        for index in hero.parameters.indices {
            let parameter = model.parameters[index]
            let name = model.texts.string(parameter.name)
            names.append(name)
            let variable = ObjectiveCNames.variable(name)
            if let first = known.updateValue(parameter.place, forKey: variable) {
                reportObjectiveCCollision(
                    variable, at: parameter.place, first: first, help: "rename one of them")
            }
        }
        if hero.scope != .app { names.append(GeneratedNames.opener.description) }
        if hero.scope == .instance { names.append(GeneratedNames.instance.description) }
        return names
    }

    private mutating func checkMethod(
        _ declared: Declared, _ name: String, part: String?, _ parameters: [String],
        _ known: inout [String: SourcePlace]
    ) {
        let words = ObjectiveCNames.method(name, part: part, parameters: parameters)
        let selector = ObjectiveCNames.selector(words, parameterCount: parameters.count)
        checkMember(declared, selector, &known)
    }

    private mutating func checkMember(
        _ declared: Declared, _ name: String, _ known: inout [String: SourcePlace]
    ) {
        guard let first = known.keepFirst(declared.place, for: name) else { return }
        reportObjectiveCCollision(
            name, at: declared.place, first: first,
            help: "give one of them another name: \(declared.renamed("other", model.texts))")
    }

    private mutating func reportObjectiveCCollision(
        _ name: String, at place: SourcePlace, first: SourcePlace, help: String
    ) {
        report(
            .swiftNameCollision, "two declarations are called `\(name)` in Objective-C", at: place,
            notes: firstNote(first), help: help)
    }
}
