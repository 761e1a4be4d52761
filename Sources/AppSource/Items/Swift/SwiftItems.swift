package import TransitionDSL

/// The declarations of a Swift file, outside of the bodies of functions. What makes no sense is
/// skipped, and reading goes on behind it. Files of one program share their types.
package func parseSwiftItems(
    _ tokens: AppTokens, names: inout TextTable, types: PlainTypes = PlainTypes()
) -> AppItems {
    var parser = SwiftItemParser(SwiftReader(0..<tokens.tokens.count, of: tokens, names, types))
    parser.parseItems(in: nil)
    parser.items.conditions = parser.conditions.texts
    parser.items.declarations.trim()
    return parser.items
}

struct SwiftItemParser {
    var reader: SwiftReader
    var items = AppItems()
    var conditions = SwiftConditions()

    init(_ reader: SwiftReader) { self.reader = reader }

    /// Reads what is in a type, or in the file, to the end of the reader.
    mutating func parseItems(in parent: Int?) {
        while !reader.isAtEnd {
            let start = reader.index
            if reader.at(.directive) {
                conditions.readDirective(&reader)
            } else if let declaration = reader.declarationStart(),
                parse(declaration, from: start, in: parent)
            {
                _ = reader.consume(if: .semicolon)
            } else {
                skipStatement()
                if parent == nil { addTopLevelCode(start..<reader.index) }
            }
            if reader.index == start { reader.advance() }
        }
    }

    /// Reads a declaration; false, and nothing is read, if it makes no sense here.
    private mutating func parse(
        _ start: SwiftDeclarationStart, from first: Int, in parent: Int?
    ) -> Bool {
        let isInEnum = parent.map { items.declarations[$0].kind == .enum } ?? false
        if start.word == .case, !isInEnum { return false }
        let mark = reader.mark
        reader.jump(to: start.keyword)
        let context = SwiftItemContext(start: first, parent: parent, modifiers: start.modifiers)
        let isRead: Bool
        switch start.word {
        case .class: isRead = parseType(.class, context)
        case .struct: isRead = parseType(.struct, context)
        case .enum: isRead = parseType(.enum, context)
        case .protocol: isRead = parseType(.protocol, context)
        case .actor: isRead = parseType(.actor, context)
        case .extension: isRead = parseExtension(context)
        case .var, .let: isRead = parseVariables(context)
        case .func: isRead = parseFunction(context)
        case .`init`: isRead = parseInitializer(context)
        case .deinit: isRead = parseDeinitializer(context)
        case .subscript: isRead = parseSubscript(context)
        case .case: isRead = parseCases(context)
        case .typealias: isRead = parseTypealias(context)
        case .import: isRead = parseImport(context)
        default:
            // Operators, associated types and macros declare nothing that code is scanned for.
            skipStatement()
            return true
        }
        if !isRead { reader.rewind(to: mark) }
        return isRead
    }

    /// Skips a statement, or what no declaration explains.
    private mutating func skipStatement() {
        reader.skipValue(stopsAtAccessors: false)
        // The commas between the conditions of `guard`.
        while reader.consume(if: .comma) { reader.skipValue(stopsAtAccessors: false) }
        switch reader.kind {
        case .semicolon, .rightParen, .rightBracket, .rightBrace, .dot: reader.advance()
        default: break
        }
    }

    private mutating func addTopLevelCode(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        if let last = items.topLevelCode.last, last.upperBound == range.lowerBound {
            items.topLevelCode[items.topLevelCode.count - 1] = last.lowerBound..<range.upperBound
        } else {
            items.topLevelCode.append(range)
        }
    }

    /// A new declaration whose name is at this place.
    func declaration(
        _ kind: AppDeclaration.Kind, _ name: Text, at index: Int, _ context: SwiftItemContext
    ) -> AppDeclaration {
        let range = reader.tokens[min(index, reader.tokens.count - 1)].range
        var declaration = AppDeclaration(
            kind: kind, name: name, parent: context.parent, range: range, nameRange: range)
        declaration.modifiers = context.modifiers
        declaration.condition = conditions.current
        return declaration
    }

    /// Adds a declaration that ends with the last token that was read.
    mutating func add(_ declaration: AppDeclaration, from start: Int) {
        var declaration = declaration
        declaration.range = reader.range(from: start)
        items.declarations.append(declaration)
    }
}

/// What is known of a declaration before its keyword.
struct SwiftItemContext {
    /// Its first token.
    var start: Int
    var parent: Int?
    var modifiers: AppDeclaration.Modifiers
}
