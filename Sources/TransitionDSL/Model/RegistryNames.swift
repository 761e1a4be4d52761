extension Model {
    /// What the generated `Registries` calls a registry: what `as` gives, else the name with its
    /// leading capitals lowered, as those of screens are.
    package func memberName(of registry: Declared) -> String {
        let name = texts.string(registry.swiftName)
        let isGiven = registry.swiftName != registry.name
        return isGiven ? name : GeneratedNames.loweringLeadingCapitals(name)
    }
}
