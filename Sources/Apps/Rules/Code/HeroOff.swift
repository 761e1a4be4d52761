import AppSource
import TransitionDSL

extension AppContext {
    /// Ids and modifiers of a screen for which Hero is off, and which is only ever presented: they
    /// never fly. Hero is off where code switches it off, and where it switches it on for other
    /// screens but not for this one. Silent if anything else may switch Hero on for it.
    func heroOff() -> [Diagnostic] {
        // A registry switches Hero on.
        if !files.isEmpty || hasUnreadFiles { return [] }
        let enabled = heroSwitches
        var found: Set<String> = []
        let off = enabled.compactMap { fact -> Diagnostic? in
            guard case .enabled(.screen(let screen), .bool(false)) = fact.content,
                fact.certainty == .certain, neverFlies(screen),
                let place = firstEffect(on: screen), found.insert(screen).inserted
            else { return nil }
            let condition = fact.condition.map { " if `\($0)`" } ?? ""
            return Diagnostic(
                .heroOff, "Hero is off on `\(screen)`\(condition), so nothing of it flies",
                at: fact.place, notes: [.init("an id or a modifier is set here", at: place)],
                help: "switch Hero on for the screen, or remove its ids")
        }
        return off + offOnNewSystems(enabled) + forgottenScreens(enabled, found)
            + pairsWithoutHero(enabled, found) + replacedDelegates()
    }

    /// Navigation controllers that lose Hero to another delegate, where something is meant to fly or
    /// to be animated.
    private func replacedDelegates() -> [Diagnostic] {
        if index.hasOtherSwitch { return [] }
        return index.replacedDelegates.compactMap { replaced in
            guard !replaced.isTest, let effect = effect(inStackOf: replaced) else { return nil }
            return Diagnostic(
                .heroOff,
                "this delegate takes the place of Hero, so Hero animates no push of this navigation "
                    + "controller",
                at: replaced.place,
                notes: [
                    .init("Hero is switched on for it here", at: replaced.enabled),
                    .init("in its pushes, this has no effect", at: effect),
                ], help: "set the delegate before Hero is switched on: Hero calls it, too")
        }
    }

    /// Something that is meant for the pushes of a navigation controller. If its root is not known,
    /// something of a screen that any other pushes.
    private func effect(inStackOf replaced: AppIndex.ReplacedDelegate) -> SourcePlace? {
        guard let root = replaced.root else {
            return effects.first { effect in
                screens.edges(to: effect.screen).contains { $0.operation == .push }
            }?.fact.place
        }
        let pushed = screens.edges(from: root).compactMap { $0.operation == .push ? $0.to : nil }
        let stack = Set([root] + pushed)
        return effects.first { stack.contains($0.screen) }?.fact.place
            ?? pushAnimation(in: stack)
    }

    /// A place in screens that sets an animation for pushes.
    private func pushAnimation(in screens: Set<String>) -> SourcePlace? {
        facts(.animation).first { fact in
            guard case .animation(let property, _, _, _) = fact.content else { return false }
            return (property == .navigation || property == .default)
                && screens.contains(fact.container)
        }?.place
    }

    /// Navigation controllers for which Hero is off from a version of iOS on that nearly all
    /// devices have, and on only before it.
    private func offOnNewSystems(_ enabled: [AppFact]) -> [Diagnostic] {
        enabled.compactMap { fact in
            guard case .enabled(.screen(let screen), .bool(false)) = fact.content,
                fact.certainty == .certain, inherits(screen, from: "UINavigationController"),
                let version = version(before: fact.place), version <= 15,
                let site = ids.first(where: { $0.isCertain && $0.operation == .set }),
                enabled.allSatisfy({ isFalse($0, of: screen) || isOtherBranch($0, of: fact) })
            else { return nil }
            return Diagnostic(
                .heroOff,
                "Hero is off on `\(screen)` from iOS \(version) on, so no id flies in its pushes",
                at: fact.place, notes: [.init("the first id is set here", at: site.place)],
                help: "switch Hero on for all versions, or remove the ids")
        }
    }

    /// The version of the `if #available(iOS …)` whose first branch begins just before a place.
    private func version(before place: SourcePlace) -> Int? {
        let number = Int(place.file.index)
        guard scan.files.indices.contains(number) else { return nil }
        let bytes = scan.files[number].source.bytes[..<Int(place.range.start)].suffix(200)
        let wanted = Array("if #available(iOS ".utf8)
        var last: Int?
        var rest = bytes
        while let start = rest.place(of: wanted) {
            last = start + wanted.count
            rest = bytes[(start + wanted.count)...]
        }
        guard let last, bytes[last...].count(where: { $0 == UInt8(ascii: "{") }) == 1,
            !bytes[last...].contains(UInt8(ascii: "}"))
        else { return nil }
        return Int(String(decoding: bytes[last...].prefix { $0.isDigit }, as: UTF8.self))
    }

    private func isFalse(_ fact: AppFact, of screen: String) -> Bool {
        guard case .enabled(let target, let value) = fact.content else { return true }
        guard case .screen(let other) = target else { return value == .bool(false) }
        return value == .bool(false) || !screens.family(screen).contains(other)
    }

    /// Whether two places are in the two branches of one `if`.
    private func isOtherBranch(_ fact: AppFact, of other: AppFact) -> Bool {
        fact.place.file == other.place.file && fact.container == other.container
            && fact.member == other.member && fact.branch != other.branch
            && fact.branch.last.map { $0.hasSuffix(".else") } ?? false
    }

    /// Pairs of ids on two screens, one of which pushes the other or gives its place to it, in an
    /// app that switches Hero on for no navigation controller: UIKit's own push plays. So does its
    /// presentation where nothing at all
    /// switches Hero on. Source: the first question of the FAQ in Hero's README.
    private func pairsWithoutHero(
        _ enabled: [AppFact], _ found: Set<String>
    ) -> [Diagnostic] {
        if enabled.contains(where: mayBeOfNavigation) || index.hasOtherSwitch { return [] }
        let isOffEverywhere = enabled.allSatisfy {
            if case .enabled(_, .bool(false)) = $0.content { true } else { false }
        }
        // An index: each edge asks for the ids of its screens.
        let idsByScreen = Dictionary(
            grouping: ids.filter {
                $0.isCertain && $0.operation == .set && $0.shownOn.count == 1
                    && $0.patterns?.count == 1 && $0.literal != ""
            }
        ) { $0.shownOn[0] }
        var seen: Set<String> = []
        return pairsBeforePush(idsByScreen, found)
            + screens.edges.compactMap { edge in
                let isOff =
                    switch edge.operation {
                    case .push, .replace: true
                    case .present: isOffEverywhere
                    // Outside of a navigation controller, UIKit presents it.
                    case .show: edge.to.map(isNeverOn) ?? false
                    default: false
                    }
                guard isOff, let from = edge.from, let to = edge.to, from != to,
                    !found.contains(to),
                    seen.insert("\(from) \(to)").inserted,
                    let (first, second) = pair(idsByScreen[from] ?? [], idsByScreen[to] ?? [])
                else { return nil }
                let isPush = edge.operation != .present
                let target =
                    switch edge.operation {
                    case .present: "`\(to)`"
                    case .show: "`\(to)` or a navigation controller"
                    default: "a navigation controller"
                    }
                return Diagnostic(
                    .heroOff,
                    "nothing switches Hero on for \(target), so the "
                        + "id \(first.name) does not fly to `\(to)`",
                    at: edge.place,
                    notes: [
                        .init("`\(from)` has it here", at: first.place),
                        .init("`\(to)` has it here", at: second.place),
                    ],
                    help: isPush
                        ? "set `navigationController?.hero.isEnabled` before, or install a registry"
                        : "set `hero.isEnabled` of the screen before, or install a registry")
            }
    }

    /// Pairs of an id that code sets just before it pushes a screen, and one of that screen. Where
    /// the first view is does not matter.
    private func pairsBeforePush(
        _ idsByScreen: [String: [HeroIDSite]], _ found: Set<String>
    ) -> [Diagnostic] {
        // An index: each edge asks for the ids of its file.
        let byFile = Dictionary(
            grouping: ids.filter {
                $0.isCertain && $0.operation == .set && $0.fact.screens.isEmpty
                    && $0.patterns?.count == 1
            }
        ) { $0.place.file }
        return facts(.edge).compactMap { fact in
            guard case .edge(.push, nil, let to?, _, _) = fact.content, !found.contains(to),
                let own = idsByScreen[to],
                let (first, second) = pair(
                    (byFile[fact.place.file] ?? []).filter { site in
                        site.fact.container == fact.container
                            && site.fact.member == fact.member
                            && site.place.range.end <= fact.place.range.start
                    }, own)
            else { return nil }
            return Diagnostic(
                .heroOff,
                "nothing switches Hero on for a navigation controller, so the id \(first.name) does "
                    + "not fly to `\(to)`",
                at: first.place, notes: [.init("`\(to)` has it here", at: second.place)],
                help: "set `navigationController?.hero.isEnabled` before, or install a registry")
        }
    }

    /// The first id that is in both lists.
    private func pair(_ ones: [HeroIDSite], _ others: [HeroIDSite]) -> (HeroIDSite, HeroIDSite)? {
        if ones.isEmpty || others.isEmpty { return nil }
        let byPattern = Dictionary(grouping: others) { $0.patterns ?? [] }
        for one in ones {
            if let other = byPattern[one.patterns ?? []]?.first { return (one, other) }
        }
        return nil
    }

    /// Whether code may switch Hero on for a navigation controller: one of UIKit's has no name here.
    private func mayBeOfNavigation(_ fact: AppFact) -> Bool {
        guard case .enabled(let target, let value) = fact.content, value != .bool(false) else {
            return false
        }
        guard case .screen(let screen) = target else { return mayHoldNavigation(fact) }
        return ancestry(screen).contains { $0.includes("NavigationController") }
    }

    /// Whether the object that code switches Hero on for may be a navigation controller: unless it
    /// is a local constant of the file with another name, and no parameter.
    private func mayHoldNavigation(_ fact: AppFact) -> Bool {
        let statement = text(fact.place)
        let name = String(decoding: statement.utf8.prefix { $0.isPartOfName }, as: UTF8.self)
        let file = Int(fact.place.file.index)
        guard !name.isEmpty, statement.hasPrefix("\(name).hero"), scan.files.indices.contains(file)
        else { return true }
        let bytes = scan.files[file].source.bytes[...]
        let kinds = ["let \(name) = UINavigation", "var \(name) = UINavigation", "\(name):"]
        return name.lowercased().includes("nav")
            || bytes.place(of: Array("let \(name) = ".utf8)) == nil
            || kinds.contains { bytes.place(of: Array($0.utf8)) != nil }
    }

    /// Screens that nothing switches on, in an app that does so for others.
    private func forgottenScreens(_ enabled: [AppFact], _ found: Set<String>) -> [Diagnostic] {
        guard let example = placeOfSwitch else { return [] }
        var found = found
        var seen: Set<String> = []
        return effects.compactMap { screen, fact in
            guard seen.insert(screen).inserted, neverFlies(screen), found.insert(screen).inserted
            else { return nil }
            let what = if case .modifiers = fact.content { "modifiers" } else { "ids" }
            return Diagnostic(
                .heroOff, "nothing switches Hero on for `\(screen)`, so its \(what) never fly",
                at: fact.place,
                notes: [.init("it is switched on here for another screen", at: example)],
                help: "set `hero.isEnabled` of the screen, or remove its \(what)")
        }
    }

    /// A place that switches Hero on for a screen.
    var placeOfSwitch: SourcePlace? {
        heroSwitches.first { fact in
            guard case .enabled(.screen, .bool(true)) = fact.content else { return false }
            return fact.certainty == .certain
        }?.place
    }

    /// The certain ids and modifiers of single screens.
    private var effects: [(screen: String, fact: AppFact)] {
        let ids = ids.filter { $0.isCertain && $0.operation == .set }.map { $0.fact }
        let modifiers = facts(.modifiers).filter { $0.certainty == .certain }
        return (ids + modifiers).compactMap { fact in
            fact.screens.count == 1 ? (fact.screens[0], fact) : nil
        }
    }

    private func firstEffect(on screen: String) -> SourcePlace? {
        effects.first { $0.screen == screen }?.fact.place
    }

    /// Whether a screen is only presented, and nothing switches Hero on for it: UIKit presents it.
    func isPresentedWithoutHero(_ screen: String) -> Bool {
        let known = screens.edges(to: screen)
        return !known.isEmpty && known.allSatisfy { $0.operation == .present }
            && isNeverOn(screen) && !replacesScreens && !index.hasOtherSwitch
    }

    /// Whether Hero runs no transition that a screen is seen in: what it opens or is pushed with has
    /// no Hero either.
    private func neverFlies(_ screen: String) -> Bool {
        guard isPresentedWithoutHero(screen), !heroMayBeginAnywhere else { return false }
        let family = screens.family(screen)
        return family.allSatisfy { name in
            screens.edges(from: name).allSatisfy { edge in
                switch edge.operation {
                // The switch of the presented screen counts.
                case .present: edge.to.map(isNeverOn) ?? false
                case .root, .dismiss, .pop, .unwind: true
                default: !containersMayHaveHero
                }
            }
                && (!containersMayHaveHero
                    || screens.edges(to: name).allSatisfy { $0.operation == .present })
        }
    }

    /// Whether a transition without a known start or end may lead from any screen to one with Hero.
    func findHeroBegins() -> Bool {
        screens.edges.contains { edge in
            switch edge.operation {
            case .present: edge.from == nil && !(edge.to.map(isNeverOn) ?? false)
            case .root, .dismiss, .pop, .unwind: false
            default: containersMayHaveHero && (edge.from == nil || edge.to == nil)
            }
        }
    }

    func mayBeOfContainer(_ fact: AppFact) -> Bool {
        if mayBeOfNavigation(fact) { return true }
        guard case .enabled(.screen(let screen), let value) = fact.content else { return false }
        return value != .bool(false)
            && ancestry(screen).contains { $0.includes("TabBarController") }
    }

    private func isNeverOn(_ screen: String) -> Bool {
        !screensWithHero.mayBeAny && screens.family(screen).isDisjoint(with: screensWithHero.names)
    }
}
