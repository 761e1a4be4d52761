import TransitionDSL

/// A graph as a flowchart of Mermaid.
package struct MermaidText {
    /// Mermaid draws no longer text and no more arrows, unless its settings allow it. The pages of
    /// GitHub and GitLab do not.
    private static let maximumLength = 50_000
    private static let maximumArrows = 500
    /// The room for the last lines.
    private static let reserve = 1_000

    private let graph: Graph
    package private(set) var text = "\(mermaidMarker)\nflowchart LR\n"
    /// The characters of the text: counting them for each line would read all of it again.
    private var length: Int
    /// The screens and lines that are not in the text.
    package private(set) var leftOut: [String] = []
    private var shown: Set<Int> = []

    package init(_ graph: Graph) {
        self.graph = graph
        length = text.count
        addNodes()
        addFrames()
        addArrows()
        addStrip()
        addNote()
    }

    /// Adds lines if there is room for them.
    private mutating func add(_ lines: String) -> Bool {
        let count = lines.count + 1
        if length + count > Self.maximumLength - Self.reserve { return false }
        length += count
        text += lines + "\n"
        return true
    }

    private mutating func addNodes() {
        for (index, node) in graph.nodes.enumerated() {
            switch node {
            case .card(let card):
                let type = card.typeName == card.name ? [] : [card.typeName]
                if add("  s\(index)[\"\(label([card.name] + type))\"]") {
                    shown.insert(index)
                } else {
                    leftOut.append("screen \(card.name)")
                }
            case .pill(let pill):
                if add("  s\(index)([\"\(label([pill.title] + pill.rows.map({ $0.text })))\"])") {
                    shown.insert(index)
                } else {
                    leftOut += lines(pill.rows)
                }
            }
        }
    }

    /// A screen can be in one frame only.
    private mutating func addFrames() {
        var framed: Set<Int> = []
        for (number, frame) in graph.frames.enumerated() {
            let members = frame.members.filter { shown.contains($0) && !framed.contains($0) }
            let names = members.map { "s\($0)" }.joined(separator: "; ")
            guard members.count > 1,
                add("  subgraph g\(number)[\"\(label([frame.name]))\"]\n    \(names)\n  end")
            else { continue }
            framed.formUnion(members)
        }
    }

    private mutating func addArrows() {
        var count = 0
        for arrow in graph.arrows {
            var (from, to) = (arrow.from, arrow.to)
            if arrow.hasHeadAtStart, !arrow.hasHeadAtEnd { swap(&from, &to) }
            let isShown =
                count < Self.maximumArrows && shown.contains(from) && shown.contains(to)
                && add("  s\(from) \(line(arrow))\(label(of: arrow)) s\(to)")
            if isShown { count += 1 } else { leftOut += lines(arrow.rows) }
        }
    }

    private func line(_ arrow: Graph.Arrow) -> String {
        switch (arrow.hasHeadAtStart, arrow.hasHeadAtEnd) {
        case (true, true): arrow.isDashed ? "<-.->" : "<-->"
        case (false, false): arrow.isDashed ? "-.-" : "---"
        case (true, false), (false, true): arrow.isDashed ? "-.->" : "-->"
        }
    }

    private func label(of arrow: Graph.Arrow) -> String {
        let rows = arrow.rows.map { graph.namedLabel($0, of: arrow) }
        return rows.isEmpty ? "" : "|\"\(label(rows))\"|"
    }

    private mutating func addStrip() {
        if graph.strip.isEmpty { return }
        let rows = graph.strip.map { "\($0.title) · \($0.text)" }
        let isAdded = add("  strip[\"\(label(["Everywhere else"] + rows))\"]")
        if !isAdded { leftOut.append("defaults") }
    }

    private mutating func addNote() {
        leftOut = leftOut.uniqued()
        if leftOut.isEmpty { return }
        text += "  note[\"Not shown, because of the limits of Mermaid: \(leftOut.count) lines\"]\n"
    }

    private func lines(_ rows: [Graph.Row]) -> [String] {
        rows.filter { !$0.isReturn }.map { $0.explanation }
    }

    /// Texts below each other, in quotes.
    private func label(_ texts: [String]) -> String {
        texts.map { mermaidEscaped(Measure.shortened($0)) }.joined(separator: "<br/>")
    }
}

/// Text in quotes of Mermaid: what could end the quotes, begin a tag, a directive or Markdown is
/// written by its number.
func mermaidEscaped(_ text: String) -> String {
    visible(text).unicodeScalars.reduce(into: "") { result, scalar in
        switch scalar {
        case "\"": result += "#quot;"
        case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", ":", "(", ")", "-", "_", "/", "*", "+",
            "=", "!", "?", "\u{A0}"...:
            result.unicodeScalars.append(scalar)
        default: result += "#\(scalar.value);"
        }
    }
}

extension Graph {
    /// The label of a line, with its ends if the arrow has lines of both directions.
    func namedLabel(_ row: Row, of arrow: Arrow) -> String {
        guard arrow.isMixed, !row.isBothWays, !row.isReturn, let from = card(arrow.from),
            let to = card(arrow.to)
        else { return row.text }
        let (start, goal) = row.isForward ? (from, to) : (to, from)
        return "\(start.name) → \(goal.name): \(row.text)"
    }
}
