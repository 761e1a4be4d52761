import TransitionDSL

/// A complete generated file: the output depends only on it, the version of Swift and whether
/// places are marked.
struct SwiftPlan: Equatable {
    var head: SwiftHead
    var texts: PlanTexts
    var declarations: [SwiftDeclaration] = []
}

/// What is the same for a whole file.
struct SwiftHead: Equatable {
    /// The name of the file that it is generated from.
    var sourceName: String
    /// `public `, `package ` or nothing.
    var access: Verbatim
}

/// A declaration with its comment, an import, or the directive of a condition.
struct SwiftDeclaration: Equatable {
    enum Body: Equatable {
        case none
        /// The members in the braces.
        case members([SwiftDeclaration])
        case statements([SwiftStatement])
        /// Unchanged lines; the type that they extend is in the head.
        case template(Verbatim)
    }

    enum Documentation: Equatable {
        case none
        /// Documentation from the file.
        case text(Text)
        /// Lines with `///`.
        case comment(Verbatim)
    }

    /// Whether an empty line is before it.
    var isApart = false
    var documentation = Documentation.none
    /// Where the file declares the source of it.
    var place: SourcePlace?
    /// Everything before the body, with the brace or the parenthesis that opens it.
    var head: SwiftCode
    var body = Body.none

    /// One line, such as a constant.
    init(_ head: SwiftCode, at place: SourcePlace? = nil) {
        self.head = head
        self.place = place
    }

    init(_ head: SwiftCode, at place: SourcePlace? = nil, members: [SwiftDeclaration]) {
        self.init("\(head) {", at: place)
        body = .members(members)
    }

    init(_ head: SwiftCode, at place: SourcePlace? = nil, statements: [SwiftStatement]) {
        self.init("\(head) {", at: place)
        body = .statements(statements)
    }

    init(_ head: SwiftCode, body: Body) {
        self.init(head)
        self.body = body
    }

    /// Extensions of types nested in another one, visible only in the file.
    static func template(_ text: StaticString, in outer: SwiftCode) -> SwiftDeclaration {
        SwiftDeclaration(outer, body: .template(Verbatim(text)))
    }

    /// The same, preceded by an empty line.
    var apart: SwiftDeclaration {
        var copy = self
        copy.isApart = true
        return copy
    }

    func documented(_ text: Text?) -> SwiftDeclaration {
        var copy = self
        if let text { copy.documentation = .text(text) }
        return copy
    }

    func documented(_ comment: StaticString) -> SwiftDeclaration {
        var copy = self
        copy.documentation = .comment(Verbatim(comment))
        return copy
    }
}

extension [SwiftDeclaration] {
    /// All, separated by empty lines.
    var spaced: [SwiftDeclaration] {
        var copy = self
        for index in indices.dropFirst() { copy[index].isApart = true }
        return copy
    }
}

/// A statement of a function's body.
struct SwiftStatement: Equatable {
    /// One line, unless its code has several.
    var code: SwiftCode
    /// The place in the file that it is generated from.
    var place: SourcePlace?
    /// The statements in the brace that the code opens, if it does.
    var block: [SwiftStatement]?

    static func line(_ code: SwiftCode, at place: SourcePlace? = nil) -> SwiftStatement {
        SwiftStatement(code: code, place: place)
    }

    static func block(
        _ head: SwiftCode, at place: SourcePlace? = nil, _ statements: [SwiftStatement]
    ) -> SwiftStatement { SwiftStatement(code: "\(head) {", place: place, block: statements) }

    /// A closure with a head that ends in `in`.
    static func closure(_ head: SwiftCode, _ statements: [SwiftStatement]) -> SwiftStatement {
        SwiftStatement(code: head, block: statements)
    }
}

/// The texts of a plan: the program's and, after them, those that generated names add. Adding them
/// to the program's own would copy all of it. A class: the planner adds texts while the printer
/// reads them.
final class PlanTexts: Equatable {
    let declared: TextTable
    private(set) var made = TextTable()
    private let declaredCount: UInt32

    init(_ declared: TextTable) {
        self.declared = declared
        declaredCount = UInt32(declared.count)
    }

    /// A text, which may be one of the program's.
    func intern(_ text: String) -> Text { declared.find(text) ?? make(text) }

    /// A text that is looked up only among the generated ones.
    func make(_ text: String) -> Text {
        Text(index: made.intern(text).index + declaredCount)
    }

    func make(_ source: [UInt8], _ range: Range<Int>) -> Text {
        Text(index: made.intern(source, range).index + declaredCount)
    }

    func string(_ text: Text) -> String {
        isDeclared(text) ? declared.string(text) : made.string(inMade(text))
    }

    func isDeclared(_ text: Text) -> Bool { text.index < declaredCount }

    /// A generated text with its number in their own table.
    func inMade(_ text: Text) -> Text { Text(index: text.index - declaredCount) }

    static func == (left: PlanTexts, right: PlanTexts) -> Bool {
        left.declared.hasTexts(of: right.declared) && left.made.hasTexts(of: right.made)
    }
}
