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
    let plan = swiftPlan(model, tables: tables, sourceName: sourceName, options: options)
    return GeneratedFile(
        bytes: SwiftPrinter.bytes(of: plan, options), needsSupport: plan.needsSupport)
}

/// All decisions, before anything is printed.
func swiftPlan(
    _ model: Model, tables: [Table]? = nil, sourceName: String, options: GenerationOptions
) -> SwiftPlan {
    let planner = SwiftPlanner(model, support: options.support)
    return planner.swiftPlan(sourceName, tables ?? Resolution.tables(of: model))
}
