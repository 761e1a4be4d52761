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
    /// Errors in the files and failures.
    var errorCount = 0
    /// What was looked at for each file, by its name on the command line; of a file that could not
    /// be read nothing.
    var lookups: [String: [FileLookup]] = [:]
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
    var namespaces = RunNamespaces()
    console.progress?.begin(plan.items.count)
    let jobs = options.jobs(for: plan.items.count)
    let isAlone = plan.items.count == 1
    var results: [(operand: String, file: Result<CompiledFile, Failure>)] = []
    inOrder(plan.items, jobs: jobs) { item in
        Result { () throws(Failure) in try compileFile(item, options, isAlone: isAlone) }
    } take: { item, result in
        results.append((item.operand, result))
        console.progress?.advance()
    }
    console.progress?.end()
    let heroIDs = RunHeroIDs(results.compactMap { try? $0.file.get() })
    for (operand, result) in results {
        do throws(Failure) {
            var file = try result.get()
            reporter.begin(file.sources, file.identities)
            file.findings = namespaces.take(heroIDs.confirmed(file), of: file.sources[0])
            file.findings = baseline?.take(file.findings, file.sources) ?? file.findings
            // Notes are for `lint`: a build that succeeds says nothing.
            reporter.report(file.findings.withoutNotes, sources: file.sources)
            outcome.lookups[operand] = file.lookups
            files.append(file)
        } catch { outcome.code = outcome.code.combined(with: reporter.report(error, of: operand)) }
    }
    outcome.code = baseline?.finish(outcome.code, &reporter) ?? outcome.code
    outcome.code = outcome.code.combined(with: reporter.finish())
    if outcome.code == .success || outcome.code == .strictWarnings {
        outcome.finish(files, plan.support, options, console, &reporter)
    }
    outcome.errorCount = reporter.counts.errors + reporter.failureCount
    let reports = reporter.writeReports(sparing: plan.destinations + options.keptFiles)
    outcome.code = outcome.code.combined(with: reports)
    // Last of all: whoever finds the stamp finds all else.
    if outcome.code == .success, options.writing == .writing, let stamp = options.stamp {
        try writeStamp(stamp, options)
    }
    return outcome
}

extension CompileOutcome {
    /// Does with what the files came to what the options say: writes, compares or tells it.
    fileprivate mutating func finish(
        _ files: [CompiledFile], _ support: Destination?, _ options: Options, _ console: Console,
        _ reporter: inout DiagnosticReporter
    ) {
        var outputs = files.flatMap(\.outputs)
        if let support { outputs.append(supportOutput(for: files, support, options)) }
        let inputs = files.dropFirst().reduce(into: files.first?.identities ?? []) {
            $0.formUnion($1.identities)
        }.union(options.baselineIdentity.map { [$0] } ?? [])
        do throws(Failure) {
            switch options.writing {
            case .writing:
                written = try writeOutputs(
                    outputs, depfile: depfile(files, support, options), options, console,
                    sparing: inputs)
            case .naming:
                try tellOutputs(
                    outputs, depfile: depfile(files, support, options), options, console,
                    sparing: inputs)
            case .checking:
                let found = checkOutputs(outputs, options, console, sparing: inputs, &reporter)
                code = code.combined(with: found)
            }
        } catch { code = code.combined(with: reporter.report(error)) }
    }
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
