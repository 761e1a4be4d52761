import TransitionDSL
import Workspace

extension Options {
    /// The files besides the outputs that a run leaves for build systems, and what messages call
    /// them.
    var records: [(path: String, name: String)] {
        [(depfile, "the depfile"), (stamp, "the stamp")].compactMap { path, name in
            path.map { ($0, name) }
        }
    }

    /// What no report is written over: the records and the baseline.
    var keptFiles: [Destination] {
        (records.map(\.path) + [anyBaseline].compactMap(\.self)).map { .file($0) }
    }
}

/// Refuses depfiles and stamps that would be something else already, by their names.
func checkRecords(
    _ operands: [String], _ options: Options, _ outputs: [Destination]
) throws(Failure) {
    if options.writing == .checking, let record = options.records.first {
        throw Failure(
            .usage, "`--check` writes nothing, and \(record.name) would be written",
            help: "leave out `--\(options.depfile == nil ? "stamp" : "depfile")`")
    }
    if options.writing == .checking, outputs.contains(.standardOutput) {
        throw Failure(
            .usage, "`--check` compares with a file, and the Swift goes to standard output",
            help: "name the Swift file with `-o FILE`, or a directory with `-d DIR`")
    }
    var writers: [String: String] = [:]
    for case .file(let path) in outputs { writers[normalized(path)] = "the Swift" }
    for operand in operands where operand != "-" { writers[normalized(operand)] = "an input" }
    if let baseline = options.anyBaseline, baseline != "/dev/null",
        let other = writers.updateValue("the baseline", forKey: normalized(baseline))
    {
        throw Failure(.usage, "\(other) and the baseline cannot both be `\(baseline)`")
    }
    for (path, name) in options.records where path != "/dev/null" {
        if Destination(path) == .standardOutput {
            throw Failure(.usage, "\(name) is a file and cannot go to standard output")
        }
        if let other = writers.updateValue(name, forKey: normalized(path)) {
            throw Failure(.usage, "\(other) and \(name) cannot both be `\(path)`")
        }
    }
    let isLost = outputs.contains { $0 == .standardOutput || $0 == .file("/dev/null") }
    if options.depfile != nil, options.stamp == nil, isLost {
        throw Failure(
            .usage, "`--depfile` tells of files, and the Swift goes to none",
            help: "name the Swift file with `-o FILE`, or give `--stamp FILE`")
    }
}

/// Refuses what could never be a stamp, before anything is written; tells whether it is there.
@discardableResult func checkStamp(_ path: String, _ options: Options) throws(Failure) -> Bool {
    let known: FileStatus?
    do throws(WriteFailure) { known = try existingStatus(path) } catch {
        throw Failure(path, error)
    }
    guard let status = known else {
        try checkPlace(path, options)
        return false
    }
    guard status.kind == .regular else {
        throw Failure(.cannotWrite, "`\(path)` is \(status.kind.rawValue) and cannot be the stamp")
    }
    guard status.byteCount == 0 else {
        throw Failure(
            .cannotWrite, "`\(path)` is not empty and cannot be the stamp",
            help: "a stamp is a file that nobody reads; choose a name of its own for it")
    }
    return true
}

/// Makes an empty file, or sets its time to now. Outputs that did not change keep their time, so
/// that by this file alone plain make sees that all is done.
func writeStamp(_ path: String, _ options: Options) throws(Failure) {
    // What may not be written may still be ours to touch; what was just made has its time.
    if try checkStamp(path, options) { return try touch(path) }
    do throws(SystemError) { _ = try OpenFile(path, [.write, .create]) } catch {
        throw Failure(path, WriteFailure(error))
    }
}

func touch(_ path: String) throws(Failure) {
    do throws(SystemError) { try touchFile(path) } catch {
        throw Failure(path, WriteFailure(error))
    }
}

extension Options {
    /// A file that said what a run is to do, and what messages call it.
    struct Instruction: Sendable {
        var path: String
        var name: String
    }
}

/// Refuses to write over a file that said what to do, whatever links lead to it.
func checkInstructions(_ options: Options, _ outputs: [Destination] = []) throws(Failure) {
    if options.instructions.isEmpty { return }
    let writers = options.written(outputs).map { path, name in
        (path: path, name: name, identity: (try? FileStatus(path))?.identity)
    }
    for instruction in options.instructions {
        // What comes through a pipe is not there to be written over.
        guard let status = try? FileStatus(instruction.path), status.kind == .regular,
            let writer = writers.first(where: { $0.identity == status.identity })
        else { continue }
        throw Failure(
            .usage, "\(instruction.name) and \(writer.name) cannot both be `\(writer.path)`",
            help: "nothing is written over a file that was read: choose another name")
    }
}

extension Options {
    /// All files that a run writes, and what messages call them.
    fileprivate func written(_ outputs: [Destination]) -> [(path: String, name: String)] {
        var files: [(path: String, name: String)] = []
        for case .file(let path) in outputs { files.append((path, "the Swift")) }
        files += records
        if let writtenBaseline { files.append((writtenBaseline, "the baseline")) }
        for request in reports {
            guard case .file(let path) = request.destination else { continue }
            files.append((path, "the `\(request.format.rawValue)` report"))
        }
        return files
    }
}
