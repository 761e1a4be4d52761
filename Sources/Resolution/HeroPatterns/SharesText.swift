/// Whether some text is in both patterns; nil if they are too long to be compared. Their holes count
/// as independent of each other.
package func shareText(_ left: IDPattern, _ right: IDPattern) -> Bool? {
    var product = PatternProduct(
        PatternSide(pieces: left.pieces).steps(), PatternSide(pieces: right.pieces).steps())
    switch product.findText(diverging: false) {
    case .none: return false
    case .found: return true
    case .tooLarge: return nil
    }
}
