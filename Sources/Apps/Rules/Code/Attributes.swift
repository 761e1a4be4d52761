import AppSource
import TransitionDSL

extension AppContext {
    /// A key path that the object does not have: UIKit only logs that it could not set it.
    func unknownAttribute() -> [Diagnostic] {
        facts(.unknownAttribute).compactMap { fact in
            guard case .unknownAttribute(let name, _) = fact.content,
                fact.certainty == .certain, fact.language == .interfaceBuilder
            else { return nil }
            return Diagnostic(
                .unknownAttribute,
                "no object here has the key path `\(name)`, so this has no effect",
                at: fact.place, help: replacement(name))
        }
    }

    /// The property that was probably meant.
    private func replacement(_ name: String) -> String {
        let plain = (name.split(separator: ".").last.map(String.init) ?? name).lowercased()
        let known = Self.properties.first { $0.key == plain }?.property
        return known.map { "write `\($0)`, which Hero has for key paths" }
            ?? "remove the attribute, or correct its key path"
    }

    private static let properties: [(key: String, property: String)] = [
        ("id", "heroID"), ("heroid", "heroID"), ("modifiers", "heroModifierString"),
        ("modifierstring", "heroModifierString"), ("heromodifiers", "heroModifierString"),
        ("isenabled", "isHeroEnabled"), ("enabled", "isHeroEnabled"),
        ("modalanimationtypestring", "heroModalAnimationTypeString"),
        ("modalanimationtype", "heroModalAnimationTypeString"),
    ]

    /// A key path of a version of Hero that the app may still use.
    func legacyAttribute() -> [Diagnostic] {
        var seen: Set<FileIndex> = []
        return facts(.modifiers).compactMap { fact in
            guard fact.language == .interfaceBuilder, let name = fact.member,
                name == "heroModifiers", seen.insert(fact.place.file).inserted
            else { return nil }
            return Diagnostic(
                .legacyAttribute,
                "only early versions of Hero have the key path `\(name)`; with others this has no "
                    + "effect",
                at: fact.place, help: replacement(name))
        }
    }

    /// A key path in another spelling, which only works because key-value coding is lenient.
    func oddAttribute() -> [Diagnostic] {
        var seen: Set<String> = []
        return scan.facts.compactMap { fact in
            guard fact.language == .interfaceBuilder, !fact.isTest, let key = fact.member,
                fact.certainty == .certain, fact.content.kind != .unknownAttribute,
                let attribute = heroAttribute(key), attribute.isOdd,
                fact.content.kind != .source,
                // One finding for each file.
                seen.insert("\(fact.place.file) \(key)").inserted
            else { return nil }
            return Diagnostic(
                .oddAttribute,
                "the key path `\(key)` only works because key-value coding is lenient",
                at: fact.place, help: "write `\(attribute.property)`, the name of the property")
        }
    }
}
