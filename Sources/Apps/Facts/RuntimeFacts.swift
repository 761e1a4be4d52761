import AppSource
import TransitionDSL

/// Facts about the running transition: calls of `Hero.shared`, plugins, and the calls that begin a
/// transition, by name and by selector.
extension FactFinder {
    static let transitionCalls: Set<String> = [
        "dismissViewController", "replaceViewController", "unwindToRootViewController",
        "unwindToViewController",
    ]

    static let legacyCalls: Set<String> = [
        "hero_dismissViewController", "hero_replaceViewController", "heroReplaceViewController",
        "hero_unwindToRootViewController", "hero_unwindToViewController", "ht_dismiss",
    ]

    /// `#selector(ht_dismiss(_:))`.
    func findSelector(_ name: Text, _ site: Site) {
        let spelling = string(name)
        guard hasEngine, Self.legacyCalls.contains(spelling),
            program.membersByName[name] == nil
        else { return }
        add(.transitionCall(spelling), site, certainty: .certain)
    }

    /// `Selector("ht_dismiss:")` and `NSSelectorFromString(@"ht_dismiss:")`.
    func findSelectorText(_ name: String, _ arguments: [AppArgument], _ site: Site) {
        guard name == "Selector" || name == "NSSelectorFromString", let first = arguments.first,
            let text = evaluator.evaluate(first.value, in: site.scope).onlyText
        else { return }
        findSelector(self.text(String(text.prefix { $0 != ":" })), site)
    }

    /// Whether an expression is a member of `Hero.shared`.
    func isSharedHero(_ callee: AppExpression) -> Bool {
        guard case .member(let base, _) = callee.kind,
            case .member(let root, let shared) = base.stripped.kind, string(shared) == "shared",
            case .name(let name, _) = root.kind
        else { return false }
        return string(name) == "Hero" || string(name) == "HeroTransition"
    }

    /// `HeroDebugPlugin.isEnabled = true`, `Log.enable()` where `Log` is a plugin of the app.
    /// Returns whether it is one.
    func findPlugin(_ expression: AppExpression, _ site: Site) -> Bool {
        guard hasEngine, case .member(let base, let member) = expression.kind,
            case .name(let name, _) = base.kind, site.scope.local(name) == nil,
            ["isEnabled", "enable", "disable"].contains(string(member))
        else { return false }
        let spelling = string(name)
        guard
            spelling == "HeroDebugPlugin" || spelling == "HeroPlugin" || pluginNames.contains(name)
        else { return false }
        add(.runtime("\(spelling).\(string(member))"), site, certainty: .certain)
        return true
    }

    /// The plugins that the program declares.
    func findPluginNames() -> Set<Text> {
        guard let plugin = program.names.find("HeroPlugin") else { return [] }
        var found: Set<Text> = []
        for (index, type) in program.types.enumerated() where type.isDeclared {
            if program.externalSupertypes(of: TypeID(index: index)).contains(plugin) {
                found.insert(type.name)
            }
        }
        return found
    }
}
