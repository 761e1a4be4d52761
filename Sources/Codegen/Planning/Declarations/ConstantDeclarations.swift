import TransitionDSL

/// The namespace's constants: hero ids, segue identifiers and screens.
extension SwiftPlanner {
    func segueIDs() -> SwiftDeclaration? {
        var members: [SwiftDeclaration] = []
        for segue in model.segues where segue.declared.isGenerated {
            let name = name(segue.declared.swiftName)
            members.append(
                SwiftDeclaration(
                    "\(word: .access)static let \(name) = \(literal: segue.identifier)",
                    at: segue.declared.place
                ).documented(segue.declared.documentation))
        }
        return dataEnumeration(
            GeneratedNames.segueIDs, "/// The identifiers of storyboard segues.", members)
    }

    /// A nested type of the namespace for data; nil if it would be empty.
    func dataEnumeration(
        _ name: StaticString, _ documentation: StaticString, _ members: [SwiftDeclaration]
    ) -> SwiftDeclaration? {
        if members.isEmpty { return nil }
        return SwiftDeclaration("\(dataType: "enum")\(name)", members: members).documented(
            documentation)
    }

    // MARK: Screens

    /// The file's own screens and, after them, those of imported files, which its lines may name. A
    /// file that only imports screens does not declare them again.
    func screens() -> SwiftDeclaration? {
        if !model.hasOwnScreens, !running.hasRegistries { return nil }
        let declaration: SwiftDeclaration
        if model.screens.isEmpty {
            // Lines that name no screen, only any, still need the type. An enumeration without
            // cases would make all code unreachable that uses a screen.
            declaration = SwiftDeclaration(
                "\(dataType: "struct")\(GeneratedNames.screens): Hashable, Sendable",
                members: [SwiftDeclaration("private init() {}")])
        } else {
            let cases = model.screensOwnFirst.map { handle in
                let screen = model.screens[handle]
                return SwiftDeclaration(
                    "case \(name(screen.caseName)) = \(literal: screen.declared.name)",
                    at: screen.declared.place
                ).documented(screen.declared.documentation)
            }
            declaration = SwiftDeclaration(
                "\(dataType: "enum")\(GeneratedNames.screens): String, CaseIterable, Sendable",
                members: cases + screenProperties())
        }
        return declaration.documented("/// The screens by their declared names.")
    }

    private func screenProperties() -> [SwiftDeclaration] {
        if !model.screens.contains(where: { $0.storyboard != nil }) { return [] }
        return [
            property(GeneratedNames.storyboard) { $0.storyboard?.name }.documented(
                "/// The name of the storyboard that contains the screen."),
            property(GeneratedNames.identifier) { $0.storyboard?.identifier }.documented(
                "/// The screen's identifier in its storyboard; `nil` if it has none."),
        ]
    }

    /// More would make the line too long.
    private static var mostNamesOfCase: Int { 4 }

    /// A `switch` over the screens. Adjacent ones with the same string share a case. One that
    /// covers all of them must not have a `default`.
    private func property(_ name: StaticString, _ value: (Screen) -> Text?) -> SwiftDeclaration {
        var screens: [(text: Text, names: [SwiftCode])] = []
        var isComplete = true
        for handle in model.screensOwnFirst {
            let screen = model.screens[handle]
            guard let text = value(screen) else {
                isComplete = false
                continue
            }
            let name: SwiftCode = ".\(self.name(screen.caseName))"
            if let last = screens.indices.last, screens[last].text == text,
                screens[last].names.count < Self.mostNamesOfCase
            {
                screens[last].names.append(name)
            } else {
                screens.append((text, [name]))
            }
        }
        var cases = screens.map { "case \(.list($0.names)): \(literal: $0.text)" as SwiftCode }
        if !isComplete { cases.append("default: nil") }
        let body: SwiftCode = screens.isEmpty ? "nil" : .cases(of: "self", cases)
        return SwiftDeclaration("\(word: .access)var \(name): String?", statements: [.line(body)])
            .apart
    }

    // MARK: Hero ids

    func heroIDs() -> SwiftDeclaration? {
        var members: [SwiftDeclaration] = []
        for hero in model.heroes where hero.declared.isGenerated { members += heroID(hero) }
        return dataEnumeration(
            GeneratedNames.heroIDs,
            "/// The hero ids: the same id on two screens makes one view fly to the other.", members
        )
    }

    private func heroID(_ hero: Hero) -> [SwiftDeclaration] {
        let parameters = IDParameter.all(of: hero, model, texts)
        if hero.parts.isEmpty { return [member(hero, parameters, "String", text(of: hero))] }
        let spelling = GeneratedNames.familyType(model.texts.string(hero.declared.swiftName))
        let type = Name(text: texts.intern(spelling), isQuoted: SwiftNames.needsBackticks(spelling))
        let arguments = parameters.map { parameter -> SwiftCode in
            "\(label(parameter.name)): \(parameter.type.stored("\(name(parameter.name))"))"
        }
        return [
            member(hero, parameters, "\(type)", "\(type)(\(.list(arguments)))"),
            family(type, hero, parameters),
        ]
    }

    /// A constant or a function, which returns nil if a required parameter is nil.
    private func member(
        _ hero: Hero, _ parameters: [IDParameter], _ type: SwiftCode, _ value: SwiftCode
    ) -> SwiftDeclaration {
        let (name, place) = (name(hero.declared.swiftName), hero.declared.place)
        let documentation = hero.declared.documentation
        if parameters.isEmpty {
            return SwiftDeclaration("\(word: .access)static let \(name) = \(value)", at: place)
                .documented(documentation)
        }
        let isOptional = parameters.contains { $0.isOptional }
        let list = parameters.map { code($0, at: place, isOptional: isOptional) }
        let head: SwiftCode = "\(word: .access)static func \(name)(\(.list(list))) -> \(type)"
        if !isOptional {
            return SwiftDeclaration("\(head) { \(value) }", at: place).documented(documentation)
        }
        var statements: [SwiftStatement] = []
        for parameter in parameters where parameter.isOptional {
            let name = self.name(parameter.name)
            statements.append(
                .line(
                    isUsed(parameter, in: hero)
                        ? "guard let \(name) else { return nil }"
                        : "guard \(name) != nil else { return nil }",
                    at: parameter.handle.map { model.parameters[$0].place }))
        }
        statements.append(.line("return \(value)", at: place))
        return SwiftDeclaration("\(head)?", at: place, statements: statements).documented(
            documentation)
    }

    /// Whether the function's body uses a parameter.
    private func isUsed(_ parameter: IDParameter, in hero: Hero) -> Bool {
        !hero.parts.isEmpty
            || model.segments[hero.text].contains { segment in
                switch segment {
                case .parameter(let used), .parameterLength(let used): used == parameter.handle
                case .literal, .part, .value: false
                }
            }
    }

    private func code(
        _ parameter: IDParameter, at place: SourcePlace, isOptional: Bool
    ) -> SwiftCode {
        let declared = parameter.handle.map { model.parameters[$0] }
        var code: SwiftCode = "\(label(parameter.name)): "
        if case .app = parameter.type {
            let place = declared?.place ?? place
            // Without a body of several lines nothing else in it needs a place.
            code.append(
                isOptional
                    ? "\(headMark: place, mayBreakLine: true)"
                    : "\(mark: place, mayBreakLine: true)")
        }
        code.append(parameter.type.code)
        if parameter.isOptional { code.append("?") }
        if let value = declared?.defaultValue, let text = constant(value, parameter.type) {
            code.append(" = \(text)")
        }
        return code
    }

    /// The Swift default of a parameter; nil if its value is not a constant that a Swift literal
    /// can express, so that callers must pass it.
    private func constant(_ value: Handle<Value>, _ type: IDParameterType) -> SwiftCode? {
        switch type {
        case .string:
            guard case .text(let segments) = model.values[value] else { return nil }
            var code: SwiftCode = "\""
            for segment in model.segments[segments] {
                guard case .literal(let text) = segment else { return nil }
                code.append(.escaped(text))
            }
            return "\(code)\""
        case .bool:
            guard case .bool(let isTrue) = model.values[value] else { return nil }
            return isTrue ? "true" : "false"
        case .int, .uint:
            guard let number = model.values.constant(value), abs(number) < 0x1p62,
                number == number.rounded()
            else { return nil }
            return "\(texts.intern(Int64(number).description))"
        case .double:
            guard let number = model.values.constant(value), number.isFinite else { return nil }
            return "\(texts.intern(number.description))"
        case .url, .uuid, .screen, .foreignScreen, .object, .app: return nil
        }
    }

    /// The type that has the ids of a family's parts as properties.
    private func family(
        _ type: Name, _ hero: Hero, _ parameters: [IDParameter]
    ) -> SwiftDeclaration {
        var members = parameters.map { parameter in
            SwiftDeclaration(
                "fileprivate let \(name(parameter.name)): \(parameter.type.stored.code)",
                at: parameter.handle.map { model.parameters[$0].place })
        }
        for part in model.parts[hero.parts] {
            let name = name(part.declared.swiftName)
            members.append(
                SwiftDeclaration(
                    "\(word: .access)var \(name): String { \(text(of: hero, part)) }",
                    at: part.declared.place
                ).documented(part.declared.documentation))
        }
        return SwiftDeclaration(
            "\(dataType: "struct")\(type): Hashable, Sendable", at: hero.declared.place,
            members: members)
    }
}
