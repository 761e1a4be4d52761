import TransitionDSL

// What C declares: functions, variables, enumerations, structures and type names.

extension ObjectiveCReader {
    mutating func parseGlobal() {
        let start = index
        switch name(at: index) {
        case ObjectiveCWord.typedef.text: return parseTypedef()
        case ObjectiveCWord.__attribute__.text: return skipAttributes()
        case ObjectiveCWord.template.text, ObjectiveCWord.using.text: return skipItem()
        case ObjectiveCWord.namespace.text: return enterBraces()
        case Word.extern.text where kind(at: index + 1) == .string:
            index += 1
            return enterBraces()
        default: break
        }
        if parseEnumMacro(from: start) || skipMacro() { return }
        guard let specifiers = parseSpecifiers() else { return skipItem() }
        declareTagged(specifiers, name: nil, from: start)
        while let declarator = parseDeclarator(specifiers) {
            if at(.leftParen) { return parseFunction(declarator, from: start) }
            // A method of C++.
            if at(.colon) { break }
            skipAttributes()
            let value = at(.equal) ? parseInitialValue() : nil
            declareVariable(declarator, from: start, in: nil, value: value)
            guard consume(if: .comma) else { break }
        }
        skipItem()
    }

    /// `extern "C" {` and `namespace a {`: what is in the braces is read as if they were not there.
    private mutating func enterBraces() {
        index += 1
        if at(.identifier), kind(at: index + 1) == .leftBrace { index += 1 }
        if at(.leftBrace) { index += 1 }
    }

    /// A name in capitals that is a declaration of its own, such as `NS_ASSUME_NONNULL_BEGIN`.
    private mutating func skipMacro() -> Bool {
        guard isMacroName(index) else { return false }
        if startsLine(index + 1) {
            index += 1
            return true
        }
        guard kind(at: index + 1) == .leftParen else { return false }
        let after = placeAfter(index + 1)
        guard startsLine(after) || kind(at: after) == .leftBrace || kind(at: after) == .semicolon
        else { return false }
        index = after
        if at(.leftBrace) { _ = parseBraces() }
        return true
    }

    /// The tokens after `=`, up to `,` or `;`.
    private mutating func parseInitialValue() -> Range<Int> {
        index += 1
        let start = index
        while index < end, !at(.comma), !at(.semicolon), !startsItem(index) { skipGroup() }
        return start..<index
    }

    /// The parameters and body of a C function whose name was read.
    private mutating func parseFunction(_ declarator: ObjectiveCDeclarator, from start: Int) {
        let parameters = enclosed { $0.parseParameters() }
        skipAttributes()
        let body = at(.leftBrace) ? parseBraces() : nil
        declare(.function, declarator.name, at: declarator.place, from: start) {
            $0.type = declarator.type
            $0.modifiers = declarator.modifiers.intersection(.fileprivate)
            $0.parameters = parameters
            $0.body = body
        }
        if body == nil { skipItem() }
    }
}

// MARK: - Types

extension ObjectiveCReader {
    private mutating func parseTypedef() {
        let start = index
        index += 1
        if parseEnumMacro(from: start) { return }
        guard let specifiers = parseSpecifiers() else { return skipItem() }
        let place = index
        let declarator = parseDeclarator(specifiers)
        if specifiers.tagged != nil {
            declareTagged(specifiers, name: declarator.map { ($0.name, $0.place) }, from: start)
        } else if let declarator, at(.semicolon) || at(.comma) || at(.identifier) {
            declare(.typealias, declarator.name, at: declarator.place, from: start) {
                $0.type = declarator.type ?? .tuple([])
            }
        } else if declarator == nil {
            index = place
        }
        skipItem()
    }

    /// `NS_ENUM(NSInteger, A) { … }` and its variants.
    private mutating func parseEnumMacro(from start: Int) -> Bool {
        switch word(at: index) {
        case .NS_ENUM, .NS_OPTIONS, .NS_CLOSED_ENUM, .NS_ERROR_ENUM, .CF_ENUM, .CF_OPTIONS: break
        default: return false
        }
        guard kind(at: index + 1) == .leftParen, let close = partner(of: index + 1) else {
            return false
        }
        index += 1
        let (rawType, place) = enclosed { reader -> (TypeReference?, Int?) in
            let type = reader.parseSpecifiers()?.type
            _ = reader.consume(if: .comma)
            return (type, reader.at(.identifier) ? reader.index : nil)
        }
        let body = at(.leftBrace) ? parseBraces() : nil
        let name = place.map { tokens[$0].name } ?? .empty
        declareEnum(name, at: place ?? close, from: start, rawType: rawType, body: body)
        skipItem()
        return true
    }

    /// The `enum` or `struct` with members in a declaration, by the name of its `typedef` if there
    /// is one.
    private mutating func declareTagged(
        _ specifiers: ObjectiveCSpecifiers, name: (Text, Int)?, from start: Int
    ) {
        guard let tagged = specifiers.tagged else { return }
        let (text, place) = name ?? (tagged.name ?? .empty, tagged.place)
        if tagged.keyword == Word.enum.text {
            declareEnum(
                text, at: place, from: start, rawType: tagged.rawType, body: tagged.body)
        } else if tagged.keyword == Word.struct.text {
            let declaration = declare(.struct, text, at: place, from: start) {
                $0.body = tagged.body
            }
            parseFields(tagged.body, of: declaration)
        }
    }

    private mutating func declareEnum(
        _ name: Text, at place: Int, from start: Int, rawType: TypeReference?, body: Range<Int>?
    ) {
        let declaration = declare(.enum, name, at: place, from: start) {
            $0.supertypes = rawType.map { [$0] } ?? []
            $0.body = body
        }
        guard let body else { return }
        within(body) { $0.parseCase(of: declaration) }
    }

    /// `A = 1,` in the braces of an enumeration.
    private mutating func parseCase(of parent: Int) {
        if at(.directive) { return parseDirective() }
        guard let name = name(at: index) else { return advance() }
        let place = index
        advance()
        skipAttributes()
        var value: Range<Int>?
        if at(.equal) {
            let start = index + 1
            while index < end, !at(.comma), !at(.directive) { skipGroup() }
            value = start..<max(index, start)
        }
        declare(.case, name, at: place, from: place, in: parent) { $0.initialValue = value }
        while index < end, !at(.comma), !at(.directive) { skipGroup() }
        _ = consume(if: .comma)
    }
}
