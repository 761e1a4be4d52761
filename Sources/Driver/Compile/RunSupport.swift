import Codegen
package import OperatingSystem
import Semantics
import TransitionDSL

/// Where `TranscSupport.swift` goes; nil if the run writes none. It depends only on names:
/// `--support module` always writes one, whether or not a file needs it today.
func supportDestination(_ options: Options) throws(Failure) -> Destination? {
    guard options.support == .module else { return nil }
    guard let directory = options.directory else {
        throw Failure(
            .usage, "`--support module` writes a file for all, but there is no directory",
            help: "`-d DIR` writes the Swift into a directory, with TranscSupport.swift next to it")
    }
    return .file(joined(directory, "TranscSupport.swift"))
}

/// `TranscSupport.swift`, for the engines that the files refer to.
func supportOutput(
    for engines: Set<Engine>, _ destination: Destination, _ options: Options
) -> Output {
    let file = generateSupport(for: engines, options.swiftVersion)
    return Output(bytes: file.bytes, destination: destination)
}

/// Writes only the support: for the named engine, or for those that the files refer to.
package func runSupport(
    _ operands: [String], _ options: Options, _ console: Console
) throws(Failure) -> ExitCode {
    let operands = try expandedOperands(operands)
    guard !operands.isEmpty || options.engine != nil else {
        throw Failure(
            .usage, "`transc support` needs an engine",
            help: "name the module's files, or an engine with `--engine NAME`")
    }
    let destination = Destination(options.output ?? "-")
    try checkInstructions(options, [destination])
    var reporter = DiagnosticReporter(console, options)
    var engines: Set<Engine> = []
    if operands.isEmpty, let engine = options.engine { engines = [engine] }
    var identities: Set<FileIdentity> = []
    for operand in operands {
        let input = try Input(operand, options)
        let result = input.analysis(options)
        identities.formUnion(input.module.identities)
        guard let model = result.model else {
            reporter.report(result.problems, sources: input.module.sources)
            continue
        }
        let file = generate(model, tables: result.tables, sourceName: "")
        if file.needsSupport { engines.insert(model.header.engine) }
    }
    let code = reporter.finish()
    guard code == .success else { return code }
    let output = supportOutput(for: engines, destination, options)
    return try deliver([output], depfile: nil, notOverwriting: identities, &reporter).code
}
