package import OperatingSystem
package import TransitionDSL

/// Writes the outputs of a run; returns the changed paths, except the depfile's. All files are
/// staged before the first is put in place, so that a refusal changes nothing.
/// The depfile comes first. If the process dies after it, the outputs are older than their inputs;
/// with new outputs and an old depfile, make would consider all up to date.
package func writeOutputs(
    _ outputs: [Output], depfile: Output? = nil, _ options: Options, _ console: Console,
    notOverwriting inputs: Set<FileIdentity>
) throws(Failure) -> [String] {
    if let directory = options.directory {
        try converting(try makeDirectories(directory)) { Failure(directory, $0) }
    }
    if let stamp = options.stamp { try checkStamp(stamp, options) }
    // The reader of standard output may block us.
    for output in outputs where output.destination == .standardOutput {
        _ = try console.printOutput(output.bytes)
    }
    return try holdingSignals { () throws(Failure) in
        try writeFiles(outputs, depfile: depfile, options, notOverwriting: inputs)
    }
}

private func writeFiles(
    _ outputs: [Output], depfile: Output?, _ options: Options,
    notOverwriting inputs: Set<FileIdentity>
) throws(Failure) -> [String] {
    var staged: [(file: StagedFile, path: String)] = []
    var targets = OutputTargets(notOverwriting: inputs)
    do throws(Failure) {
        if let depfile, let path = depfile.destination.path {
            try targets.take(path)
            try checkDepfile(path, before: depfile.bytes, isForced: options.isForced)
            staged.append((try stage(depfile.bytes, path, isForced: true), path))
        }
        for output in outputs {
            guard let path = output.destination.path else { continue }
            try targets.take(path)
            staged.append((try stage(output.bytes, path, isForced: options.isForced), path))
        }
    } catch {
        for (file, _) in staged { file.discard() }
        throw error
    }
    try commit(staged)
    if let path = depfile?.destination.path, staged[0].file.isUnchanged { try touch(path) }
    return staged.dropFirst(depfile == nil ? 0 : 1).filter { !$0.file.isUnchanged }.map { $0.path }
}

/// The files that a run writes: no input, and none twice, whatever paths lead there.
struct OutputTargets {
    private let inputs: Set<FileIdentity>
    private var paths: [Place: String] = [:]

    init(notOverwriting inputs: Set<FileIdentity>) { self.inputs = inputs }

    /// The file that a path leads to, or its name in a directory if it is new.
    private enum Place: Hashable {
        case file(FileIdentity)
        case name([UInt8], in: FileIdentity)

        /// nil if the directory cannot be identified.
        init?(_ path: String) {
            guard let end = try? resolvedLink(path) else { return nil }
            if let status = try? FileStatus(end) {
                self = .file(status.identity)
                return
            }
            // Xcode's scripts may not read a directory, and name each output in one way.
            if isInScriptSandbox { return nil }
            let home = directory(of: end)
            guard let status = try? FileStatus(home.isEmpty ? "." : home) else { return nil }
            self = .name(Array(lastComponent(of: end).utf8), in: status.identity)
        }
    }

    mutating func take(_ path: String) throws(Failure) {
        guard let place = Place(path) else { return }
        if case .file(let identity) = place, inputs.contains(identity) {
            throw Failure(.cannotWrite, "`\(path)` is an input and cannot be overwritten")
        }
        if let other = paths.updateValue(path, forKey: place), path != "/dev/null" {
            throw Failure(.cannotWrite, "`\(other)` and `\(path)` are the same file")
        }
    }
}

private func stage(_ bytes: [UInt8], _ path: String, isForced: Bool) throws(Failure) -> StagedFile {
    try converting(
        try StagedFile(bytes, for: path, replacing: isForced ? .any : .generated)
    ) { Failure(path, $0) }
}

private func commit(_ staged: [(file: StagedFile, path: String)]) throws(Failure) {
    for (index, (file, path)) in staged.enumerated() {
        do throws(WriteFailure) { try file.commit() } catch {
            for (file, _) in staged[(index + 1)...] { file.discard() }
            throw Failure(path, error)
        }
    }
}

extension Failure {
    /// Why a path cannot be written.
    package init(_ path: String, _ error: WriteFailure) {
        let home = directory(of: path)
        let isLost = error.isMissing && !home.isEmpty && (try? FileStatus(home)) == nil
        self.init(
            .cannotWrite, "`\(path)` \(error.reason)",
            help: error.help ?? (isLost ? "create the directory `\(home)` first" : nil))
    }
}
