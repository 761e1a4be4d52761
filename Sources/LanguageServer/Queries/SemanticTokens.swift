import Semantics
package import TransitionDSL

/// The role of a token for highlighting: the standard types of the protocol.
package struct SemanticToken: Hashable, Sendable {
    package enum Role: Int, CaseIterable, Sendable {
        case namespace, `class`, interface, `struct`, `enum`, variable, property, function, method
        case event, enumMember, parameter, keyword, string, number, `operator`, comment, type

        package var name: String {
            switch self {
            case .namespace: "namespace"
            case .class: "class"
            case .interface: "interface"
            case .struct: "struct"
            case .enum: "enum"
            case .variable: "variable"
            case .property: "property"
            case .function: "function"
            case .method: "method"
            case .event: "event"
            case .enumMember: "enumMember"
            case .parameter: "parameter"
            case .keyword: "keyword"
            case .string: "string"
            case .number: "number"
            case .operator: "operator"
            case .comment: "comment"
            case .type: "type"
            }
        }
    }

    package struct Modifiers: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let declaration = Modifiers(rawValue: 1)
        package static let defaultLibrary = Modifiers(rawValue: 2)
        package static let documentation = Modifiers(rawValue: 4)
        /// In the order of the bits.
        package static let names = ["declaration", "defaultLibrary", "documentation"]
    }

    package var range: SourceRange
    package var role: Role
    package var modifiers: Modifiers = []
}

extension Program {
    /// Every token of the file and every comment, in order and on one line each. Brackets and commas
    /// have no role.
    package func semanticTokens() -> [SemanticToken] {
        let names = names()
        let contexts = contexts()
        var tokens: [SemanticToken] = []
        let file = tree.tokens
        var comments = file.comments[...]
        for index in 0..<file.count {
            while let comment = comments.first, comment.nextToken == index {
                tokens += lines(of: comment)
                comments = comments.dropFirst()
            }
            let range = file.ranges[index]
            switch file.kinds[index] {
            case .identifier, .quotedIdentifier:
                if let name = names[range.start] {
                    tokens.append(name)
                } else {
                    tokens.append(word(index, contexts[index]))
                }
            case .string, .rawString, .color:
                tokens += pieces(ofString: range, names)
            case .number: tokens.append(SemanticToken(range: range, role: .number))
            case .equals, .plus, .minus, .star, .slash, .pipe, .arrow, .doubleArrow, .ellipsis,
                .question:
                tokens.append(SemanticToken(range: range, role: .operator))
            default: break
            }
        }
        return tokens
    }

    /// The declared and used names by the start of their ranges.
    private func names() -> [UInt32: SemanticToken] {
        var names: [UInt32: SemanticToken] = [:]
        for reference in analysis.references where reference.place.file == .main {
            let range = reference.place.range
            switch reference.target {
            case .declaration(let index)?:
                names[range.start] = SemanticToken(
                    range: range, role: role(of: analysis.declarations[index]))
            case .catalog(let row)?:
                names[range.start] = SemanticToken(
                    range: range, role: role(of: Catalog[row].kind), modifiers: .defaultLibrary)
            case .file?, nil: break
            }
        }
        for declaration in analysis.declarations where declaration.place.file == .main {
            let range = declaration.place.range
            names[range.start] = SemanticToken(
                range: range, role: role(of: declaration), modifiers: .declaration)
        }
        return names
    }

    private func role(of declaration: Declaration) -> SemanticToken.Role {
        switch declaration.kind {
        case .screen: isProtocol(declaration) ? .interface : .class
        case .cell: .struct
        case .group: .enum
        case .hero: .variable
        case .part, .view: .property
        case .modifiers: .method
        case .animation, .animator, .interaction: .function
        case .segue, .unwind: .event
        case .registry: .namespace
        case .parameter, .index: .parameter
        }
    }

    /// Whether a screen is `any` protocol.
    private func isProtocol(_ declaration: Declaration) -> Bool {
        let tree = module.files[Int(declaration.place.file.index)].tree
        let keyword = tree.token(at: declaration.whole.range.start)
        let node = tree.node(beginningWith: keyword)
        guard let screen = node?.as(ScreenSyntax.self) else { return false }
        return screen.type?.protocolType != nil && screen.hosted == nil
    }

    private func role(of kind: CatalogKind) -> SemanticToken.Role {
        switch kind {
        case .animation, .interaction, .constructor: .function
        case .modifier, .option, .change: .method
        case .constant: .enumMember
        }
    }

    /// The kind of the innermost node of each token.
    private func contexts() -> [SyntaxKind] {
        var contexts = [SyntaxKind](repeating: .file, count: tree.tokens.count)
        tree.withRoot { root in
            var pending = [root]
            while let node = pending.popLast() {
                for index in node.tokenIndices { contexts[index] = node.kind }
                pending += node.children
            }
        }
        return contexts
    }

    /// A word that is neither declared nor a use of a known name.
    private func word(_ index: Int, _ context: SyntaxKind) -> SemanticToken {
        let range = tree.tokens.ranges[index]
        let text = tree.tokens.kinds[index] == .identifier ? source.text(range) : ""
        let follows = index > 0 ? tree.tokens.kinds[index - 1] : .endOfFile
        func token(_ role: SemanticToken.Role) -> SemanticToken {
            SemanticToken(range: range, role: role)
        }
        switch context {
        case .typeName, .screenType: return token(text == "any" ? .keyword : .type)
        case .viewPath: return token(.property)
        case .setting: return token(follows == .colon ? .enumMember : .property)
        case .operation: return token(.event)
        case .opener: return token(.keyword)
        case .module where index > 0 && isWord(index - 1, .module): return token(.namespace)
        case .engine where index > 0 && isWord(index - 1, .engine): return token(.enumMember)
        case .access where index > 0 && isWord(index - 1, .access): return token(.enumMember)
        case .fromClause where index > 0 && isWord(index - 1, .from): return token(.namespace)
        case .scope where !isWord(index, .per): return token(.enumMember)
        case .alias where !isWord(index, .as): return token(.variable)
        case .call, .reference, .heroReference, .storyboardClause, .animatorClass:
            // A label, or a name that nothing declares.
            let next = tree.tokens.kinds[min(index + 1, tree.tokens.count - 1)]
            if next == .colon { return token(.parameter) }
            // A view of a screen.
            if context == .reference, next != .leftParenthesis { return token(.property) }
            if context == .storyboardClause, Keyword(rawValue: text) == .storyboard {
                return token(.keyword)
            }
            if context == .animatorClass, Keyword(rawValue: text) == .class {
                return token(.keyword)
            }
            return token(context == .heroReference ? .variable : .function)
        default: return token(Keyword(rawValue: text) == nil ? .variable : .keyword)
        }
    }

    private func isWord(_ index: Int, _ word: Keyword) -> Bool {
        source.text(tree.tokens.ranges[index]) == word.rawValue
    }

    /// A string in pieces: the names in its interpolations have roles of their own.
    private func pieces(
        ofString range: SourceRange, _ names: [UInt32: SemanticToken]
    ) -> [SemanticToken] {
        let first = analysis.references.partitioningIndex {
            $0.place.file != .main || $0.place.range.start > range.start
        }
        var pieces: [SemanticToken] = []
        var start = range.start
        for reference in analysis.references[first...] {
            guard reference.place.file == .main, reference.place.range.end <= range.end else {
                break
            }
            guard let name = names[reference.place.range.start] else { continue }
            if start < name.range.start {
                pieces.append(
                    SemanticToken(
                        range: SourceRange(start: start, end: name.range.start), role: .string))
            }
            pieces.append(name)
            start = name.range.end
        }
        if start < range.end {
            pieces.append(
                SemanticToken(range: SourceRange(start: start, end: range.end), role: .string))
        }
        return pieces
    }

    /// The lines of a comment.
    private func lines(of comment: Comment) -> [SemanticToken] {
        let modifiers: SemanticToken.Modifiers =
            comment.form == .documentation ? .documentation : []
        return source.bytes[comment.range.offsets].split(whereSeparator: { $0.isLineEnd }).map {
            SemanticToken(
                range: SourceRange($0.startIndex..<$0.endIndex), role: .comment,
                modifiers: modifiers)
        }
    }
}
