import TransitionDSL

/// A pass that stores its problems.
protocol Collecting { var problems: [Diagnostic] { get set } }

extension Collecting {
    mutating func report(_ problem: Diagnostic) { problems.append(problem) }

    mutating func report(
        _ id: DiagnosticID, _ message: String, at place: SourcePlace, notes: [Diagnostic.Note] = [],
        help: String? = nil, fix: Fix? = nil
    ) { report(Diagnostic(id, message, at: place, notes: notes, help: help, fix: fix)) }
}

/// The problems of one analysis, and the data that prevents reporting one mistake twice.
struct Reporter: Collecting {
    var problems: [Diagnostic] = []
    /// The checks that earlier mistakes make uncertain.
    var suppressed: SuppressedChecks
    /// The places of names that have been reported as declared twice.
    var duplicatePlaces: Set<SourcePlace> = []
    /// How many errors have a suggestion. Each suggestion compares all names, so there is a limit.
    private var suggestionCount = 0
    private static let maximumSuggestionCount = 100

    init(suppressed: SuppressedChecks) { self.suppressed = suppressed }

    /// Whether errors still get suggestions.
    var hasSuggestions: Bool { suggestionCount < Self.maximumSuggestionCount }

    /// A word that is not in a fixed list.
    mutating func reportUnknown(
        _ id: DiagnosticID, _ message: String, at place: SourcePlace, written: String,
        known: [String]
    ) {
        let suggestion = suggestion(written, known, listsAll: true)
        report(id, message, at: place, help: suggestion?.help, fix: suggestion?.fix(place))
    }

    /// The case that a word names; an unknown word is reported.
    mutating func value<Value: RawRepresentable<String> & CaseIterable>(
        of written: String, _ id: DiagnosticID, _ what: String, at place: SourcePlace
    ) -> Value? {
        if let value = Value(rawValue: written) { return value }
        reportUnknown(
            id, "`\(written)` is not \(what)", at: place, written: written,
            known: Value.allCases.map { $0.rawValue })
        return nil
    }

    /// «did you mean …?», or all candidates if the list is short.
    mutating func suggestion(
        _ written: String, _ candidates: @autoclosure () -> [String], listsAll: Bool = false
    ) -> Suggestion? {
        if !hasSuggestions, !listsAll { return nil }
        let known = candidates()
        if hasSuggestions {
            suggestionCount += 1
            if let name = nearest(written, among: known) { return .didYouMean(name) }
        }
        guard listsAll else { return nil }
        if written.utf8.count > 2, let name = known.first(where: { $0.hasPrefix(written) }) {
            return .didYouMean(name)
        }
        guard !known.isEmpty, known.count <= 12 else { return nil }
        return Suggestion(
            help: "write one of " + known.map { "`\($0)`" }.joined(separator: ", "), name: nil)
    }
}

/// The help for an unknown word.
struct Suggestion {
    var help: String
    /// The name that is probably meant.
    var name: String?

    static func didYouMean(_ name: String) -> Suggestion {
        Suggestion(help: "did you mean `\(name)`?", name: name)
    }

    /// Replaces the word with the name.
    func fix(_ place: SourcePlace) -> Fix? { name.map { .didYouMean($0, at: place) } }
}

/// Problems that several passes report.
extension Diagnostic {
    static func reserved(_ name: String, at place: SourcePlace, help: String) -> Diagnostic {
        Diagnostic(
            .swiftReservedName, "Swift cannot use the name `\(name)` here", at: place, help: help)
    }

    static func duplicateParameter(
        _ name: String, at place: SourcePlace, first: SourcePlace
    ) -> Diagnostic {
        Diagnostic(
            .duplicateName, "the parameter `\(name)` is declared twice", at: place,
            notes: firstNote(first), help: "rename one of them")
    }

    static func duplicateDeclaration(
        _ word: String, _ node: SyntaxNode, first: SyntaxNode
    ) -> Diagnostic {
        Diagnostic(
            .duplicateDeclaration, "a file has only one `\(word)`", at: node.head.place,
            notes: firstNote(first.head.place), help: "remove one of them",
            fix: node.removalOfRepetition(of: first.place))
    }

    static func listTooLong(
        _ owner: String, _ limit: Int, _ what: String, _ node: SyntaxNode
    ) -> Diagnostic {
        Diagnostic(
            .listTooLong, "\(owner) has at most \(limit) \(what)", at: node.head.place,
            help: "divide it into two")
    }
}

func firstNote(_ first: SourcePlace?) -> [Diagnostic.Note] {
    first.map { [.init("the first one is here", at: $0)] } ?? []
}

extension SyntaxNode {
    /// Removes text that repeats another place of the same file.
    func removalOfRepetition(of first: SourcePlace) -> Fix? {
        let bytes = tree.source.bytes
        guard first.file == tree.source.index,
            bytes[range.offsets].elementsEqual(bytes[first.range.offsets])
        else { return nil }
        return Fix("remove the repetition", [tree.tokens.removalOfLines(at: place)])
    }
}
