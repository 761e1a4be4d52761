import Pictures
import Resolution
import Semantics
import TransitionDSL
import Workspace

/// Writes a page for each file: its graphs, its tables, and a phone that plays its scenes.
func runPreview(
    _ operands: [String], _ options: Options, _ console: Console
) throws(Failure) -> ExitCode {
    let operands = try expandedOperands(operands)
    try checkInputs(operands, options)
    let destinations = try destinations(of: operands, options, suffix: ".html")
    try checkFiles(operands, options, destinations)
    var reporter = DiagnosticReporter(console, options)
    var outputs: [Output] = []
    var inputs: Set<FileIdentity> = []
    for (operand, destination) in zip(operands, destinations) {
        let input = try Input(operand, options)
        inputs.formUnion(input.module.identities)
        guard let bytes = try page(of: input, options, &reporter) else { continue }
        outputs.append(Output(bytes: bytes, destination: destination))
    }
    let code = reporter.finish()
    guard code == .success else { return code }
    let delivery = try deliver(outputs, depfile: nil, sparing: inputs, &reporter)
    if options.writing == .writing, console.showsSummary, !delivery.written.isEmpty {
        _ = console.printLine("transc: wrote \(delivery.written.joined(separator: ", "))")
    }
    return delivery.code
}

/// The page of a file; nil if it has errors, which are reported.
func page(
    of input: Input, _ options: Options, _ reporter: inout DiagnosticReporter
) throws(Failure) -> [UInt8]? {
    let result = input.analysis(options)
    guard let model = result.model else {
        reporter.report(result.problems, sources: input.module.sources)
        return nil
    }
    let selection = try GraphSelection(options.resolve, model)
    let registries = selection.registry.map { [$0] } ?? Array(model.registries.indices)
    let sources = zip(input.module.sources, try paths(of: input, options)).map { source, path in
        SourceFile(path: path, bytes: source.bytes)
    }
    return Page(
        model, sources, registries: registries, containers: selection.containers,
        version: selection.version
    ).bytes
}
