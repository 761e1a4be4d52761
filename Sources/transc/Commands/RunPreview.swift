import Driver
import OperatingSystem
import Pictures
import Resolution
import Semantics
import TransitionDSL

/// Writes a page for each file: its graphs, its tables, and a phone that plays its scenes.
func runPreview(
    _ operands: [String], _ options: Options, _ console: Console
) throws(Failure) -> ExitCode {
    if options.isServed { return try runServer(operands, options, console) }
    if options.port != 0 {
        throw Failure(.usage, "`--port` is only for a page that is served", help: "add `--serve`")
    }
    let operands = try expandedOperands(operands)
    try checkInputs(operands, options)
    let destinations = try plannedDestinations(of: operands, options, suffix: ".html")
    try checkFiles(operands, options, destinations)
    var reporter = DiagnosticReporter(console, options)
    var outputs: [Output] = []
    var inputs: Set<FileIdentity> = []
    for (operand, destination) in zip(operands, destinations) {
        let input = try Input(operand, options)
        inputs.formUnion(input.module.identities)
        let result = input.analysis(options)
        guard let model = result.model else {
            reporter.report(result.problems, sources: input.module.sources)
            continue
        }
        let page = try page(of: input, model, options)
        outputs.append(Output(bytes: page.file, destination: destination))
    }
    let code = reporter.finish()
    guard code == .success else { return code }
    let delivery = try deliver(outputs, depfile: nil, notOverwriting: inputs, &reporter)
    if options.writing == .writing, console.showsSummary, !delivery.written.isEmpty {
        _ = console.printLine("transc: wrote \(delivery.written.joined(separator: ", "))")
    }
    return delivery.code
}

/// The page of a file without errors.
func page(
    of input: Input, _ model: Model, _ options: Options
) throws(Failure) -> PageDocument {
    let selection = try GraphSelection(options.resolve, model)
    let registries = selection.registry.map { [$0] } ?? Array(model.registries.indices)
    let sources = zip(input.module.sources, try paths(of: input, options)).map { source, path in
        SourceFile(path: path, bytes: source.bytes)
    }
    return Page(
        model, sources, registries: registries, containers: selection.containers,
        version: selection.version, asked: try askedEvent(options.resolve, model)
    ).document
}

/// The event of the options; nil without any.
private func askedEvent(
    _ options: ResolveOptions, _ model: Model
) throws(Failure) -> RegistryEvent? {
    let isAsked = [options.from, options.to, options.operation, options.segue].contains {
        $0 != nil
    }
    guard isAsked else { return nil }
    let registry = try registries(options.registry, model)[0]
    let event = try Question(options, model).event
    return RegistryEvent(
        registry: registry, tables(of: model)[registry].unwinding(event, in: model))
}
