import AppSource
import TransitionDSL

extension FactFinder {
    /// The storyboard ids that code asks for, where they are texts. A storyboard that is not among
    /// the files may have any id.
    func storyboardUses() -> [AppIndex.StoryboardUse] {
        let names = ["instantiateViewController", "instantiateViewControllerWithIdentifier"]
        let storyboards = Set(interface.members.map { $0.name })
        var found: [AppIndex.StoryboardUse] = []
        for name in names {
            for site in evaluator.sites(mentioning: text(name)) {
                guard case .call(_, let callee, let arguments) = site.kind,
                    callee.lastName == text(name), let first = arguments.first,
                    let identifier = evaluator.evaluate(first.value, in: site.scope).onlyText,
                    evaluator.storyboardName(callee, in: site.scope, nil).map(storyboards.contains)
                        ?? true,
                    !site.branch.contains(where: { $0.kind == .try })
                else { continue }
                found.append(
                    AppIndex.StoryboardUse(
                        identifier: identifier,
                        place: SourcePlace(
                            file: FileIndex(site.scope.file), range: first.value.range),
                        isTest: isTest(site.scope)))
            }
        }
        return found
    }

    /// UIKit follows a reference that has an id.
    func storyboardReferences() -> Set<String> {
        Set(
            interface.members.flatMap { $0.document.controllers }.filter { $0.isPlaceholder }
                .compactMap { $0.storyboardIdentifier })
    }

    /// The texts that Hero parses: attributes of nibs, and texts in code.
    func heroTexts() -> [AppIndex.HeroText] {
        guard hasEngine else { return [] }
        return textsOfNibs() + textsOfCode()
    }

    private func textsOfNibs() -> [AppIndex.HeroText] {
        var found: [AppIndex.HeroText] = []
        for member in interface.members where member.document.isForUIKit {
            for attribute in member.document.runtimeAttributes {
                guard case .text(let text) = attribute.value,
                    let meaning = heroAttribute(attribute.keyPath)?.meaning
                else { continue }
                let isAnimation: Bool
                switch meaning {
                case .modifiers: isAnimation = false
                case .animation: isAnimation = true
                case .heroID, .enabled, .enabledForSubviews: continue
                }
                found.append(
                    AppIndex.HeroText(
                        text: text, isAnimation: isAnimation,
                        place: SourcePlace(file: member.file, range: attribute.range),
                        isTest: member.isTest))
            }
        }
        return found
    }

    private func textsOfCode() -> [AppIndex.HeroText] {
        var found: [AppIndex.HeroText] = []
        for id in program.bodies(mentioning: engineNames.siteNames) {
            for site in evaluator.sites(id) {
                guard case .assignment(_, let target, let value) = site.kind,
                    let access = evaluator.heroAccess(target, in: site.scope),
                    access.certainty == .certain
                else { continue }
                let isAnimation = access.member.hasSuffix("AnimationTypeString")
                guard isAnimation || access.member == "modifierString" || isText(value),
                    access.member == "modifiers" || access.member == "modifierString"
                        || isAnimation,
                    let text = evaluator.evaluate(value, in: site.scope).onlyText
                else { continue }
                found.append(
                    AppIndex.HeroText(
                        text: text, isAnimation: isAnimation,
                        place: SourcePlace(file: FileIndex(site.scope.file), range: value.range),
                        isTest: isTest(site.scope)))
            }
        }
        return found.sorted { $0.place.isBefore($1.place) }
    }

    private func isText(_ value: AppExpression) -> Bool {
        if case .string = value.kind { true } else { false }
    }
}
