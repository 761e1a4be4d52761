import AppSource
import Resolution
import TransitionDSL

/// What an expression can be, as text: unknown, or one of at most 16 patterns.
struct StringValue {
    struct Alternative: Hashable {
        /// Nil is no text at all: `nil`.
        var pattern: IDPattern?
        /// The expressions in the holes, as written, from left to right.
        var holes: [String]
    }

    static let largestCount = 16
    /// The most pieces of a pattern that is put together, and their most bytes of text. Code that joins
    /// a text with itself doubles it with each line.
    private static let maximumPieceCount = 64
    private static let maximumByteCount = 4096
    /// The most places that are remembered: a property may have thousands of assignments.
    private static let mostSteps = 100

    /// Nil if the value is not known.
    private(set) var alternatives: [Alternative]?
    /// A name was resolved because the program has only one such name.
    var isGuess = false
    /// The declarations and assignments that led to the value.
    var via: [SourcePlace] = []
    /// The innermost expression that was not understood; nil if the value is known.
    var unknownPart: SourcePlace?

    static let unknown = StringValue(alternatives: nil)

    /// `nil`.
    static let none = StringValue(alternatives: [Alternative(pattern: nil, holes: [])])

    init(alternatives: [Alternative]?) {
        self.alternatives = alternatives
    }

    init(text: String) {
        self.init(alternatives: [Alternative(pattern: IDPattern(text: text), holes: [])])
    }

    init(hole: HoleKind, _ expression: String) {
        self.init(
            alternatives: [Alternative(pattern: IDPattern([.hole(hole)]), holes: [expression])])
    }

    var isKnown: Bool { alternatives != nil }

    var patterns: [IDPattern?] { alternatives?.map { $0.pattern } ?? [] }

    /// Whether each alternative is text without holes.
    var isConstant: Bool {
        alternatives?.allSatisfy { $0.pattern?.literal != nil } ?? false
    }

    /// Whether an alternative has text that is written in the program.
    var hasText: Bool {
        alternatives?.contains { one in
            one.pattern?.pieces.contains { if case .text = $0 { true } else { false } } ?? false
        } ?? false
    }

    /// The only text, if there is one.
    var onlyText: String? {
        alternatives?.count == 1 ? alternatives?[0].pattern?.literal : nil
    }

    /// One of two values.
    func union(_ other: StringValue) -> StringValue {
        guard let left = alternatives, let right = other.alternatives else {
            return marked(.unknown, other)
        }
        var all = left
        for one in right where !all.contains(where: { $0.pattern == one.pattern }) {
            all.append(one)
        }
        return marked(StringValue(alternatives: all.count > Self.largestCount ? nil : all), other)
    }

    /// One value after the other. `nil` in either has no text.
    func joined(_ other: StringValue) -> StringValue {
        guard let left = alternatives, let right = other.alternatives,
            left.count * right.count <= Self.largestCount
        else { return marked(.unknown, other) }
        var all: [Alternative] = []
        for one in left {
            for two in right {
                guard let first = one.pattern, let second = two.pattern else {
                    return marked(.unknown, other)
                }
                let pattern = IDPattern(first.pieces + second.pieces)
                guard pattern.pieces.count <= Self.maximumPieceCount,
                    pattern.textLength <= Self.maximumByteCount
                else { return marked(.unknown, other) }
                all.append(Alternative(pattern: pattern, holes: one.holes + two.holes))
            }
        }
        return marked(StringValue(alternatives: all), other)
    }

    /// Without the alternative `nil`, unless it is the only one.
    var unwrapped: StringValue {
        guard let alternatives else { return self }
        let present = alternatives.filter { $0.pattern != nil }
        if present.isEmpty { return self }
        return marked(StringValue(alternatives: present), .unknown)
    }

    /// Applies a change to the text, or is unknown if there are holes.
    func mapText(_ change: (String) -> String) -> StringValue? {
        guard let alternatives else { return nil }
        var changed: [Alternative] = []
        for one in alternatives {
            guard let text = one.pattern?.literal else { return nil }
            changed.append(Alternative(pattern: IDPattern(text: change(text)), holes: []))
        }
        return marked(StringValue(alternatives: changed), .unknown)
    }

    /// A result with the marks of both values.
    private func marked(_ result: StringValue, _ other: StringValue) -> StringValue {
        var result = result
        result.isGuess = isGuess || other.isGuess
        result.unknownPart = result.isKnown ? nil : unknownPart ?? other.unknownPart
        result.via = via
        for place in other.via where result.via.count < Self.mostSteps && !via.contains(place) {
            result.via.append(place)
        }
        return result
    }
}
