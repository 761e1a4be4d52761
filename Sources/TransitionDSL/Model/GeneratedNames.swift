/// The names that generated Swift has of its own, and those it makes from the file's.
///
/// The checker refuses names that would collide with these; the code generator prints them.
package enum GeneratedNames {
    /// The namespace's nested types.
    package static let heroIDs: StaticString = "HeroID"
    package static let segueIDs: StaticString = "SegueID"
    package static let screens: StaticString = "Screen"

    /// The properties of a screen.
    package static let storyboard: StaticString = "storyboard"
    package static let identifier: StaticString = "identifier"

    /// The last parameters of ids that carry the screen that opens, and its instance.
    package static let opener: StaticString = "opener"
    package static let instance: StaticString = "instance"

    /// The type of a family with parts: its Swift name, the first letter raised.
    package static func familyType(_ swiftName: String) -> String {
        guard let first = swiftName.unicodeScalars.first else { return swiftName }
        return first.properties.uppercaseMapping + String(swiftName.unicodeScalars.dropFirst())
    }

    /// The case of a screen: its leading capitals lowered, but not the one that begins its next
    /// word. `NewsList` is `newsList`, `URLList` is `urlList`, `URL` is `url`.
    ///
    /// A name given with `as` is used as it is; see ``screenCase(_:in:)``.
    package static func loweringLeadingCapitals(_ name: String) -> String {
        let scalars = Array(name.unicodeScalars)
        let capitals = scalars.prefix { $0.properties.isUppercase }.count
        let beginsWord = capitals < scalars.count && scalars[capitals].properties.isLowercase
        let lowered = capitals > 1 && beginsWord ? capitals - 1 : capitals
        var result = ""
        for scalar in scalars[..<lowered] { result += scalar.properties.lowercaseMapping }
        for scalar in scalars[lowered...] { result.unicodeScalars.append(scalar) }
        return result
    }

    /// The case of a screen in Swift, `as` considered, without backticks.
    package static func screenCase(_ declared: Declared, in texts: TextTable) -> String {
        let name = texts.string(declared.swiftName)
        return declared.swiftName == declared.name ? loweringLeadingCapitals(name) : name
    }
}
