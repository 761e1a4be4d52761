import Apps
import TransitionDSL

/// What is set for stacks: by their classes, their first screens, and the screens in them.
extension AppEventReader {
    func pushes(from screen: String) -> [Int] { pushesFrom[screen] ?? [] }

    func pushes(to screen: String) -> [Int] { pushesTo[screen] ?? [] }

    /// The screens that take the place of one in its stack.
    func replacements(of screen: String) -> [String] {
        replacementsOf[screen] ?? []
    }

    /// Whether an edge leads to a screen, or it is the first one of a stack.
    func isReached(_ screen: String) -> Bool {
        pushesTo[screen] != nil || rootScreens.contains(screen)
            || replacingScreens.contains(screen)
    }

    /// Where no stack is known, Hero is off if nothing ever switches it on for one, and it chooses if
    /// nothing ever sets an animation for one.
    func findSettingWithoutStack() -> HeroSetting {
        let ofStacks = settings.writes.filter { mayBeOfStack($0.target) }
        let isEverOn = ofStacks.contains {
            $0.setting.isOn != .one(false) && $0.setting.isOn != .none
        }
        let isEverAnimated =
            ofStacks.contains { $0.property == .navigation }
            || edges.edges.contains { $0.argument != nil }
        return HeroSetting(
            isOn: isEverOn ? .many : HeroSetting.initial.isOn,
            animation: isEverAnimated ? .many : HeroSetting.initial.animation)
    }

    /// Whether what is set may be set for a navigation controller.
    private func mayBeOfStack(_ target: HeroWrite.Target) -> Bool {
        switch target {
        case .ownStack, .other: true
        case .ownTabs, .all: false
        case .controller(let name): isStack(name)
        case .variable(_, let type): type.map(isStack) ?? true
        }
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
    func ofClass(
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
                if case .variable = write.target {
                    isEarly = true
                } else {
                    isEarly = write.isAtLoad
                }
                if write.isConditional || !isEarly { setting = conditional(setting) }
                result.join(setting)
            }
        }
        return result
    }

    func conditional(_ setting: HeroSetting) -> HeroSetting {
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
        if let known = ownSettings[screen] { return known }
        var result = HeroSetting()
        for name in Set([screen] + classes.chain(screen).map { $0.name }) {
            for write in ownStackWrites[name] ?? []
            where write.property == nil || write.property == .navigation {
                let fact = scan.facts[write.fact]
                if write.isAtLoad || isLocal(write, fact) { continue }
                result.join(write.isConditional ? conditional(write.setting) : write.setting)
            }
        }
        ownSettings[screen] = result
        return result
    }

    /// Whether what is set is for a call of the same function.
    func isLocal(_ write: HeroWrite, _ fact: AppFact) -> Bool {
        if isBeforeLeaving(write, .navigation) { return true }
        let member = CodeMember(fact)
        if membersWithSegue.contains(member) { return true }
        return lastPushes[member].map { fact.place.range.start < $0 } ?? false
    }

    func isBeforeLeaving(
        _ write: HeroWrite, _ property: AppFactContent.AnimationProperty
    ) -> Bool {
        let fact = scan.facts[write.fact]
        if fact.isInInterfaceBuilder { return false }
        let calls = property == .modal ? LeavingCalls.dismissals : LeavingCalls.pops
        return code.calls(calls, inFunctionAround: fact.place) && !hasEdge(near: fact)
    }

    func hasEdge(near fact: AppFact) -> Bool {
        membersWithEdges.contains(CodeMember(fact))
    }
}
