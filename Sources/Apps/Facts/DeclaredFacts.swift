import AppSource
import TransitionDSL

/// Facts of declarations: screens and cells, and the constants, functions and carriers that ids
/// come from.
extension FactFinder {
    func findScreens() {
        for (index, type) in program.types.enumerated() where type.isDeclared {
            guard let id = type.declarations.first else { continue }
            let declaration = program.declaration(id)
            guard declaration.kind == .class else { continue }
            let name = string(type.name)
            let superclass = declaration.supertypes.first?.name.map(string)
            switch program.role(of: .program(TypeID(index: index))) {
            case .controller: add(.screen(class: name, superclass: superclass), id, .certain)
            case .cell: add(.cell(class: name, superclass: superclass), id, .certain)
            case .view, .other: break
            }
        }
    }

    /// Hero's protocols for delegates and plugins, with their requirements. Source: Hero.
    private static let delegates: [String: Set<String>] = [
        "HeroViewControllerDelegate": [
            "heroWillStartAnimatingFrom", "heroDidEndAnimatingFrom", "heroDidCancelAnimatingFrom",
            "heroWillStartTransition", "heroDidEndTransition", "heroDidCancelTransition",
            "heroWillStartAnimatingTo", "heroDidEndAnimatingTo", "heroDidCancelAnimatingTo",
        ],
        "HeroTransitionDelegate": ["heroTransition"],
        "HeroProgressUpdateObserver": ["heroDidUpdateProgress"],
        "HeroPlugin": [],
    ]

    /// The types that conform to a protocol of Hero, and their methods that Hero calls.
    func findDelegates() {
        guard hasEngine else { return }
        for file in program.files.indices {
            for (index, declaration) in program.files[file].items.declarations.enumerated() {
                let id = DeclarationID(file: file, index: index)
                if declaration.kind.isType {
                    for name in declaration.supertypes.compactMap({ $0.name.map(string) })
                    where Self.delegates[name] != nil {
                        add(.delegate(name), id, .certain)
                    }
                } else if declaration.kind == .function, isCalledByHero(id) {
                    add(.delegate(string(declaration.name)), id, .certain)
                }
            }
        }
    }

    private func isCalledByHero(_ id: DeclarationID) -> Bool {
        guard let type = program.typeOfDeclaration[id] else { return false }
        // All of these methods begin so.
        // Hot.
        let text = program.files[id.file].items.declarations[id.index].name
        let range = program.names.range(text)
        guard program.names.bytes[range].starts(with: "hero".utf8),
            program.declaration(id).body != nil
        else { return false }
        let name = string(text)
        return program.externalSupertypes(of: type).contains {
            Self.delegates[string($0)]?.contains(name) ?? false
        }
    }

    /// The declarations that evaluation passed, and the assignments to carriers.
    func findNamed() {
        uses = uses.filter { isOfIDs($0.value, $0.key) }
        addDeclaredNames()
        let found = uses.sorted {
            ($0.key.file, $0.key.index) < ($1.key.file, $1.key.index)
        }
        for (id, use) in found {
            let name = string(program.declaration(id).name)
            add(
                .named(
                    use.kind, name: name, declares: true, patterns: use.value.patterns, value: nil,
                    uses: use.count),
                id, use.value.isKnown ? .certain : .unknown, via: use.value.via,
                unknownPart: use.value.unknownPart)
            guard use.kind == .carrier else { continue }
            for assignment in evaluator.assignments(to: id) {
                let value = evaluator.evaluate(assignment.value, in: assignment.site.scope)
                // The arguments of a structure of ids have facts of their own.
                if !value.isKnown, isStructure(id) { continue }
                var certainty: AppFact.Certainty = value.isKnown ? .certain : .unknown
                if value.isKnown, assignment.isGuess || value.isGuess { certainty = .likely }
                add(
                    .named(
                        .carrier, name: name, declares: false, patterns: value.patterns,
                        value: evaluator.sourceText(assignment.value, in: assignment.site.scope),
                        uses: 0),
                    assignment.site, certainty: certainty, via: value.via,
                    unknownPart: value.unknownPart)
                addLocals(
                    of: assignment.value, in: assignment.site.scope, .carrier, assignment.site)
                addPassed(assignment, name)
            }
        }
    }

    /// Whether a declaration that is in an id is for ids, rather than for a part such as a number.
    private func isOfIDs(_ use: NameUse, _ id: DeclarationID) -> Bool {
        switch use.kind {
        case .constant:
            // `let empty = ""` is for everything.
            if use.value.isKnown { return use.value.onlyText != "" }
            // A view or an object whose address is in an id.
            return program.role(of: evaluator.type(ofDeclaration: id)) == .other
        case .function, .carrier:
            // The number of a row is part of many texts.
            let name = string(program.declaration(id).name).lowercased()
            return !use.isPart || use.value.hasText
                || ["hero", "transition"].contains { name.includes($0) }
        case .alias: return true
        }
    }

    /// Adds what is declared for Hero and led to no id: aliases of `view.hero`, constants next to those
    /// of ids, properties that take ids, and lists of modifiers.
    private func addDeclaredNames() {
        for type in typesOfIDs() {
            for id in program.types[type.index].members.all
            where uses[id] == nil && isTextConstant(id, of: type) {
                let value =
                    program.declaration(id).kind == .case
                    ? evaluator.rawValue(of: id) : evaluator.evaluateInitialValue(id)
                uses[id] = NameUse(kind: .constant, value: value, isPart: false, count: 0)
            }
        }
        guard hasEngine else { return }
        let filesWithLists = Set(program.files(mentioning: [engineNames.heroModifier]))
        for (file, one) in program.files.enumerated() {
            let hasLists = filesWithLists.contains(file)
            for (index, declaration) in one.items.declarations.enumerated() {
                let id = DeclarationID(file: file, index: index)
                guard uses[id] == nil,
                    let kind = kindOfEngineType(declaration, listsIn: hasLists ? file : nil)
                        ?? (takesIDs(id) ? .carrier : nil)
                else { continue }
                uses[id] = NameUse(kind: kind, value: .unknown, isPart: false, count: 0)
            }
        }
    }

    /// Whether a property takes ids to a screen though no view has one of them: it is named for ids,
    /// it is in a structure of ids, or that is its type.
    private func takesIDs(_ id: DeclarationID) -> Bool {
        if carrier(id) != nil { return true }
        let declaration = program.declaration(id)
        guard declaration.kind == .variable, evaluator.isStored(declaration),
            !declaration.modifiers.contains(.static), let owner = program.typeOfDeclaration[id]
        else { return false }
        if evaluator.isNamedForIDs(owner) {
            return declaration.type?.withoutOptional.name == engineNames.string
                && !declaration.modifiers.contains(.constant)
        }
        return isStructure(id) && program.role(of: .program(owner)) != .other
    }

    /// Whether a property has a structure of ids.
    private func isStructure(_ id: DeclarationID) -> Bool {
        guard let type = program.declaration(id).type,
            case .program(let given) =
                program.type(type, in: program.typeOfDeclaration[id]).unwrapped
        else { return false }
        return evaluator.isNamedForIDs(given)
    }

    /// What a declaration is for Hero by its type: `HeroExtension<UILabel>`, `[HeroModifier]`.
    private func kindOfEngineType(
        _ declaration: AppDeclaration, listsIn file: Int?
    ) -> AppFactContent.CarrierKind? {
        guard declaration.kind == .variable || declaration.kind == .function else { return nil }
        guard var type = declaration.type else {
            // `let calm = [HeroModifier.fade]`
            guard let file, let range = declaration.initialValue, range.count > 2 else {
                return nil
            }
            let tokens = program.tokens(file).tokens[range].prefix(2)
            return tokens.first?.kind == .leftBracket
                && tokens.last?.name == engineNames.heroModifier ? .constant : nil
        }
        if declaration.kind == .variable, type.name == engineNames.heroExtension { return .alias }
        if case .array(let element) = type { type = element }
        guard type.name == engineNames.heroModifier else { return nil }
        let isFunction = declaration.kind == .function || !declaration.accessors.isEmpty
        return isFunction ? .function : declaration.initialValue == nil ? nil : .constant
    }

    /// The types with constants that are ids, if they are made for ids. A model's enum has cases that
    /// are none.
    func typesOfIDs() -> [TypeID] {
        var types: Set<TypeID> = []
        for (id, use) in uses where use.kind == .constant {
            if let type = program.typeOfDeclaration[id] { types.insert(type) }
        }
        return types.filter(isForIDs).sorted { $0.index < $1.index }
    }

    private func isForIDs(_ type: TypeID) -> Bool {
        guard program.role(of: .program(type)) == .other else { return false }
        guard program.types[type.index].kind == .enum,
            program.types[type.index].members.all.contains(where: {
                program.declaration($0).kind == .case
            })
        else { return true }
        let name = string(program.types[type.index].name).lowercased()
        return ["hero", "transition", "anim"].contains { name.includes($0) }
            || ["id", "ids", "key", "keys", "identifier"].contains { name.hasSuffix($0) }
    }

    /// What calls pass for a parameter that is assigned to a carrier, and so on to the calls that
    /// have the value.
    private func addPassed(_ assignment: Evaluator.PropertyAssignment, _ name: String) {
        var next = [(value: assignment.value, scope: assignment.site.scope)]
        while let (value, scope) = next.popLast() {
            guard case .name(let parameter, _) = value.kind,
                case .parameter(let function, let index)? = scope.local(parameter)?.value,
                program.declaration(function).kind != .variable
            else { continue }
            for call in evaluator.calls(of: function) {
                guard let argument = call.arguments[index] else { continue }
                let place = SourcePlace(
                    file: FileIndex(call.site.scope.file), range: argument.range)
                guard passedIDs.insert(place).inserted else { continue }
                next.append((argument, call.site.scope))
                let value = evaluator.evaluate(argument, in: call.site.scope)
                add(
                    .named(
                        .carrier, name: name, declares: false, patterns: value.patterns,
                        value: evaluator.sourceText(argument, in: call.site.scope), uses: 0),
                    site(of: argument, in: call.site),
                    certainty: !value.isKnown ? .unknown : value.isGuess ? .likely : .certain,
                    via: value.via, unknownPart: value.unknownPart)
            }
        }
    }

    /// The place of an argument. The body of a view of SwiftUI is one statement, which says little.
    private func site(of argument: AppExpression, in call: Site) -> Site {
        guard let type = call.scope.type, program.isSwiftUIView(type) else { return call }
        var site = call
        site.statement = argument.range
        return site
    }

    /// Adds a fact of a declaration.
    private func add(
        _ content: AppFactContent, _ id: DeclarationID, _ certainty: AppFact.Certainty,
        via: [SourcePlace] = [], unknownPart: SourcePlace? = nil
    ) {
        let declaration = program.declaration(id)
        let scope = NameScope(
            locals: nil, type: program.typeOfDeclaration[id], declaration: id, file: id.file)
        let names = containerNames(scope)
        let place = SourcePlace(file: FileIndex(id.file), range: declaration.range)
        let isType = declaration.kind.isType
        facts.append(
            AppFact(
                content, place: place,
                container: isType ? string(declaration.name) : names.container,
                member: isType ? nil : names.member, certainty: certainty,
                isTest: isTest(scope), via: [place] + via.filter { $0 != place },
                unknownPart: unknownPart,
                condition: declaration.condition.map {
                    program.files[id.file].items.conditions[$0]
                },
                language: program.files[id.file].language))
    }
}
