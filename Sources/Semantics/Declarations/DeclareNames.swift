import TransitionDSL

/// The first pass: every declaration of every file gets its place in the model, so that bodies can
/// use names that are declared later.
extension Checker {
    func declareNames(_ trees: [SyntaxTree]) {
        for tree in trees {
            let isMain = tree.source.index == .main
            tree.withRoot { root in for node in root.children { declare(node, isMain: isMain) } }
        }
        reportCollisionsWithCatalog()
    }

    private func declare(_ node: SyntaxNode, isMain: Bool) {
        switch node.kind {
        case .screen: declareScreen(ScreenSyntax(node))
        case .cell: declareCell(CellSyntax(node), owner: nil)
        case .group: declareGroup(GroupSyntax(node))
        case .hero: declareHero(HeroSyntax(node))
        case .modifiers: declareModifiers(ModifiersSyntax(node))
        case .animation: declareAnimation(AnimationSyntax(node))
        case .animator: declareAnimator(AnimatorSyntax(node))
        case .interaction: declareInteraction(InteractionSyntax(node))
        case .segue: declareSegue(SegueSyntax(node), .going)
        case .unwind: declareSegue(UnwindSyntax(node), .unwinding)
        case .defaults where isMain: syntax.defaults.append(DefaultsSyntax(node))
        case .registry where isMain: syntax.registries.append(RegistrySyntax(node))
        case .lint where isMain: syntax.lint.append(LintSyntax(node))
        default: break
        }
    }

    private func declareScreen(_ node: ScreenSyntax) {
        guard let declared = declared(node) else { return }
        let parameters = parameters(of: node)
        let given = node.given.map { self.parameters($0.parameters, in: $0.node) } ?? .empty
        let handle = model.screens.add(
            Screen(
                declared: declared, caseName: model.texts.caseName(of: declared),
                parameters: parameters, given: given))
        syntax.screens.append(node)
        if !given.isEmpty { names.hasGivenViews = true }
        reportDuplicate("screen", declared, first: names.screens.add(declared, .screen(handle)))
        guard let body = node.body else { return }
        let start = model.cells.count
        for cell in body.cells { declareCell(cell, owner: handle) }
        model.screens[handle].cells = HandleRange(start: start, end: model.cells.count)
    }

    private func declareCell(_ node: CellSyntax, owner: Handle<Screen>?) {
        guard let declared = declared(node) else { return }
        let type = node.type
        let isListing = owner != nil && type == nil && node.body == nil && node.parameters == nil
        let typeName = type.map { joinedText($0.node.tokens) } ?? declared.name
        let parameters = parameters(of: node)
        let handle = model.cells.add(
            Cell(
                declared: declared, parameters: parameters, typeName: isListing ? nil : typeName,
                owner: owner))
        model.cells[handle].typePlace = type?.place
        syntax.cells.append(node)
        if isListing { return }
        if owner == nil {
            reportDuplicate("cell", declared, first: names.cells.add(declared, handle))
        } else if let last = names.localCells[declared.name]?.last, model.cells[last].owner == owner
        {
            // A screen's cells are declared together: its first one is the last of the name.
            reportDuplicate("cell", declared, first: model.cells[last].declared.place)
        } else {
            names.localCells[declared.name, default: []].append(handle)
        }
    }

    private func declareGroup(_ node: GroupSyntax) {
        guard let declared = declared(node) else { return }
        let handle = model.groups.add(Group(declared: declared))
        syntax.groups.append(node)
        reportDuplicate("screen", declared, first: names.screens.add(declared, .group(handle)))
    }

    private func declareHero(_ node: HeroSyntax) {
        guard let declared = declared(node) else { return }
        let parameters = parameters(of: node)
        let start = model.parts.count
        if let parts = node.parts {
            for part in parts.parts {
                if model.parts.count - start == Self.maximumPartCount {
                    report(.listTooLong("a hero id", Self.maximumPartCount, "parts", part.node))
                    break
                }
                declarePart(part, since: start)
            }
        }
        let handle = model.heroes.add(
            Hero(
                declared: declared, parameters: parameters,
                parts: HandleRange(start: start, end: model.parts.count)))
        syntax.heroes.append(node)
        reportDuplicate("hero id", declared, first: names.heroes.add(declared, handle))
    }

    /// The limit of an id's parts, each of which repeats the text of the id.
    private static let maximumPartCount = 256

    private func declarePart(_ node: PartSyntax, since start: Int) {
        guard let declared = declared(node.name, node.alias, node.node) else { return }
        let text = plainText(node.text?.literal, "a part's text") ?? declared.name
        for other in model.parts[start...] where other.declared.name == declared.name {
            return reportDuplicate("part", declared, first: other.declared.place)
        }
        for other in model.parts[start...] where other.text == text {
            return reportSamePartText(declared, text, first: other.declared)
        }
        model.parts.append(HeroPart(declared: declared, text: text))
    }

    private func declareModifiers(_ node: ModifiersSyntax) {
        guard let declared = declared(node) else { return }
        let parameters = parameters(of: node)
        let handle = model.modifiers.add(
            ModifierList(declared: declared, parameters: parameters, body: .empty))
        syntax.modifiers.append(node)
        reportDuplicate(
            "modifier", declared, first: names.modifiers.add(declared, .modifiers(handle)))
    }

    private func declareAnimation(_ node: AnimationSyntax) {
        guard let declared = declared(node) else { return }
        let parameters = parameters(of: node)
        let use = AnimationUse(going: Handle(0), returning: nil, options: .empty)
        let handle = model.animations.add(
            NamedAnimation(declared: declared, parameters: parameters, body: use))
        syntax.animations.append(node)
        reportDuplicate(
            "animation", declared, first: names.animations.add(declared, .animation(handle)))
    }

    private func declareAnimator(_ node: AnimatorSyntax) {
        guard let declared = declared(node) else { return }
        let parameters = parameters(of: node)
        let handle = model.animators.add(
            Animator(
                declared: declared, parameters: parameters,
                body: .keyFrames(options: .empty, frames: .empty)))
        syntax.animators.append(node)
        reportDuplicate(
            "animation", declared, first: names.animations.add(declared, .animator(handle)))
    }

    private func declareInteraction(_ node: InteractionSyntax) {
        guard let declared = declared(node) else { return }
        let parameters = parameters(of: node)
        let handle = model.interactions.add(
            NamedInteraction(declared: declared, parameters: parameters, body: Handle(0)))
        syntax.interactions.append(node)
        reportDuplicate(
            "interaction", declared, first: names.interactions.add(declared, .interaction(handle)))
    }

    private func declareSegue(
        _ node: some SegueDeclarationSyntax, _ direction: Segue.Direction
    ) {
        guard let declared = declared(node) else { return }
        let identifier = plainText(node.text?.literal, "an identifier in a storyboard")
        let handle = model.segues.add(
            Segue(declared: declared, direction: direction, identifier: identifier ?? .empty))
        reportDuplicate("segue", declared, first: names.segues.add(declared, handle))
    }

    /// A name of the catalog cannot be used for a declaration of its kind.
    private func reportCollisionsWithCatalog() {
        let done = checkedCounts
        let animations =
            model.animations[done.animations...].map { $0.declared }
            + model.animators[done.animators...].map { $0.declared }
        let interactions = model.interactions[done.interactions...].map { $0.declared }
        for (kind, noun, declarations) in [
            (CatalogKind.animation, "an animation", animations),
            (.modifier, "a modifier", model.modifiers[done.modifiers...].map { $0.declared }),
            (.interaction, "an interaction", interactions),
        ] {
            for declared in declarations where vocabulary.row(kind, declared.name) != nil {
                report(
                    .nameShadowsCatalog,
                    "`\(model.texts.string(declared.name))` is \(noun) of the language",
                    at: declared.place, help: "choose another name")
            }
        }
    }
}
