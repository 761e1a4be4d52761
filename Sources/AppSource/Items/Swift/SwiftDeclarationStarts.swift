import TransitionDSL

/// The attributes and modifiers of a declaration.
struct SwiftDeclarationStart {
    /// The token of the keyword, such as `func`.
    var keyword: Int
    /// Which keyword it is.
    var word: Word
    var modifiers: AppDeclaration.Modifiers
}

extension SwiftReader {
    /// The attributes, modifiers and keyword at this place; nil if it is no declaration. Directives
    /// between attributes are skipped.
    func declarationStart() -> SwiftDeclarationStart? {
        var index = index
        var modifiers: AppDeclaration.Modifiers = []
        var count = 0
        // A long row without a declaration would be looked at again from each.
        while index < end, count < 30 {
            count += 1
            switch kind(at: index) {
            case .at:
                let end = attributeEnd(from: index, &modifiers)
                guard end > index + 1 else { return nil }
                index = end
            case .directive:
                guard index > self.index else { return nil }
                index = lineEnd(from: index)
            case .identifier:
                guard let word = word(at: index) else { return nil }
                if isDeclaration(word, at: index) {
                    if word == .let { modifiers.insert(.constant) }
                    return SwiftDeclarationStart(keyword: index, word: word, modifiers: modifiers)
                }
                guard let modifier = modifier(word) else { return nil }
                if kind(at: index + 1) == .leftParen {
                    guard let partner = partner(index + 1) else { return nil }
                    if at(.set, index + 2), word == .private || word == .fileprivate {
                        modifiers.insert(.privateSetter)
                    } else if !at(.set, index + 2) {
                        modifiers.insert(modifier)
                    }
                    index = partner + 1
                } else {
                    modifiers.insert(modifier)
                    index += 1
                }
            default: return nil
            }
        }
        return nil
    }

    private func isDeclaration(_ word: Word, at index: Int) -> Bool {
        switch word {
        case .struct, .enum, .protocol, .extension, .func, .var, .let, .typealias, .import: true
        case .associatedtype, .operator, .precedencegroup:
            kind(at: index + 1) == .identifier
                || isOperator(kind(at: index + 1))
        case .case: true
        case .class: kind(at: index + 1) == .identifier && !beginsMember(index + 1)
        // Contextual keywords are names too.
        case .actor, .macro:
            kind(at: index + 1) == .identifier && !startsLine(index + 1)
                && !isInfixWord(self.word(at: index + 1))
        case .`init`:
            kind(at: index + 1) == .leftParen || kind(at: index + 1) == .postfixOperator
                || isOperator(kind(at: index + 1))
        case .deinit: kind(at: index + 1) == .leftBrace
        case .subscript: kind(at: index + 1) == .leftParen || isOperator(kind(at: index + 1))
        default: false
        }
    }

    private func isInfixWord(_ word: Word?) -> Bool { word == .as || word == .is || word == .in }

    /// Whether `class` before this token is a modifier.
    private func beginsMember(_ index: Int) -> Bool {
        switch word(at: index) {
        case .func, .var, .let, .subscript, .`init`, .typealias: true
        case let word?: modifier(word) != nil && kind(at: index + 1) == .identifier
        case nil: false
        }
    }

    /// The flag of a modifier, empty if there is no flag for it; nil if the word is no modifier.
    private func modifier(_ word: Word) -> AppDeclaration.Modifiers? {
        switch word {
        case .static, .class: .static
        case .private: .private
        case .fileprivate: .fileprivate
        case .internal: .internal
        case .package: .package
        case .public: .public
        case .open: .open
        case .override: .override
        case .lazy: .lazy
        case .weak: .weak
        case .final: .final
        case .required: .required
        case .convenience: .convenience
        case .indirect: .indirect
        case .async, .borrowing, .consuming, .distributed, .dynamic, .infix, .isolated: []
        case .mutating, .nonisolated, .nonmutating, .optional, .postfix, .prefix, .unowned: []
        default: nil
        }
    }

    /// The token after an attribute, and its arguments.
    private func attributeEnd(
        from start: Int, _ modifiers: inout AppDeclaration.Modifiers
    ) -> Int {
        var index = start + 1
        guard kind(at: index) == .identifier else { return index }
        let word = word(at: index)
        index += 1
        while kind(at: index) == .dot, kind(at: index + 1) == .identifier { index += 2 }
        if word == nil, isOperator(kind(at: index)), !hasSpaceBefore(index) {
            index = genericEnd(from: index)
        }
        var hasArguments = false
        if kind(at: index) == .leftParen, !startsLine(index), let partner = partner(index),
            !hasSpaceBefore(index) || word == .available || word == .objc
        {
            hasArguments = true
            index = partner + 1
        }
        switch word {
        case .IBOutlet: modifiers.insert(.outlet)
        case .IBAction, .IBSegueAction: modifiers.insert(.action)
        case .IBInspectable: modifiers.insert(.inspectable)
        case .objc: modifiers.insert(hasArguments ? [.objc, .attributed] : .objc)
        default: modifiers.insert(.attributed)
        }
        return index
    }

    /// The token after the types of `@Wrapper<A, B>`.
    private func genericEnd(from start: Int) -> Int {
        var reader = self
        reader.index = start
        // What is no list of types is read again, so the end is bounded. No list is that long.
        reader.end = min(end, start + 200)
        reader.split = 0
        guard reader.atOperator(UInt8(ascii: "<")), reader.parseGenericArguments() != nil else {
            return start
        }
        return reader.index
    }
}
