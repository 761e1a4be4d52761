package import Resolution
package import TransitionDSL

/// A file to be written: deterministic bytes with one final newline.
package struct GeneratedFile: Sendable {
    package var bytes: [UInt8]
    /// Whether it refers to `TranscSupport`, wherever that is.
    package var needsSupport = false

    package init(bytes: [UInt8], needsSupport: Bool = false) {
        self.bytes = bytes
        self.needsSupport = needsSupport
    }
}

/// Generates the Swift of a checked program. `sourceName` is the file's name, such as `app.trans`;
/// `tables` are those of the model's registries, if they have been computed.
package func generate(
    _ model: Model, tables: [Table]? = nil, sourceName: String,
    options: GenerationOptions = GenerationOptions()
) -> GeneratedFile {
    let planner = SwiftPlanner(model, support: options.support)
    var printer = SwiftPrinter(planner.head(sourceName), planner.texts, options)
    // Each declaration is printed before the next one is planned, so that the plans are never all
    // in memory.
    planner.declarations(tables ?? Resolution.tables(of: model)) { printer.lay(out: $0) }
    return GeneratedFile(bytes: printer.finished(), needsSupport: planner.needsSupport)
}

/// All decisions, without printing anything.
func swiftPlan(
    _ model: Model, tables: [Table]? = nil, sourceName: String, options: GenerationOptions
) -> SwiftPlan {
    let planner = SwiftPlanner(model, support: options.support)
    var plan = SwiftPlan(head: planner.head(sourceName), texts: planner.texts)
    planner.declarations(tables ?? Resolution.tables(of: model)) { plan.declarations.append($0) }
    return plan
}
