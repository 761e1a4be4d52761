package import TransitionDSL

/// The screens of a file and the lines between them, ready to be placed and drawn.
package struct Graph: Sendable {
    /// A declared screen.
    struct Card: Sendable {
        var screen: Handle<Screen>
        var name: String
        /// The class of the app; `any P` for a protocol.
        var typeName: String
        /// What the screen declares, in short lines: its counts, its parents, its defaults.
        var details: [String]
        /// What the phone shows of it.
        var picture = PhoneScreen()
        var mark: Mark?
    }

    /// Several screens, or any screen, at an end of lines. It shows the labels of these lines.
    struct Pill: Sendable {
        enum Role: Sendable {
            /// Before the screens that lines from any screen lead to.
            case before
            /// After the screens from which lines lead to any screen.
            case after
            /// Between the screens of a group and those at the other end.
            case between
        }

        var role: Role
        var title: String
        var rows: [Row]
    }

    /// A line, or the return of the line above it.
    struct Row: Sendable {
        var edge: Handle<Edge>
        /// The operation and the animation: `push · open`.
        var text: String
        /// The whole line in words, with its ends.
        var explanation: String
        var isReturn: Bool
        /// Whether it goes from the first end of its arrow to the second.
        var isForward: Bool
        /// Whether it covers both directions, like `<->` and `tab`.
        var isBothWays: Bool
        /// Whether the defaults or the engine decide what plays.
        var isDashed: Bool
        var mark: Mark?
    }

    /// All lines between two nodes.
    struct Arrow: Sendable {
        /// Indices of ``nodes``. Both are equal if a screen leads to itself.
        var from: Int
        var to: Int
        /// Empty if a pill at one of its ends shows them.
        var rows: [Row]
        var hasHeadAtStart: Bool
        var hasHeadAtEnd: Bool
        var isDashed: Bool
    }

    enum Node: Sendable {
        case card(Card)
        case pill(Pill)
    }

    /// Screens that share lines.
    struct Frame: Sendable {
        var name: String
        /// Indices of ``nodes``.
        var members: [Int]
        var isTabBar = false
    }

    /// What plays where no arrow is drawn.
    struct StripRow: Equatable, Sendable {
        var title: String
        var text: String
    }

    var name: String
    /// The cards in the order of their declarations, then the pills.
    var nodes: [Node] = []
    var arrows: [Arrow] = []
    var frames: [Frame] = []
    /// The nodes of each tab bar: its container, if that is known, and its roots.
    var bars: [[Int]] = []
    /// The node where the app most likely starts: the first card that no line leads to.
    var start: Int?
    var strip: [StripRow] = []
}

/// Which part of a file a graph shows.
package struct GraphSelection: Sendable {
    /// The index of a registry; nil for all.
    package var registry: Int?
    /// Only lines and defaults of this version of iOS; nil for all.
    package var version: SystemVersion?
    /// The containers whose defaults apply everywhere, the innermost first.
    package var containers: [Handle<Screen>] = []

    package init(
        registry: Int? = nil, version: SystemVersion? = nil, containers: [Handle<Screen>] = []
    ) {
        self.registry = registry
        self.version = version
        self.containers = containers
    }
}

extension Graph {
    /// The card of a node; nil for a pill.
    func card(_ node: Int) -> Card? {
        if case .card(let card) = nodes[node] { card } else { nil }
    }

    func pill(_ node: Int) -> Pill? {
        if case .pill(let pill) = nodes[node] { pill } else { nil }
    }
}

extension Graph.Row {
    /// The label with a sign for its direction, if its arrow has both.
    func label(isReversed: Bool, isMixed: Bool) -> String {
        guard isMixed, !isBothWays, !isReturn else { return text }
        return (isForward != isReversed ? "→ " : "← ") + text
    }
}

extension Graph.Arrow {
    /// Whether its lines have different directions.
    var isMixed: Bool {
        rows.contains { !$0.isReturn && $0.isForward }
            && rows.contains { !$0.isReturn && !$0.isForward }
    }
}
