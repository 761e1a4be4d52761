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

/// Refuses Swift with a support of its own next to a generated `TranscSupport.swift`: a module with
/// both does not compile. A build that names its output, as the plugin and Xcode do, may have a file
/// there that is no longer part of the module.
func checkSupport(beside files: [CheckedFile], _ options: Options) throws(Failure) {
    guard options.support == .inline, options.output == nil, !options.isInXcode else {
        return
    }
    var checked: Set<String> = []
    for file in files where file.supportEngine != nil {
        guard let swift = file.outputs.first?.destination.path else { continue }
        let home = directory(of: swift)
        guard checked.insert(home).inserted else { continue }
        let shared = home + "TranscSupport.swift"
        guard isGenerated(shared) else { continue }
        let place = home.isEmpty ? "." : home
        throw Failure(
            .usage, "`\(swift)` would have its own copy of what is in `\(shared)`",
            help: "add `-d \(place) --support module`, or delete `\(shared)`")
    }
}

/// Whether a file begins as generated Swift does.
private func isGenerated(_ path: String) -> Bool {
    let beginning = try? readBeginning(path, GeneratedNames.marker.utf8.count)
    return beginning?.elementsEqual(GeneratedNames.marker.utf8) == true
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
