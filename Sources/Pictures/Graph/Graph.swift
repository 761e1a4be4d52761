package import TransitionDSL

/// The screens of a file and the lines between them, ready to be placed and drawn.
package struct Graph: Sendable {
    /// A declared screen.
    package struct Card: Sendable {
        package var screen: Handle<Screen>
        package var name: String
        /// The class of the app; `any P` for a protocol.
        package var typeName: String
        /// What the screen declares, in short lines: its counts, its parents, its defaults.
        package var details: [String]
        package var mark: Mark?
    }

    /// Several screens, or any screen, at an end of lines. It shows the labels of these lines.
    package struct Pill: Sendable {
        package enum Role: Sendable {
            /// Before the screens that lines from any screen lead to.
            case before
            /// After the screens from which lines lead to any screen.
            case after
            /// Between the screens of a group and those at the other end.
            case between
        }

        package var role: Role
        package var title: String
        package var rows: [Row]
    }

    /// A line, or the return of the line above it.
    package struct Row: Sendable {
        package var edge: Handle<Edge>
        /// The operation and the animation: `push · open`.
        package var text: String
        /// The whole line in words, with its ends.
        package var explanation: String
        package var isReturn: Bool
        /// Whether it goes from the first end of its arrow to the second.
        package var isForward: Bool
        /// Whether it covers both directions, like `<->` and `tab`.
        package var isBothWays: Bool
        /// Whether the defaults or the engine decide what plays.
        package var isDashed: Bool
        package var mark: Mark?
    }

    /// All lines between two nodes.
    package struct Arrow: Sendable {
        /// Indices of ``nodes``. Both are equal if a screen leads to itself.
        package var from: Int
        package var to: Int
        /// Empty if a pill at one of its ends shows them.
        package var rows: [Row]
        package var hasHeadAtStart: Bool
        package var hasHeadAtEnd: Bool
        package var isDashed: Bool
    }

    package enum Node: Sendable {
        case card(Card)
        case pill(Pill)
    }

    /// Screens that share lines.
    package struct Frame: Sendable {
        package var name: String
        /// Indices of ``nodes``.
        package var members: [Int]
    }

    /// What plays where no arrow is drawn.
    package struct StripRow: Equatable, Sendable {
        package var title: String
        package var text: String
    }

    package var name: String
    /// The cards in the order of their declarations, then the pills.
    package var nodes: [Node] = []
    package var arrows: [Arrow] = []
    package var frames: [Frame] = []
    package var strip: [StripRow] = []
}

/// Which part of a file a graph shows.
package struct GraphSelection: Sendable {
    /// The index of a registry; nil for all.
    package var registry: Int?
    /// Only lines and defaults of this version of iOS; nil for all.
    package var version: Int?
    /// The containers whose defaults apply everywhere, the innermost first.
    package var containers: [Handle<Screen>] = []

    package init(
        registry: Int? = nil, version: Int? = nil, containers: [Handle<Screen>] = []
    ) {
        self.registry = registry
        self.version = version
        self.containers = containers
    }
}

extension Graph {
    /// The card of a node; nil for a pill.
    package func card(_ node: Int) -> Card? {
        if case .card(let card) = nodes[node] { card } else { nil }
    }

    package func pill(_ node: Int) -> Pill? {
        if case .pill(let pill) = nodes[node] { pill } else { nil }
    }
}

extension Graph.Row {
    /// The label with a sign for its direction, if its arrow has both.
    package func label(isReversed: Bool, isMixed: Bool) -> String {
        guard isMixed, !isBothWays, !isReturn else { return text }
        return (isForward != isReversed ? "→ " : "← ") + text
    }
}

extension Graph.Arrow {
    /// Whether its lines have different directions.
    package var isMixed: Bool {
        rows.contains { !$0.isReturn && $0.isForward }
            && rows.contains { !$0.isReturn && !$0.isForward }
    }
}
