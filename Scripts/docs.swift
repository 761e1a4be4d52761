import Foundation

/// Helpers of `Scripts/docs`. Compiled together with `Tests/AppTests/Lowering`.
///
/// - `lower OUTPUT FILE…` lowers files as the tests do, for a compiler without Objective-C, and
///   writes each under its own path below OUTPUT.
/// - `check GRAPH` fails if a symbol of a symbol graph has no comment.
@main enum Docs {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch arguments.first {
        case "lower": try lower(Array(arguments.dropFirst(2)), into: arguments[1])
        case "check": try check(arguments[1])
        default: exit(64)
        }
    }

    private static func lower(_ files: [String], into folder: String) throws {
        let output = URL(fileURLWithPath: folder)
        let texts = try files.map { try String(contentsOfFile: $0, encoding: .utf8) }
        var lowering = Lowering()
        lowering.learn(texts)
        for (file, text) in zip(files, texts) {
            let url = output.appendingPathComponent(file)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(try lowering.lower(text).utf8).write(to: url)
        }
    }

    private static func check(_ path: String) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        let graph = try JSONDecoder().decode(SymbolGraph.self, from: data)
        let missing = graph.symbols.filter { $0.docComment == nil }
            .map { $0.pathComponents.joined(separator: ".") }.sorted()
        for name in missing { print("error: \(name) has no comment") }
        if !missing.isEmpty { exit(1) }
    }
}

/// The part of a symbol graph that the check needs.
private struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Comment: Decodable {}

        var pathComponents: [String]
        var docComment: Comment?
    }

    var symbols: [Symbol]
}
