import Apps
import TransitionDSL

/// What an app plays today at each event that its facts determine.
///
/// Hero decides by the navigation controller for pushes and pops, and by the presented controller
/// for presentations and dismissals. Where Hero is off, UIKit's own animation plays.
final class AppEventReader {
    let scan: AppScan
    let classes: AppClasses
    let code: CodeTokens
    let edges: AppEdges
    let settings: HeroSettings
    // Indexes: each screen asks for the edges from and to it.
    var pushesFrom: [String: [Int]] = [:]
    var pushesTo: [String: [Int]] = [:]
    var rootsOf: [String: [AppEdges.Root]] = [:]
    var replacementsOf: [String: [String]] = [:]
    /// The functions with edges, with calls of segues, and the place of the last push in each.
    var membersWithEdges: Set<CodeMember> = []
    var membersWithSegue: Set<CodeMember> = []
    var lastPushes: [CodeMember: UInt32] = [:]
    var ownSettings: [String: HeroSetting] = [:]
    let rootScreens: Set<String>
    let replacingScreens: Set<String>
    /// Where no stack of a screen is known.
    private(set) lazy var settingWithoutStack = findSettingWithoutStack()
    private(set) var screensWithUnknownEdgeTo: Set<String> = []
    var writesOfController: [String: [HeroWrite]] = [:]
    var ownStackWrites: [String: [HeroWrite]] = [:]
    /// What is set for a stack that is not known, and for a presented screen that is not known.
    var openStackSetting = HeroSetting()
    var openPresentationSetting = HeroSetting()
    /// Whether a class of the app may decide for stacks.
    var hasOwnStackDelegate = false
    /// Registries that the app writes by hand.
    var registryLines: [AppFact] = []
    var filesOfScreens: [String: FileIndex] = [:]
    /// The ways back between screens of which no way there is known.
    var openReturns = 0
    lazy var stacks = StackSettings(self)

    init(_ scan: AppScan, _ classes: AppClasses) {
        let code = CodeTokens(scan.files)
        self.scan = scan
        self.classes = classes
        self.code = code
        settings = HeroSettings(scan, code)
        var edges = AppEdges(scan, isStack: classes.isStack)
        edges.moveToSubclasses(classes)
        edges.findUnused(scan, code)
        self.edges = edges
        rootScreens = Set(edges.roots.map { $0.screen })
        replacingScreens = Set(edges.replacements.map { $0.to })
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
        for edge in edges.edges {
            let fact = scan.facts[edge.fact]
            let member = CodeMember(fact)
            membersWithEdges.insert(member)
            if edge.operation == .push {
                lastPushes[member] = max(lastPushes[member] ?? 0, fact.place.range.start)
            }
        }
        for call in edges.performs.values.flatMap({ $0 }) {
            membersWithSegue.insert(CodeMember(scan.facts[call]))
        }
        for next in edges.replacements { replacementsOf[next.from, default: []].append(next.to) }
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
                let isOwn =
                    classes.types[name] != nil || scan.plainContainers[name] != nil
                    || fact.isInInterfaceBuilder
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
                if write.property != .modal, write.property != .tab {
                    openStackSetting.join(.unknown)
                }
                if write.property == nil || write.property == .modal {
                    openPresentationSetting.join(.unknown)
                }
            }
        }
    }

    private func sort(_ write: HeroWrite, _ name: String, _ type: String?, _ fact: AppFact) {
        // The variable of a root in the same function is a container of its own.
        let isRoot = edges.roots.contains {
            $0.variable == name && CodeMember(scan.facts[$0.fact]) == CodeMember(fact)
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
            CodeMember(scan.facts[edge]) == CodeMember(fact) && isArgument(name, of: edge)
        }
    }

    /// Whether the call of an edge is about a variable.
    func isArgument(_ name: String, of edge: Int) -> Bool {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        return code.mentions(last, beforeClosuresIn: scan.facts[edge].place)
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

extension AppEventReader {
    /// Whether facts name a navigation controller so: its class, or what Interface Builder calls it.
    func isStack(_ name: String) -> Bool {
        classes.isStack(name) || scan.plainContainers[name].map(classes.isStack) ?? false
    }
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
