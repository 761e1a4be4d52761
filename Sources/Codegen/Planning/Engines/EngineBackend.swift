import TransitionDSL

/// Everything in generated Swift that depends on the library that runs a file's transitions. A new
/// engine is one more value here, and its support code.
struct EngineBackend {
    /// Whether it includes Hero, and with it hero ids and modifiers.
    var hasHero = false
    /// The library's module, imported only in files with registries.
    var module: StaticString?
    /// How an animator class of the app becomes a transition.
    var appClass: StaticString = ".custom"
    /// Whether it has segues of its own, which are prepared, too.
    var preparesSegues = false
    /// Whether controllers get the defaults with the library's own API.
    var setsControllerDefaults = false
    /// The support class that runs the animations of registries; nil for UIKit only.
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
            // It has its own protocol for animators.
            backend.appClass = ".foreign"
            backend.preparesSegues = true
            backend.supportFolders = ["TRTransitions"]
        }
        return backend
    }
}
