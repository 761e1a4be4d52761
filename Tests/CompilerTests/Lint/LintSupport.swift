import Lexer
import Lint
import Parser
import Semantics
import TransitionDSL

/// The problems of check and rules in a file and its imports.
func linted(_ text: String, importing imports: [String] = []) -> [Diagnostic] {
    let sources = ([text] + imports).enumerated().map { index, text in
        SourceFile(path: "file\(index).trans", text: text, index: FileIndex(index))
    }
    let files = sources.map { parse(tokenize($0)) }
    let checked = analyze(files, options: AnalysisOptions(defaultNamespace: "App"))
    return lint(checked, files).problems
}

/// What a rule finds in a file, as `line: message`, in file order, and all errors.
func findings(
    of id: DiagnosticID, in text: String, importing imports: [String] = []
) -> [String] {
    let lines = LineTable(SourceFile(path: "file.trans", text: text))
    return linted(text, importing: imports)
        .filter { $0.id == id || $0.severity == .error }
        .map { "\(lines.position(of: $0.place.range.start).line): \($0.message)" }
}

/// The lines of a file in which a rule finds something.
func lines(of id: DiagnosticID, in text: String, importing imports: [String] = []) -> [Int] {
    findings(of: id, in: text, importing: imports).compactMap { Int($0.prefix { $0 != ":" }) }
}
