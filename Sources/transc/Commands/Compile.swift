import TransitionDSL

/// Checks files and writes the Swift of each. With several, nothing is written if one has an error.
func runCompile(
    _ operands: [String],
    _ options: Options,
    _ console: Console
) throws(Failure) -> ExitCode {
    let files = try expandedOperands(operands)
    return try compile(CompilePlan(files, options), options, console).code
}

/// What a run of `compile` came to.
struct CompileOutcome: Sendable {
    var code: ExitCode
    /// What was read, imports included, each path once.
    var inputs: [String] = []
    /// What was written: not what held the same bytes before.
    var written: [String] = []
}

/// Compiles the files of a plan: each by itself, then all that they came to, in their order.
func compile(
    _ plan: CompilePlan,
    _ options: Options,
    _ console: Console
) throws(Failure) -> CompileOutcome {
    var baseline = try BaselineRun(options)
    var reporter = DiagnosticReporter(console, options)
    var outcome = CompileOutcome(code: .success)
    var files: [CompiledFile] = []
    console.progress?.begin(plan.items.count)
    inOrder(plan.items, jobs: options.jobs(for: plan.items.count)) { item in
        Result { () throws(Failure) in try compileFile(item, options) }
    } take: { item, result in
        do throws(Failure) {
            var file = try result.get()
            reporter.begin(file.sources, file.identities)
            file.findings = baseline?.take(file.findings, file.sources) ?? file.findings
            // Notes are for `lint`: a build that succeeds says nothing.
            reporter.report(file.findings.withoutNotes, sources: file.sources)
            files.append(file)
        } catch {
            outcome.code = outcome.code.combined(with: reporter.report(error, of: item.operand))
        }
        console.progress?.advance()
    }
    console.progress?.end()
    outcome.code = baseline?.finish(outcome.code, &reporter) ?? outcome.code
    outcome.code = outcome.code.combined(with: reporter.finish())
    outcome.inputs = files.flatMap { $0.sources.map(\.path) }.uniqued()
    if outcome.code == .success || outcome.code == .strictWarnings {
        do throws(Failure) {
            outcome.written = try write(files, options, console)
        } catch {
            outcome.code = outcome.code.combined(with: reporter.report(error))
        }
    }
    let records = options.records.map { Destination.file($0.path) }
    let reports = reporter.writeReports(sparing: plan.destinations + records)
    outcome.code = outcome.code.combined(with: reports)
    // Last of all: whoever finds the stamp finds all else.
    if outcome.code == .success, let stamp = options.stamp { try writeStamp(stamp) }
    return outcome
}

/// Writes what the files came to; gives the paths that changed.
private func write(
    _ files: [CompiledFile],
    _ options: Options,
    _ console: Console
) throws(Failure) -> [String] {
    let identities = files.reduce(into: Set<FileIdentity>()) { $0.formUnion($1.identities) }
    var rules: Output?
    if let path = options.depfile { rules = try depfile(files, for: path, options) }
    return try writeOutputs(
        files.flatMap(\.outputs), depfile: rules, options, console, sparing: identities)
}

extension Sequence where Element: Hashable {
    /// The elements, each where it comes first.
    func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

/// A promise between the stages that does not hold.
func internalError(_ message: String) -> Failure {
    Failure(.internalError, message, help: "this is a fault of transc; please report it")
}
