import Foundation
import PackagePlugin

/// The arguments of a command plugin: its targets, and the rest, which is passed to `transc`.
struct Request {
    let options: [String]
    private let names: [String]

    init(_ arguments: [String]) {
        var extractor = ArgumentExtractor(arguments)
        names = extractor.extractOption(named: "target")
        options = extractor.remainingArguments
    }

    /// Whether a target is selected, or all are.
    func asks(for target: String) -> Bool { names.isEmpty || names.contains(target) }

    /// The files of the selected targets, each in the innermost target that contains it. Fails if a
    /// name matches no target.
    func files(of package: Package) throws -> [TransFiles] {
        let targets = try names.isEmpty ? package.targets : package.targets(named: names)
        let directories = package.targets.map(\.directoryURL)
        return targets.filter { $0.sourceModule != nil }
            .map { TransFiles(below: $0.directoryURL, without: directories) }
    }
}

/// Runs `transc` in `directory`. Files are named relative to it, in messages and in a committed
/// baseline. Returns its exit code.
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
