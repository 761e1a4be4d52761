package import OperatingSystem
import TransitionDSL

extension Options {
    /// The files other than outputs that a run writes for build systems, with their names in
    /// messages.
    var records: [(path: String, name: String)] {
        [(depfile, "the depfile"), (stamp, "the stamp")].compactMap { path, name in
            path.map { ($0, name) }
        }
    }

    /// The files of reports.
    fileprivate var reportFiles: [(path: String, name: String)] {
        reports.compactMap { request in
            guard let path = request.destination.path, path != "/dev/null" else { return nil }
            return (path, "the `\(request.format.rawValue)` report")
        }
    }

    /// The files that no report overwrites: the records and the baseline.
    package var keptFiles: [Destination] {
        (records.map { $0.path } + [anyBaseline].compactMap { $0 }).map { .file($0) }
    }
}

/// Refuses to write over an input or to write one file twice. Paths are compared by name, except in
/// ``checkInstructions(_:_:)``.
package func checkFiles(
    _ operands: [String], _ options: Options, _ outputs: [Destination] = []
) throws(Failure) {
    try checkRecords(options, outputs)
    try checkPrintedReports(operands, options, outputs)
    let inputs = Set(operands.filter { $0 != "-" }.map(normalized))
    for (path, _) in options.reportFiles where inputs.contains(normalized(path)) {
        throw reportOverInput(path)
    }
    var writers: [String: String] = [:]
    for path in outputs.compactMap({ $0.path }) { writers[normalized(path)] = "the Swift" }
    for input in inputs { writers[input] = "an input" }
    let baseline = options.anyBaseline.map { [(path: $0, name: "the baseline")] } ?? []
    for (path, name) in baseline + options.records + options.reportFiles where path != "/dev/null" {
        if let other = writers.updateValue(name, forKey: normalized(path)) {
            throw Failure(.usage, "\(other) and \(name) cannot both be `\(path)`")
        }
    }
    try checkInstructions(options, outputs)
}

/// Refuses depfiles and stamps that make no sense with the other options.
private func checkRecords(_ options: Options, _ outputs: [Destination]) throws(Failure) {
    if options.writing == .checking, let record = options.records.first {
        throw Failure(
            .usage, "`--check` writes nothing, but \(record.name) would be written",
            help: "leave out `--\(options.depfile == nil ? "stamp" : "depfile")`")
    }
    if options.writing == .checking, outputs.contains(.standardOutput) {
        throw Failure(
            .usage, "`--check` compares with a file, but the Swift goes to standard output",
            help: "name the Swift file with `-o FILE`, or a directory with `-d DIR`")
    }
    for (path, name) in options.records where Destination(path) == .standardOutput {
        throw Failure(.usage, "\(name) is a file and cannot go to standard output")
    }
    let isLost = outputs.contains { $0 == .standardOutput || $0 == .file("/dev/null") }
    if options.depfile != nil, options.stamp == nil, isLost {
        throw Failure(
            .usage, "`--depfile` needs output files, but the Swift goes to standard output",
            help: "name the Swift file with `-o FILE`, or give `--stamp FILE`")
    }
}

/// Refuses a path that cannot be a stamp, before anything is written.
@discardableResult
func checkStamp(_ path: String, _ options: Options) throws(Failure) -> OutputPlace {
    let place = try converting(try OutputPlace(path)) { Failure(path, $0) }
    guard let status = place.status else {
        try checkPlace(path, options)
        return place
    }
    guard status.kind == .regular else {
        throw Failure(.cannotWrite, "`\(path)` is \(status.kind.rawValue) and cannot be the stamp")
    }
    guard status.byteCount == 0 else {
        throw Failure(
            .cannotWrite, "`\(path)` is not empty and cannot be the stamp",
            help: "no other program may use a stamp; choose another name for it")
    }
    return place
}

/// Creates an empty file, or sets its time to now. Unchanged outputs keep their time, so this file
/// is what tells make that all is up to date.
func writeStamp(_ path: String, _ options: Options) throws(Failure) {
    let place = try checkStamp(path, options)
    do throws(SystemError) {
        // A file without write permission may still be touched; a new one has the current time.
        if place.status != nil { return try touchFile(place.path) }
        _ = try OpenFile(place.path, [.write, .create, .notFollowing])
    } catch { throw Failure(path, WriteFailure(error)) }
}

func touch(_ path: String) throws(Failure) {
    do throws(WriteFailure) {
        let place = try OutputPlace(path)
        try converting(try touchFile(place.path)) { WriteFailure($0) }
    } catch { throw Failure(path, error) }
}

/// Refuses to write over a file that contributed to the options, also through links.
package func checkInstructions(_ options: Options, _ outputs: [Destination]) throws(Failure) {
    let baseline = options.writtenBaseline.map { [(path: $0, name: "the baseline")] } ?? []
    let swift = outputs.compactMap { $0.path }.map { (path: $0, name: "the Swift") }
    let writers = (swift + options.records + baseline + options.reportFiles).map { path, name in
        (path: path, name: name, identity: (try? FileStatus(path))?.identity)
    }
    for instruction in options.instructions {
        // A pipe cannot be overwritten.
        guard let status = try? FileStatus(instruction.path), status.kind == .regular,
            let writer = writers.first(where: { $0.identity == status.identity })
        else { continue }
        throw Failure(
            .usage, "\(instruction.name) and \(writer.name) cannot both be `\(writer.path)`",
            help: "a file that was read is never overwritten: choose another name")
    }
}
