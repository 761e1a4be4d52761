import TransitionDSL

/// Names that Swift cannot take, or that meet in one scope of the generated file.
extension Checker {
    mutating func checkSwiftNames() {
    }
}
