import Semantics
import Serialization
import TransitionDSL

extension Server {
    /// The imported files.
    mutating func documentLinks(_ params: JSON) -> Reply {
        guard let (document, program) = program(params) else { return .invalidParameters }
        let links: [JSON] = program.module.imports.compactMap { edge in
            guard edge.place.file == .main else { return nil }
            let path = program.source(edge.file).normalizedPath
            return [
                "range": document.lines.json(edge.place.range), "target": .string(uri(path)),
            ]
        }
        return .result(.array(links))
    }

    /// The literals `#RRGGBB` and `#RRGGBBAA`.
    func documentColors(_ params: JSON) -> Reply {
        guard let document = document(params), let file = project.file(document.path) else {
            return .invalidParameters
        }
        let tokens = file.tree.tokens
        var colors: [JSON] = []
        for (kind, range) in zip(tokens.kinds, tokens.ranges) where kind == .color {
            guard let value = colorBytes(document.source.text(range)) else { continue }
            func part(_ index: Int) -> JSON { .decimal(Double(value[index]) / 255) }
            colors.append([
                "range": document.lines.json(range),
                "color": ["red": part(0), "green": part(1), "blue": part(2), "alpha": part(3)],
            ])
        }
        return .result(.array(colors))
    }

    /// The literal for a color that the user has picked.
    func colorPresentations(_ params: JSON) -> Reply {
        guard let document = document(params), let range = document.lines.range(params["range"])
        else { return .invalidParameters }
        let color = params["color"]
        var text = "#"
        for name in ["red", "green", "blue", "alpha"] {
            guard let value = color[name].real else { return .invalidParameters }
            let byte = UInt8(clamping: Int((min(max(value, 0), 1) * 255).rounded()))
            if name == "alpha", byte == 255 { continue }
            text += digits(byte, count: 2, uppercase: true)
        }
        return .result([
            ["label": .string(text), "textEdit": document.lines.edit(range, text)]
        ])
    }

    /// A parameter with its uses: typing one changes all.
    mutating func linkedEditingRanges(_ params: JSON) -> Reply {
        guard let place = place(params) else { return .invalidParameters }
        guard let symbol = place.program.symbol(at: place.offset),
            case .declaration(let index) = symbol.target
        else { return .null }
        let kind = place.program.analysis.declarations[index].kind
        guard kind == .parameter || kind == .index else { return .null }
        let ranges = place.program.occurrences(of: symbol.target).map { $0.range }
        let name = place.document.source.text(symbol.range)
        guard ranges.allSatisfy({ place.document.source.text($0) == name }) else { return .null }
        return .result(["ranges": .array(ranges.map { place.document.lines.json($0) })])
    }
}

/// Red, green, blue and alpha of `#RRGGBB[AA]`.
private func colorBytes(_ text: String) -> [UInt8]? {
    let digits = Array(text.utf8.dropFirst())
    guard digits.count == 6 || digits.count == 8 else { return nil }
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: digits.count, by: 2) {
        let pair = String(decoding: digits[start..<start + 2], as: UTF8.self)
        guard let byte = UInt8(pair, radix: 16) else { return nil }
        bytes.append(byte)
    }
    return bytes.count == 3 ? bytes + [255] : bytes
}
