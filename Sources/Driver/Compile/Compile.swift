import Codegen
package import OperatingSystem
import Semantics
package import TransitionDSL

/// Checks files and writes the Swift of each. If one has an error, nothing is written.
package func runCompile(
    _ operands: [String], _ options: Options, _ console: Console
) throws(Failure) -> ExitCode {
    let files = try expandedOperands(operands)
    return try compile(CompilePlan(files, options), options, console).code
}

/// The outcome of a run of `compile`.
package struct CompileOutcome: Sendable {
    package var code: ExitCode
    /// Errors in files, and failures.
    package var errorCount = 0
    /// The files looked up for each file, by its name on the command line; none for an unreadable
    /// file.
    package var lookups: [String: [FileLookup]] = [:]
    /// The files written, without unchanged ones.
    package var written: [String] = []
}

/// Compiles the files of a plan separately, then delivers all results in their order.
package func compile(
    _ plan: CompilePlan, _ options: Options, _ console: Console
) throws(Failure) -> CompileOutcome {
    let baseline = try BaselineRun(options)
    var reporter = DiagnosticReporter(console, options)
    let app = try NamesOfApp(options, console)
    let isAlone = plan.items.count == 1
    let imports = SharedImports()
    // Notes are for `lint`: a successful build prints nothing.
    let operands = plan.items.map { $0.operand }
    let run = checkEach(operands, baseline, &reporter, reportsNotes: false) {
        index throws(Failure) in
        try compileFile(plan.items[index], options, imports, app, isAlone: isAlone)
    }
    var outcome = CompileOutcome(code: run.code)
    for file in run.files { outcome.lookups[file.operand] = file.lookups }
    if outcome.code == .success || outcome.code == .strictWarnings {
        outcome.finish(run.files, plan.support, app?.paths ?? [], &reporter)
    }
    outcome.errorCount = reporter.counts.errors + reporter.failureCount
    let reports = reporter.writeReports(notOverwriting: plan.destinations + options.keptFiles)
    outcome.code = outcome.code.combined(with: reports)
    // The stamp comes last: if it exists, everything else does.
    if outcome.code == .success, options.writing == .writing, let stamp = options.stamp {
        try writeStamp(stamp, options)
    }
    return outcome
}

extension CompileOutcome {
    /// Delivers the results as the options specify.
    fileprivate mutating func finish(
        _ files: [CheckedFile], _ support: Destination?, _ app: [String],
        _ reporter: inout DiagnosticReporter
    ) {
        let options = reporter.options
        var outputs = files.flatMap { $0.outputs }
        if let support {
            let engines = Set(files.compactMap { $0.supportEngine })
            outputs.append(supportOutput(for: engines, support, options))
        }
        let inputs = Set(files.flatMap { $0.identities })
            .union(options.baselineIdentity.map { [$0] } ?? [])
        do throws(Failure) {
            try checkSupport(beside: files, options)
            let delivery = try deliver(
                outputs, depfile: depfile(files, support, app, options), notOverwriting: inputs,
                &reporter)
            written = delivery.written
            code = code.combined(with: delivery.code)
            if options.writing == .writing, reporter.console.showsSummary {
                _ = reporter.console.printLine(summary(of: outputs))
            }
        } catch { code = code.combined(with: reporter.report(error)) }
    }
}

extension CompileOutcome {
    /// `transc: wrote App.trans.swift`, for a person at a terminal.
    private func summary(of outputs: [Output]) -> String {
        if written.isEmpty { return "transc: \(counted(outputs.count, "file")) up to date" }
        let shown =
            written.count > 3 ? counted(written.count, "file") : written.joined(separator: ", ")
        return "transc: wrote \(shown)"
    }
}

/// Writes, compares or names outputs, as the options specify.
package func deliver(
    _ outputs: [Output], depfile: Output?, notOverwriting inputs: Set<FileIdentity>,
    _ reporter: inout DiagnosticReporter
) throws(Failure) -> (written: [String], code: ExitCode) {
    let (options, console) = (reporter.options, reporter.console)
    switch options.writing {
    case .writing:
        let written = try writeOutputs(
            outputs, depfile: depfile, options, console, notOverwriting: inputs)
        return (written, .success)
    case .naming:
        try printPlannedOutputs(outputs, depfile: depfile, options, console, notOverwriting: inputs)
        return ([], .success)
    case .checking: return ([], checkOutputs(outputs, notOverwriting: inputs, &reporter))
    }
}

/// Bytes to write.
package struct Output: Sendable {
    package var bytes: [UInt8]
    package var destination: Destination

    package init(bytes: [UInt8], destination: Destination) {
        self.bytes = bytes
        self.destination = destination
    }
}

/// Reads a file and its imports, and generates all outputs from them. Has no side effects that
/// another thread could see.
func compileFile(
    _ item: CompilePlan.Item, _ options: Options, _ imports: SharedImports, _ app: NamesOfApp?,
    isAlone: Bool
) throws(Failure) -> CheckedFile {
    let input = try Input(item.operand, options, imports: imports)
    let linted = try input.lint(options, isOneOfSeveral: !isAlone) { app?.problems(in: $0) }
    let generation = try generationOptions(options, input.module.sources)
    var outputs: [Output] = []
    var supportEngine: Engine?
    if let model = linted.checked.model {
        let file = generate(
            model, tables: linted.checked.tables, sourceName: lastComponent(of: input.source.path),
            options: generation)
        if file.needsSupport { supportEngine = model.header.engine }
        outputs.append(Output(bytes: try validatedBytes(file, input), destination: item.swift))
        outputs += try item.objectiveC?.outputs(of: model, input) ?? []
    }
    return CheckedFile(input, linted, outputs: outputs, supportEngine: supportEngine)
}

/// The generation options from the command line; `sources` are the file and its imports.
private func generationOptions(
    _ options: Options, _ sources: [SourceFile]
) throws(Failure) -> GenerationOptions {
    var result = GenerationOptions(swiftVersion: options.swiftVersion, support: options.support)
    if options.hasLineDirectives {
        let root = try SourceRoot(options)
        result.lines = SourceLines(sources) { root?.relativePath(of: $0.path) ?? $0.path }
    }
    return result
}

/// A broken invariant between stages.
package func internalError(_ message: String) -> Failure {
    Failure(.internalError, message, help: "this is an internal error; please report it")
}
