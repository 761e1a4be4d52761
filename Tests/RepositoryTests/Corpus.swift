import Foundation
import TransitionDSL

/// The files of Tests/Corpus; its README says how they are written.
enum Corpus {
    /// The files that are compiled: those directly in an area's folder. All deeper ones are
    /// imported by them.
    static let cases = Repository.files(in: "Tests/Corpus", ending: ".trans")
        .filter { $0.split(separator: "/").count == 4 }

    /// Whether a case is named for a mistake.
    static func isBad(_ path: String) -> Bool {
        path.split(separator: "/").last?.hasPrefix("bad-") == true
    }

    /// What the compiler makes of a case. The rules run over the cases of `lint/` only: elsewhere a
    /// case may leave a name unused that it does not need to.
    static func compilation(_ path: String) throws -> Compilation {
        try Compilation(
            path: Repository.path(path), runsRules: path.hasPrefix("Tests/Corpus/lint/"))
    }

    /// The diagnostics that a file's comments expect.
    static func expectations(in source: SourceFile) throws -> [Compilation.Report] {
        let lines = LineTable(source)
        let file = URL(fileURLWithPath: source.path).standardizedFileURL.path
        return try (1...lines.lineCount).flatMap { number in
            let bytes = source.bytes[lines.offsets(ofLine: number, in: source)]
            return try annotations(String(decoding: bytes, as: UTF8.self)).map { annotation in
                Compilation.Report(
                    file: file,
                    line: annotation.isForNextLine ? number + 1 : number,
                    severity: annotation.severity,
                    id: annotation.id
                )
            }
        }
    }

    private struct Annotation {
        var severity: Severity
        var isForNextLine: Bool
        var id: String
    }

    private static func annotations(_ line: String) throws -> [Annotation] {
        let form = try Regex(
            "// *(error|warning|note)(-next-line)?: *([a-z0-9-]+) *$",
            as: (Substring, Substring, Substring?, Substring).self
        )
        return line.matches(of: form).compactMap { match in
            guard let severity = Severity(rawValue: String(match.output.1)) else { return nil }
            return Annotation(
                severity: severity,
                isForNextLine: match.output.2 != nil,
                id: String(match.output.3)
            )
        }
    }
}
