/// The names that generated Swift has of its own, and those it makes from the file's.
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
    /// In ``setup``: what plays a file's animations.
    package static let engine: StaticString = "engine"
    /// Private: what the registries of a file share.
    package static let setup: StaticString = "Setup"

    /// The namespace's functions, where the file has one registry, or none but defaults.
    package static let install: StaticString = "install"
    package static let installForPresentation: StaticString = "installForPresentation"
    package static let prepare: StaticString = "prepare"
    package static let segueForUnwinding: StaticString = "segueForUnwinding"

    /// The registry of a file that has defaults and no registry.
    package static let defaults: StaticString = "defaults"

    /// The private function beside a registry that makes it: `makeCards` of `Cards`.
    package static func registryMaker(_ swiftName: String) -> String {
        "make" + familyType(swiftName)
    }

    /// The private functions that fill the tables of a long registry: `addLines1(toCards:)`. No
    /// registry is called so, since a constant has no label, and no two have one label, since the
    /// functions that make them would have one name.
    package static let linesAdder: StaticString = "addLines"
    package static let viewsAdder: StaticString = "addViews"

    /// The private function of the registries that lists them: `all(of:)`. No registry is called so,
    /// since a constant has no label.
    package static let allRegistries: StaticString = "all"

    package static func adderLabel(_ swiftName: String) -> String { "to" + familyType(swiftName) }

    /// The private method of a screen's class that runs the app's own code: `cardBeforeReturn`.
    package static func hookMethod(caseName: String, _ moment: Hook.Moment) -> String {
        caseName + moment.rawValue.split(separator: " ").map { familyType(String($0)) }.joined()
    }

    /// The properties of a screen.
    package static let storyboard: StaticString = "storyboard"
    package static let identifier: StaticString = "identifier"

    /// The last parameters of ids that carry the screen that opens, and its instance.
    package static let opener: StaticString = "opener"
    package static let instance: StaticString = "instance"

    /// The namespace of a file that names none: the file's own name with the letter raised that
    /// begins each word. It is a Swift identifier whatever the name is.
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

    /// The type of a family with parts: its Swift name, the first letter raised.
    package static func familyType(_ swiftName: String) -> String {
        guard let first = swiftName.unicodeScalars.first else { return swiftName }
        return first.properties.uppercaseMapping + String(swiftName.unicodeScalars.dropFirst())
    }

    /// The case of a screen: its leading capitals lowered, but not the one that begins its next
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
    /// What the generated `Registries` calls a registry: what `as` gives, else the name with its
    /// leading capitals lowered, as those of screens are.
    package func memberName(of registry: Declared) -> String {
        let name = texts.string(registry.swiftName)
        let isGiven = registry.swiftName != registry.name
        return isGiven ? name : GeneratedNames.loweringLeadingCapitals(name)
    }
}
