import Lexer
import Parser
import Semantics
import TransitionDSL

@testable import Lint

/// The findings of rules in a text.
func lintProblems(_ text: String) -> [Diagnostic] {
    let files = [parse(tokenize(SourceFile(path: "lint.trans", text: text)))]
    return lint(analyze(files, options: AnalysisOptions(defaultNamespace: "Lint")), files).problems
}

/// The lines that a view of a screen can have, in a program of which nothing else is to be said.
func lintProblems(ofView line: String, declarations: String = "") -> [Diagnostic] {
    lintProblems(
        """
        engine hero
        \(declarations)
        screen List   = ListViewController
        screen Detail = DetailViewController { \(line) }
        registry App { push List -> Detail: fade }
        """
    )
}

/// The findings of rules in one line of a registry between two screens.
func lintProblems(ofLine line: String, declarations: String = "") -> [Diagnostic] {
    lintProblems(
        """
        \(declarations)
        screen List   = ListViewController
        screen Detail = DetailViewController
        defaults { reduceMotion fade }
        registry App { \(line) }
        """
    )
}

/// What the named lists of modifiers of a text without mistakes set in the end.
func namedModifiers(_ text: String) -> [[SetModifier]]? {
    let files = [parse(tokenize(SourceFile(path: "lint.trans", text: text)))]
    return analyze(files, options: AnalysisOptions(defaultNamespace: "Lint")).model
        .map { model in
            var named = NamedModifiers(model)
            return model.modifiers.indices.map { named.last(in: Handle($0)) }
        }
}
