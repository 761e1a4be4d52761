import TransitionDSL

@testable import Lexer
@testable import TestSupport

/// The words of the language, as the files of the editors need them: by the place where they fit.
struct EditorWords {
    var declarations = Keyword.declarations.map(\.rawValue)
    var operations = Operation.allCases.map(\.rawValue)
    var defaults = DefaultLine.Event.allCases.map(\.rawValue)
    var screenDefaults: [String]
    var hooks: [String]
    var matches: [String]
    var frames: [String]
    /// Between `=` and a type.
    var types: [String]
    /// Between `=` and a class of an animator.
    var classes: [String]
    /// Clauses of a screen that are only a word.
    var flags: [String]
    /// All other words: each is before a name or a list in parentheses.
    var clauses: [String]

    /// The names of the catalog that are calls, and those that are values.
    var functions: [String]
    var constants: [String]
    var valueTypes = ValueType.nameable.map(\.rawValue)
    var levels = LintLevel.allCases.map(\.rawValue)
    var units = unitSpellings

    /// The operations that are followed by a name in parentheses.
    var segues: [String] { operations.filter(declarations.contains) }

    /// The words of the compiler; the grammar knows their places.
    static func load() throws -> EditorWords {
        let productions = try Grammar.load().syntactic
        func words(of name: String) -> [String] {
            let literals = productions.filter { $0.name == name }.flatMap(\.expression.literals)
            return Keyword.allCases.map(\.rawValue).filter(literals.contains)
        }
        func names(_ kinds: Set<CatalogKind>) -> [String] {
            Set(Catalog.entries.filter { kinds.contains($0.kind) }.map(\.name)).sorted()
        }
        var words = EditorWords(
            screenDefaults: words(of: "screenDefault"), hooks: words(of: "hook"),
            matches: words(of: "match"), frames: words(of: "frame"),
            types: words(of: "screenType"), classes: words(of: "animatorClass"),
            flags: words(of: "hostedClause"), clauses: [],
            functions: names(Set(CatalogKind.allCases).subtracting([.constant])),
            constants: names([.constant]))
        let known = Set(words.lists.flatMap(\.words))
        words.clauses = Keyword.allCases.map(\.rawValue).filter { !known.contains($0) }
        return words
    }

    /// The lists of keywords, with the names that they have in the files of the editors.
    var lists: [(name: String, words: [String])] {
        [
            ("declarations", declarations), ("operations", operations), ("segues", segues),
            ("defaults", defaults), ("screen-defaults", screenDefaults), ("hooks", hooks),
            ("matches", matches), ("frames", frames), ("types", types), ("classes", classes),
            ("flags", flags), ("clauses", clauses),
        ]
    }

    /// The lists of names.
    var nameLists: [(name: String, words: [String])] {
        [
            ("functions", functions), ("constants", constants), ("value-types", valueTypes),
            ("levels", levels), ("units", units),
        ]
    }
}

/// A text in which the lines between two marked lines are replaced.
func replacing(
    in text: String, after start: String, before end: String, with lines: String
) -> String? {
    guard let first = text.firstRange(of: start + "\n"),
        let last = text[first.upperBound...].firstRange(of: end)
    else { return nil }
    return text[..<first.upperBound] + lines + text[last.lowerBound...]
}
