import Lexer
import Parser
import TransitionDSL

func parsed(_ text: String) -> ParseResult {
    parse(tokenize(SourceFile(path: "test.trans", text: text)))
}

func tokenized(_ text: String) -> TokenizedFile {
    tokenize(SourceFile(path: "test.trans", text: text))
}

extension ParseResult {
    var errors: [Diagnostic] { problems.filter { $0.severity == .error } }

    /// Each error as `line:column id`, for comparisons that fail legibly.
    var summary: [String] {
        let lines = LineTable(tree.source)
        return errors.map { error in
            let position = lines.position(of: error.place.range.start)
            return "\(position.line):\(position.column) \(error.id.name)"
        }
    }
}

/// The texts of a file's tokens, without the end of the file.
func tokenTexts(_ text: String) -> [String] {
    let file = tokenized(text)
    return file.ranges.dropLast().map { file.source.text($0) }
}
