/// Compiles files now and whenever something that they are made from changes, until it is told to
/// end or nobody reads any more what it says.
func runWatch(_ operands: [String], _ options: Options) throws(Failure) -> ExitCode {
    try checkWatch(operands, options)
    let console = Console(color: options.color, showsSummary: false)
    let stop = StopSignals()
    var changes = Changes(stop: stop.descriptor)
    var run = WatchRun(operands, options, console)
    while try run.bringUpToDate() {
        let interests = run.interests()
        // What is attended to from now on may have changed before: then it is looked at again.
        if changes.attend(to: interests, console) { continue }
        if changes.wait(interests) == .end { break }
    }
    return .success
}

/// Refuses what can be read or written only once.
private func checkWatch(_ operands: [String], _ options: Options) throws(Failure) {
    if operands.contains("-") {
        throw Failure(
            .usage, "standard input cannot be watched", help: "give a file or a directory")
    }
    if let output = options.output, Destination(output) == .standardOutput {
        throw Failure(
            .usage, "`transc watch` writes files, not standard output",
            help: "give `-o` the name of a file, or leave it out")
    }
}

/// What has been compiled, and from what.
struct WatchRun {
    private let operands: [String]
    private let options: Options
    private let console: Console
    private var modules = WatchedModules()
    private var files: [String] = []
    private var baseline: FileLookup?
    /// What last kept a run from beginning. It is told once, and all is compiled when it is mended.
    private var failure: Failure?
    private var isFirst = true
    /// Whether errors are the last that was told.
    private var hasErrors = false

    init(_ operands: [String], _ options: Options, _ console: Console) {
        self.operands = operands
        self.options = options
        self.console = console
    }

    /// Compiles what has changed and says so; false where nobody listens any more. A command line
    /// that is wrong from the start is the only failure that nothing can mend.
    mutating func bringUpToDate() throws(Failure) -> Bool {
        do throws(Failure) {
            let plan = try CompilePlan(expandedOperands(operands), options)
            isFirst = false
            guard let part = partToCompile(of: plan) else { return true }
            return try compile(part)
        } catch {
            if isFirst, error.code == .usage { throw error }
            isFirst = false
            if failure == error { return true }
            failure = error
            _ = console.report(error)
            return console.tell(watchLine(errors: 1))
        }
    }

    /// The files to compile again; nil where there are none.
    private mutating func partToCompile(of plan: CompilePlan) -> CompilePlan? {
        let names = plan.items.map(\.operand)
        let now = options.baseline.map { FileLookup(path: $0, status: try? FileStatus($0)) }
        if failure != nil || now != baseline { modules = WatchedModules() }
        let haveOthersCome = names != files
        failure = nil
        baseline = now
        files = names
        var touched = modules.toCompile(names, haveOthersCome: haveOthersCome) {
            try? FileStatus($0)
        }
        // The file with the errors has gone: that is worth a line.
        if touched.isEmpty, haveOthersCome, hasErrors { touched.formUnion(names) }
        if touched.isEmpty { return nil }
        var part = plan
        // What files share is made from all of them.
        if plan.support != nil { return plan }
        part.items = plan.items.filter { touched.contains($0.operand) }
        return part
    }

    private mutating func compile(_ part: CompilePlan) throws(Failure) -> Bool {
        let start = monotonicNanoseconds()
        let names = part.items.map(\.operand)
        // Looked at before they are read: what changes meanwhile is seen the next time.
        let before = names.map { FileLookup(path: $0, status: try? FileStatus($0)) }
        let outcome = try transc.compile(part, options, console)
        let isSettled = outcome.code == .success
        for lookup in before {
            modules.note(
                lookup.path, outcome.lookups[lookup.path] ?? [lookup], isSettled: isSettled)
        }
        hasErrors = !isSettled
        if hasErrors { return console.tell(watchLine(errors: outcome.errorCount)) }
        let duration = monotonicNanoseconds() - start
        return console.tell(
            watchLine(
                files: names.count, written: outcome.written.count,
                milliseconds: duration / 1_000_000))
    }

    /// What the next change may show at.
    func interests() -> Interests {
        let trees = operands.filter(isDirectory).flatMap { operand in
            (try? filesBelow(operand))?.directories ?? [operand]
        }
        let paths = operands + files + modules.paths + (options.baseline.map { [$0] } ?? [])
        return Interests(paths: paths, trees: trees) { path in
            guard (try? FileStatus(path, followingLinks: false))?.kind == .link else { return nil }
            return try? readLink(path)
        }
    }
}

/// `transc: 3 files, 1 written, 12 ms`.
func watchLine(files: Int, written: Int, milliseconds: Int) -> String {
    "transc: \(files) file\(files == 1 ? "" : "s"), \(written) written, \(milliseconds) ms"
}

/// `transc: 2 errors; waiting for a change`.
func watchLine(errors: Int) -> String {
    "transc: \(errors) error\(errors == 1 ? "" : "s"); waiting for a change"
}
