import TransitionDSL

/// The library that plays a file's transitions, if it is not the runtime itself.
extension CodePrinter {
    /// `, engine: …` as the last argument of a registry.
    mutating func writeEngine(_ plan: GenerationPlan) {
        switch model.header.engine {
        case .uikit, .hero, .sdoshero: return
        case .trtransitions:
            write(",")
            endLine()
            beginLine()
            write("engine: TRTransitionsEngine()")
        }
    }

    /// The modules that the glue needs.
    mutating func printEngineImports() {
        switch model.header.engine {
        case .uikit, .hero, .sdoshero: break
        case .trtransitions: line("import TRTransitions")
        }
    }

    /// What stands between the runtime and the library.
    mutating func printGlue() {
        switch model.header.engine {
        case .uikit, .hero, .sdoshero: break
        case .trtransitions: printTRTransitions()
        }
    }
}
