import Adoption
import Apps
import Driver
import Formatting
import Lint
import OperatingSystem
import Semantics
import TransitionDSL

/// Writes the first .trans file of an app, and a report of what is not in it.
func runAdopt(
    _ operands: [String], _ options: Options, _ console: Console
) throws(Failure) -> ExitCode {
    let path = try outputPath(options)
    let report = String(path.dropLast(".trans".utf8.count)) + ".adopt.md"
    if options.writing != .naming { try checkAreNew([path, report]) }
    let input = try AppFiles(operands, excluding: options.scan.excluded)
    let app = App(input.files)
    let scan = app.scan(withIndex: true)
    try warn(of: input.failures + scan.unknownFiles, options, console)
    if scan.swiftUIViewCount > 0, scan.hasNoTransitions {
        throw Failure(
            .noInput,
            "the app has \(counted(scan.swiftUIViewCount, "view")) of SwiftUI and nothing of UIKit or "
                + "Hero that a file could take over",
            help: "`TransitionStack` gives the pushes of SwiftUI lines of a registry: see "
                + "Documentation/swiftui.md")
    }
    let adoption = adopt(
        scan, app.classes(),
        AdoptionOptions(
            name: fileStem(path), origin: operands.joined(separator: " "), engine: options.engine,
            findings: findings(in: app, scan, options), isFull: options.isFull),
        adoptionCompiler(for: path, options))
    if let gap = adoption.gap { throw internalError("adopt loses a fact: \(gap)") }
    if options.writing == .naming {
        let text = String(decoding: adoption.file, as: UTF8.self)
        return try console.printOutput(text + "\n" + adoption.report)
    }
    try holdingSignals { () throws(Failure) in
        try create(report, holding: Array(adoption.report.utf8))
        do throws(Failure) { try create(path, holding: adoption.file) } catch {
            // A report of a file that does not exist is of no use.
            if let place = try? OutputPlace.new(report) { removeFile(place) }
            throw error
        }
    }
    return try console.printOutput(summary(adoption.counts, path, report))
}

/// The errors and warnings of the app's code, one line each.
private func findings(in app: App, _ scan: AppScan, _ options: Options) -> [String] {
    var tables: [Int: LineTable] = [:]
    let found = lintApp(scan, levels: options.rules)
    let reported = Lint.findings(inApp: app.filesWithSuppressions, found, levels: options.rules)
    return reported.problems.compactMap { problem in
        let number = Int(problem.place.file.index)
        guard problem.severity > .note, scan.files.indices.contains(number) else { return nil }
        let source = scan.files[number].source
        let table = tables[number] ?? LineTable(source)
        tables[number] = table
        let line = table.position(of: problem.place.range.start).line
        return "\(lastComponent(of: source.path)):\(line): \(problem.message)"
    }
}

/// The path of the .trans file.
private func outputPath(_ options: Options) throws(Failure) -> String {
    guard let path = options.output else {
        throw Failure(
            .usage, "adopt needs the name of the file to write",
            help: "write `transc adopt PATH -o App.trans`")
    }
    guard path.hasSuffix(".trans"), !fileStem(path).isEmpty, lastComponent(of: path) != ".trans"
    else {
        if Destination(path) == .standardOutput {
            throw Failure(
                .usage, "`adopt` writes two files, but standard output is one",
                help: "`--dry-run` prints both; `-o App.trans` writes them")
        }
        throw Failure(
            .usage, "`\(path)` for `--output` does not end in `.trans`",
            help: "write `-o App.trans`")
    }
    return path
}

/// The name of a file without `.trans`.
private func fileStem(_ path: String) -> String {
    String(lastComponent(of: path).dropLast(".trans".utf8.count))
}

/// The compiler that an adopted file is written for.
func adoptionCompiler(for path: String, _ options: Options) -> AdoptionCompiler {
    let analysis = AnalysisOptions(
        defaultNamespace: defaultNamespace(forPath: path),
        writesObjectiveC: options.writesObjectiveC)
    return AdoptionCompiler(
        errors: { source in
            analyze([parse(source)], options: analysis).problems.filter { $0.severity == .error }
        },
        format: { source in applying(format(parse(source)), to: source.bytes) },
        check: { source in
            let result = analyze([parse(source)], options: analysis)
            return result.model.map { AdoptedModel(model: $0, tables: result.tables) }
        })
}

// MARK: - Files

private func checkAreNew(_ paths: [String]) throws(Failure) {
    for path in paths where (try? FileStatus(path, followingLinks: false)) != nil {
        throw exists(path)
    }
}

private func exists(_ path: String) -> Failure {
    Failure(
        .cannotWrite, "`\(path)` already exists; it was not changed",
        help: "choose another name with `-o`, or remove the file")
}

/// Creates a file, whole or not at all. Never replaces anything.
private func create(_ path: String, holding bytes: [UInt8]) throws(Failure) {
    let place = try converting(try OutputPlace.new(path)) { Failure(path, $0) }
    do throws(SystemError) { try makeFile(place, holding: bytes) } catch {
        if error == .exists { throw exists(path) }
        throw Failure(path, WriteFailure(error))
    }
}

private func summary(_ counts: AdoptionCounts, _ path: String, _ report: String) -> String {
    var text = "\(path): \(counts.carried) of \(counts.facts) facts"
    if counts.likely > 0 { text += ", \(counts.likely) likely ones as comments" }
    text += "\n\(report): \(counts.reported) facts that are not in it, and the calls to add\n"
    return text
}
