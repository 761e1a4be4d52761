import Codegen
import Driver
import OperatingSystem
import Pictures
import Resolution
import Semantics
import Serialization
import TransitionDSL

extension FailureClass {
    fileprivate func includes(_ severity: ChangeClass) -> Bool {
        switch self {
        case .breaks: severity == .breaks
        case .differs: severity != .adds
        case .any: true
        }
    }
}

/// Compares two versions of files: what plays at their events, and what app code can use.
func runDiff(
    _ operands: [String], _ options: Options, _ console: Console
) throws(Failure) -> ExitCode {
    if operands.contains("-") {
        throw Failure(.usage, "`transc diff` does not read standard input")
    }
    if options.against == nil, operands.count != 2 {
        throw Failure(
            .usage, "`transc diff` compares two files or two directories",
            help: "write `transc diff OLD NEW`, or `transc diff --against REV FILE…`")
    }
    try checkInputs(Array(operands.suffix(1)), options)
    var quiet = options
    quiet.reports = []
    var comparison = DiffRun(options: options, reporter: DiagnosticReporter(console, quiet))
    var code = ExitCode.success
    do throws(Failure) { try comparison.compare(operands) } catch {
        comparison.refuse(shownPath(operands.last ?? ""))
        code = console.report(error)
    }
    return try comparison.finish(console, code)
}

extension Settings {
    /// The settings that a revision has where a run would find them; nil if it has none, or only
    /// outside of the source root.
    fileprivate init?(_ revision: GitRevision, in root: SourceRoot?) throws(Failure) {
        for path in Self.candidates() {
            let bytes: [UInt8]
            do throws(ReadFailure) { bytes = try revision.read(path).bytes } catch {
                if error.isMissing { continue }
                throw Failure(.noInput, "`\(path)` in `\(revision.name)` \(error.reason)")
            }
            if let root, !root.contains(path) { return nil }
            let text = String(decoding: bytes, as: UTF8.self)
            let words = try splitArguments(text, "the settings file", path, hasComments: true)
            self.init(path: path, words: words)
            return
        }
        return nil
    }
}

extension ProgramVersion {
    /// A checked program with the names of its Swift.
    init(generating model: Model, _ tables: [Table]) {
        let names = generatedNames(of: model, tables: tables).map {
            AppName(name: $0.name, declaration: $0.declaration, place: $0.place)
        }
        self.init(model, tables: tables, names: names)
    }
}

private struct DiffRun {
    let options: Options
    /// Those of the old version, which can have settings of its own.
    var oldOptions: Options
    var reporter: DiagnosticReporter
    private var report = DiffReport()
    private var code = ExitCode.success
    private var identities: Set<FileIdentity> = []
    /// The pages of the files, by their names in reports.
    private var pages: [(path: String, page: PageDocument)] = []

    /// A file in both versions; nil where a version does not have it.
    private struct Pair {
        /// The name of the file in reports.
        var path: String
        /// Its old name, if that is another one.
        var oldPath: String?
        var old: Input?
        var new: Input?
    }

    init(options: Options, reporter: DiagnosticReporter) {
        self.options = options
        oldOptions = options
        self.reporter = reporter
    }

    mutating func refuse(_ path: String) { report.refused.append(path) }

    mutating func compare(_ operands: [String]) throws(Failure) {
        let options = options
        let root = try SourceRoot(options)
        if let name = options.against {
            let revision = try GitRevision(name)
            if !options.commandLine.contains(where: { $0.name == .settings }) {
                let settings = try Settings(revision, in: root)
                oldOptions = try Options(options.commandLine, settings, of: .diff)
            }
            for operand in try Self.expanded(operands, revision) {
                let path = root?.relativePath(of: operand) ?? shownPath(operand)
                add(path, of: operand) { () throws(Failure) in
                    let old = try Self.oldInput(operand, revision, root)
                    // A file that is in neither version is reported as it is read.
                    let isRemoved = old != nil && (try? FileStatus(operand)) == nil
                    return Pair(
                        path: path, old: old, new: isRemoved ? nil : try Input(operand, options))
                }
            }
            return
        }
        let (old, new) = (operands[0], operands[1])
        guard isDirectory(old) || isDirectory(new) else {
            add(shownPath(new), of: new) { () throws(Failure) in
                Pair(
                    path: shownPath(new), oldPath: shownPath(old), old: try Input(old, options),
                    new: try Input(new, options))
            }
            return
        }
        guard isDirectory(old), isDirectory(new) else {
            throw Failure(
                .usage, "one of `\(old)` and `\(new)` is a directory, the other one is not")
        }
        let names = try [old, new].map { directory throws(Failure) in
            Set(try filesBelow(directory).map { String($0.dropFirst(joined(directory, "").count)) })
        }
        for path in sortedByComponents(Array(names[0].union(names[1]))) {
            add(path, of: joined(new, path)) { () throws(Failure) in
                func input(_ index: Int) throws(Failure) -> Input? {
                    let place = joined(operands[index], path)
                    return names[index].contains(path) ? try Input(place, options) : nil
                }
                return Pair(path: path, old: try input(0), new: try input(1))
            }
        }
    }

    /// The operands with each directory replaced by the files below it in either version.
    private static func expanded(
        _ operands: [String], _ revision: GitRevision
    ) throws(Failure) -> [String] {
        var expanded: [String] = []
        for operand in operands {
            let old: [String]?
            do throws(ReadFailure) { old = try revision.files(below: operand) } catch {
                throw Failure(.noInput, "`\(operand)` in `\(revision.name)` \(error.reason)")
            }
            guard let old, !old.isEmpty else {
                expanded += try expandedOperands([operand])
                continue
            }
            let new = isDirectory(operand) ? try filesBelow(operand) : []
            expanded += sortedByComponents(Array(Set(old).union(new)))
        }
        return withoutRepetition(expanded)
    }

    /// The version of a file in git; nil if the revision does not have it.
    private static func oldInput(
        _ path: String, _ revision: GitRevision, _ root: SourceRoot?
    ) throws(Failure) -> Input? {
        do throws(ReadFailure) {
            let contents = try revision.read(path)
            return Input(SourceFile(path: path, bytes: contents.bytes), in: root) {
                (path) throws(ReadFailure) in try revision.read(path)
            }
        } catch {
            if error.isMissing { return nil }
            throw Failure(.noInput, "`\(path)` in `\(revision.name)` \(error.reason)")
        }
    }

    // MARK: A file

    private mutating func add(
        _ path: String, of operand: String, _ read: () throws(Failure) -> Pair
    ) {
        do throws(Failure) { compare(try read()) } catch {
            code = code.combined(with: reporter.report(error, of: operand))
            refuse(path)
        }
    }

    private mutating func compare(_ pair: Pair) {
        let name = (pair.new ?? pair.old)?.operand ?? ""
        let old = version(pair.old, name, pair.oldPath ?? pair.path, oldOptions)
        let new = version(pair.new, name, pair.path, options)
        guard let old, let new else { return refuse(pair.path) }
        var changes = differences(old.program, new.program)
        // A file that does not exist has no settings that could change.
        if pair.old == nil || pair.new == nil {
            changes.removeAll { [.engine, .access, .namespace].contains($0.kind) }
        }
        let file = FileDifferences(
            path: pair.path, changes: changes, old: old.places, new: new.places)
        report.files.append(file)
        if options.page == nil { return }
        let comparison = Comparison(old.program, new.program, changes: changes)
        let page = ChangesPage(comparison, file, sources: (old.sources, new.sources))
        pages.append((pair.path, page.document))
    }

    /// A version of a file, empty if it does not exist; nil if it has errors, which are reported.
    private mutating func version(
        _ input: Input?, _ name: String, _ path: String, _ options: Options
    ) -> (program: ProgramVersion, places: VersionPlaces, sources: [SourceFile])? {
        var input =
            input
            ?? Input(SourceFile(path: name, bytes: [])) { _ throws(ReadFailure) in
                throw ReadFailure(SystemError.notFound)
            }
        // The default namespace is that of the new name in both versions.
        input.operand = name
        identities.formUnion(input.module.identities)
        let analysis = input.analysis(options)
        guard let model = analysis.model else {
            reporter.report(
                analysis.problems.filter { $0.severity == .error }, sources: input.module.sources)
            return nil
        }
        return (
            ProgramVersion(generating: model, analysis.tables),
            VersionPlaces(input.module.sources, path), input.module.sources
        )
    }

    // MARK: The result

    /// Writes the reports, and returns the exit code of the run.
    mutating func finish(_ console: Console, _ earlier: ExitCode) throws(Failure) -> ExitCode {
        code = code.combined(with: earlier).combined(with: reporter.finish())
        var requests = options.diffReports
        requests += options.reports.map {
            DiffReportRequest(format: .text, destination: $0.destination)
        }
        let isPrinted = requests.contains { $0.destination == .standardOutput }
        if !isPrinted, !requests.contains(where: { $0.format == .text }) {
            requests.insert(DiffReportRequest(format: .text, destination: .standardOutput), at: 0)
        }
        let reports = requests.map { (destination: $0.destination, bytes: bytes($0.format)) }
        let instructions = options.instructions.compactMap { (try? FileStatus($0.path))?.identity }
        let files = identities.union(instructions)
        code = code.combined(with: writeAll(reports, notOverwriting: files, console))
        if report.refused.isEmpty {
            _ = try writeOutputs(
                try pageOutputs(), depfile: nil, options, console, notOverwriting: files)
        }
        guard let limit = options.failOn else { return code }
        let count = report.changes.count { limit.includes($0.severity) }
        if count == 0 { return code }
        let what = "\(counted(count, "change")) \(count == 1 ? "fails" : "fail")"
        let failure = Failure(.outOfDate, "\(what) under `--fail-on \(limit.rawValue)`")
        return code.combined(with: console.report(failure))
    }

    /// The page of a single file. Of several files, each one that changes has a page in a directory.
    private func pageOutputs() throws(Failure) -> [Output] {
        guard let place = options.page else { return [] }
        if pages.count == 1, !isDirectory(place), !place.hasSuffix("/") {
            return pages.map { Output(bytes: $0.page.file, destination: Destination(place)) }
        }
        try converting(try makeDirectories(place)) { Failure(place, $0) }
        return zip(pages, report.files).filter { !$1.changes.isEmpty }.map { file, _ in
            let name = file.path.split(separator: "/").joined(separator: "-") + ".html"
            return Output(bytes: file.page.file, destination: Destination(joined(place, name)))
        }
    }

    private func bytes(_ format: DiffFormat) -> [UInt8] {
        switch format {
        case .text: Array(DiffText(report).text.utf8)
        case .json: diffJSON(report).file
        case .markdown: Array(DiffMarkdown(report).text.utf8)
        }
    }
}
