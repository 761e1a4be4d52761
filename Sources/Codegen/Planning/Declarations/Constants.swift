import TransitionDSL

/// The namespace's constants: hero ids, segue identifiers and screens.
extension SwiftPlanner {
    func segueIDs() -> SwiftDeclaration {
        let members = plan.segues.map { segue in
            SwiftDeclaration(
                "\(word: .access)static let \(segue.name) = \(literal: segue.identifier)",
                at: segue.place
            ).documented(segue.documentation)
        }
        return SwiftDeclaration("\(dataType: "enum")\(GeneratedNames.segueIDs)", members: members)
            .documented("/// The identifiers of storyboard segues.")
    }

    // MARK: Screens

    func screens() -> SwiftDeclaration {
        let declaration: SwiftDeclaration
        if plan.screens.isEmpty {
            // Lines that name no screen, only any, still need the type. As an enumeration without
            // cases it would make code unreachable wherever a screen is looked at.
            declaration = SwiftDeclaration(
                "\(dataType: "struct")\(GeneratedNames.screens): Hashable, Sendable",
                members: [SwiftDeclaration("private init() {}")])
        } else {
            declaration = SwiftDeclaration(
                "\(dataType: "enum")\(GeneratedNames.screens): String, CaseIterable, Sendable",
                members: screenCases() + screenProperties())
        }
        return declaration.documented("/// The screens by their declared names.")
    }

    private func screenCases() -> [SwiftDeclaration] {
        plan.screens.map { screen in
            SwiftDeclaration("case \(screen.name) = \(literal: screen.rawValue)", at: screen.place)
                .documented(screen.documentation)
        }
    }

    private func screenProperties() -> [SwiftDeclaration] {
        if plan.storyboards == .none { return [] }
        return [
            property(GeneratedNames.storyboard, plan.storyboards) { $0.storyboard }
                .documented("/// The name of the storyboard that holds the screen."),
            property(GeneratedNames.identifier, plan.identifiers) { $0.identifier }
                .documented(
                    "/// The screen's identifier in its storyboard; `nil` where it needs or has none."
                ),
        ]
    }

    /// More would make a line long.
    private static var mostNamesOfCase: Int { 4 }

    /// A `switch` over the screens. Those behind one another that have the same text are one case.
    private func property(
        _ name: StaticString, _ coverage: Coverage, _ value: (ScreenPlan) -> Text?
    ) -> SwiftDeclaration {
        var body: SwiftCode = "nil"
        if coverage != .none {
            var screens: [(text: Text, names: [SwiftCode])] = []
            for screen in plan.screens {
                guard let text = value(screen) else { continue }
                if let last = screens.indices.last, screens[last].text == text,
                    screens[last].names.count < Self.mostNamesOfCase
                {
                    screens[last].names.append(".\(screen.name)")
                } else {
                    screens.append((text, [".\(screen.name)"]))
                }
            }
            var cases = screens.map { "case \(.list($0.names)): \(literal: $0.text)" as SwiftCode }
            if coverage == .some { cases.append("default: nil") }
            body = .cases(of: "self", cases)
        }
        return SwiftDeclaration("\(word: .access)var \(name): String?", statements: [.line(body)])
            .apart
    }

    // MARK: Hero ids

    mutating func heroIDs() -> SwiftDeclaration {
        var members: [SwiftDeclaration] = []
        for id in plan.ids { members += heroID(id) }
        return SwiftDeclaration("\(dataType: "enum")\(GeneratedNames.heroIDs)", members: members)
            .documented(
                "/// The hero ids: the same id on two screens makes one view fly to the other.")
    }

    private func heroID(_ id: HeroIDPlan) -> [SwiftDeclaration] {
        switch id.body {
        case .constant(let pieces): return [constant(id, text(pieces))]
        case .text(let pieces): return [function(id, "String", text(pieces))]
        case .family(let type, let parts):
            let arguments = plan.parameters[id.parameters].map { parameter -> SwiftCode in
                "\(parameter.label): \(parameter.storedForm.code("\(parameter.name)"))"
            }
            let call: SwiftCode = "\(type)(\(.list(arguments)))"
            let isConstant = id.parameters.isEmpty
            return [
                isConstant ? constant(id, call) : function(id, "\(type)", call),
                family(type, id, parts),
            ]
        }
    }

    private func constant(_ id: HeroIDPlan, _ value: SwiftCode) -> SwiftDeclaration {
        SwiftDeclaration("\(word: .access)static let \(id.name) = \(value)", at: id.place)
            .documented(id.documentation)
    }

    /// If parameters are optional, the body first returns nil for those that are nil.
    private func function(
        _ id: HeroIDPlan, _ type: SwiftCode, _ value: SwiftCode
    ) -> SwiftDeclaration {
        let parameters = plan.parameters[id.parameters]
        let list = parameters.map { code($0, of: id) }
        let head: SwiftCode = "\(word: .access)static func \(id.name)(\(.list(list))) -> \(type)"
        if !id.isOptional {
            return SwiftDeclaration("\(head) { \(value) }", at: id.place)
                .documented(id.documentation)
        }
        var statements: [SwiftStatement] = []
        for parameter in parameters where parameter.isOptional {
            statements.append(
                .line(
                    parameter.isUsed
                        ? "guard let \(parameter.name) else { return nil }"
                        : "guard \(parameter.name) != nil else { return nil }",
                    at: parameter.place))
        }
        statements.append(.line("return \(value)", at: id.place))
        return SwiftDeclaration("\(head)?", at: id.place, statements: statements)
            .documented(id.documentation)
    }

    private func code(_ parameter: ParameterPlan, of id: HeroIDPlan) -> SwiftCode {
        var code: SwiftCode = "\(parameter.label): "
        if case .app = parameter.type {
            // Without a body of several lines there is nothing else to locate in it.
            code.append(
                id.isOptional
                    ? "\(headMark: parameter.place ?? id.place, mayBreakLine: true)"
                    : "\(mark: parameter.place ?? id.place, mayBreakLine: true)")
        }
        code.append(parameter.type.code)
        if parameter.isOptional { code.append("?") }
        switch parameter.defaultValue {
        case .verbatim(let text): code.append(" = \(text)")
        case .string(let pieces): code.append(" = \(text(pieces))")
        case nil: break
        }
        return code
    }

    /// The type whose properties are the ids of a family's parts.
    private func family(
        _ type: Name, _ id: HeroIDPlan, _ parts: HandleRange<PartPlan>
    ) -> SwiftDeclaration {
        var members = plan.parameters[id.parameters].map { parameter in
            SwiftDeclaration(
                "fileprivate let \(parameter.name): \(parameter.storedType.code)",
                at: parameter.place)
        }
        for part in plan.parts[parts] {
            members.append(
                SwiftDeclaration(
                    "\(word: .access)var \(part.name): String { \(text(part.pieces)) }",
                    at: part.place
                ).documented(part.documentation))
        }
        return SwiftDeclaration(
            "\(dataType: "struct")\(type): Hashable, Sendable", at: id.place, members: members)
    }

    /// A string literal with what goes into it.
    private func text(_ pieces: HandleRange<TextPiece>) -> SwiftCode {
        var code: SwiftCode = "\""
        for piece in plan.pieces[pieces] {
            switch piece {
            case .literal(let text): code.append(.escaped(text))
            case .value(let name, let form): code.append("\\(\(form.code("\(name)")))")
            case .length(let name, let form):
                code.append("\\(\(form.code("\(name)", isLength: true)).utf8.count)")
            }
        }
        code.append("\"")
        return code
    }
}

extension SwiftType {
    fileprivate var code: SwiftCode {
        switch self {
        case .int: "Int"
        case .uint: "UInt"
        case .double: "Double"
        case .bool: "Bool"
        case .string: "String"
        case .url: "URL"
        case .uuid: "UUID"
        case .screen: "\(GeneratedNames.screens)"
        case .foreignScreen: "some RawRepresentable<String>"
        case .object: "AnyObject"
        case .app(let typeName): "\(typeName)"
        }
    }
}
