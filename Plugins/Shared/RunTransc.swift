import Foundation
import PackagePlugin

/// What a command plugin was asked: for which targets, and all else, which is for `transc`.
struct Request {
    let options: [String]
    private let names: [String]

    init(_ arguments: [String]) {
        var extractor = ArgumentExtractor(arguments)
        names = extractor.extractOption(named: "target")
        options = extractor.remainingArguments
    }

    /// Whether a target was named, or none.
    func asks(for target: String) -> Bool { names.isEmpty || names.contains(target) }

    /// What the targets hold, each file with the innermost that it lies in. Fails where no target
    /// has one of the names.
    func files(of package: Package) throws -> [TransFiles] {
        let targets = try names.isEmpty ? package.targets : package.targets(named: names)
        let directories = package.targets.map(\.directoryURL)
        return targets.filter { $0.sourceModule != nil }
            .map { TransFiles(below: $0.directoryURL, without: directories) }
    }
}

/// Runs `transc` in `directory`, from which the files are named: so they read in messages, and so
/// a baseline that is committed names them. Returns its exit code.
func runTransc(
    _ tool: URL,
    _ command: String,
    _ options: [String],
    _ files: [URL],
    in directory: URL
) throws -> Int32 {
    let process = Process()
    process.executableURL = tool
    process.currentDirectoryURL = directory
    process.arguments = [command] + options + ["--"] + files.map { path(of: $0, from: directory) }
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 70
}
