import TransitionDSL

/// Differences as a comment on a pull request: a sentence, a table, a drawing.
package struct DiffMarkdown {
    /// GitHub accepts 65 536 characters.
    static let maximumLength = 60_000
    /// The table that is not folded has at most this number of rows.
    private static let maximumRows = 40
    /// A longer name or animation is cut off.
    private static let longestName = 120
    private static let shownEvents = 4
    /// The room for what follows the rows.
    private static let reserve = 500

    package private(set) var text = "\(diffMarkdownMarker)\n"
    /// The characters of the text: counting them for each row would read all of it again.
    private var length: Int

    package init(_ report: DiffReport) {
        length = text.count
        guard report.refused.isEmpty else {
            let files = report.refused.map { "- \(code($0))\n" }.joined()
            append("**Not compared**: these files have errors or cannot be read.\n\n")
            append(files, orElse: "There are \(report.refused.count) of them.\n")
            return
        }
        if report.changes.isEmpty {
            append("No change of a transition.\n")
            return
        }
        append("**\(report.summary).**\n")
        let rows = report.files.flatMap { file in file.changes.map { row($0, file) } }
        let drawing = DiffDrawing(report).text
        let room = Self.maximumLength - Self.reserve - drawing.count
        var shown = add(rows[..<min(rows.count, Self.maximumRows)], upTo: room)
        if rows.count > Self.maximumRows, shown == Self.maximumRows {
            append("\n<details><summary>More changes</summary>\n")
            shown += add(rows[Self.maximumRows...], upTo: room)
            append("\n</details>\n")
        }
        if shown < rows.count {
            let left = rows.count - shown
            append(
                "\n\(counted(left, "change")) of \(rows.count) \(left == 1 ? "is" : "are") not shown, "
                    + "because a comment cannot be longer. `transc diff` prints all of them.\n")
        }
        append(drawing)
    }

    private mutating func append(_ part: String) {
        text += part
        length += part.count
    }

    private mutating func append(_ part: String, orElse short: String) {
        append(length + part.count > Self.maximumLength - Self.reserve ? short : part)
    }

    /// Adds a table with as many rows as there is room for; returns their number.
    private mutating func add(_ rows: ArraySlice<String>, upTo limit: Int) -> Int {
        let head = "\n| Class | Change | Before | After | Lines |\n|---|---|---|---|---|\n"
        guard let first = rows.first, length + head.count + first.count <= limit else { return 0 }
        append(head)
        var count = 0
        for row in rows {
            if length + row.count > limit { break }
            append(row)
            count += 1
        }
        return count
    }

    private func row(_ change: Change, _ file: FileDifferences) -> String {
        var what = change.events.isEmpty ? markdown(change.title) : ""
        let events = change.events.prefix(Self.shownEvents).map { events in
            markdown(events.sentence) + (events.size.map { " (\($0))" } ?? "")
        }
        what += events.joined(separator: "<br>")
        if change.events.count > Self.shownEvents {
            what += "<br>and \(change.events.count - Self.shownEvents) more"
        }
        if change.isOfRegistry { what += "<br>registry \(code(change.subject))" }
        if change.kind == .flight || change.kind == .modifiers, !events.isEmpty {
            what = markdown(change.title) + "<br>\(what)"
        }
        let isShown = change.kind != .screenRenamed && change.kind != .idRenamed
        let isEmpty = !change.hasVersions
        let before = change.before == nil && isEmpty || !isShown ? "" : cell(change, change.before)
        let after = change.after == nil && isEmpty || !isShown ? "" : cell(change, change.after)
        let places = places(of: change, file)
        let place = places.isEmpty ? "" : code(places)
        return "| \(change.severity.rawValue) | \(what) | \(before) | \(after) | \(place) |\n"
    }

    private func cell(_ change: Change, _ version: String?) -> String {
        markdown(DiffSentence([change.text(version)]))
    }

    private func markdown(_ sentence: DiffSentence) -> String {
        sentence.pieces.map { piece in
            switch piece {
            case .words(let words): plain(words)
            case .name(let name): code(name)
            }
        }.joined()
    }

    /// Words of ours with names in them, such as conditions, as text.
    private func plain(_ text: String) -> String {
        visible(shortened(text)).unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", " ", ",", "'", "→":
                result.unicodeScalars.append(scalar)
            default: result += "&#\(scalar.value);"
            }
        }
    }

    /// A code span, in which nothing is a link, a mention or HTML.
    private func code(_ text: String) -> String {
        let text = visible(shortened(text))
        var (longest, run) = (0, 0)
        for character in text.unicodeScalars {
            run = character == "`" ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        let space = longest > 0 || text.hasPrefix(" ") && text.hasSuffix(" ") ? " " : ""
        // In a table, a bar ends a cell even in code.
        let escaped = text.unicodeScalars.reduce(into: "") { result, scalar in
            result += scalar == "|" ? "\\|" : String(scalar)
        }
        return "\(fence)\(space)\(escaped)\(space)\(fence)"
    }

    private func shortened(_ text: String) -> String {
        if text.count <= Self.longestName { return text }
        return text.prefix(Self.longestName - 1) + "…"
    }
}

/// The events that change as a flowchart of Mermaid; empty if there are too many.
struct DiffDrawing {
    private static let maximumArrows = 40

    private(set) var text = ""

    init(_ report: DiffReport) {
        var nodes: [String: Int] = [:]
        var lines: [String] = []
        let changes = report.changes.filter { !$0.events.isEmpty }
        let arrows = changes.flatMap { change in change.events.map { (change, $0) } }
        if arrows.isEmpty || arrows.count > Self.maximumArrows { return }
        func node(_ name: String) -> String {
            if let known = nodes[name] { return "s\(known)" }
            nodes[name] = nodes.count
            lines.append("  s\(nodes.count - 1)[\"\(label(name))\"]")
            return "s\(nodes.count - 1)"
        }
        for (change, events) in arrows {
            let (from, to) = (node(events.from.text), node(events.to.text))
            let rows = [
                events.operations.joined(separator: ", "), change.text(change.before).text,
                "→ " + change.text(change.after).text,
            ].filter { !$0.isEmpty }
            let arrow = events.isBothWays ? "<-->" : "-->"
            let text = rows.map(label).joined(separator: "<br/>")
            lines.append("  \(from) \(arrow)|\"\(text)\"| \(to)")
        }
        text = "\n```mermaid\nflowchart LR\n" + lines.joined(separator: "\n") + "\n```\n"
    }

    private func label(_ text: String) -> String { mermaidEscaped(Measure.shortened(text)) }
}
