import TransitionDSL

/// All that generated Swift owes to the library that runs a file's transitions. A new engine is one
/// more value here, and its glue.
struct EngineBackend {
    /// Whether it has Hero, and with it hero ids and modifiers.
    var hasHero = false
    /// The library's module, which only files with registries import.
    var module: StaticString?
    /// How a registry is told of it.
    var registryArgument: StaticString?
    /// How a class of the app that animates becomes a transition.
    var appClass: StaticString = ".custom"
    /// Whether it has segues of its own, which are prepared too.
    var preparesSegues = false
    /// Whether controllers get the defaults with the library's own API.
    var setsControllerDefaults = false
    /// What lies between the runtime and the library.
    var glue = Glue()

    /// The parts of the glue in which engines differ.
    struct Glue {
        /// Where there are registries.
        var members: [StaticString] = []
        /// And where there are segues too.
        var ofSegues: StaticString?
        /// The end of the engine of Hero, so much further in.
        var endOfTransition = HeroGlue.endOfTransition
        var endIndentation = 0
        var removeMarks: StaticString?
        /// Behind the namespace.
        var types: [StaticString] = []
    }

    static func of(_ engine: Engine) -> EngineBackend {
        var backend = EngineBackend()
        switch engine {
        case .uikit: break
        case .hero:
            backend.hasHero = true
            backend.registryArgument = "HeroEngine.shared"
            backend.glue.types = [HeroGlue.types]
        case .sdoshero:
            backend.hasHero = true
            backend.module = "SDOSHero"
            backend.registryArgument = "HeroEngine.shared"
            backend.setsControllerDefaults = true
            backend.glue.endOfTransition = SDOSHeroGlue.ownAnimations
            backend.glue.endIndentation = 1
            backend.glue.removeMarks = SDOSHeroGlue.removeMarks
            backend.glue.types = [HeroGlue.types, SDOSHeroGlue.types]
        case .trtransitions:
            backend.module = "TRTransitions"
            backend.registryArgument = "TRTransitionsEngine()"
            // It has a protocol of its own for those who animate.
            backend.appClass = ".foreign"
            backend.preparesSegues = true
            backend.glue.members = [TRTransitionsTemplate.engine, TRTransitionsTemplate.agents]
            backend.glue.ofSegues = TRTransitionsTemplate.segues
        }
        return backend
    }
}
