import Lexer
import Parser
import Semantics
import TransitionDSL

@testable import Driver

/// The order of declarations does not matter: a file that has no error has none the other way
/// round, the rules say as much of it, and the same plays.
func tryOrder(_ bytes: [UInt8]) throws(Violation) {
    let files = FileSet(bytes)
    let plain = FileSet(
        [(files.files[0].path, withoutComments(files.files[0].bytes))] + rest(files))
    let first = plain.input
    let result = first.analysis(Options())
    guard let model = result.model else { return }
    let turned = FileSet(
        [(files.files[0].path, reversed(first.module.files[0].tree))] + rest(files))
    let second = turned.input.analysis(Options())
    let text = String(decoding: turned.files[0].bytes, as: UTF8.self)
    guard let other = second.model else {
        let found = errors(second.problems).map(described)
        throw Violation(description: "errors the other way round: \(found) in\n\(text)")
    }
    try expect(
        counted(result.problems) == counted(second.problems),
        "\(counted(second.problems)) the other way round in\n\(text)")
    guard let before = behaviour(of: model, result.tables),
        let after = behaviour(of: other, second.tables)
    else { return }
    for (event, play) in before {
        try expect(
            after[event] == play,
            "\(event) plays `\(after[event] ?? "")`, else `\(play)`, in\n\(text)")
    }
}

private func rest(_ files: FileSet) -> [(path: String, bytes: [UInt8])] {
    Array(files.files.dropFirst())
}

private func counted(_ problems: [Diagnostic]) -> [String] { problems.map(\.id.name).sorted() }

private func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
    laidOut(tokenize(SourceFile(path: "", bytes: bytes)))
}

/// The declarations from the last to the first, each on lines of its own.
private func reversed(_ tree: SyntaxTree) -> [UInt8] {
    tree.withRoot { root in
        root.children.map { tree.source.bytes[$0.range.offsets] }.reversed()
            .reduce(into: []) { $0 += $1 + [UInt8(ascii: "\n")] }
    }
}
