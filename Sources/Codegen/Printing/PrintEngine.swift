import TransitionDSL

/// The library that plays a file's transitions, if it is not the runtime itself.
extension CodePrinter {
    /// `, engine: …` as the last argument of a registry.
    mutating func writeEngine(_ plan: GenerationPlan) {
        switch model.header.engine {
        case .hero, .sdoshero:
            write(",")
            endLine()
            beginLine()
            write("engine: HeroEngine.shared")
        case .uikit, .trtransitions: break
        }
    }
}
