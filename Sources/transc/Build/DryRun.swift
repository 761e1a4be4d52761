import TransitionDSL
import Workspace

/// `--dry-run`: prints what a run would do with each file. Where it would be refused, it would do
/// nothing, and that is told instead.
func tellOutputs(
    _ outputs: [Output], depfile: Output?, _ options: Options, _ console: Console,
    sparing inputs: Set<FileIdentity>
) throws(Failure) {
    if let stamp = options.stamp { try checkStamp(stamp, options) }
    var targets = OutputTargets(sparing: inputs)
    var text = ""
    for output in outputs {
        guard case .file(let path) = output.destination else {
            text += "would write to standard output\n"
            continue
        }
        try targets.take(path)
        text +=
            "would \(try verb(output, path, options, isForced: options.isForced)) \(visible(path))\n"
    }
    if let depfile, case .file(let path) = depfile.destination {
        try targets.take(path)
        try checkDepfile(path, before: depfile.bytes, isForced: options.isForced)
        // A depfile is written anew even where it would hold the same.
        let verb = try verb(depfile, path, options, isForced: true)
        text += "would \(verb == "keep" ? "write" : verb) \(visible(path))\n"
    }
    if let stamp = options.stamp {
        let isThere = (try? FileStatus(stamp)) != nil
        text += "would \(isThere ? "touch" : "make") \(visible(stamp))\n"
    }
    _ = try console.printOutput(text)
}

private func verb(
    _ output: Output,
    _ path: String,
    _ options: Options,
    isForced: Bool
) throws(Failure) -> String {
    do throws(WriteFailure) {
        let target = try WriteTarget(path, for: output.bytes, isForced: isForced)
        if target.holdsAll { return "keep" }
        if !isForced {
            try target.checkIsOurs()
            try target.checkIsWritable()
        }
        if target.status != nil { return "write" }
    } catch { throw Failure(path, error) }
    try checkPlace(path, options)
    return "make"
}

/// Refuses a file that could not be made, for want of a directory or of leave. Those of `-d` are
/// made where they are missing.
func checkPlace(_ path: String, _ options: Options) throws(Failure) {
    let home = directory(of: path)
    var place = home
    do throws(SystemError) {
        while !exists(place), place != "/", options.directory != nil {
            place = directory(of: String(place.dropLast()))
        }
        let name = place.isEmpty ? "." : place
        guard try FileStatus(name).kind == .directory else { throw .notDirectory }
        try checkWriting(name)
    } catch {
        guard place != home, let directory = options.directory else {
            throw Failure(path, WriteFailure(error))
        }
        throw Failure(directory, WriteFailure("cannot be made: \(error.message)"))
    }
}

private func exists(_ directory: String) -> Bool {
    directory.isEmpty || (try? FileStatus(directory)) != nil
}
