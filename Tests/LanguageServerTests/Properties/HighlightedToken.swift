import Serialization
import TransitionDSL

@testable import LanguageServer

/// A semantic token as a client reads it.
struct HighlightedToken: Equatable {
    var range: Range<Int>
    var type: String
    var modifiers: [String]

    /// The tokens of an answer; empty if its data are malformed.
    static func all(_ result: JSON, _ lines: EditorLines) -> [HighlightedToken] {
        all(result["data"].elements.compactMap { $0.number }, lines)
    }

    static func all(_ data: [Int], _ lines: EditorLines) -> [HighlightedToken] {
        guard data.count % 5 == 0 else { return [] }
        let types = tokenLegend["tokenTypes"].elements.compactMap { $0.text }
        let names = tokenLegend["tokenModifiers"].elements.compactMap { $0.text }
        var tokens: [HighlightedToken] = []
        var (line, column) = (0, 0)
        for index in stride(from: 0, to: data.count, by: 5) {
            column = data[index] == 0 ? column + data[index + 1] : data[index + 1]
            line += data[index]
            let start = lines.offset(of: .init(line: line, column: column))
            let end = lines.offset(of: .init(line: line, column: column + data[index + 2]))
            guard types.indices.contains(data[index + 3]), start < end else { return [] }
            tokens.append(
                HighlightedToken(
                    range: Int(start)..<Int(end), type: types[data[index + 3]],
                    modifiers: names.indices.filter { data[index + 4] >> $0 & 1 == 1 }.map {
                        names[$0]
                    }))
        }
        return tokens
    }
}
