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

/// The texts of a plan: the program's and, after them, those that generated names add. A class: the
/// planner adds texts while the printer reads them.
final class PlanTexts: Equatable {
    private(set) var table: TextTable

    init(_ declared: TextTable) { table = declared }

    func intern(_ text: String) -> Text { table.intern(text) }

    func string(_ text: Text) -> String { table.string(text) }

    static func == (left: PlanTexts, right: PlanTexts) -> Bool {
        left.table.hasTexts(of: right.table)
    }
}
