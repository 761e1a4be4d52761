import TransitionDSL

// Properties, instance variables and methods.

extension ObjectiveCReader {
    /// `@property (nonatomic, weak) IBOutlet UIView *a, *b;`.
    mutating func parseProperty() {
        let start = index
        index += 2
        let attributes = at(.leftParen) ? parsePropertyAttributes() : ([], isNullable: false)
        guard var specifiers = parseSpecifiers() else { return skipItem() }
        specifiers.modifiers.formUnion(attributes.0)
        if attributes.isNullable { specifiers.isNullable = true }
        let parent = items.open?.declaration
        while let declarator = parseDeclarator(specifiers) {
            skipAttributes()
            declareVariable(declarator, from: start, in: parent)
            guard consume(if: .comma) else { break }
        }
        skipItem()
    }

    /// The words in the parentheses, and whether the value may be nil.
    private mutating func parsePropertyAttributes() -> (
        AppDeclaration.Modifiers, isNullable: Bool
    ) {
        var modifiers: AppDeclaration.Modifiers = []
        var isNullable = false
        let last = placeAfter(index)
        for place in index..<last {
            switch name(at: place) {
            case ObjectiveCWord.readonly.text: modifiers.insert(.constant)
            case Word.weak.text: modifiers.insert(.weak)
            case Word.class.text: modifiers.insert(.static)
            case ObjectiveCWord.nullable.text: isNullable = true
            default: break
            }
        }
        index = last
        return (modifiers, isNullable)
    }

    @discardableResult
    mutating func declareVariable(
        _ declarator: ObjectiveCDeclarator, from start: Int, in parent: Int?,
        value: Range<Int>? = nil
    ) -> Int {
        declare(.variable, declarator.name, at: declarator.place, from: start, in: parent) {
            $0.type = declarator.type
            $0.modifiers = declarator.modifiers
            $0.initialValue = value
        }
    }

    /// The instance variables between the braces of a class, or the members of a `struct`.
    mutating func parseFields(_ range: Range<Int>, of parent: Int) {
        var access: AppDeclaration.Modifiers = []
        within(range) { reader in
            if reader.at(.directive) { return reader.parseDirective() }
            if reader.at(.at) {
                access =
                    reader.at(Word.private, 1) ? .private : reader.at(Word.public, 1) ? .public : []
                reader.index += 2
                return
            }
            let start = reader.index
            if var specifiers = reader.parseSpecifiers() {
                specifiers.modifiers.formUnion(access)
                while let declarator = reader.parseDeclarator(specifiers) {
                    reader.declareVariable(declarator, from: start, in: parent)
                    guard reader.consume(if: .comma) else { break }
                }
            }
            reader.skipStatement()
        }
    }
}

// MARK: - Methods

extension ObjectiveCReader {
    /// `- (UIView *)viewFor:(A *)a at:(NSInteger)b;`, or with a body.
    mutating func parseMethod() {
        let start = index
        let isStatic = at(.plus)
        index += 1
        var result: (type: TypeReference?, modifiers: AppDeclaration.Modifiers) = (nil, [])
        if at(.leftParen) { result = enclosed { $0.parseResult() } }
        skipAttributes()
        guard let name = name(at: index) else { return skipItem() }
        let place = index
        index += 1
        let parameters = parseMethodParameters()
        skipAttributes()
        // A semicolon before the body is allowed.
        if at(.semicolon), at(.leftBrace, 1) { index += 1 }
        let body = at(.leftBrace) ? parseBraces() : nil
        declare(
            methodKind(name, isStatic: isStatic), name, at: place, from: start,
            in: items.open?.declaration
        ) {
            $0.type = result.type
            $0.modifiers = isStatic ? result.modifiers.union(.static) : result.modifiers
            $0.parameters = parameters
            $0.body = body
        }
        if body == nil { skipItem() }
    }

    private mutating func parseResult() -> (TypeReference?, AppDeclaration.Modifiers) {
        guard let specifiers = parseSpecifiers() else { return (nil, []) }
        let type = parseAbstractDeclarator(specifiers)
        let known = specifiers.modifiers.intersection([.action, .attributed])
        return (type == .tuple([]) ? nil : type, known)
    }

    /// `init` and what begins with it as a word are initializers.
    private func methodKind(_ name: Text, isStatic: Bool) -> AppDeclaration.Kind {
        if isStatic { return .function }
        if name == ObjectiveCWord.dealloc.text { return .deinitializer }
        let spelling = names.bytes[names.range(name)]
        guard spelling.starts(with: "init".utf8) else { return .function }
        let next = spelling.dropFirst(4).first ?? UInt8(ascii: "W")
        return next.isCapital || !next.beginsWordOfC ? .initializer : .function
    }

    /// `:(A *)a at:(B)b, ...` after the first word of the selector.
    private mutating func parseMethodParameters() -> [AppDeclaration.Parameter] {
        var parameters: [AppDeclaration.Parameter] = []
        var label: Text?
        while at(.colon) {
            index += 1
            var type: TypeReference?
            if at(.leftParen) { type = enclosed { $0.parseTypeName() } }
            var qualifiers = ObjectiveCSpecifiers()
            parsePointers(&qualifiers)
            guard let name = name(at: index) else { break }
            parameters.append(
                AppDeclaration.Parameter(
                    label: label, name: name,
                    type: type ?? .named([ObjectiveCWord.id.text], arguments: []),
                    range: tokens[index].range))
            index += 1
            if at(ObjectiveCWord.__attribute__) { skipAttributes() }
            label = at(.colon, 1) ? self.name(at: index) : nil
            if label != nil { index += 1 }
        }
        if at(.comma), at(.dots, 1) {
            index += 2
            if let last = parameters.indices.last { parameters[last].isVariadic = true }
        }
        return parameters
    }
}
