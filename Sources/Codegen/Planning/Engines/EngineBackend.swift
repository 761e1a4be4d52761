import TransitionDSL

/// All that generated Swift owes to the library that runs a file's transitions. A new engine is one
/// more value here, and its support.
struct EngineBackend {
    /// Whether it has Hero, and with it hero ids and modifiers.
    var hasHero = false
    /// The library's module, which only files with registries import.
    var module: StaticString?
    /// How a class of the app that animates becomes a transition.
    var appClass: StaticString = ".custom"
    /// Whether it has segues of its own, which are prepared too.
    var preparesSegues = false
    /// Whether controllers get the defaults with the library's own API.
    var setsControllerDefaults = false
    /// The class of the support that plays what registries choose; nil for UIKit alone.
    var engineClass: StaticString?
    /// The folders of Sources/EngineSupport that it needs.
    var supportFolders: [String] = []

    static func of(_ engine: Engine) -> EngineBackend {
        var backend = EngineBackend()
        switch engine {
        case .uikit: break
        case .hero:
            backend.hasHero = true
            backend.engineClass = "HeroEngine"
            backend.supportFolders = ["Hero"]
        case .sdoshero:
            backend.hasHero = true
            backend.module = "SDOSHero"
            backend.setsControllerDefaults = true
            backend.engineClass = "SDOSHeroEngine"
            backend.supportFolders = ["Hero", "SDOSHero"]
        case .trtransitions:
            backend.module = "TRTransitions"
            backend.engineClass = "TRTransitionsEngine"
            // It has a protocol of its own for those who animate.
            backend.appClass = ".foreign"
            backend.preparesSegues = true
            backend.supportFolders = ["TRTransitions"]
        }
        return backend
    }
}
