import Driver
import OperatingSystem
import TransitionDSL

/// Compiles files now and whenever one of their inputs changes, until a signal arrives or standard
/// error is closed.
func runWatch(_ operands: [String], _ options: Options) throws(Failure) -> ExitCode {
    try checkWatch(operands, options)
    noteStopSignals()
    var run = WatchRun(operands, options, Console(color: options.color, showsSummary: false))
    var changes = FileChanges()
    var goesOn = try run.bringUpToDate()
    // Each round begins with a pause. No round begins after a signal, or when standard error is
    // closed.
    while goesOn, !isClosed(2, within: changes.arePending ? 60 : 200), !hasBeenStopped() {
        if changes.areDue(run.look()) { goesOn = try run.bringUpToDate() }
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

/// The state of `watch`: what has been compiled, and from what.
struct WatchRun {
    private let operands: [String]
    private let options: Options
    private let console: Console
    private var modules = WatchedModules()
    private var files: [String] = []
    private var baseline: FileLookup?
    /// Why the last run could not start. It is reported once; once it is fixed, all is compiled.
    private var failure: Failure?
    private var isFirst = true
    /// Whether the last message reported errors.
    private var hasErrors = false

    init(_ operands: [String], _ options: Options, _ console: Console) {
        self.operands = operands
        self.options = options
        self.console = console
    }

    /// Compiles what has changed and prints a line; false if standard error is closed. Throws only
    /// for a command line that is wrong from the start.
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
            return console.printLine(watchLine(errors: 1))
        }
    }

    /// The files to compile again; nil if there are none.
    private mutating func partToCompile(of plan: CompilePlan) -> CompilePlan? {
        let names = plan.items.map { $0.operand }
        let now = options.baseline.map(FileLookup.init)
        if failure != nil || now != baseline { modules = WatchedModules() }
        let haveOthersCome = names != files
        failure = nil
        baseline = now
        files = names
        var touched = modules.toCompile(names, haveOthersCome: haveOthersCome) {
            try? FileStatus($0)
        }
        // The file with the errors is gone: print a line for that.
        if touched.isEmpty, haveOthersCome, hasErrors { touched.formUnion(names) }
        if touched.isEmpty { return nil }
        var part = plan
        // The shared support is generated from all files.
        if plan.support != nil { return plan }
        part.items = plan.items.filter { touched.contains($0.operand) }
        return part
    }

    private mutating func compile(_ part: CompilePlan) throws(Failure) -> Bool {
        let start = monotonicNanoseconds()
        let names = part.items.map { $0.operand }
        // Looked up before they are read, so that a change meanwhile is seen the next time.
        let before = names.map(FileLookup.init)
        let outcome = try Driver.compile(part, options, console)
        let isSettled = outcome.code == .success
        for lookup in before {
            modules.note(
                lookup.path, outcome.lookups[lookup.path] ?? [lookup], isSettled: isSettled)
        }
        hasErrors = !isSettled
        if hasErrors { return console.printLine(watchLine(errors: outcome.errorCount)) }
        let duration = monotonicNanoseconds() - start
        return console.printLine(
            watchLine(
                files: names.count, written: outcome.written.count,
                milliseconds: duration / 1_000_000))
    }

    /// The current state of all paths where a change may show.
    func look() -> [FileLookup] {
        let files = (try? expandedOperands(operands)) ?? operands
        let others = [options.baseline, options.sourceRoot].compactMap { $0 }
        return (files + modules.paths + others).uniqued().map(FileLookup.init)
    }
}

/// `transc: 3 files, 1 written, 12 ms`.
func watchLine(files: Int, written: Int, milliseconds: Int) -> String {
    "transc: \(counted(files, "file")), \(written) written, \(milliseconds) ms"
}

/// `transc: 2 errors; waiting for a change`.
func watchLine(errors: Int) -> String {
    "transc: \(counted(errors, "error")); waiting for a change"
}

/// The inputs of each file of the command line when it was last compiled.
struct WatchedModules: Sendable {
    private struct Module: Sendable {
        var lookups: [FileLookup]
        /// Whether its outputs are written.
        var isSettled: Bool
    }

    /// By the file's name on the command line.
    private var modules: [String: Module] = [:]

    /// All paths that were looked up, each once and sorted.
    var paths: [String] { Set(modules.values.flatMap { $0.lookups.map { $0.path } }).sorted() }

    /// Records the inputs of a file.
    mutating func note(_ file: String, _ lookups: [FileLookup], isSettled: Bool) {
        modules[file] = Module(lookups: lookups, isSettled: isSettled)
    }

    /// The files to compile: new ones and those with changed inputs. If there are any, or a file
    /// was removed, also those that could not be written the last time. Forgets files that are no
    /// longer named.
    mutating func toCompile(
        _ files: [String], haveOthersCome: Bool, status: (String) -> FileStatus?
    ) -> Set<String> {
        let named = Set(files)
        modules = modules.filter { named.contains($0.key) }
        let touched = named.filter { file in
            guard let module = modules[file] else { return true }
            return !module.lookups.allSatisfy { status($0.path) == $0.status }
        }
        if touched.isEmpty, !haveOthersCome { return [] }
        return touched.union(modules.filter { !$0.value.isSettled }.keys)
    }
}

/// Sees changes of files, and decides when to use them.
struct FileChanges: Sendable {
    private var seen: [FileLookup] = []
    private var debounce = Debounce()

    /// Whether there are changes that are not due yet.
    var arePending: Bool { debounce.dueTime != nil }

    /// Compares files with those of the last call; true if all changes so far are to be used now.
    mutating func areDue(_ now: [FileLookup]) -> Bool {
        let time = monotonicNanoseconds()
        if now != seen { debounce.note(at: time) }
        seen = now
        guard let due = debounce.dueTime, due <= time else { return false }
        debounce = Debounce()
        return true
    }
}

/// When to compile after a change: after a short pause without further changes, since an editor
/// saves in several steps and a checkout changes many files, but at most some time after the first
/// change.
struct Debounce: Sendable {
    private var first: Int?
    private var last = 0

    mutating func note(at time: Int) {
        if first == nil { first = time }
        last = time
    }

    /// nil if nothing has changed; times are in nanoseconds.
    var dueTime: Int? { first.map { min(last + 60_000_000, $0 + 500_000_000) } }
}
