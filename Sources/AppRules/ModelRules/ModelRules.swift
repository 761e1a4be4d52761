package import AppFacts
package import TransitionDSL

/// A checked .trans file of a scan, which has its facts.
package struct AppModel: Sendable {
    package var model: Model
    /// The number of the file among those of the scan.
    package var file: FileIndex

    package init(_ model: Model, file: FileIndex) {
        self.model = model
        self.file = file
    }
}

/// One rule about a .trans file and an app, whose findings are in the file.
struct ModelRule: Sendable {
    let id: DiagnosticID
    let problems: @Sendable (ModelContext) -> [Diagnostic]
}

let modelRules: [ModelRule] = [
    ModelRule(id: .missingClass) { $0.missingClass() },
    ModelRule(id: .missingStoryboard) { $0.missingStoryboard() },
    ModelRule(id: .missingStoryboardID) { $0.missingStoryboardID() },
    ModelRule(id: .missingSegue) { $0.missingSegue() },
    ModelRule(id: .segueElsewhere) { $0.segueElsewhere() },
    ModelRule(id: .lineWithoutEdge) { $0.lineWithoutEdge() },
    ModelRule(id: .differentInInterfaceBuilder) { $0.differentInInterfaceBuilder() },
    ModelRule(id: .missingView) { $0.missingView() },
    ModelRule(id: .privateView) { $0.privateView() },
    ModelRule(id: .neverApplied) { $0.neverApplied() },
    ModelRule(id: .neverInstalled) { $0.neverInstalled() },
]

/// Compares a .trans file with the app that it is for. The places are in the file; levels are
/// those of the rules.
package func lintModel(
    _ file: AppModel, with scan: AppScan, _ classes: AppClasses
) -> [Diagnostic] {
    let context = ModelContext(file, scan, classes)
    return modelRules.flatMap { $0.problems(context) }
}
