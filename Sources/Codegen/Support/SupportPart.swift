/// A file of Sources/EngineSupport, named by its path there. In the order in which they are printed.
package enum SupportPart: String, CaseIterable, Sendable {
    case heroViews = "Hero/HeroViews"
    case viewChanges = "Hero/ViewChanges"
    case lineViews = "Hero/LineViews"
    case limitedViews = "Hero/LimitedViews"
    case autolayoutPlugin = "Hero/AutolayoutPlugin"
    case heroEngine = "Hero/HeroEngine"
    case heroTypes = "Hero/HeroTypes"
    case optionsPlugin = "Hero/OptionsPlugin"
    case sdosHeroEngine = "SDOSHero/SDOSHeroEngine"
    case halves = "SDOSHero/Halves"
    case trTransitionsEngine = "TRTransitions/TRTransitionsEngine"
    case trAgents = "TRTransitions/TRAgents"
    case trSegues = "TRTransitions/TRSegues"

    /// What a module with files for this engine has. It depends on nothing else, so that the file
    /// stays the same while lines change.
    static func all(for backend: EngineBackend) -> [SupportPart] {
        allCases.filter { part in
            backend.supportFolders.contains { part.rawValue.hasPrefix($0 + "/") }
        }
    }
}
