import Lexer
import Parser
import Semantics
import TransitionDSL

/// Writes a first file where there is none, and tells what to do with it.
func runInit(
    _ operands: [String],
    _ options: Options,
    _ console: Console
) throws(Failure) -> ExitCode {
    let path = firstPath(operands.first)
    let file = FirstFile(namespace: try namespace(for: path), engine: options.engine ?? .uikit)
    try check(file, path)
    try create(path, holding: Array(file.text.utf8))
    return try console.printOutput(file.nextSteps(path))
}

/// The file that is meant: `App.trans`, be it in a directory that is named.
private func firstPath(_ operand: String?) -> String {
    let name = "App.trans"
    guard let operand else { return name }
    let isDirectory = (try? FileStatus(operand))?.kind == .directory
    return isDirectory ? joined(operand, name) : operand
}

/// The Swift's name, made from the file's; with a word of its own behind it, since an app may well
/// have a type `App`, or use that of SwiftUI.
private func namespace(for path: String) throws(Failure) -> String {
    let name = lastComponent(of: path)
    let ending = ".trans"
    guard name.hasSuffix(ending) else {
        let isName = !path.isEmpty && !path.hasPrefix("-")
        throw Failure(
            .usage, "`\(path)` is neither a directory nor a name that ends in `.trans`",
            help: path.hasSuffix("/")
                ? "make the directory `\(path)` first"
                : "write `transc init \(isName ? path : "App")\(ending)`")
    }
    let stem = name.dropLast(ending.count).unicodeScalars
    guard let first = stem.first(where: \.properties.isXIDContinue),
        first == "_" || first.properties.isXIDStart
    else {
        throw Failure(
            .usage,
            "the Swift of `\(path)` would be named after it, and no name of Swift begins so",
            help: "write `transc init App.trans`, or another name that begins with a letter")
    }
    let base = defaultNamespace(forPath: path)
    return base.hasSuffix("Transitions") ? base : base + "Transitions"
}

/// Refuses a name that the compiler would refuse, such as that of a module which the Swift imports.
private func check(_ file: FirstFile, _ path: String) throws(Failure) {
    let source = SourceFile(path: path, text: file.text)
    let result = analyze(
        [parse(tokenize(source))], options: AnalysisOptions(defaultNamespace: file.namespace))
    guard let problem = result.problems.first(where: { $0.severity == .error }) else { return }
    throw Failure(
        .usage, "the Swift of `\(path)` would be called `\(file.namespace)`: \(problem.message)",
        help: "write `transc init NAME.trans` with another name")
}

/// Makes a file that is not there yet. Whatever is there stays, links that lead nowhere included.
private func create(_ path: String, holding bytes: [UInt8]) throws(Failure) {
    do throws(SystemError) {
        try holdingSignals { () throws(SystemError) in try makeFile(path, holding: bytes) }
    } catch {
        guard error != .exists else {
            throw Failure(
                .cannotWrite, "`\(path)` is there already, and is left as it is",
                help: "`transc init NAME.trans` writes another file")
        }
        throw Failure(.cannotWrite, "`\(path)` cannot be written: \(error.message)")
    }
}
