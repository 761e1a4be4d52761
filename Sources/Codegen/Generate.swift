package import Resolution
package import TransitionDSL

/// A file to be written: deterministic bytes with one final newline.
package struct GeneratedFile: Sendable {
    package var bytes: [UInt8]

    package init(bytes: [UInt8]) {
        self.bytes = bytes
    }
}

/// Writes the Swift of a checked program. `sourceName` is the file's own name, such as `app.trans`;
/// `tables` are those of the model's registries, where they are known already.
package func generate(
    _ model: Model, tables: [Table]? = nil, sourceName: String,
    options: GenerationOptions = GenerationOptions()
) -> GeneratedFile {
    var planner = Planner(model, sourceName: sourceName)
    planner.planHeroes()
    planner.planSegues()
    planner.planRunning()
    planner.planScreens()

    var printer = CodePrinter(planner.plan, model, options)
    printer.printFile(planner.plan, tables ?? Resolution.tables(of: model))
    return GeneratedFile(bytes: printer.finished())
}
