package import TransitionDSL

/// The constants of a file for code in Objective-C: the same texts as in its Swift.
package struct ObjectiveCFiles: Sendable {
    package var header: GeneratedFile
    package var implementation: GeneratedFile
}

/// Writes the Objective-C of a checked program's constants. `headerName` is what the implementation
/// imports: the name of the header beside it.
package func generateObjectiveC(
    _ model: Model, sourceName: String, headerName: String
) -> ObjectiveCFiles {
    var planner = Planner(model, sourceName: sourceName)
    planner.planHeroes()
    planner.planSegues()
    planner.planScreens()
    let plan = ObjectiveCPlan(planner.plan, headerName: headerName)
    var header = ObjectiveCPrinter(plan)
    header.printHeader()
    var implementation = ObjectiveCPrinter(plan)
    implementation.printImplementation()
    return ObjectiveCFiles(
        header: GeneratedFile(bytes: header.finished),
        implementation: GeneratedFile(bytes: implementation.finished))
}
