import Pictures
import Semantics
import Serialization
import TransitionDSL

extension Server {
    mutating func hover(_ params: JSON) -> Reply {
        guard let place = place(params) else { return .invalidParameters }
        let name = place.program.hover(at: place.offset)
        let line = place.program.lineHover(at: place.offset)
        // In a line, a name is explained first, then what the line covers.
        let known = name ?? line
        let blocks =
            (name?.blocks ?? []) + (line?.blocks ?? []) + drawing(of: line ?? name, place)
            + explanation(at: place)
        guard !blocks.isEmpty else { return .null }
        let hover: JSON = ["contents": markup(blocks, client.readsMarkdown)]
        return .result(hover.with("range", known.map { place.document.lines.json($0.range) }))
    }

    /// How an animation moves the screens.
    private func drawing(of hover: Hover?, _ place: Place) -> [Block] {
        guard let motion = hover?.motion, let model = place.program.analysis.model,
            let tracks = ScreenTracks(motion.animation, on: motion.operation, in: model)
        else { return [] }
        if settings.showsPictures, client.readsMarkdown {
            let film = filmPicture(tracks)
            let address = Serialization.uri(ofSVG: film.svg)
            return [.text("![How the screens move](\(address))"), .text(film.about)]
        }
        return [.drawing(filmStrip(tracks))]
    }

    /// When the findings at a position occur.
    private func explanation(at place: Place) -> [Block] {
        guard let program = project.programs[place.document.path],
            program.sources[0].bytes == place.document.source.bytes
        else { return [] }
        var seen: [DiagnosticID] = []
        for diagnostic in project.confirmed(program)
        where diagnostic.place.file == .main && diagnostic.place.range.touches(place.offset)
            && !seen.contains(diagnostic.id)
        { seen.append(diagnostic.id) }
        return seen.map { .text("**\($0.name)**: occurs when \($0.page.summary).") }
    }
}

/// A `MarkupContent`.
func markup(_ blocks: [Block], _ isMarkdown: Bool) -> JSON {
    let parts = blocks.map { block in
        switch block {
        case .code(let text): isMarkdown ? fenced(text, "trans") : text
        case .drawing(let text): isMarkdown ? fenced(text, "text") : text
        case .text(let text): isMarkdown ? text : text.filter { $0 != "`" && $0 != "*" }
        }
    }
    return [
        "kind": isMarkdown ? "markdown" : "plaintext",
        "value": .string(parts.joined(separator: "\n\n")),
    ]
}

/// A block of code. Its fence is longer than any run of backticks in it.
private func fenced(_ text: String, _ language: String) -> String {
    var (longest, run) = (2, 0)
    for byte in text.utf8 {
        run = byte == UInt8(ascii: "`") ? run + 1 : 0
        longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence)\(language)\n\(text)\n\(fence)"
}
