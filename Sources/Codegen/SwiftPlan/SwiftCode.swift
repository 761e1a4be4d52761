import TransitionDSL

/// Swift text in pieces. Names, literals and comments stay separate until they are printed, so that
/// quoting, escaping and indentation are in one place, and two expressions can be compared.
/// It is written like the resulting Swift: `"screens.add(\(type).self, as: \(name))"`.
struct SwiftCode: Hashable {
    enum Piece: Hashable {
        case verbatim(Verbatim)
        /// A text, unchanged.
        case text(Text)
        /// A name in backticks.
        case quoted(Text)
        /// The contents of a string literal.
        case escaped(Text)
        /// Text that must stay in the line of a comment.
        case comment(Text)
        case number(Double)
        case word(Word)
        /// The text that follows names something of the app.
        case mark(SourceMark)
        /// The last arguments of a call: the line of the file that it is generated from.
        case lineArguments(SourcePlace)
        /// A new line of the same expression, with extra indentation.
        case newLine(indentation: Int, isStatement: Bool)
        /// The end of a line after the app's own text, which may end in a comment.
        case lineEnd
    }

    /// Keywords that depend on the file's access and on the version of Swift.
    enum Word: Hashable { case access, importAccess, nonisolated }

    private(set) var pieces: [Piece] = []

    init() {}

    init(_ piece: Piece) { pieces = [piece] }

    var isEmpty: Bool { pieces.isEmpty }

    mutating func append(_ piece: Piece) { pieces.append(piece) }

    @_disfavoredOverload
    mutating func append(_ code: SwiftCode) { pieces.append(contentsOf: code.pieces) }

    /// A literal needs no code of its own.
    mutating func append(_ literal: StaticString) {
        if literal.utf8CodeUnitCount > 0 { pieces.append(.verbatim(Verbatim(literal))) }
    }

    func inParentheses(if isNeeded: Bool = true) -> SwiftCode { isNeeded ? "(\(self))" : self }

    /// Several, separated by commas.
    static func list(_ codes: [SwiftCode], separator: StaticString = ", ") -> SwiftCode {
        var list = SwiftCode()
        for (index, code) in codes.enumerated() {
            if index > 0 { list.append(separator) }
            list.append(code)
        }
        return list
    }

    /// `switch subject {`, its cases and `}`, each on its own line. No statement can be between the
    /// brace and the first case.
    static func cases(of subject: SwiftCode, _ cases: [SwiftCode]) -> SwiftCode {
        var code: SwiftCode = "switch \(subject) {"
        for (index, line) in cases.enumerated() {
            code.append(.newLine(indentation: 0, isStatement: index > 0))
            code.append(line)
        }
        code.append(.newLine(indentation: 0, isStatement: true))
        code.append("}")
        return code
    }

    /// The code without its source marks; `place` is the first one, used for the whole line.
    func withoutMarks() -> (code: SwiftCode, place: SourcePlace?) {
        var place: SourcePlace?
        var code = SwiftCode()
        for piece in pieces {
            if case .mark(let mark) = piece {
                place = place ?? mark.place
            } else {
                code.pieces.append(piece)
            }
        }
        return (code, place)
    }
}

/// A place in the files that the text after it comes from.
struct SourceMark: Hashable {
    var place: SourcePlace
    /// Whether empty lines may put it on its own line.
    var mayBreakLine = false
    /// Whether it precedes a function's body, where older compilers allow no directive.
    var isInHead = false
}

/// Literal text of the generator.
struct Verbatim: Hashable, Sendable {
    let text: StaticString

    init(_ text: StaticString) { self.text = text }

    static func == (left: Verbatim, right: Verbatim) -> Bool {
        left.text.description == right.text.description
    }

    func hash(into hasher: inout Hasher) { hasher.combine(text.description) }
}

/// A name with its backticks, if Swift requires them.
struct Name {
    var text: Text
    var isQuoted: Bool
}

extension SwiftCode: ExpressibleByStringInterpolation {
    init(stringLiteral text: StaticString) { append(text) }

    init(stringInterpolation interpolation: StringInterpolation) { self = interpolation.code }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var code = SwiftCode()

        /// Reserves what most expressions need.
        init(literalCapacity: Int, interpolationCount: Int) {
            // Hot.
            code.pieces.reserveCapacity(interpolationCount * 4 + 1)
        }

        mutating func appendLiteral(_ literal: StaticString) { code.append(literal) }

        mutating func appendInterpolation(_ inner: SwiftCode) { code.append(inner) }

        mutating func appendInterpolation(_ inner: SwiftCode?) {
            if let inner { code.append(inner) }
        }

        @_disfavoredOverload
        mutating func appendInterpolation(_ literal: StaticString) { appendLiteral(literal) }

        mutating func appendInterpolation(_ text: Text) { code.append(.text(text)) }

        mutating func appendInterpolation(_ name: Name) {
            code.append(name.isQuoted ? .quoted(name.text) : .text(name.text))
        }

        mutating func appendInterpolation(_ number: Int) {
            code.append(Piece.number(Double(number)))
        }

        /// A string literal.
        mutating func appendInterpolation(literal text: Text) {
            code.append("\"")
            code.append(.escaped(text))
            code.append("\"")
        }

        mutating func appendInterpolation(escaped text: Text) { code.append(.escaped(text)) }

        mutating func appendInterpolation(comment text: Text) { code.append(.comment(text)) }

        mutating func appendInterpolation(word: Word) { code.append(.word(word)) }

        mutating func appendInterpolation(lineOf place: SourcePlace) {
            code.append(.lineArguments(place))
        }

        mutating func appendInterpolation(mark place: SourcePlace?, mayBreakLine: Bool = false) {
            guard let place else { return }
            code.append(.mark(SourceMark(place: place, mayBreakLine: mayBreakLine)))
        }

        mutating func appendInterpolation(
            headMark place: SourcePlace?, mayBreakLine: Bool = false
        ) {
            guard let place else { return }
            code.append(.mark(SourceMark(place: place, mayBreakLine: mayBreakLine, isInHead: true)))
        }
    }
}
