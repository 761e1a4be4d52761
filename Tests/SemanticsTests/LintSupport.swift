import Lexer
import Parser
import Semantics
import TransitionDSL

/// What a rule finds in a file, as `line: message`, in file order. The files that it imports
/// follow it; none may have an error.
func findings(of id: DiagnosticID, in text: String, importing imports: String...) -> [String] {
    let sources = ([text] + imports).enumerated().map { index, text in
        SourceFile(path: "file\(index).trans", text: text, index: FileIndex(index))
    }
    let files = sources.map { parse(tokenize($0)) }
    let checked = check(files, options: CheckOptions(defaultNamespace: "App"))
    let lines = LineTable(sources[0])
    return lint(checked, files).problems
        .filter { $0.id == id || $0.severity == .error }
        .map { "\(lines.position(of: $0.place.range.start).line): \($0.message)" }
}

/// The lines of a file in which a rule finds something.
func lines(of id: DiagnosticID, in text: String, importing imports: String...) -> [Int] {
    let found =
        imports.isEmpty
        ? findings(of: id, in: text) : findings(of: id, in: text, importing: imports[0])
    return found.compactMap { Int($0.prefix { $0 != ":" }) }
}
