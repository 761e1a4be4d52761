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
        case .uikit: return
        case .trtransitions:
            write(",")
            endLine()
            beginLine()
            write("engine: TRTransitionsEngine()")
        }
    }

    /// The modules that the glue needs.
    mutating func printEngineImports(_ plan: GenerationPlan) {
        switch model.header.engine {
        case .uikit: break
        case .hero, .sdoshero: printHeroImports(plan)
        case .trtransitions:
            guard plan.running.hasRegistries else { return }
            line {
                if let place = $0.model.header.enginePlace { $0.ofApp(place) }
                $0.write("import TRTransitions")
            }
        }
    }

    /// What stands between the runtime and the library.
    mutating func printGlue(_ plan: GenerationPlan) {
        switch model.header.engine {
        case .uikit: break
        case .hero, .sdoshero: printHeroGlue(plan)
        case .trtransitions: if plan.running.hasRegistries { printTRTransitions(plan.running) }
        }
    }
}
