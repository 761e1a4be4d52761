import Lexer
import Parser
import Semantics
import TransitionDSL

/// What is wrong with a file, in its order, without the rules.
func errors(_ text: String) -> [DiagnosticID] {
    analyze(
        [parse(tokenize(SourceFile(path: "limits.trans", text: text)))],
        options: AnalysisOptions(defaultNamespace: "Limits")
    ).problems.map(\.id)
}
