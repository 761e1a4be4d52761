package import TransitionDSL

/// One rule about existing apps: its id, and a function that returns its findings in any order.
/// The page of its diagnostic explains it.
struct AppRule: Sendable {
    let id: DiagnosticID
    let problems: @Sendable (AppContext) -> [Diagnostic]

    init(_ id: DiagnosticID, _ problems: @escaping @Sendable (AppContext) -> [Diagnostic]) {
        self.id = id
        self.problems = problems
    }
}

/// All rules about existing apps: a function of the context in Rules/.
let appRules: [AppRule] = [
    // Ids and the screens that have them.
    AppRule(.oneSidedHeroID) { $0.oneSidedHeroID() },
    AppRule(.similarHeroIDs) { $0.similarHeroIDs() },
    AppRule(.repeatedHeroID) { $0.repeatedHeroID() },
    AppRule(.fixedIDInCell) { $0.fixedIDInCell() },
    AppRule(.sourceWithoutView) { $0.sourceWithoutView() },
    AppRule(.overwrittenHeroID) { $0.overwrittenHeroID() },
    AppRule(.heroOff) { $0.heroOff() },
    AppRule(.unreachedViewClass) { $0.unreachedViewClass() },
    AppRule(.idBeforeValue) { $0.idBeforeValue() },

    // Strings of ids.
    AppRule(.blankHeroID) { $0.blankHeroID() },
    AppRule(.unseparatedHeroID) { $0.unseparatedHeroID() },
    AppRule(.unstableHeroID) { $0.unstableHeroID() },
    AppRule(.optionalInHeroID) { $0.optionalInHeroID() },
    AppRule(.indexAsHeroID) { $0.indexAsHeroID() },
    AppRule(.suspiciousText) { $0.suspiciousText() },

    // Constants and properties.
    AppRule(.unusedHeroConstant) { $0.unusedHeroConstant() },
    AppRule(.undeclaredHeroConstant) { $0.undeclaredHeroConstant() },
    AppRule(.repeatedHeroConstant) { $0.repeatedHeroConstant() },
    AppRule(.rawHeroID) { $0.rawHeroID() },
    AppRule(.carrierNeverSet) { $0.carrierNeverSet() },
    AppRule(.carrierNeverRead) { $0.carrierNeverRead() },
    AppRule(.mismatchedCarrier) { $0.mismatchedCarrier() },

    // Interface Builder, and the names of its objects.
    AppRule(.unknownAttribute) { $0.unknownAttribute() },
    AppRule(.oddAttribute) { $0.oddAttribute() },
    AppRule(.legacyAttribute) { $0.legacyAttribute() },
    AppRule(.missingClass) { $0.missingClass() },
    AppRule(.missingOutlet) { $0.missingOutlet() },
    AppRule(.missingSegue) { $0.missingSegue() },
    AppRule(.missingStoryboardID) { $0.missingStoryboardID() },

    // Modifiers, texts that Hero parses, and animations.
    AppRule(.noOpModifier) { $0.noOpModifier() },
    AppRule(.endlessSpring) { $0.endlessSpring() },
    AppRule(.unreadableModifierText) { $0.unreadableModifierText() },
    AppRule(.unknownModifierText) { $0.unknownModifierText() },
    AppRule(.unreadableAnimationText) { $0.unreadableAnimationText() },
    AppRule(.animationWithoutEffect) { $0.animationWithoutEffect() },

    // Registries written by hand.
    AppRule(.overlappingRegistry) { $0.overlappingRegistry() },
    AppRule(.deadRegistration) { $0.deadRegistration() },
    AppRule(.missingMirror) { $0.missingMirror() },

    // Zooms of SwiftUI.
    AppRule(.oneSidedZoom) { $0.oneSidedZoom() },
    AppRule(.loneNamespace) { $0.loneNamespace() },
    AppRule(.zoomInContainer) { $0.zoomInContainer() },
    AppRule(.repeatedZoomSource) { $0.repeatedZoomSource() },
    AppRule(.zoomIntoItself) { $0.zoomIntoItself() },
]

/// The rules about code of an app that has .trans files too.
let rulesForAppsWithTransFiles: [AppRule] = [
    AppRule(.rawSegueID) { $0.rawSegueID() },
    AppRule(.rawStoryboardID) { $0.rawStoryboardID() },
    AppRule(.undeclaredHeroID) { $0.undeclaredHeroID() },
    AppRule(.setTwice) { $0.setTwice() },
    AppRule(.animationByHand) { $0.animationByHand() },
    AppRule(.edgeWithoutLine) { $0.edgeWithoutLine() },
    AppRule(.presentWithoutInstall) { $0.presentWithoutInstall() },
    AppRule(.containerNeverInstalled) { $0.containerNeverInstalled() },
]

/// The ids of the rules about existing apps, alone or with .trans files.
package var appRuleIDs: [DiagnosticID] {
    let ids = (appRules + rulesForAppsWithTransFiles).map { $0.id }
    return ids + modelRules.map { $0.id }.filter { !ids.contains($0) }
}
