import TransitionDSL

/// The first pass: every declaration of every file gets its place in the model, so that bodies can
/// name what stands below them.
extension Checker {
    mutating func declareNames() {
        for tree in trees {
            let isMain = tree.source.index == .main
            tree.withRoot { root in
                for node in root.children { declare(node, isMain: isMain) }
            }
        }
        reportCollisionsWithCatalog()
    }

    private mutating func declare(_ node: SyntaxNode, isMain: Bool) {
        switch node.kind {
        case .screen: declareScreen(node)
        case .cell: _ = declareCell(node, owner: nil)
        case .group: declareGroup(node)
        case .hero: declareHero(node)
        case .modifiers: declareModifiers(node)
        case .animation: declareAnimation(node)
        case .animator: declareAnimator(node)
        case .interaction: declareInteraction(node)
        case .segue: declareSegue(node, .going)
        case .unwind: declareSegue(node, .unwinding)
        case .defaults where isMain: pending.defaults.append(node)
        case .registry where isMain: pending.registries.append(node)
        case .lint where isMain: pending.lint.append(node)
        default: break
        }
    }

    private mutating func declareScreen(_ node: SyntaxNode) {
        guard let declared = declared(node) else { return }
        let parameters = parameters(node)
        let given = node.child(.givenClause).map { self.parameters($0) } ?? .empty
        let handle = model.screens.add(
            Screen(
                declared: declared,
                caseName: caseName(declared),
                parameters: parameters,
                given: given,
                isProtocol: false,
                typeName: .empty,
                importedModule: nil,
                parents: .empty,
                storyboard: nil,
                defaults: .empty,
                hooks: .empty,
                views: .empty,
                cells: .empty
            )
        )
        pending.screens.append(node)
        if !screenNames.add(declared.name, .screen(handle)) { reportDuplicateScreen(declared) }
        guard let body = node.child(.screenBody) else { return }
        let start = model.cells.count
        for child in body.children where child.kind == .cell {
            _ = declareCell(child, owner: handle)
        }
        model.screens[handle].cells = HandleRange(start: start, end: model.cells.count)
    }

    /// The case in Swift: what `as` gives, else the name with its leading capitals lowered.
    mutating func caseName(_ declared: Declared) -> Text {
        if declared.swiftName != declared.name { return declared.swiftName }
        scratch.removeAll(keepingCapacity: true)
        scratch.append(model.texts.bytes, model.texts.range(declared.name))
        if scratch.allSatisfy({ $0 < 0x80 }) {
            GeneratedNames.lowerLeadingCapitals(ascii: &scratch)
            return model.texts.intern(scratch)
        }
        let text = model.texts.string(declared.name)
        return model.texts.intern(GeneratedNames.loweringLeadingCapitals(text))
    }

    private mutating func declareCell(_ node: SyntaxNode, owner: Handle<Screen>?) -> Handle<Cell>? {
        guard let declared = declared(node) else { return nil }
        let type = node.child(.typeName)
        let isListing =
            owner != nil && type == nil && node.child(.cellBody) == nil
            && node.child(.parameters) == nil
        let typeName = type.map { joinedText($0, $0.firstToken..<$0.endToken) } ?? declared.name
        let parameters = parameters(node)
        let handle = model.cells.add(
            Cell(
                declared: declared,
                parameters: parameters,
                typeName: isListing ? nil : typeName,
                owner: owner,
                declaration: nil,
                views: .empty
            )
        )
        pending.cells.append(node)
        if isListing { return handle }
        if owner == nil {
            if !cellNames.add(declared.name, handle) {
                reportDuplicate("cell", declared, first: first(cellNames[declared.name]))
            }
        } else if let last = localCells[declared.name]?.last, model.cells[last].owner == owner {
            // A screen's cells are declared together, so that its first is the last of the name.
            reportDuplicate("cell", declared, first: first(last))
        } else {
            localCells[declared.name, default: []].append(handle)
        }
        return handle
    }

    private func first(_ cell: Handle<Cell>?) -> SourcePlace? {
        cell.map { model.cells[$0].declared.place }
    }

    private mutating func declareGroup(_ node: SyntaxNode) {
        guard let declared = declared(node) else { return }
        let handle = model.groups.add(Group(declared: declared, members: .empty))
        pending.groups.append(node)
        if !screenNames.add(declared.name, .group(handle)) { reportDuplicateScreen(declared) }
    }

    private mutating func reportDuplicateScreen(_ declared: Declared) {
        let first: SourcePlace? =
            switch screenNames[declared.name] {
            case .screen(let screen): model.screens[screen].declared.place
            case .group(let group): model.groups[group].declared.place
            case .any, nil: nil
            }
        reportDuplicate("screen", declared, first: first)
    }

    private mutating func declareHero(_ node: SyntaxNode) {
        guard let declared = declared(node) else { return }
        let parameters = parameters(node)
        let start = model.parts.count
        if let parts = node.child(.parts) {
            for part in parts.children {
                if model.parts.count - start == Self.maximumPartCount {
                    reportListTooLong("a hero id", Self.maximumPartCount, "parts", part)
                    break
                }
                declarePart(part, since: start)
            }
        }
        let handle = model.heroes.add(
            Hero(
                declared: declared,
                parameters: parameters,
                scope: .app,
                parts: HandleRange(start: start, end: model.parts.count),
                text: .empty
            )
        )
        pending.heroes.append(node)
        if !heroNames.add(declared.name, handle) {
            let first = heroNames[declared.name].map { model.heroes[$0].declared.place }
            reportDuplicate("hero id", declared, first: first)
        }
    }

    /// Each part repeats the text of its id; with a bound, the output grows as the file does.
    private static let maximumPartCount = 256

    private mutating func declarePart(_ node: SyntaxNode, since start: Int) {
        guard let declared = declared(node, nameToken: node.firstToken) else { return }
        var text = declared.name
        if let given = node.child(.text) {
            text = plainText(given, given.firstToken + 1, "a part's text") ?? text
        }
        for other in model.parts[start...] where other.declared.name == declared.name {
            return reportDuplicate("part", declared, first: other.declared.place)
        }
        for other in model.parts[start...] where other.text == text {
            return reportSamePartText(declared, text, first: other.declared)
        }
        model.parts.append(HeroPart(declared: declared, text: text))
    }

    private mutating func declareModifiers(_ node: SyntaxNode) {
        guard let declared = declared(node) else { return }
        let parameters = parameters(node)
        let handle = model.modifiers.add(
            ModifierList(declared: declared, parameters: parameters, items: .empty)
        )
        pending.modifiers.append(node)
        if !modifierNames.add(declared.name, handle) {
            let first = modifierNames[declared.name].map { model.modifiers[$0].declared.place }
            reportDuplicate("modifier", declared, first: first)
        }
    }

    private mutating func declareAnimation(_ node: SyntaxNode) {
        guard let declared = declared(node) else { return }
        let parameters = parameters(node)
        let use = AnimationUse(going: Handle(0), returning: nil, options: .empty)
        let handle = model.animations.add(
            NamedAnimation(declared: declared, parameters: parameters, use: use)
        )
        pending.animations.append(node)
        addAnimationName(declared, .animation(handle))
    }

    private mutating func declareAnimator(_ node: SyntaxNode) {
        guard let declared = declared(node) else { return }
        let parameters = parameters(node)
        let handle = model.animators.add(
            Animator(
                declared: declared,
                parameters: parameters,
                body: .keyFrames(options: .empty, frames: .empty)
            )
        )
        pending.animators.append(node)
        addAnimationName(declared, .animator(handle))
    }

    private mutating func addAnimationName(_ declared: Declared, _ element: AnimationName) {
        if animationNames.add(declared.name, element) { return }
        let first: SourcePlace? =
            switch animationNames[declared.name] {
            case .animation(let animation): model.animations[animation].declared.place
            case .animator(let animator): model.animators[animator].declared.place
            case nil: nil
            }
        reportDuplicate("animation", declared, first: first)
    }

    private mutating func declareInteraction(_ node: SyntaxNode) {
        guard let declared = declared(node) else { return }
        let parameters = parameters(node)
        let handle = model.interactions.add(
            Interaction(declared: declared, parameters: parameters, call: Handle(0))
        )
        pending.interactions.append(node)
        if !interactionNames.add(declared.name, handle) {
            let first = interactionNames[declared.name].map {
                model.interactions[$0].declared.place
            }
            reportDuplicate("interaction", declared, first: first)
        }
    }

    private mutating func declareSegue(_ node: SyntaxNode, _ direction: Segue.Direction) {
        guard let declared = declared(node) else { return }
        let text = node.child(.text)
        let identifier = text.flatMap {
            plainText($0, $0.firstToken + 1, "an identifier in a storyboard")
        }
        let handle = model.segues.add(
            Segue(declared: declared, direction: direction, identifier: identifier ?? .empty)
        )
        if !segueNames.add(declared.name, handle) {
            let first = segueNames[declared.name].map { model.segues[$0].declared.place }
            reportDuplicate("segue", declared, first: first)
        }
    }

    /// A name of the catalog cannot be given to something else of its kind.
    private mutating func reportCollisionsWithCatalog() {
        let animations = model.animations.map(\.declared) + model.animators.map(\.declared)
        for (kind, declarations) in [
            (CatalogKind.animation, animations),
            (.modifier, model.modifiers.map(\.declared)),
            (.interaction, model.interactions.map(\.declared)),
        ] {
            for declared in declarations where vocabulary.row(kind, declared.name) != nil {
                reportNameShadowsCatalog(declared, kind)
            }
        }
    }
}
