package import OperatingSystem
import Semantics
import Serialization
import TransitionDSL

/// Prints the inputs of files: each with all its imports, each path once, in the order of first
/// occurrence, then the settings file and the code of the app.
/// Only imports are checked. `compile` reports all other problems; an unreadable import is reported
/// here, since the list lacks what it imports.
package func runInputs(
    _ operands: [String], _ options: Options, _ console: Console
) throws(Failure) -> ExitCode {
    let operands = try expandedOperands(operands)
    try checkInputs(operands, options)
    let list = try PathList(options)
    var reporter = DiagnosticReporter(console, options)
    var code = ExitCode.success
    var paths: [String] = []
    for operand in operands {
        do throws(Failure) {
            let input = try Input(operand, options)
            reporter.report(input.module.problems, sources: input.module.sources)
            // Standard input without a name is not a file.
            let isNamed = operand != "-" || options.stdinPath != nil
            paths += input.module.pathsAsNamed.dropFirst(isNamed ? 0 : 1).map { normalized($0) }
        } catch { code = code.combined(with: reporter.report(error, of: operand)) }
    }
    if let settings = options.settings { paths.append(normalized(settings)) }
    if !options.apps.isEmpty { paths += try readApp(options, console).files.pathsWithNames }
    _ = try console.printOutput(list.text(of: paths.uniqued()))
    return code.combined(with: reporter.finish())
}

/// Prints the outputs of `compile`. They depend only on names: no file is read.
package func runOutputs(
    _ operands: [String], _ options: Options, _ console: Console
) throws(Failure) -> ExitCode {
    let list = try PathList(options)
    var paths: [String] = []
    for destination in try CompilePlan(expandedOperands(operands), options).destinations {
        guard let path = destination.path else {
            throw Failure(
                .usage, "the Swift would go to standard output, which is not a file",
                help: "name it with `-o FILE`, or a directory with `-d DIR`")
        }
        paths.append(hasSetting(path) ? path : normalized(path))
    }
    return try console.printOutput(list.text(of: paths.uniqued()))
}

/// Paths as `inputs` and `outputs` print them, one a line.
private struct PathList {
    /// The directory of `$(SRCROOT)`; nil for plain paths.
    private var root: SourceRoot?

    init(_ options: Options) throws(Failure) {
        if options.isFileList { root = try SourceRoot(options.sourceRoot ?? ".") }
    }

    func text(of paths: [String]) throws(Failure) -> String {
        if paths.isEmpty { return "" }
        var text = root == nil ? "" : "# Made by transc; paths are relative to the project.\n"
        for path in paths {
            try check(path)
            text += try line(path) + "\n"
        }
        return text
    }

    /// Xcode trims lines and expands `$`, so `$` is written as `$$`.
    private func line(_ path: String) throws(Failure) -> String {
        guard let root, !hasSetting(path) else { return path }
        let relative = root.relativePath(of: path) ?? climbing(from: root, to: path)
        return "$(SRCROOT)/\(quoting(relative, ["$": "$$"]))"
    }

    private func check(_ path: String) throws(Failure) {
        let isLine = !path.unicodeScalars.contains { $0.properties.generalCategory == .control }
        guard isLine, path.last != " " || root == nil else {
            throw Failure(
                .cannotWrite, "`\(path)` cannot be in a list of paths, one a line",
                help: "remove control characters and spaces at the end from its name")
        }
    }
}

/// Whether a path begins with a build setting, known only to Xcode: `$(DERIVED_FILE_DIR)/…`.
private func hasSetting(_ path: String) -> Bool { path.hasPrefix("$(") }

/// The relative path from the root to a file outside of it, by names.
func climbing(from root: SourceRoot, to path: String) -> String {
    let (directory, path) = (normalized(root.absolute(root.path)), normalized(root.absolute(path)))
    let (from, to) = (components(directory), components(path))
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: from.count - shared)
    return (up + to[shared...].map(String.init)).joined(separator: "/")
}
