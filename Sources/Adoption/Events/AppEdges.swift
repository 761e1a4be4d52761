import Apps
import TransitionDSL

/// The known calls and segues of an app that show or remove a screen.
struct AppEdges {
    struct Edge {
        var fact: Int
        var operation: FactOperation
        var from: String
        var to: String
        var identifier: String?
        /// What a navigator of the app gets with the screen.
        var argument: FactCall?
        /// UIKit pushes or presents, as it sees fit.
        var isShow: Bool
    }

    /// A container and its first screen. The container has no name if its class is UIKit's.
    struct Root {
        var fact: Int
        var container: String?
        /// The variable that holds it.
        var variable: String?
        var screen: String
    }

    private(set) var edges: [Edge] = []
    private(set) var roots: [Root] = []
    /// The children of each tab bar controller.
    private(set) var tabs: [String: [(screen: String, fact: Int)]] = [:]
    /// New tops of a stack in the place of old ones: they stay in the stack.
    private(set) var replacements: [(from: String, to: String)] = []
    /// The facts of those whose ends are not both known.
    private(set) var open: [Int] = []
    /// The ways back of which both ends are known.
    private(set) var returns: [(from: String, to: String)] = []
    /// Classes that are probably never there: what they leave in a stack reaches no other screen.
    private(set) var unused: Set<String> = []
    /// The calls of each segue: settings are made before them.
    private(set) var performs: [String: [Int]] = [:]

    init(_ scan: AppScan, isStack: (String) -> Bool) {
        // A call at the place of a root shows the container.
        var rootPlaces: Set<SourcePlace> = []
        for fact in scan.facts where !fact.isTest {
            if case .edge(.root, _, _?, _, _) = fact.content { rootPlaces.insert(fact.place) }
        }
        for (index, fact) in scan.facts.enumerated() where !fact.isTest {
            guard
                case .edge(let operation, let from, let to, let identifier, let animation) =
                    fact.content
            else { continue }
            if operation == .segue, let identifier {
                performs[identifier, default: []].append(index)
                continue
            }
            switch operation {
            case .root:
                guard let to else { continue }
                let text = Self.text(of: fact, scan)
                // Interface Builder gives a root to navigation controllers only.
                if let from, !fact.isInInterfaceBuilder, !isStack(from) { continue }
                if from == nil, !fact.isInInterfaceBuilder, !text.includes("NavigationController(")
                {
                    continue
                }
                roots.append(
                    Root(
                        fact: index, container: from, variable: Self.variable(text), screen: to))
            case .tab:
                if let from, let to { tabs[from, default: []].append((to, index)) }
            case .push, .present, .show:
                guard let from, let to, fact.certainty == .certain,
                    operation != .show || !rootPlaces.contains(fact.place)
                else {
                    open.append(index)
                    continue
                }
                let presents =
                    operation == .present || scan.presentingSegues.contains(fact.place)
                edges.append(
                    Edge(
                        fact: index, operation: presents ? .present : .push,
                        from: from, to: to, identifier: identifier, argument: animation,
                        isShow: operation == .show && !presents))
            case .replace:
                let text = Self.text(of: fact, scan)
                let isOwn = ["navigationController", "self.navigationController"].contains {
                    text.hasPrefix($0)
                }
                if let from, let to, fact.certainty == .certain, isOwn {
                    replacements.append((from, to))
                }
                open.append(index)
            case .showDetail, .segue, .other: open.append(index)
            case .pop, .dismiss, .unwind:
                if let from, let to, from != to { returns.append((from, to)) }
            case .embed: continue
            }
        }
    }

    private static func text(of fact: AppFact, _ scan: AppScan) -> String {
        let index = Int(fact.place.file.index)
        guard scan.files.indices.contains(index) else { return "" }
        return scan.files[index].source.text(fact.place.range)
    }

    /// `nav` of `let nav = UINavigationController(rootViewController: list)`.
    private static func variable(_ statement: String) -> String? {
        guard let end = statement.firstIndex(of: "=") else { return nil }
        var name = statement[..<end]
        for word in ["let ", "var ", "self."] where name.hasPrefix(word) {
            name = name.dropFirst(word.count)
        }
        name = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.isEmpty ? nil : String(name)
    }

    /// An edge of a class that is only there through its subclasses is one of each of them.
    mutating func moveToSubclasses(_ classes: AppClasses) {
        let reached = Set(edges.map { $0.to } + roots.map { $0.screen })
        var below: [String: [String]] = [:]
        for name in reached.sorted() {
            for ancestor in classes.chain(name).dropFirst() {
                below[ancestor.name, default: []].append(name)
            }
        }
        edges = edges.flatMap { edge -> [Edge] in
            guard !reached.contains(edge.from), let names = below[edge.from] else { return [edge] }
            return names.map { name in
                var edge = edge
                edge.from = name
                return edge
            }
        }
    }

    /// Finds the classes that show something, but that nothing shows and no other file names.
    mutating func findUnused(_ scan: AppScan, _ code: CodeTokens) {
        var reached = Set(edges.map { $0.to } + roots.map { $0.screen })
        reached.formUnion(tabs.values.flatMap { $0.map { $0.screen } })
        for fact in scan.facts where fact.isInInterfaceBuilder {
            if case .screen(let name, _) = fact.content { reached.insert(name) }
        }
        var homes: [String: FileIndex] = [:]
        for fact in scan.facts {
            if case .screen(let name, _) = fact.content { homes[name] = fact.place.file }
        }
        let open = Set(edges.map { $0.from }).subtracting(reached)
        // Many of them say that most ways are not known.
        if open.count > 64 { return }
        unused = open.filter { name in
            guard let home = homes[name] else { return false }
            return scan.files.indices.allSatisfy {
                $0 == Int(home.index) || !code.contains(name, file: $0)
            }
        }
    }
}
