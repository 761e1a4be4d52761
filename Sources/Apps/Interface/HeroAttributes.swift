import AppSource

/// A runtime attribute of Hero.
package struct HeroAttribute: Sendable {
    package enum Meaning: Sendable {
        case heroID, modifiers, enabled, enabledForSubviews
        case animation(AppFactContent.AnimationProperty)
    }

    package enum Receiver: Sendable {
        case view, controller, viewOrController, navigationController, tabBarController
    }

    package var meaning: Meaning
    package var receiver: Receiver
    /// The property in Hero's source.
    package var property: String
    /// The key path is another than the property, and works since key-value coding is lenient.
    package var isOdd = false
}

/// The properties of Hero that Objective-C sees, so that a nib can set them.
private let heroProperties: [HeroAttribute] = [
    HeroAttribute(meaning: .heroID, receiver: .view, property: "heroID"),
    HeroAttribute(meaning: .modifiers, receiver: .view, property: "heroModifierString"),
    HeroAttribute(meaning: .enabled, receiver: .viewOrController, property: "isHeroEnabled"),
    HeroAttribute(
        meaning: .enabledForSubviews, receiver: .view, property: "isHeroEnabledForSubviews"),
    HeroAttribute(
        meaning: .animation(.modal), receiver: .controller,
        property: "heroModalAnimationTypeString"),
    HeroAttribute(
        meaning: .animation(.navigation), receiver: .navigationController,
        property: "heroNavigationAnimationTypeString"),
    HeroAttribute(
        meaning: .animation(.tab), receiver: .tabBarController,
        property: "heroTabBarAnimationTypeString"),
]

/// Hero's property that a key sets; nil if it has none. Key-value coding looks for a setter, whose
/// name has the key with a capital: `setHeroID:`, also for `HeroID`. Then it looks for
/// `setIsHeroEnabled:`, also for `heroEnabled`.
package func heroAttribute(_ key: String) -> HeroAttribute? {
    let setter = capitalized(key)
    for attribute in heroProperties {
        let known = capitalized(attribute.property)
        if known == setter || known == "Is" + setter {
            var attribute = attribute
            attribute.isOdd = key != attribute.property
            return attribute
        }
    }
    return nil
}

/// Whether a key path looks as if it were meant for Hero: `hero.id`, `heroId`, `isHeroOn`, but not
/// `heroku`.
package func isMeantForHero(_ keyPath: String) -> Bool {
    let lowercased = keyPath.lowercased()
    if heroProperties.contains(where: { $0.property.lowercased() == lowercased }) { return true }
    let first = keyPath.prefix { $0 != "." }
    var name = capitalized(String(first))
    if name.hasPrefix("IsHero") { name = String(name.dropFirst(2)) }
    guard name.hasPrefix("Hero") else { return false }
    guard let next = name.dropFirst(4).first else { return first.count < keyPath.count }
    return !("a"..."z").contains(next)
}

func capitalized(_ key: String) -> String { key.prefix(1).uppercased() + key.dropFirst() }
