import TransitionDSL

/// The members of `HeroID`, and of its nested types for families with parts.
extension SwiftNameCheck {
    mutating func checkHeroNames() {
        var scope = SwiftScope()
        let appTypes = appTypeNames()
        for hero in model.heroes where isMain(hero.declared) {
            if vocabulary.shadowsTypeInUse(hero.declared.swiftName) {
                reportReserved(hero.declared, hero.declared.swiftName)
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

    /// The type of a family with parts: its name with the first letter raised.
    private mutating func checkFamilyType(
        _ hero: Hero, in scope: inout SwiftScope, _ appTypes: Set<Text>
    ) {
        let swiftName = texts.string(hero.declared.swiftName)
        let type = texts.intern(GeneratedNames.familyType(swiftName))
        if type == hero.declared.swiftName {
            let isCapital = swiftName.unicodeScalars.first?.properties.isUppercase == true
            return report(
                .swiftNameCollision,
                "the family `\(swiftName)` and its Swift type have the same name",
                at: hero.declared.place,
                help: isCapital
                    ? "begin the name with a small letter"
                    : "give it a Swift name that begins with a small letter, after `as`")
        }
        if vocabulary.shadowsTypeInUse(type) || vocabulary.isImpossibleMember(type)
            || appTypes.contains(type)
        {
            let (name, hidden) = (texts.string(hero.declared.name), texts.string(type))
            return report(
                .swiftReservedName,
                "the Swift type `\(hidden)` of `\(swiftName)` would hide another `\(hidden)`",
                at: hero.declared.place,
                help: "give it another name in Swift: `hero \(name) as \(name)View`")
        }
        add(type, hero.declared, to: &scope)
    }

    /// The first names of the app's types among the parameters of hero ids.
    private mutating func appTypeNames() -> Set<Text> {
        var names: Set<Text> = []
        for hero in model.heroes where isMain(hero.declared) {
            for parameter in model.parameters[hero.parameters] where parameter.type == .app {
                names.insert(firstName(of: parameter.typeName))
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
                reportReserved(parameter.name, at: parameter.place, help: "choose another name")
            } else if isTaken {
                reportReserved(
                    parameter.name, at: parameter.place,
                    help: "the generated function has a parameter "
                        + "`\(texts.string(parameter.name))` already: choose another")
            }
            if parameter.type == .app { checkAppType(parameter.typeName, at: parameter.place) }
        }
    }

    private mutating func checkParts(_ hero: Hero) {
        var scope = SwiftScope()
        for parameter in model.parameters[hero.parameters] {
            scope[parameter.name] = parameter.place
        }
        for part in model.parts[hero.parts] {
            if vocabulary.isImpossiblePart(part.declared.swiftName, hero.scope) {
                reportReserved(part.declared, part.declared.swiftName)
            } else {
                checkMember(part.declared, in: &scope)
            }
        }
    }
}
