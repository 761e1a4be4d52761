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
    ModelRule(id: .missingCellSource) { $0.missingCellSource() },
    ModelRule(id: .hiddenType) { $0.hiddenType() },
]

/// The rules about names of the file that the app does not have. They need only
/// ``scanInterfaces(_:)`` and the classes of the app.
package let missingNameRules: [DiagnosticID] = [
    .missingClass, .missingStoryboard, .missingStoryboardID, .missingSegue, .missingView,
]

/// Compares a .trans file with the app that it is for, by all rules or by some. The places are in
/// the file; levels are those of the rules. `facts` are those of the model.
package func lintModel(
    _ model: Model, facts: [AppFact] = [], in app: KnownApp, rules: [DiagnosticID]? = nil
) -> [Diagnostic] {
    let context = ModelContext(model, facts, app)
    return modelRules.filter { rules?.contains($0.id) ?? true }.flatMap { $0.problems(context) }
}
