import Lexer
import Parser
import Semantics
import Testing
import TransitionDSL

/// A real file with one token missing or misspelt: people make these mistakes one at a time, and
/// hear of each once.
@Suite struct LostTokenTests {
    private static let path = "Examples/News/News.trans"

    private func errors(_ bytes: [UInt8]) -> Int {
        let file = SourceFile(path: "News.trans", bytes: bytes)
        let result = analyze(
            [parse(tokenize(file))], options: AnalysisOptions(defaultNamespace: "News"))
        return result.problems.count { $0.severity == .error }
    }

    /// Each token's range, and the bytes of the file.
    private func tokens() throws -> (bytes: [UInt8], ranges: [Range<Int>]) {
        let file = SourceFile(path: "News.trans", text: try Repository.text(Self.path))
        let ranges = tokenize(file).ranges.map(\.offsets).filter { !$0.isEmpty }
        return (file.bytes, ranges)
    }

    @Test func aLostTokenGivesOneError() throws {
        let (bytes, ranges) = try tokens()
        var many: [String] = []
        for range in ranges {
            let rest = bytes[..<range.lowerBound] + [UInt8(ascii: " ")] + bytes[range.upperBound...]
            if errors(Array(rest)) > 1 {
                many.append(String(decoding: bytes[range], as: UTF8.self))
            }
        }
        // Without its word a block of defaults is a screen's body, and each line of it a view.
        #expect(many == ["defaults"])
    }

    @Test func aMisspeltWordGivesOneError() throws {
        let (bytes, ranges) = try tokens()
        for range in ranges where range.count > 3 {
            var mistaken = bytes
            mistaken.swapAt(range.lowerBound + 2, range.lowerBound + 3)
            let word = String(decoding: bytes[range], as: UTF8.self)
            #expect(errors(mistaken) <= 1, "\(word) at \(range.lowerBound)")
        }
    }
}
