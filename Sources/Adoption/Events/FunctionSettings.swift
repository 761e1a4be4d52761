import Apps
import TransitionDSL

/// What functions set before and after they show or leave a screen.
extension AppEventReader {
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
                FactAnimation(
                    .call(argument), returning: oppositeAnimation(argument).map { .call($0) }))
        }
        return result
    }

    /// What the function of an edge sets after it: of a push for its stack, of a presentation, as in its
    /// completion, for the presented screen. The latter plays on return.
    func settingAfter(
        _ edge: AppEdges.Edge, _ property: AppFactContent.AnimationProperty
    ) -> HeroSetting {
        let fact = scan.facts[edge.fact]
        var result = HeroSetting()
        for write in settings.writes(near: fact)
        where write.property == nil || write.property == property {
            let isMeant =
                switch write.target {
                case .ownStack: property == .navigation
                case .variable(let name, _):
                    property == .modal && isArgument(name, of: edge.fact)
                case .ownTabs, .controller, .other, .all: false
                }
            let other = scan.facts[write.fact]
            guard isMeant, fact.place.range.start < other.place.range.start else { continue }
            if other.branch == fact.branch {
                result = write.setting.over(result)
            } else {
                result.join(write.setting == HeroSetting() ? write.setting : .unknown)
            }
        }
        return result
    }

    func setting(
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
                    property == .modal
                        ? isArgument(name, of: edge.fact) : type.map(isStack) ?? false
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

    /// What functions of a screen set before they leave it: one for each of them, and an empty
    /// one if another function leaves it as well.
    func leavingSettings(
        of screen: String, _ property: AppFactContent.AnimationProperty
    ) -> [HeroSetting] {
        let calls = property == .modal ? LeavingCalls.dismissals : LeavingCalls.pops
        var found: [CodeMember: HeroSetting] = [:]
        var order: [CodeMember] = []
        var files: Set<FileIndex> = []
        var known = 0
        let writes = (ownStackWrites[screen] ?? []) + (writesOfController[screen] ?? [])
        for write in writes where write.property == nil || write.property == property {
            if case .controller = write.target, property != .modal { continue }
            let fact = scan.facts[write.fact]
            guard isBeforeLeaving(write, property) else { continue }
            let member = CodeMember(fact)
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
}
