import TransitionDSL

/// The names in code that runs transitions: members of `Animations` and others, and of
/// `Registries`.
extension SwiftNameCheck {
    /// Each kind of named value has a generated type of its own.
    mutating func checkValueNames() {
        let classes = animatorClasses()
        checkValues(model.animators, hiding: classes) { $0.checkParameters(of: $1) }
        checkValues(model.animations) { $0.checkParameters($1.parameters) }
        checkValues(model.interactions) { $0.checkParameters($1.parameters) }
        checkValues(model.modifiers) { $0.checkParameters($1.parameters) }
    }

    /// A member that would hide a type that generated code uses is not possible.
    private mutating func checkValues<Body>(
        _ values: [Named<Body>], hiding classes: Set<Text> = [],
        checkParameters: (inout SwiftNameCheck, Named<Body>) -> Void
    ) {
        var scope = SwiftScope()
        for value in values where isMain(value.declared) {
            let name = value.declared.swiftName
            if hidesType(name) || classes.contains(name) {
                reportReserved(value.declared, name)
            } else {
                checkMember(value.declared, in: &scope)
            }
            checkParameters(&self, value)
        }
    }

    /// A type that generated code names, or the namespace of an imported file.
    private func hidesType(_ name: Text) -> Bool {
        vocabulary.shadowsTypeInUse(name) || importedNamespaces.contains(name)
    }

    /// The classes of the file's animators, by the first name of their type.
    private mutating func animatorClasses() -> Set<Text> {
        var classes: Set<Text> = []
        for animator in model.animators where isMain(animator.declared) {
            if case .appClass(let typeName, _) = animator.body {
                classes.insert(firstName(of: typeName))
            }
        }
        return classes
    }

    /// Parameters of a generated function: names that Swift accepts and that the function does not
    /// use itself, and types that it finds.
    mutating func checkParameters(
        _ parameters: HandleRange<Parameter>,
        isTaken: (InternedCatalog, Text) -> Bool = { _, _ in false }
    ) {
        for index in parameters.indices {
            let parameter = model.parameters[index]
            if isTaken(vocabulary, parameter.name) {
                reportReserved(
                    parameter.name, at: parameter.place,
                    help: "the generated function has a `\(texts.string(parameter.name))` already: "
                        + "choose another name")
            } else if vocabulary.isImpossibleParameter(parameter.name, ofFamily: false)
                || hidesType(parameter.name) || parameter.name == model.header.moduleName
            {
                reportReserved(parameter.name, at: parameter.place, help: "choose another name")
            }
            if parameter.type == .app { checkAppType(parameter.typeName, at: parameter.place) }
        }
    }

    /// Key frames are a value of the function, an animator an instance of its class.
    private mutating func checkParameters(of animator: Animator) {
        switch animator.body {
        case .keyFrames: checkParameters(animator.parameters) { $0.frames == $1 }
        case .appClass(let typeName, _):
            checkParameters(animator.parameters)
            let type = firstName(of: typeName)
            for parameter in model.parameters[animator.parameters] where parameter.name == type {
                reportReserved(
                    type, at: parameter.place,
                    help: "the animator's class has this name: choose another")
            }
        }
    }

    /// A registry is a member, and so is the function that makes it.
    mutating func checkRegistryNames() {
        var scope = SwiftScope()
        for registry in model.registries {
            let name = texts.caseName(of: registry.declared)
            if hidesType(name) || vocabulary.isImpossibleMember(name) {
                reportReserved(registry.declared, name)
                continue
            }
            let problemCount = problems.count
            add(name, registry.declared, to: &scope)
            if problems.count > problemCount { continue }
            let maker = GeneratedNames.registryMaker(texts.string(name))
            add(texts.intern(maker), registry.declared, to: &scope)
        }
    }

    /// A screen's function sets its parents' views too, so a parameter of both has one type.
    mutating func checkInheritedParameters() {
        for screen in model.screens where isMain(screen.declared) {
            guard !screen.parents.isEmpty, !screen.parameters.isEmpty else { continue }
            for ancestor in model.nearAncestors(of: screen) {
                for inherited in model.parameters[ancestor.parameters] {
                    checkParameters(of: screen, against: inherited, of: ancestor)
                }
            }
        }
    }

    private mutating func checkParameters(
        of screen: Screen, against inherited: Parameter, of ancestor: Screen
    ) {
        for parameter in model.parameters[screen.parameters]
        where parameter.name == inherited.name
            && (parameter.typeName != inherited.typeName
                || parameter.isOptional != inherited.isOptional)
        {
            let name = texts.string(parameter.name)
            let parent = texts.string(ancestor.declared.name)
            report(
                .swiftNameCollision, "the parameter `\(name)` has a different type in `\(parent)`",
                at: parameter.place, notes: [.init("`\(parent)` has it here", at: inherited.place)],
                help: "give both the same type, or rename this one")
        }
    }

    /// A given view is a parameter of the generated function, and a property that holds it weakly.
    mutating func checkGivenViews() {
        for screen in model.screens where isMain(screen.declared) && !screen.given.isEmpty {
            checkParameters(screen.given) { $0.isOwnerParameter($1) }
            var known = Array(model.parameters[screen.parameters])
            for ancestor in model.nearAncestors(of: screen) {
                known += model.parameters[ancestor.parameters] + model.parameters[ancestor.given]
            }
            for view in model.parameters[screen.given] {
                if let first = known.first(where: { $0.name == view.name }) {
                    let name = texts.string(view.name)
                    report(.duplicateParameter(name, at: view.place, first: first.place))
                } else if view.defaultValue != nil {
                    reportGivenView(view, "has no default value", help: "remove the value")
                } else if view.type != .app && view.type != .view {
                    reportGivenView(
                        view,
                        "has the type `\(texts.string(view.typeName))`, which is not a view's",
                        help: "write the view's class, such as `UILabel`; write values after the "
                            + "screen's name")
                }
            }
        }
    }

    private mutating func reportGivenView(_ view: Parameter, _ problem: String, help: String) {
        report(
            .givenView, "the given view `\(texts.string(view.name))` \(problem)", at: view.place,
            help: help)
    }
}
