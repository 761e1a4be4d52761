import AppSource
import TransitionDSL

extension AppContext {
    /// An animation that Hero never plays: a modal animation on a controller that is only pushed or
    /// that Hero is off for, or a navigation animation on a controller that is no navigation
    /// controller.
    func animationWithoutEffect() -> [Diagnostic] {
        facts(.animation).compactMap { fact in
            guard case .animation(let property, let receiver, _, _) = fact.content,
                fact.certainty != .unknown, fact.language != .interfaceBuilder
            else { return nil }
            switch property {
            case .navigation, .tab: return onPlainController(fact, property, receiver)
            case .modal:
                return receiver == "self" ? onPushedScreen(fact) : onPushed(fact, receiver)
            case .default, .argument: return nil
            }
        }
    }

    private func onPlainController(
        _ fact: AppFact, _ property: AppFactContent.AnimationProperty, _ receiver: String
    ) -> Diagnostic? {
        guard receiver == "self", fact.certainty == .certain,
            let base = ancestry(fact.container).last, plainControllers.contains(base)
        else { return nil }
        let (kind, container) =
            property == .tab ? ("tab", "tabBarController") : ("navigation", "navigationController")
        return Diagnostic(
            .animationWithoutEffect,
            "`\(fact.container)` is not a \(kind) controller, so its \(kind) animation never plays",
            at: fact.place, help: "set it on `\(container)`")
    }

    /// The modal animation of a screen that everything in the app only pushes. Silent if anything may
    /// present a screen that the code does not show.
    private func onPushedScreen(_ fact: AppFact) -> Diagnostic? {
        let screen = fact.container
        let known = screens.edges(to: screen)
        guard fact.certainty == .certain, files.isEmpty, !hasUnreadFiles,
            screens.family(screen).allSatisfy({ $0 == screen || index.classes[$0] == nil }),
            plainControllers.contains(ancestry(screen).last ?? ""),
            let first = known.first, known.allSatisfy({ $0.operation == .push }),
            !presentsUnknownScreens || isNamedOnly(screen, at: known.map { $0.place })
        else { return nil }
        return Diagnostic(
            .animationWithoutEffect,
            "`\(screen)` is only pushed, so its modal animation never plays", at: fact.place,
            notes: [.init("it is pushed here", at: first.place)],
            help: "set the animation on its navigation controller")
    }

    /// Whether the app names a class nowhere but in its declarations and at some places.
    private func isNamedOnly(_ name: String, at places: [SourcePlace]) -> Bool {
        let word = Array(name.utf8)
        return scan.files.enumerated().allSatisfy { number, file in
            if file.kind == .project { return true }
            let bytes = file.source.bytes
            var rest = bytes[...]
            while let start = rest.place(of: word) {
                let end = start + word.count
                rest = bytes[end...]
                if bytes[..<start].last?.isPartOfName ?? false { continue }
                if rest.first?.isPartOfName ?? false { continue }
                let isPlace = places.contains {
                    Int($0.file.index) == number && $0.range.offsets.contains(start)
                }
                if !isPlace, !isDeclared(before: bytes[..<start]) { return false }
            }
            return true
        }
    }

    /// Whether `class` or `extension` is the word before a name, or its line is a comment.
    private func isDeclared(before bytes: ArraySlice<UInt8>) -> Bool {
        let start = bytes.lastIndex { $0.isLineEnd }.map { $0 + 1 } ?? bytes.startIndex
        let line = String(decoding: bytes[start...], as: UTF8.self)
        let words = line.split { $0 == " " || $0 == "\t" }
        return words.first?.hasPrefix("//") ?? false
            || words.last == "class" || words.last == "extension"
    }

    /// A modal animation just before the same controller is pushed, or presented without Hero.
    private func onPushed(_ fact: AppFact, _ receiver: String) -> Diagnostic? {
        guard fact.certainty == .certain, isName(receiver) else { return nil }
        let sameBody = (edgesByFile[fact.place.file] ?? []).filter { edge in
            edge.container == fact.container
                && edge.member == fact.member && edge.place.range.start > fact.place.range.start
                && (edge.branch.starts(with: fact.branch) || fact.branch.starts(with: edge.branch))
                && self.names(receiver, inCall: edge)
        }
        guard let first = sameBody.first else { return nil }
        if sameBody.allSatisfy(isKnownPush) {
            return Diagnostic(
                .animationWithoutEffect,
                "`\(receiver)` is pushed, so its modal animation never plays", at: fact.place,
                notes: [.init("it is pushed here", at: first.place)],
                help: "set the animation on its navigation controller")
        }
        guard case .edge(.present, _, let screen?, _, _) = first.content,
            first.certainty != .unknown,
            sameBody.allSatisfy({ isPresentation($0, of: screen) }), files.isEmpty,
            !hasUnreadFiles, let other = placeOfSwitch, isPresentedWithoutHero(screen)
        else { return nil }
        return Diagnostic(
            .animationWithoutEffect,
            "nothing switches Hero on for `\(screen)`, so its modal animation never plays",
            at: fact.place,
            notes: [
                .init("it is presented here", at: first.place),
                .init("Hero is switched on here for another screen", at: other),
            ],
            help: "set `\(receiver).hero.isEnabled = true` before")
    }

    private func isKnownPush(_ fact: AppFact) -> Bool {
        if case .edge(.push, _, _?, _, _) = fact.content { true } else { false }
    }

    private func isPresentation(_ fact: AppFact, of screen: String) -> Bool {
        if case .edge(.present, _, screen, _, _) = fact.content { true } else { false }
    }

    private func isName(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0.isPartOfName && $0 < 0x80 }
    }

    private func names(_ name: String, inCall edge: AppFact) -> Bool {
        text(edge.place).utf8.split { !$0.isPartOfName || $0 >= 0x80 }
            .contains { $0.elementsEqual(name.utf8) }
    }
}

private let plainControllers: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
]
