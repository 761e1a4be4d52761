/// How one screen shows another or goes away.
package enum FactOperation: Hashable, Sendable {
    case push, present, show, showDetail, replace, pop, dismiss, unwind, tab, root, embed
    /// That of a segue that code performs.
    case segue
    /// Another kind of segue, or another case that a registry tests.
    case other(String)

    private static let known: [FactOperation] = [
        .push, .present, .show, .showDetail, .replace, .pop, .dismiss, .unwind, .tab, .root,
        .embed, .segue,
    ]

    package init(_ name: String) {
        self = Self.known.first { $0.name == name } ?? .other(name)
    }

    /// The name in `scan --json`.
    package var name: String {
        switch self {
        case .push: "push"
        case .present: "present"
        case .show: "show"
        case .showDetail: "showDetail"
        case .replace: "replace"
        case .pop: "pop"
        case .dismiss: "dismiss"
        case .unwind: "unwind"
        case .tab: "tab"
        case .root: "root"
        case .embed: "embed"
        case .segue: "segue"
        case .other(let name): name
        }
    }
}

extension [FactOperation] {
    /// `present+push`; nil for all of a direction.
    package var names: String? { isEmpty ? nil : map { $0.name }.joined(separator: "+") }
}
