package import TransitionDSL

/// A diagnostic that a comment of the file allows.
package struct SuppressedDiagnostic: Sendable {
    package var diagnostic: Diagnostic
    /// What the comment says after the colon; empty where it says nothing.
    package var reason: String
    /// The comment.
    package var place: SourcePlace

    package init(diagnostic: Diagnostic, reason: String, place: SourcePlace) {
        self.diagnostic = diagnostic
        self.reason = reason
        self.place = place
    }
}

/// `// transc:allow(rule, rule): reason`, taken apart.
struct Suppression {
    struct Rule {
        var id: DiagnosticID
        var place: SourcePlace
    }

    /// What stands in the parentheses, without the names that are no rules.
    var rules: [Rule]
    var reason: String
    /// The comment, without the white space that ends it.
    var place: SourcePlace
    /// The line that it speaks of, from 1; nil where no token follows.
    var line: Int?
    /// How many names stand in the parentheses, rules or not.
    var nameCount: Int
}

/// What the comments of one file allow, and what is wrong with them.
struct SuppressionFile {
    var suppressions: [Suppression] = []
    var problems: [Diagnostic] = []
    /// nil where no comment speaks of transc, as in most files.
    var lines: LineTable?
}
