/// Whether a text has the shape of a name: `_` or a Unicode XID start, then XID continues.
func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    guard first == "_" || first.properties.isXIDStart else { return false }
    return text.unicodeScalars.dropFirst().allSatisfy(\.properties.isXIDContinue)
}
