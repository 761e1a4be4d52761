import TransitionDSL
extension CodePrinter {
    mutating func writeAnimation(_ term: Term) {}
}
