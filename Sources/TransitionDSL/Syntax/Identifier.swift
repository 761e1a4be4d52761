extension String {
    /// Whether it has the shape of a name, in the language as in Swift: `_` or a start of Unicode's
    /// identifiers, then what continues them (UAX #31).
    package var isIdentifier: Bool {
        guard let first = unicodeScalars.first, first == "_" || first.properties.isXIDStart else {
            return false
        }
        return unicodeScalars.dropFirst().allSatisfy(\.properties.isXIDContinue)
    }
}
