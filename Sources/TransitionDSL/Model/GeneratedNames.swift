/// The fixed names in generated Swift, and the names made from the file's.
///
/// The checker refuses names that would collide with these; the code generator prints them.
package enum GeneratedNames {
    /// The namespace's nested types.
    package static let heroIDs: StaticString = "HeroID"
    package static let segueIDs: StaticString = "SegueID"
    package static let screens: StaticString = "Screen"
    package static let animators: StaticString = "Animators"
    package static let interactions: StaticString = "Interactions"
    package static let animations: StaticString = "Animations"
    package static let modifiers: StaticString = "Modifiers"
    package static let registries: StaticString = "Registries"
    /// Private: puts ids and modifiers on views.
    package static let heroViews: StaticString = "HeroViews"
    /// In ``setup``: plays a file's animations.
    package static let engine: StaticString = "engine"
    /// Private: shared by the registries of a file.
    package static let setup: StaticString = "Setup"

    /// The namespace's functions, if the file has one registry, or only defaults.
    package static let install: StaticString = "install"
    package static let installForPresentation: StaticString = "installForPresentation"
    package static let prepare: StaticString = "prepare"
    package static let segueForUnwinding: StaticString = "segueForUnwinding"

    /// The registry of a file that has defaults but no registry.
    package static let defaults: StaticString = "defaults"

    /// The private function that makes a registry, next to it: `makeCards` for `Cards`.
    package static func registryMaker(_ swiftName: String) -> String {
        "make" + familyType(swiftName)
    }

    /// The private functions that fill the tables of a long registry: `addLines1(toCards:)`. The
    /// label avoids collisions: a constant has none, and no two registries have the same one,
    /// because their make functions would collide.
    package static let linesAdder: StaticString = "addLines"
    package static let viewsAdder: StaticString = "addViews"

    /// The private function that lists the registries: `all(of:)`. The label avoids collisions: a
    /// constant has none.
    package static let allRegistries: StaticString = "all"

    package static func adderLabel(_ swiftName: String) -> String { "to" + familyType(swiftName) }

    /// The private method of a screen's class that runs the app's own code: `cardBeforeReturn`.
    package static func hookMethod(caseName: String, _ moment: Hook.Moment) -> String {
        caseName + moment.rawValue.split(separator: " ").map { familyType(String($0)) }.joined()
    }

    /// The properties of a screen.
    package static let storyboard: StaticString = "storyboard"
    package static let identifier: StaticString = "identifier"

    /// The last parameters of ids scoped to the opening screen, and to its instance.
    package static let opener: StaticString = "opener"
    package static let instance: StaticString = "instance"

    /// The default namespace of a file: the file's name with the first letter of each word raised.
    /// Always a Swift identifier.
    package static func namespace(ofFile name: String) -> String {
        let name = name.hasSuffix(".trans") ? String(name.dropLast(6)) : name
        var result = ""
        var beginsWord = true
        for scalar in name.unicodeScalars {
            let isPart = scalar.properties.isXIDContinue
            if isPart, beginsWord {
                result += scalar.properties.titlecaseMapping
            } else if isPart {
                result.unicodeScalars.append(scalar)
            }
            beginsWord = !isPart
        }
        guard let first = result.unicodeScalars.first else { return "Transitions" }
        return first == "_" || first.properties.isXIDStart ? result : "_" + result
    }

    /// The type of a family with parts: its Swift name with the first letter raised.
    package static func familyType(_ swiftName: String) -> String {
        guard let first = swiftName.unicodeScalars.first else { return swiftName }
        return first.properties.uppercaseMapping + String(swiftName.unicodeScalars.dropFirst())
    }

    /// The case of a screen: its leading capitals lowered, except the one that begins the next
    /// word. `NewsList` is `newsList`, `URLList` is `urlList`, `URL` is `url`.
    package static func loweringLeadingCapitals(_ name: String) -> String {
        let scalars = name.unicodeScalars
        var capitals = scalars.prefix { $0.properties.isUppercase }
        let next = scalars[capitals.endIndex...].first
        if capitals.count > 1, next?.properties.isLowercase == true { capitals.removeLast() }
        let lowered = capitals.reduce(into: "") { $0 += $1.properties.lowercaseMapping }
        return lowered + String(scalars[capitals.endIndex...])
    }
}

extension Model {
    /// The name of a registry in the generated `Registries`: the one after `as`, else its name with
    /// the leading capitals lowered, like a screen's.
    package func memberName(of registry: Declared) -> String {
        let name = texts.string(registry.swiftName)
        let isGiven = registry.swiftName != registry.name
        return isGiven ? name : GeneratedNames.loweringLeadingCapitals(name)
    }
}
