package import TransitionDSL

/// The declarations of a file of Objective-C. What makes no sense is skipped up to the next
/// declaration that does.
package func parseObjectiveCItems(_ tokens: AppTokens, names: inout TextTable) -> AppItems {
    var reader = ObjectiveCReader(tokens, 0..<tokens.tokens.count, &names)
    while reader.index < reader.end {
        let start = reader.index
        reader.parseItem()
        if reader.index == start { reader.index += 1 }
    }
    reader.closeClass(at: reader.index)
    reader.finish(&names)
    return reader.items.all
}

/// What the reader of declarations has read and where it is.
struct ObjectiveCItems {
    var all = AppItems()
    /// The class, category or protocol whose members are read, and where its body begins.
    var open: (declaration: Int, body: Int)?
    var conditions = ObjectiveCConditions()
    /// The index of the conditions' text.
    var condition: Int?
}

extension ObjectiveCReader {
    fileprivate mutating func parseItem() {
        switch kind {
        case .directive: parseDirective()
        case .at: parseAtItem()
        case .identifier: parseGlobal()
        case .prefixOperator, .infixOperator:
            if tokens[index].isMethodSign { parseMethod() } else { advance() }
        default: skipGroup()
        }
    }

    private mutating func parseAtItem() {
        switch name(at: index + 1) {
        case Word.interface.text: parseClass(.class)
        case Word.implementation.text: parseClass(.extension)
        case Word.protocol.text: parseClass(.protocol)
        case Word.property.text: parseProperty()
        case Word.import.text: parseModuleImport()
        case Word.end.text:
            index = min(index + 2, end)
            closeClass(at: index)
        case Word.optional.text, Word.required.text: index += 2
        default:
            index += 1
            skipItem()
        }
    }

    /// Adds a declaration, with the condition of its place. Its range ends where the reader is.
    @discardableResult
    mutating func declare(
        _ kind: AppDeclaration.Kind, _ name: Text, at place: Int, from start: Int,
        in parent: Int? = nil, _ set: (inout AppDeclaration) -> Void = { _ in }
    ) -> Int {
        var declaration = AppDeclaration(
            kind: kind, name: name, parent: parent, range: range(from: start),
            nameRange: tokens[place].range)
        declaration.condition = items.condition
        set(&declaration)
        items.all.declarations.append(declaration)
        return items.all.declarations.count - 1
    }

    /// Goes past the `;` or the braces that end a declaration, but not into the next one.
    mutating func skipItem() {
        while index < end, !startsItem(index) {
            let isLast = at(.semicolon) || at(.leftBrace) && startsLine(placeAfter(index))
            skipGroup()
            if isLast { return }
        }
    }

    /// Whether a declaration begins there whatever is before it.
    func startsItem(_ place: Int) -> Bool {
        switch kind(at: place) {
        case .directive: true
        case .at: startsLine(place)
        case .prefixOperator, .infixOperator:
            startsLine(place) && tokens[place].isMethodSign && kind(at: place + 1) == .leftParen
        default: false
        }
    }

    /// The tokens in the braces at ``index``, which are passed. Those of braces without an end go
    /// on to the next method.
    mutating func parseBraces() -> Range<Int> {
        let start = index + 1
        if let partner = partner(of: index) {
            index = partner + 1
            return start..<partner
        }
        index = start
        while index < end, !(startsItem(index) && !at(.directive)) { skipGroup() }
        return start..<max(index, start)
    }

    /// Reads what is in a range of tokens, and comes back.
    mutating func within(_ range: Range<Int>, _ read: (inout Self) -> Void) {
        let outer = (index, end)
        index = range.lowerBound
        end = min(range.upperBound, end)
        while index < end {
            let start = index
            read(&self)
            if index == start { index += 1 }
        }
        (index, end) = outer
    }
}

// MARK: - Classes

extension ObjectiveCReader {
    /// `@interface A : B <P>`, `@implementation A (C)`, `@protocol P <Q>`. Its members follow; it
    /// ends with `@end`, or where the next one begins.
    private mutating func parseClass(_ kind: AppDeclaration.Kind) {
        let start = index
        index += 2
        guard let name = name(at: index) else { return }
        let place = index
        index += 1
        var header = ObjectiveCClassHeader(kind: kind)
        parseHeader(&header)
        if kind == .protocol, at(.comma) || at(.semicolon) { return skipItem() }
        closeClass(at: start)
        let declaration = declare(header.kind, name, at: place, from: start) {
            $0.supertypes = header.supertypes
            $0.genericParameters = header.genericParameters.map {
                AppDeclaration.GenericParameter(name: $0, constraint: nil)
            }
        }
        items.open = (declaration, index)
        if at(.leftBrace) {
            let fields = parseBraces()
            parseFields(fields, of: declaration)
        }
    }

    private mutating func parseHeader(_ header: inout ObjectiveCClassHeader) {
        if at(.less) {
            let listed = parseAngles()
            // Generic parameters if something follows, protocols otherwise.
            if header.kind != .protocol, at(.colon) || at(.leftParen) {
                header.genericParameters = listed.compactMap { $0.name }
            } else {
                header.supertypes = listed
            }
        }
        if at(.colon), let superclass = name(at: index + 1) {
            index += 2
            var arguments: [TypeReference]?
            if at(.less), let close = angleEnd(), isGeneric(close) {
                arguments = nested { $0.parseTypeArguments() } ?? nil
            }
            header.supertypes = [.named([superclass], arguments: arguments ?? [])]
        }
        if at(.leftParen) {
            skipGroup()
            header.kind = .extension
        }
        if at(.less) { header.supertypes += parseAngles() }
        skipAttributes()
    }

    /// Whether the superclass' `<…>` that ends there holds types rather than protocols.
    private func isGeneric(_ close: Int) -> Bool { symbol(at: close - 2) == .star }

    /// The place after the `>` of the `<` at ``index``.
    private func angleEnd() -> Int? {
        var depth = 0
        // What is no list of types is read again, so the end is bounded. No list is that long.
        for place in index..<min(index + 64, end) {
            switch symbol(at: place) {
            case .less: depth += 1
            case .greater: depth -= 1
            default: break
            }
            if depth == 0 { return place + 1 }
        }
        return nil
    }

    /// `<A, __covariant B : C *>`: the names.
    private mutating func parseAngles() -> [TypeReference] {
        var names: [TypeReference] = []
        var depth = 0
        var isFirst = true
        while index < end, !at(.leftBrace), !startsItem(index) {
            switch symbol(at: index) {
            case .less: depth += 1
            case .greater: depth -= 1
            default:
                if at(.comma) {
                    isFirst = true
                } else if isFirst, depth == 1, let name = name(at: index),
                    word(at: index)?.isQualifier != true
                {
                    names.append(.named([name], arguments: []))
                    isFirst = false
                }
            }
            index += 1
            if depth == 0 { break }
        }
        return names
    }

    /// Ends the class whose members were read.
    mutating func closeClass(at place: Int) {
        guard let open = items.open else { return }
        items.open = nil
        let isEnded = place > 0 && name(at: place - 1) == Word.end.text
        let last = max(isEnded ? place - 2 : place, open.body)
        items.all.declarations[open.declaration].body = open.body..<last
        let outer = index
        index = max(place, open.body)
        let range = range(from: 0)
        index = outer
        items.all.declarations[open.declaration].range.end = range.end
    }
}

/// What is between `@interface` and the members.
private struct ObjectiveCClassHeader {
    var kind: AppDeclaration.Kind
    var supertypes: [TypeReference] = []
    var genericParameters: [Text] = []
}
