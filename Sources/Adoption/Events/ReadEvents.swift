import Apps
import TransitionDSL

/// The events of an app.
extension AppEventReader {
    /// The settings of Hero for a presented screen: for the container around it, if there is one.
    func presentation(_ edge: AppEdges.Edge) -> HeroSetting {
        let fact = scan.facts[edge.fact]
        let roots = rootsOf[edge.to] ?? []
        let near = roots.filter { CodeMember(scan.facts[$0.fact]) == CodeMember(fact) }
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
                let after = settingAfter(edge, .modal).over(there)
                let sites = leavingSettings(of: edge.to, .modal)
                back =
                    sites.first.map { first in
                        sites.dropFirst().reduce(first.over(after)) { $0.joined($1.over(after)) }
                    } ?? after
            }
            let container = isPush ? stacks.container(of: edge.from) : nil
            let atLoad = loadSetting(of: edge.to)
            // Whether UIKit asks before the view is loaded and the rest of the function runs is not
            // known.
            let first = isPush ? settingAfter(edge, .navigation).over(atLoad.over(there)) : there
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
            guard let first = children.first, let second = children.dropFirst().first else {
                continue
            }
            let setting = ofTabs(name)
            // Which animator a class of the app chooses is not known.
            let isRegistered = registryLines.contains { line in
                if case .registryLine(let operations, _, _, _) = line.content {
                    operations.contains(.tab)
                } else {
                    false
                }
            }
            for isBack in [false, true] {
                add(
                    AppEvent(
                        operation: .tab, from: isBack ? second.screen : first.screen,
                        to: isBack ? first.screen : second.screen, container: name,
                        plays: isRegistered ? nil : setting.plays(isReturn: isBack),
                        facts: [second.fact], isBackToTab: isBack))
            }
        }
        let known = Set(result.filter { $0.isReturn }.map { "\($0.from) \($0.to)" })
        openReturns = edges.returns.count { !known.contains("\($0.from) \($0.to)") }
        return result
    }

    /// The settings of Hero for a tab bar controller.
    func ofTabs(_ name: String) -> HeroSetting {
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
}
