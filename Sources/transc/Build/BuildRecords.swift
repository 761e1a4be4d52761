import TransitionDSL

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
    _ operands: [String],
    _ options: Options,
    _ outputs: [Destination]
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
    if options.depfile != nil, options.stamp == nil, outputs.contains(where: \.isLost) {
        throw Failure(
            .usage, "`--depfile` tells of files, and the Swift goes to none",
            help: "name the Swift file with `-o FILE`, or give `--stamp FILE`")
    }
}

extension Destination {
    /// Whether no file is left that a rule could name.
    fileprivate var isLost: Bool { self == .standardOutput || self == .file("/dev/null") }
}
