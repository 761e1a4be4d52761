import Workspace

extension Options {
    /// A file that said what a run is to do, and what messages call it.
    struct Instruction: Sendable {
        var path: String
        var name: String

        static func argumentFile(_ path: String) -> Instruction {
            Instruction(path: path, name: "an argument file")
        }

        static func fileList(_ path: String) -> Instruction {
            Instruction(path: path, name: "a file list of Xcode")
        }
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
