import TransitionDSL

/// Names that Swift cannot take, or that meet in one scope of the generated file.
///
/// Nothing is renamed silently: each is an error that suggests an `as`.
extension Checker {
    mutating func checkSwiftNames() {
        checkNamespace()
        checkNamespacesOfViews()
        checkHeroNames()
        checkSegueNames()
        checkScreenNames()
        checkAppClasses()
        checkValueNames()
        checkRegistryNames()
        checkOwnerParameters()
        checkGivenViews()
        checkInheritedParameters()
    }

    /// The names of one generated scope, to find two that meet.
    typealias SwiftScope = NameMap<SourcePlace>

    func isMain(_ declared: Declared) -> Bool { declared.place.file == .main }

    private mutating func checkNamespace() {
        let name = model.texts.string(model.header.moduleName)
        guard let place = namespacePlace() else { return }
        let imports = model.screens.contains { $0.importedModule == model.header.moduleName }
        guard name.isIdentifier, !SwiftNames.isImpossibleMember(name), !imports,
            !SwiftNames.shadowsTypeInUse(name), !SwiftNames.generatedTypes.contains(name),
            !SwiftNames.impossibleNamespaces.contains(name),
            !isHiddenByMember(model.header.moduleName)
        else {
            problems.append(
                Diagnostic(
                    .swiftReservedName,
                    "the generated namespace cannot be called `\(name)`",
                    at: place,
                    help: "name it with `module`, such as `module AppTransitions`"
                )
            )
            return
        }
        let other = model.moduleNames.indices.dropFirst()
            .first { model.moduleNames[$0] == model.header.moduleName }
        guard let other else { return }
        problems.append(
            Diagnostic(
                .swiftNameCollision,
                "an imported file has the namespace `\(name)` too",
                at: place,
                notes: [
                    .init(
                        "it is this file",
                        at: trees[other].source.place(SourceRange(start: 0, end: 0)))
                ],
                help: "give one of the two another with `module`"
            )
        )
    }

    /// The name behind `module`, or the file's beginning; nil where the file has a mistake there.
    func namespacePlace() -> SourcePlace? {
        guard let tree = trees.first else { return nil }
        let module: ModuleSyntax? = tree.withRoot { $0.child() }
        if module?.hasProblem == true { return nil }
        return module.map { ($0.name ?? $0.keyword).place }
            ?? tree.source.place(SourceRange(start: 0, end: 0))
    }

    // MARK: HeroID

    private mutating func checkHeroNames() {
        var scope = SwiftScope()
        let appTypes = appTypeNames()
        for hero in model.heroes where isMain(hero.declared) {
            if vocabulary.shadowsTypeInUse(hero.declared.swiftName) {
                reportReserved(hero.declared, model.texts.string(hero.declared.swiftName))
            } else {
                checkMember(hero.declared, in: &scope)
            }
            checkHeroParameters(hero)
            if !hero.parts.isEmpty {
                checkFamilyType(hero, in: &scope, appTypes)
                checkParts(hero)
            }
        }
    }

    /// A member of a generated type: possible at all, and the only one of its name.
    mutating func checkMember(_ declared: Declared, in scope: inout SwiftScope) {
        if vocabulary.isImpossibleMember(declared.swiftName) {
            reportReserved(declared, model.texts.string(declared.swiftName))
        } else {
            add(declared.swiftName, declared, to: &scope)
        }
    }

    mutating func add(_ name: Text, _ declared: Declared, to scope: inout SwiftScope) {
        if scope.add(name, declared.place) { return }
        // Two of one name in the file have been reported as that.
        if declared.swiftName != declared.name || !duplicatePlaces.contains(declared.place),
            let first = scope[name]
        {
            reportCollision(declared, model.texts.string(name), first: first)
        }
    }

    /// The type of a family with parts: its name with the first letter raised.
    private mutating func checkFamilyType(
        _ hero: Hero,
        in scope: inout SwiftScope,
        _ appTypes: NameMap<Text>
    ) {
        let type = familyType(hero.declared.swiftName)
        if type == hero.declared.swiftName {
            let swiftName = model.texts.string(hero.declared.swiftName)
            let isCapital = swiftName.unicodeScalars.first?.properties.isUppercase == true
            return problems.append(
                Diagnostic(
                    .swiftNameCollision,
                    "the family `\(swiftName)` and the Swift type made for it have one name",
                    at: hero.declared.place,
                    help: isCapital
                        ? "begin the name with a small letter"
                        : "give it a name in Swift that begins with a small letter, behind `as`"
                )
            )
        }
        if vocabulary.shadowsTypeInUse(type) || vocabulary.isImpossibleMember(type)
            || appTypes[type] != nil
        {
            let (name, swiftName) = (
                model.texts.string(hero.declared.name), model.texts.string(hero.declared.swiftName)
            )
            let hidden = model.texts.string(type)
            return problems.append(
                Diagnostic(
                    .swiftReservedName,
                    "the Swift type `\(hidden)` made for `\(swiftName)` would hide another `\(hidden)`",
                    at: hero.declared.place,
                    help: "give it another name in Swift: `hero \(name) as \(name)View`"
                )
            )
        }
        add(type, hero.declared, to: &scope)
    }

    /// ``GeneratedNames/familyType(_:)``; most names begin with a letter of ASCII.
    private mutating func familyType(_ swiftName: Text) -> Text {
        scratch.removeAll(keepingCapacity: true)
        scratch.append(model.texts.bytes, model.texts.range(swiftName))
        guard let first = scratch.first, first < 0x80 else {
            return model.texts.intern(GeneratedNames.familyType(model.texts.string(swiftName)))
        }
        if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) {
            scratch[0] = first - (UInt8(ascii: "a") - UInt8(ascii: "A"))
        }
        return model.texts.intern(scratch)
    }

    /// The first names of the app's types that hero ids take.
    private mutating func appTypeNames() -> NameMap<Text> {
        var names = NameMap<Text>()
        for hero in model.heroes where isMain(hero.declared) {
            for parameter in model.parameters[hero.parameters] where parameter.type == .app {
                let name = firstName(of: parameter.typeName)
                _ = names.add(name, name)
            }
        }
        return names
    }

    private mutating func checkHeroParameters(_ hero: Hero) {
        for parameter in model.parameters[hero.parameters] {
            let isTaken =
                hero.scope != .app && parameter.name == vocabulary.opener
                || hero.scope == .instance && parameter.name == vocabulary.instance
            if vocabulary.isImpossibleParameter(parameter.name, ofFamily: !hero.parts.isEmpty) {
                let name = model.texts.string(parameter.name)
                reportReserved(name, at: parameter.place, help: "choose another name")
            } else if isTaken {
                let name = model.texts.string(parameter.name)
                reportReserved(
                    name,
                    at: parameter.place,
                    help: "the generated function has a parameter `\(name)` already: choose another"
                )
            }
            if parameter.type == .app { checkAppType(parameter.typeName, at: parameter.place) }
        }
    }

    private mutating func checkParts(_ hero: Hero) {
        var scope = SwiftScope()
        swap(&scope, &familyMembers)
        for parameter in model.parameters[hero.parameters] {
            _ = scope.add(parameter.name, parameter.place)
        }
        for part in model.parts[hero.parts] {
            let name = part.declared.swiftName
            if vocabulary.isImpossiblePart(name, hero.scope) {
                reportReserved(part.declared, model.texts.string(name))
            } else {
                checkMember(part.declared, in: &scope)
            }
        }
        scope.removeAll()
        swap(&scope, &familyMembers)
    }

    // MARK: SegueID and Screen

    private mutating func checkSegueNames() {
        var scope = SwiftScope()
        for segue in model.segues where isMain(segue.declared) {
            checkMember(segue.declared, in: &scope)
        }
    }

    /// The enumeration has the screens of imported files too. They come first, so that a collision
    /// is told of in the compiled file.
    private mutating func checkScreenNames() {
        var scope = SwiftScope()
        for screen in model.screens where !isMain(screen.declared) { checkCase(screen, &scope) }
        for screen in model.screens where isMain(screen.declared) { checkCase(screen, &scope) }
    }

    private mutating func checkCase(_ screen: Screen, _ scope: inout SwiftScope) {
        if vocabulary.isImpossibleCase(screen.caseName) {
            reportReserved(screen.declared, model.texts.string(screen.caseName))
        } else {
            add(screen.caseName, screen.declared, to: &scope)
        }
    }

    // MARK: Reports

    mutating func reportReserved(_ declared: Declared, _ name: String) {
        let written = model.texts.string(declared.name)
        reportReserved(
            name,
            at: declared.place,
            help:
                "give it another name in Swift: `\(written) as my\(GeneratedNames.familyType(written))`"
        )
    }

    mutating func reportReserved(_ name: String, at place: SourcePlace, help: String) {
        problems.append(
            Diagnostic(
                .swiftReservedName, "Swift cannot use the name `\(name)` here", at: place,
                help: help)
        )
    }

    mutating func reportCollision(_ declared: Declared, _ name: String, first: SourcePlace) {
        let written = model.texts.string(declared.name)
        problems.append(
            Diagnostic(
                .swiftNameCollision,
                "two declarations are called `\(name)` in Swift",
                at: declared.place,
                notes: firstNote(first),
                help:
                    "give one of them another name in Swift: `\(written) as other\(GeneratedNames.familyType(written))`"
            )
        )
    }
}
