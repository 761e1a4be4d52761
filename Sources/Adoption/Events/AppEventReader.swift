import Apps
import TransitionDSL

/// What an app plays today at each event that its facts determine.
///
/// Hero decides by the navigation controller for pushes and pops, and by the presented controller for
/// presentations and dismissals. Where Hero is off, UIKit's own animation plays.
final class AppEventReader {
    let scan: AppScan
    let classes: AppClasses
    let code: CodeTokens
    let edges: AppEdges
    let settings: HeroSettings
    // Indexes: each screen asks for the edges from and to it.
    private var pushesFrom: [String: [Int]] = [:]
    private var pushesTo: [String: [Int]] = [:]
    private var rootsOf: [String: [AppEdges.Root]] = [:]
    private let rootScreens: Set<String>
    private(set) var screensWithUnknownEdgeTo: Set<String> = []
    private var writesOfController: [String: [HeroWrite]] = [:]
    private var ownStackWrites: [String: [HeroWrite]] = [:]
    /// What is set for a stack that is not known, and for a presented screen that is not known.
    private(set) var openStackSetting = HeroSetting()
    private var openPresentationSetting = HeroSetting()
    /// Whether a class of the app may decide for stacks.
    private var hasOwnStackDelegate = false
    /// Registries that the app writes by hand.
    private var registryLines: [AppFact] = []
    private var filesOfScreens: [String: FileIndex] = [:]
    /// The ways back between screens of which no way there is known.
    private var openReturns = 0
    private lazy var stacks = StackSettings(self)

    init(_ scan: AppScan, _ classes: AppClasses) {
        let code = CodeTokens(scan.files)
        self.scan = scan
        self.classes = classes
        self.code = code
        settings = HeroSettings(scan, code)
        var edges = AppEdges(scan) { name in
            classes.isStack(name) || name.includes("navigationController#")
        }
        edges.moveToSubclasses(classes)
        edges.findUnused(scan, code)
        self.edges = edges
        rootScreens = Set(edges.roots.map { $0.screen })
        hasOwnStackDelegate = scan.files.indices.contains {
            scan.files[$0].isCode && code.contains("animationControllerFor", file: $0)
                || scan.files[$0].isCode
                    && code.contains("animationControllerForOperation", file: $0)
        }
        for fact in scan.facts where !fact.isInInterfaceBuilder {
            if case .screen(let name, _) = fact.content { filesOfScreens[name] = fact.place.file }
        }
        registryLines = scan.facts.filter { fact in
            if case .registryLine = fact.content { !fact.isTest } else { false }
        }
        for (number, edge) in edges.edges.enumerated() where edge.operation == .push {
            pushesFrom[edge.from, default: []].append(number)
            pushesTo[edge.to, default: []].append(number)
        }
        for root in edges.roots { rootsOf[root.screen, default: []].append(root) }
        for fact in edges.open {
            if case .edge(let operation, nil, let to?, _, _) = scan.facts[fact].content,
                operation == .push || operation == .show
            {
                screensWithUnknownEdgeTo.insert(to)
            }
        }
        sortWrites()
    }

    private func sortWrites() {
        for write in settings.writes {
            let fact = scan.facts[write.fact]
            switch write.target {
            case .controller(let name):
                // A function of all controllers is called for some of them.
                let isOwn = classes.types[name] != nil || name.includes("#") || fact.isInInterfaceBuilder
                if isOwn || code.runsAtLoad(fact.member, fact.place) {
                    writesOfController[name, default: []].append(write)
                } else {
                    openStackSetting.join(.unknown)
                    openPresentationSetting.join(.unknown)
                }
            case .ownStack:
                if classes.type(fact.container)?.role == .controller {
                    ownStackWrites[fact.container, default: []].append(write)
                } else if !isLocal(write, fact) {
                    openStackSetting.join(.unknown)
                }
            case .ownTabs, .all: continue
            case .variable(let name, let type):
                sort(write, name, type, fact)
            case .other:
                if write.property != .modal, write.property != .tab { openStackSetting.join(.unknown) }
                if write.property == nil || write.property == .modal {
                    openPresentationSetting.join(.unknown)
                }
            }
        }
    }

    private func sort(_ write: HeroWrite, _ name: String, _ type: String?, _ fact: AppFact) {
        // The variable of a root in the same function is a container of its own.
        let isRoot = edges.roots.contains {
            $0.variable == name && FactMember(scan.facts[$0.fact]) == FactMember(fact)
        }
        if isRoot || isArgumentOfPresentation(name, fact) { return }
        if let type {
            writesOfController[type, default: []].append(write)
            return
        }
        let unknown = HeroSetting(
            isOn: write.property == nil ? .many : .none,
            animation: write.property == nil ? .none : .many)
        if write.property == nil || write.property == .modal {
            openPresentationSetting.join(unknown)
        }
        // A navigator that gets the animation with each screen: its edges have it.
        let isOfEdges =
            write.property == .navigation && edges.edges.contains { $0.argument != nil }
        if write.property == nil || write.property == .navigation, !isOfEdges {
            openStackSetting.join(unknown)
        }
    }

    /// Whether a variable is what the same function shows: what is set for it is for that only.
    private func isArgumentOfPresentation(_ name: String, _ fact: AppFact) -> Bool {
        (edges.edges.map { $0.fact } + edges.open).contains { edge in
            FactMember(scan.facts[edge]) == FactMember(fact) && isArgument(name, of: edge)
        }
    }

    /// Whether the call of an edge is about a variable.
    private func isArgument(_ name: String, of edge: Int) -> Bool {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        return code.mentions(last, in: scan.facts[edge].place)
    }

    // MARK: - Stacks

    func pushes(from screen: String) -> [Int] { pushesFrom[screen] ?? [] }

    func pushes(to screen: String) -> [Int] { pushesTo[screen] ?? [] }

    /// The screens that take the place of one in its stack.
    func replacements(of screen: String) -> [String] {
        edges.replacements.filter { $0.from == screen }.map { $0.to }
    }

    /// Whether an edge leads to a screen, or it is the first one of a stack.
    func isReached(_ screen: String) -> Bool {
        pushesTo[screen] != nil || rootScreens.contains(screen)
            || edges.replacements.contains { $0.to == screen }
    }

    /// Where no stack of a screen is known: Hero is off if nothing ever switches it on for a stack.
    var settingWithoutStack: HeroSetting {
        let isEverOn = settings.writes.contains { write in
            if write.setting.isOn == .one(false) || write.setting.isOn == .none { return false }
            switch write.target {
            case .ownStack, .other: return true
            case .ownTabs, .all: return false
            case .controller(let name):
                return classes.isStack(name) || name.includes("navigationController#")
            case .variable(_, let type): return type.map { classes.isStack($0) } ?? true
            }
        }
        return isEverOn ? .unknown : .initial
    }

    func initialSetting(of root: AppEdges.Root) -> HeroSetting {
        var result = HeroSetting()
        if let variable = root.variable {
            for write in settings.writes(near: scan.facts[root.fact])
            where write.property != .modal && write.property != .tab {
                if case .variable(variable, _) = write.target {
                    result = write.setting.over(result)
                    if write.isConditional { result.join(.initial) }
                }
            }
        }
        let name = root.container ?? "UINavigationController"
        return result.over(ofClass(name, .navigation)).over(.initial)
    }

    /// What a controller sets for itself in its class, its superclasses, or in Interface Builder.
    private func ofClass(
        _ name: String, _ property: AppFactContent.AnimationProperty,
        without isLeaving: Bool = false
    ) -> HeroSetting {
        let chain = classes.chain(name)
        var names = [name] + chain.map { $0.name }
        if let base = chain.last?.superclass { names.append(base) }
        var result = HeroSetting()
        for name in Set(names) {
            for write in writesOfController[name] ?? []
            where write.property == nil || write.property == property {
                if isLeaving, isBeforeLeaving(write, property) { continue }
                var setting = write.setting
                // A variable is set before the controller is shown; other code may run later.
                let isEarly: Bool
                if case .variable = write.target { isEarly = true } else { isEarly = write.isAtLoad }
                if write.isConditional || !isEarly { setting = conditional(setting) }
                result.join(setting)
            }
        }
        return result
    }

    private func conditional(_ setting: HeroSetting) -> HeroSetting {
        HeroSetting(
            isOn: setting.isOn == .none
                ? .none : setting.isOn.joined(HeroSetting.initial.isOn),
            animation: setting.animation == .none
                ? .none : setting.animation.joined(HeroSetting.initial.animation))
    }

    /// What a screen sets for its stack when its view is loaded.
    func loadSetting(of screen: String) -> HeroSetting {
        var result = HeroSetting()
        for name in ([screen] + classes.chain(screen).map { $0.name }).reversed() {
            for write in ownStackWrites[name] ?? []
            where write.isAtLoad && (write.property == nil || write.property == .navigation) {
                if write.isConditional {
                    result.join(write.setting)
                } else {
                    result = write.setting.over(result)
                }
            }
        }
        return result
    }

    /// What a screen sets for its stack where nothing is shown or removed.
    func ownStackSetting(of screen: String) -> HeroSetting {
        var result = HeroSetting()
        for name in Set([screen] + classes.chain(screen).map { $0.name }) {
            for write in ownStackWrites[name] ?? []
            where write.property == nil || write.property == .navigation {
                let fact = scan.facts[write.fact]
                if write.isAtLoad || isLocal(write, fact) { continue }
                result.join(write.isConditional ? conditional(write.setting) : write.setting)
            }
        }
        return result
    }

    /// Whether what is set is for a call of the same function.
    private func isLocal(_ write: HeroWrite, _ fact: AppFact) -> Bool {
        if isBeforeLeaving(write, .navigation) { return true }
        return edges.edges.contains { edge in
            edge.operation == .push && FactMember(scan.facts[edge.fact]) == FactMember(fact)
                && fact.place.range.start < scan.facts[edge.fact].place.range.start
        }
            || edges.performs.values.contains {
                $0.contains { FactMember(scan.facts[$0]) == FactMember(fact) }
            }
    }

    private func isBeforeLeaving(
        _ write: HeroWrite, _ property: AppFactContent.AnimationProperty
    ) -> Bool {
        let fact = scan.facts[write.fact]
        if fact.isInInterfaceBuilder { return false }
        let calls = property == .modal ? LeavingCalls.dismissals : LeavingCalls.pops
        return code.calls(calls, inFunctionAround: fact.place) && !hasEdge(near: fact)
    }

    private func hasEdge(near fact: AppFact) -> Bool {
        edges.edges.contains { FactMember(scan.facts[$0.fact]) == FactMember(fact) }
    }

    // MARK: - Functions

    /// What the function of an edge sets before it.
    func localSetting(
        of edge: AppEdges.Edge, _ property: AppFactContent.AnimationProperty
    ) -> HeroSetting {
        var result = HeroSetting()
        if let identifier = edge.identifier, let calls = edges.performs[identifier] {
            let own = calls.filter { call in
                if case .edge(_, let from, _, _, _) = scan.facts[call].content {
                    from == nil || from == edge.from
                } else {
                    false
                }
            }
            for (number, call) in own.enumerated() {
                let one = setting(before: scan.facts[call], edge, property)
                result = number == 0 ? one : result == one ? result : .unknown
            }
        } else {
            result = setting(before: scan.facts[edge.fact], edge, property)
        }
        if property == .navigation, let argument = edge.argument {
            result.animation = .one(
                FactAnimation(.call(argument), returning: oppositeAnimation(argument).map { .call($0) }))
        }
        return result
    }

    /// What the function of an edge sets for the stack after it.
    func settingAfter(_ edge: AppEdges.Edge) -> HeroSetting {
        let fact = scan.facts[edge.fact]
        var result = HeroSetting()
        for write in settings.writes(near: fact)
        where write.property == nil || write.property == .navigation {
            guard write.target == .ownStack, fact.place.range.start
                < scan.facts[write.fact].place.range.start
            else { continue }
            if scan.facts[write.fact].branch == fact.branch {
                result = write.setting.over(result)
            } else {
                result.join(write.setting == HeroSetting() ? write.setting : .unknown)
            }
        }
        return result
    }

    private func setting(
        before fact: AppFact, _ edge: AppEdges.Edge, _ property: AppFactContent.AnimationProperty
    ) -> HeroSetting {
        var result = HeroSetting()
        for write in settings.writes(near: fact)
        where write.property == nil || write.property == property {
            let other = scan.facts[write.fact]
            let isMeant =
                switch write.target {
                case .ownStack: property == .navigation
                case .variable(let name, let type):
                    property == .modal ? isArgument(name, of: edge.fact) : type.map(classes.isStack) ?? false
                case .ownTabs, .controller, .other, .all: false
                }
            guard isMeant else { continue }
            if other.isBefore(fact) {
                result = write.setting.over(result)
            } else if other.mayBeBefore(fact) {
                result.join(write.setting)
                if write.setting.isOn != .none { result.isOn = .many }
                if write.setting.animation != .none { result.animation = .many }
            }
        }
        return result
    }

    /// What functions of a screen set before they leave it: one for each of them, and one that says
    /// nothing if another function leaves it as well.
    func leavingSettings(
        of screen: String, _ property: AppFactContent.AnimationProperty
    ) -> [HeroSetting] {
        let calls = property == .modal ? LeavingCalls.dismissals : LeavingCalls.pops
        var found: [FactMember: HeroSetting] = [:]
        var order: [FactMember] = []
        var files: Set<FileIndex> = []
        var known = 0
        let writes = (ownStackWrites[screen] ?? []) + (writesOfController[screen] ?? [])
        for write in writes where write.property == nil || write.property == property {
            if case .controller = write.target, property != .modal { continue }
            let fact = scan.facts[write.fact]
            guard isBeforeLeaving(write, property) else { continue }
            let member = FactMember(fact)
            if found[member] == nil {
                order.append(member)
                known += code.count(of: calls, inFunctionAround: fact.place)
                files.insert(fact.place.file)
            }
            let setting = write.isConditional ? .unknown : write.setting
            found[member] = setting.over(found[member] ?? HeroSetting())
        }
        if order.isEmpty { return [] }
        let all = files.reduce(0) { $0 + code.count(of: calls, inClass: screen, $1) }
        return order.compactMap { found[$0] } + (all > known ? [HeroSetting()] : [])
    }

    // MARK: - Presentations

    /// What Hero is told for a presented screen: for the container around it, if there is one.
    private func presentation(_ edge: AppEdges.Edge) -> HeroSetting {
        let fact = scan.facts[edge.fact]
        let roots = rootsOf[edge.to] ?? []
        let near = roots.filter { FactMember(scan.facts[$0.fact]) == FactMember(fact) }
        let local = localSetting(of: edge, .modal)
        let around =
            near.isEmpty ? roots.filter { scan.facts[$0.fact].isInInterfaceBuilder } : near
        if around.isEmpty {
            let own = ofClass(edge.to, .modal, without: true).over(.initial)
            return local.over(own.joined(openPresentationSetting))
        }
        var result = HeroSetting()
        for root in around {
            var own = HeroSetting()
            if let container = root.container { own = ofClass(container, .modal, without: true) }
            result.join(local.over(own.over(.initial).joined(openPresentationSetting)))
        }
        return result
    }

    // MARK: - Events

    /// All events, each with what plays, once for each pair of screens and way to get there.
    func events() -> [AppEvent] {
        var result: [AppEvent] = []
        var seen: [String: Int] = [:]
        func add(_ event: AppEvent) {
            let key = "\(event.operation.name) \(event.from) \(event.to) \(event.segue ?? "")"
            guard let known = seen[key] else {
                seen[key] = result.count
                return result.append(event)
            }
            result[known].facts += event.facts
            if result[known].plays != event.plays { result[known].plays = nil }
        }
        for edge in edges.edges {
            let isPush = edge.operation == .push
            let there = isPush ? stacks.setting(ofPushOf: edge) : presentation(edge)
            var back = there
            if isPush {
                back = stacks.setting(ofPopFrom: edge.to)
            } else {
                let sites = leavingSettings(of: edge.to, .modal)
                if let first = sites.first {
                    back = sites.dropFirst().reduce(first.over(there)) {
                        $0.joined($1.over(there))
                    }
                }
            }
            let container = isPush ? stacks.container(of: edge.from) : nil
            let atLoad = loadSetting(of: edge.to)
            // Whether UIKit asks before the view is loaded and the rest of the function runs is not known.
            let first = isPush ? settingAfter(edge).over(atLoad.over(there)) : there
            add(
                AppEvent(
                    operation: edge.operation, from: edge.from, to: edge.to,
                    segue: edge.identifier, container: container,
                    roots: isPush ? stacks.roots(of: edge.from) : [],
                    plays: plays(there.joined(first), edge, isReturn: false),
                    facts: [edge.fact]))
            add(
                AppEvent(
                    operation: isPush ? .pop : .dismiss, from: edge.to, to: edge.from,
                    segue: edge.identifier, container: container,
                    roots: isPush ? stacks.roots(of: edge.from) : [],
                    plays: plays(back, edge, isReturn: true), facts: [edge.fact]))
        }
        for (name, children) in edges.tabs.sorted(by: { $0.key < $1.key }) {
            guard let first = children.first, let second = children.dropFirst().first else { continue }
            let setting = ofTabs(name)
            for isBack in [false, true] {
                add(
                    AppEvent(
                        operation: .tab, from: isBack ? second.screen : first.screen,
                        to: isBack ? first.screen : second.screen, container: name,
                        plays: setting.plays(isReturn: isBack), facts: [second.fact],
                        isBackToTab: isBack))
            }
        }
        let known = Set(result.filter { $0.isReturn }.map { "\($0.from) \($0.to)" })
        openReturns = edges.returns.count { !known.contains("\($0.from) \($0.to)") }
        return result
    }

    /// What Hero is told for a tab bar controller.
    private func ofTabs(_ name: String) -> HeroSetting {
        var result = ofClass(name, .tab)
        for write in settings.writes where write.property == nil || write.property == .tab {
            switch write.target {
            case .ownTabs: result.join(.unknown)
            case .variable(_, nil) where write.property == .tab: result.join(.unknown)
            case .variable, .ownStack, .controller, .all, .other: continue
            }
        }
        if settings.ofAll != .none { result.animation = settings.ofAll }
        return result.over(.initial)
    }

    /// Whether a controller is certainly never presented with Hero on.
    func isNeverPresentedWithHero(_ name: String, _ events: [AppEvent]) -> Bool {
        let own = events.filter { $0.operation == .present && $0.to == name }
        if !own.isEmpty { return own.allSatisfy { $0.plays == .system } }
        let setting = ofClass(name, .modal).over(.initial).joined(openPresentationSetting)
        return setting.isOn == .one(false)
    }

    /// Whether Hero is certainly off in the stacks of a class.
    func isOffInStacks(of name: String) -> Bool {
        ofClass(name, .navigation).over(.initial).joined(openStackSetting).isOn == .one(false)
            && settingWithoutStack.isOn == .one(false)
    }

    /// Those that the facts do not determine because their ends are not known.
    var openEdges: Int { edges.open.count + openReturns }

    private func plays(
        _ setting: HeroSetting, _ edge: AppEdges.Edge, isReturn: Bool
    ) -> PlayedAnimation? {
        if let registered = registered(edge, isReturn: isReturn) { return registered }
        if edge.operation == .push, hasOwnStackDelegate { return nil }
        if classes.imports.contains("TRTransitions") { return nil }
        if edge.operation == .push, classes.imports.contains("SDOSHero") {
            // Its calls switch Hero on themselves, and its containers do.
            return isReturn ? nil : edge.argument.map { PlayedAnimation($0.description) }
        }
        // What sets something for a stack before it is in one.
        if edge.isShow, !settings.writes.isEmpty, stacks.roots(of: edge.from).isEmpty,
            localSetting(of: edge, .navigation) == HeroSetting()
        {
            return nil
        }
        if edge.operation == .present, hasOwnPresentation(edge) { return nil }
        var setting = setting
        if settings.ofAll != .none {
            // What is set for all transitions comes first. It may be set again before the next one.
            let near = isReturn ? SetValue.none : animationOfAll(before: scan.facts[edge.fact])
            setting.animation = near.orElse(settings.ofAll)
        }
        return setting.plays(isReturn: isReturn)
    }

    /// What a delegate or a style of UIKit that is set in the app plays; nil if there is none. It is not
    /// known if a class of the app animates.
    private func registered(
        _ edge: AppEdges.Edge, isReturn: Bool
    ) -> PlayedAnimation?? {
        let back: FactOperation = edge.operation == .push ? .pop : .dismiss
        var there: [FactAnimation?] = []
        var returns: [FactAnimation?] = []
        for line in registryLines {
            guard case .registryLine(let operations, let from, let to, let animation) = line.content
            else { continue }
            let known = line.certainty == .certain ? animation : nil
            func meets(_ operation: FactOperation, _ start: String, _ end: String) -> Bool {
                (operations.isEmpty || operations.contains(operation)) && covers(from, start)
                    && covers(to, end)
            }
            if meets(edge.operation, edge.from, edge.to) { there.append(known) }
            if meets(back, edge.to, edge.from) { returns.append(known) }
        }
        var found = there
        if isReturn {
            found = returns
            if returns.isEmpty { found = there.map { $0.flatMap(self.returning) } }
        }
        guard let first = found.first else { return nil }
        guard found.count == 1, let name = first?.going.call?.name,
            Catalog.row(.animation, name) != nil
        else { return .some(nil) }
        return first.map { PlayedAnimation($0.going.description) }
    }

    /// What a line plays on the way back.
    private func returning(_ animation: FactAnimation) -> FactAnimation? {
        let opposite = animation.going.call.flatMap(oppositeAnimation).map { FactValue.call($0) }
        return (animation.returning ?? opposite).map { FactAnimation($0) }
    }

    private func covers(_ end: String?, _ name: String) -> Bool {
        guard let end else { return true }
        return end == name || classes.chain(name).contains { $0.name == end }
    }

    /// What the function of an edge sets for all transitions before it.
    private func animationOfAll(before fact: AppFact) -> SetValue<FactAnimation> {
        var result = SetValue<FactAnimation>.none
        for write in settings.writes(near: fact) where write.target == .all {
            let other = scan.facts[write.fact]
            if other.isBefore(fact) {
                result = write.setting.animation
            } else if other.mayBeBefore(fact) {
                result = .many
            }
        }
        return result
    }

    /// Whether a class of the app may animate a presentation.
    private func hasOwnPresentation(_ edge: AppEdges.Edge) -> Bool {
        let files = [scan.facts[edge.fact].place.file, filesOfScreens[edge.to]]
        return files.contains { file in
            file.map { code.contains("transitioningDelegate", file: Int($0.index)) } ?? false
        }
    }
}

/// The calls that leave a screen, by name.
enum LeavingCalls {
    static let pops: Set<String> = [
        "popViewController", "popToRootViewController", "popToViewController",
        "popViewControllerAnimated", "popToRootViewControllerAnimated",
    ]

    static let dismissals: Set<String> = [
        "dismiss", "dismissViewController", "dismissViewControllerAnimated",
        "hero_dismissViewController", "ht_dismiss",
    ]
}

extension AppClasses {
    /// Whether a class is a navigation controller.
    func isStack(_ name: String) -> Bool {
        if name.hasSuffix("NavigationController") { return true }
        return chain(name).last?.superclass?.hasSuffix("NavigationController") == true
    }
}

extension AppFile {
    fileprivate var isCode: Bool { kind == .swift || kind == .objectiveC }
}
