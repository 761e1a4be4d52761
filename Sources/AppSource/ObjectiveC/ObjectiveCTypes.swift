import TransitionDSL

/// What is written before the names of a declaration: a type, and words that qualify it.
struct ObjectiveCSpecifiers {
    /// A `struct`, `union`, `enum` or C++ `class` with its members.
    struct Tagged {
        var keyword: Text
        var name: Text?
        /// Where the name is; the keyword without one.
        var place: Int
        var rawType: TypeReference?
        /// The tokens between the braces.
        var body: Range<Int>
    }

    /// Nil if it is inferred, as by `typeof(self)`.
    var type: TypeReference?
    var isVoid = false
    var isNullable = false
    var modifiers: AppDeclaration.Modifiers = []
    var tagged: Tagged?

    /// The type of a result or value: none for `void`.
    var declared: TypeReference? {
        isVoid ? nil : isNullable ? type.map { .optional($0) } : type
    }
}

extension ObjectiveCReader {
    /// The words before a name: `static NSString *const X` has `static NSString`. Nil, and nothing
    /// is read, if there is no type.
    mutating func parseSpecifiers() -> ObjectiveCSpecifiers? {
        let start = index
        var result = ObjectiveCSpecifiers()
        var isFound = false
        var arithmetic: [String] = []
        while let name = name(at: index) {
            if skipQualifier(&result) { continue }
            if let word = ObjectiveCWord(name), word.isArithmetic, !isFound {
                arithmetic.append(names.string(name))
                advance()
                continue
            }
            if isFound || !arithmetic.isEmpty { break }
            if isMacroBeforeType {
                advance()
                if at(.leftParen) { skipGroup() }
                continue
            }
            isFound = true
            parseTypeSpecifier(&result)
        }
        if !arithmetic.isEmpty {
            let written = arithmetic.prefix(4).joined(separator: " ")
            result.type = .named([names.intern(written)], arguments: [])
        } else if !isFound, !result.modifiers.contains(.action) {
            index = start
            return nil
        }
        return result
    }

    private mutating func parseTypeSpecifier(_ result: inout ObjectiveCSpecifiers) {
        if at(.struct) || at(.enum) || at(.class) || word(at: index) == .union {
            parseTagged(&result)
        } else if word(at: index)?.isInferred == true {
            advance()
            if at(.leftParen) { skipGroup() }
        } else {
            result.isVoid = at(ObjectiveCWord.void)
            result.type = parseNamedType()
        }
    }

    /// A word that does not change the type, with the parentheses of an attribute.
    private mutating func skipQualifier(_ result: inout ObjectiveCSpecifiers) -> Bool {
        guard let name = name(at: index) else { return false }
        switch name {
        case Word.const.text, ObjectiveCWord.__const.text: result.modifiers.insert(.constant)
        case Word.static.text: result.modifiers.insert(.fileprivate)
        case Word.extern.text, Word.inout.text: break
        case Word.IBOutlet.text: result.modifiers.insert(.outlet)
        case Word.IBInspectable.text: result.modifiers.insert(.inspectable)
        case Word.IBSegueAction.text: result.modifiers.insert(.attributed)
        case Word.IBAction.text:
            result.modifiers.insert(.action)
            result.isVoid = true
        default:
            guard let word = ObjectiveCWord(name) else { return false }
            switch word {
            case ._Nullable, .nullable, .__nullable: result.isNullable = true
            case .__weak: result.modifiers.insert(.weak)
            case .__attribute__, .__declspec: break
            case .IBOutletCollection: result.modifiers.insert(.outlet)
            case _ where !word.isQualifier || word == .union: return false
            default: break
            }
            guard at(.leftParen, 1), !word.isQualifier else { break }
            index += 1
            skipGroup()
            return true
        }
        advance()
        return true
    }

    /// Whether a name in capitals is not the type: `FOUNDATION_EXPORT NSString *X`, `API(x) int y`.
    private var isMacroBeforeType: Bool {
        guard isMacroName(index) else { return false }
        if at(.leftParen, 1) { return name(at: placeAfter(index + 1)) != nil }
        guard let next = name(at: index + 1), ObjectiveCWord(next)?.isQualifier != true,
            next != Word.const.text
        else { return false }
        if at(.star, 2) || at(.less, 2) { return true }
        guard let third = name(at: index + 2) else { return false }
        return !isMacroName(index + 2) && third != ObjectiveCWord.__attribute__.text
            && third != Word.in.text
    }

    /// Whether a token is a name of capitals, digits and underscores.
    func isMacroName(_ place: Int) -> Bool {
        guard let name = name(at: place) else { return false }
        let bytes = names.bytes[names.range(name)]
        return bytes.count > 2
            && bytes.allSatisfy { $0.isCapital || $0.isDigit || $0 == UInt8(ascii: "_") }
    }

    /// `struct A`, `enum : int { … }`.
    private mutating func parseTagged(_ result: inout ObjectiveCSpecifiers) {
        var place = index
        let keyword = tokens[index].name
        advance()
        if at(.class) { advance() }
        let name = name(at: index)
        if let name {
            place = index
            result.type = .named([name], arguments: [])
            advance()
        }
        var rawType: TypeReference?
        if keyword == Word.enum.text, at(.colon) {
            advance()
            rawType = (nested(by: 8) { $0.parseSpecifiers() } ?? nil)?.type
        }
        guard at(.leftBrace) else { return }
        let after = placeAfter(index)
        let last = partner(of: index) ?? after
        result.tagged = ObjectiveCSpecifiers.Tagged(
            keyword: keyword, name: name, place: place, rawType: rawType, body: index + 1..<last)
        index = after
    }
}

// MARK: - Types without names

extension ObjectiveCReader {
    /// `A<B *>`, `id<P>`, `a::B`, with the name at ``index``.
    private mutating func parseNamedType() -> TypeReference {
        let isAny = at(ObjectiveCWord.id)
        var path = [tokens[index].name]
        advance()
        while at(.colon), at(.colon, 1), let name = name(at: index + 2), path.count < 16 {
            path.append(name)
            index += 3
        }
        guard at(.less), let arguments = nested({ $0.parseTypeArguments() }) ?? nil else {
            return .named(path, arguments: [])
        }
        if isAny {
            return arguments.count == 1 ? arguments[0] : .composition(arguments)
        }
        switch (path[0], arguments.count) {
        case (ObjectiveCWord.NSArray.text, 1), (ObjectiveCWord.NSMutableArray.text, 1):
            return .array(arguments[0])
        case (ObjectiveCWord.NSDictionary.text, 2), (ObjectiveCWord.NSMutableDictionary.text, 2):
            return .dictionary(key: arguments[0], value: arguments[1])
        default: return .named(path, arguments: arguments)
        }
    }

    /// `<A *, B>`; nil, and nothing is read, if it is something else.
    mutating func parseTypeArguments() -> [TypeReference]? {
        let start = index
        var arguments: [TypeReference] = []
        repeat {
            advance()
            guard arguments.count < 32, let type = parseTypeName() else {
                index = start
                return nil
            }
            arguments.append(type)
        } while at(.comma)
        guard at(.greater) else {
            index = start
            return nil
        }
        advance()
        return arguments
    }

    /// A type without a name, as in a cast: `NSArray<A *> *`, `void (^)(B *)`. `void` is the empty
    /// tuple; what is inferred is ``TypeReference/other``.
    mutating func parseTypeName() -> TypeReference? {
        guard let specifiers = nested(by: 8, { $0.parseSpecifiers() }) ?? nil else { return nil }
        return parseAbstractDeclarator(specifiers)
    }

    /// What follows the specifiers of a type without a name.
    mutating func parseAbstractDeclarator(_ specifiers: ObjectiveCSpecifiers) -> TypeReference {
        var specifiers = specifiers
        parsePointers(&specifiers)
        if at(.leftParen), at(.xor, 1) || at(.star, 1) {
            return (nested { $0.parseFunctionType(specifiers)?.type } ?? nil) ?? .other
        }
        var type = valueType(specifiers)
        while at(.leftBracket) {
            skipGroup()
            type = .array(type)
        }
        return type
    }

    func valueType(_ specifiers: ObjectiveCSpecifiers) -> TypeReference {
        specifiers.isVoid ? .tuple([]) : specifiers.declared ?? .other
    }

    /// `*`, `&` and their qualifiers.
    mutating func parsePointers(_ specifiers: inout ObjectiveCSpecifiers) {
        while index < end {
            if at(.star) || at(.and) || at(.andAnd) {
                // A pointer to `void`, or to a constant, is neither.
                specifiers.isVoid = false
                advance()
            } else if !skipQualifier(&specifiers) {
                return
            }
        }
    }

    /// `(^name)(A *, B)` after the type of its result: a block, or a pointer to a function.
    mutating func parseFunctionType(
        _ result: ObjectiveCSpecifiers
    ) -> (place: Int?, type: TypeReference, isNullable: Bool)? {
        guard at(.leftParen), let close = partner(of: index), kind(at: close + 1) == .leftParen
        else { return nil }
        var specifiers = ObjectiveCSpecifiers()
        let outer = end
        end = close
        index += 2
        while skipQualifier(&specifiers) {}
        let place = name(at: index) == nil ? nil : index
        end = outer
        index = close + 1
        let parameters = enclosed { $0.parseTypeList() }
        return (
            place, .function(parameters: parameters, result: valueType(result)),
            specifiers.isNullable
        )
    }

    /// The types of parameters, whose names are left out. `void` alone is none.
    private mutating func parseTypeList() -> [TypeReference] {
        parseParameters().map { $0.type }
    }
}
