import Apps
import TransitionDSL

/// The settings of Hero for the stack that a screen is in, while the screen is its top. Each push and
/// pop leaves the stack with the settings it was made with, so that they follow the edges of the
/// app.
struct StackSettings {
    private let app: AppEventReader
    private var settings: [String: HeroSetting] = [:]
    private var containers: [String: SetValue<String>] = [:]
    /// The containers that a screen may be in, by their numbers.
    private var roots: [String: Set<Int>] = [:]

    init(_ app: AppEventReader) {
        self.app = app
        var changed: [String] = []
        for (number, root) in app.edges.roots.enumerated() {
            roots[root.screen, default: []].insert(number)
            let container = root.container.map { SetValue.one($0) } ?? .none
            let first = app.loadSetting(of: root.screen).over(app.initialSetting(of: root))
            if join(first, container, to: root.screen) {
                changed.append(root.screen)
            }
        }
        for edge in app.edges.edges where edge.operation == .push {
            // A screen that nothing leads to: its stack is not known.
            if !app.isReached(edge.from), settings[edge.from] == nil,
                !app.edges.unused.contains(edge.from)
            {
                if join(app.settingWithoutStack, .many, to: edge.from) { changed.append(edge.from) }
            }
        }
        for screen in app.screensWithUnknownEdgeTo
        where join(app.settingWithoutStack, .none, to: screen) {
            changed.append(screen)
        }
        while let screen = changed.popLast() {
            let own = setting(of: screen)
            let container = containers[screen] ?? .none
            for number in app.pushes(from: screen) {
                let edge = app.edges.edges[number]
                let after = app.localSetting(of: edge, .navigation).over(own)
                let there = app.loadSetting(of: edge.to).over(
                    app.settingAfter(edge, .navigation).over(after))
                let numbers = roots[edge.to] ?? []
                roots[edge.to] = numbers.union(roots[screen] ?? [])
                if join(there, container, to: edge.to) || roots[edge.to] != numbers {
                    changed.append(edge.to)
                }
                // What is pushed may be the same when the screen comes back.
                if joinReturns(from: edge.to, to: screen) { changed.append(screen) }
            }
            for next in app.replacements(of: screen) {
                let numbers = roots[next] ?? []
                roots[next] = numbers.union(roots[screen] ?? [])
                if join(app.loadSetting(of: next).over(own), container, to: next)
                    || roots[next] != numbers
                {
                    changed.append(next)
                }
            }
            for number in app.pushes(to: screen) {
                let edge = app.edges.edges[number]
                if joinReturns(from: screen, to: edge.from) { changed.append(edge.from) }
            }
        }
    }

    private mutating func joinReturns(from screen: String, to other: String) -> Bool {
        guard settings[screen] != nil, settings[other] != nil else { return false }
        return join(setting(ofPopFrom: screen), .none, to: other)
    }

    private mutating func join(
        _ setting: HeroSetting, _ container: SetValue<String>, to screen: String
    ) -> Bool {
        let before = (settings[screen], containers[screen])
        settings[screen] = before.0?.joined(setting) ?? setting
        containers[screen] = (before.1 ?? .none).joined(container)
        return settings[screen] != before.0 || containers[screen] != before.1
    }

    /// While a screen is on top and no function sets it before a call.
    func setting(of screen: String) -> HeroSetting {
        guard let found = settings[screen] else { return app.settingWithoutStack }
        return found.joined(app.ownStackSetting(of: screen)).joined(app.openStackSetting)
    }

    /// The class of the container that a screen is in.
    func container(of screen: String) -> String? {
        if case .one(let name)? = containers[screen] { name } else { nil }
    }

    /// The containers that a screen may be in; none if that is not known.
    func roots(of screen: String) -> Set<Int> { roots[screen] ?? [] }

    func setting(ofPushOf edge: AppEdges.Edge) -> HeroSetting {
        app.localSetting(of: edge, .navigation).over(setting(of: edge.from))
    }

    func setting(ofPopFrom screen: String) -> HeroSetting {
        let own = setting(of: screen)
        let sites = app.leavingSettings(of: screen, .navigation)
        if sites.isEmpty { return own }
        return sites.dropFirst().reduce(sites[0].over(own)) { $0.joined($1.over(own)) }
    }
}
