import LanguageServer
import Parser
import Semantics
import Serialization
import Testing
import TransitionDSL
@testable import TestSupport

/// How early completion offers what the author of a file wrote.
@Suite struct CompletionRankTests {
    /// A word of a file that is not a new name.
    private struct Place: Sendable {
        var file: String
        var word: Range<Int>
    }

    /// Where a place's word was offered, counted from 0.
    private struct Rank: Sendable {
        var shown: String
        var untyped: Int?
        var typed: Int?
        var first: [String]
    }

    /// At places that a seed takes, the word is among the first five with nothing typed, and the
    /// first with two letters typed.
    @Test(arguments: [false, true])
    func theWordOfTheAuthorComesEarly(_ keepsLine: Bool) async {
        let count = effort > 1 ? 300 : 60
        let places = Self.places(seed: 56).prefix(count)
        let ranks = await withTaskGroup(of: Rank?.self) { group in
            for place in places { group.addTask { Self.rank(place, keepsLine) } }
            return await group.reduce(into: [Rank]()) { all, rank in rank.map { all.append($0) } }
        }
        let early = ranks.filter { $0.untyped.map { $0 < 5 } ?? false }.count
        let first = ranks.filter { $0.typed == 0 }.count
        print("METRIC \(ranks.count) places: \(early) among the first five, \(first) first")
        for rank in ranks {
            if rank.untyped.map({ $0 < 5 }) == true && rank.typed == 0 { continue }
            print("METRIC", rank.untyped ?? -1, rank.typed ?? -1, rank.shown, rank.first)
        }
        #expect(ranks.count >= min(count, 60))
        #expect(early * 60 >= ranks.count * 45)
        #expect(first * 60 >= ranks.count * 50)
    }

    /// No offer gives an error other than that the line is incomplete: such an error begins behind
    /// the offer, or is the author's too if the line ends there.
    @Test func noOfferIsWrong() async {
        let places = Self.places(seed: 57).prefix(effort > 1 ? 300 : 60)
        let wrong = await withTaskGroup(of: [String].self) { group in
            for place in places { group.addTask { Self.wrongOffers(place) } }
            return await group.reduce(into: [String]()) { $0 += $1 }
        }
        for line in wrong { print("METRIC", line) }
        #expect(wrong.isEmpty)
    }

    private static func wrongOffers(_ taken: Place) -> [String] {
        var file = EditedFile(taken.file)
        let word = file.text(taken.word)
        let shown = place(file, taken.word.lowerBound)
        let start = taken.word.lowerBound
        file.replace(start..<file.endOfStatement(from: start), with: "")
        let known = Set(errors(file, with: word, at: start).map(\.id))
        var wrong: [String] = []
        for item in file.result("completion", at: start)["items"].elements {
            guard let text = item["textEdit"]["newText"].text else { continue }
            let filled = text.replacing(/\$\{\d+:[^}]*\}/, with: "")
            // Another test completes the lines of words of the grammar.
            let isKeyword = item["label"].text.flatMap { Keyword(rawValue: $0) } != nil
            let own = errors(file, with: filled, at: start).filter {
                !known.contains($0.id) && !(isKeyword && $0.id == .unexpectedToken)
            }
            for error in own {
                wrong.append("`\(filled)` for \(shown): \(error.id) \(error.message)")
            }
        }
        file.client.forget()
        return wrong
    }

    /// The errors that begin in a text that is put into the file.
    private static func errors(
        _ file: EditedFile, with text: String, at offset: Int
    ) -> [Diagnostic] {
        var bytes = file.source.bytes
        bytes.insert(contentsOf: Array(text.utf8), at: offset)
        let program = loadModule(
            parse(SourceFile(path: file.source.path, bytes: bytes)), identity: nil,
            reading: file.client.files.host.reader(of: file.source.path))
        let analysis = analyze(
            program.files, imports: program.imports,
            options: AnalysisOptions(defaultNamespace: "App"))
        let own = offset..<offset + text.utf8.count
        return analysis.problems.filter {
            $0.place.file == .main && $0.severity == .error && !isIncomplete($0)
                && own.contains(Int($0.place.range.start))
        }
    }

    private static func isIncomplete(_ error: Diagnostic) -> Bool {
        // A number can be a factor.
        let isFactor =
            error.id == .wrongType
            && ["`Int`", "`UInt`", "`Double`"].contains {
                error.message.hasSuffix("found \($0)")
            }
        return isFactor || error.id == .missingArgument || error.id == .missingDirection
            || error.message.hasPrefix("expected a value")
            || error.message.contains("or the next line")
            || error.message.hasPrefix("expected `{`") || error.id == .unknownWord
    }

    /// All places in an order that a seed determines. A new file leaves the order of the others.
    private static func places(seed: UInt64) -> [Place] {
        EditedFile.good.flatMap { places(in: $0) }.map { place in
            let name = place.file.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
            var numbers = SeededNumbers(seed: name &+ UInt64(place.word.lowerBound))
            return (order: numbers.next(), place: place)
        }.sorted { $0.order < $1.order }.map(\.place)
    }

    /// The words of the grammar and the names that the file has elsewhere too, or that the language has.
    private static func places(in name: String) -> [Place] {
        let file = EditedFile(name)
        let program = loadModule(
            parse(file.source), identity: nil,
            reading: file.client.files.host.reader(of: file.source.path))
        let analysis = analyze(
            program.files, imports: program.imports,
            options: AnalysisOptions(defaultNamespace: "App", recordsReferences: true))
        let declared = Set(
            analysis.declarations.filter { $0.place.file == .main }.map {
                Int($0.place.range.start)
            })
        var seen: [String: Int] = [:]
        let words = zip(file.tokens.kinds, file.tokens.ranges).filter { $0.0.isName }.map(
            \.1.offsets)
        for word in words { seen[file.text(word), default: 0] += 1 }
        let imported = Set(analysis.declarations.map(\.name))
        return words.filter { word in
            let text = file.text(word)
            return !declared.contains(word.lowerBound)
                && (Self.language.contains(text) || imported.contains(text) || seen[text] ?? 0 > 1)
        }.map { Place(file: name, word: $0) }
    }

    private static let language: Set<String> = Set(
        Keyword.allCases.map(\.rawValue) + Catalog.entries.map(\.name)
            + Catalog.entries.flatMap { $0.parameters.map(\.label) }
            + ValueType.allCases.map(\.rawValue) + Engine.allCases.map(\.rawValue)
            + Access.allCases.map(\.rawValue) + LintLevel.allCases.map(\.rawValue))

    private static func rank(_ taken: Place, _ keepsLine: Bool) -> Rank? {
        var file = EditedFile(taken.file)
        let word = file.text(taken.word)
        let shown = "\(taken.file) \(place(file, taken.word.lowerBound))"
        let rest =
            keepsLine
            ? taken.word
            : taken.word.lowerBound..<file.endOfStatement(from: taken.word.lowerBound)
        file.replace(rest, with: "")
        let start = taken.word.lowerBound
        let labels = labels(file, start, typed: "")
        let letters = String(word.prefix(2))
        file.replace(start..<start, with: letters)
        let matching = self.labels(file, start + letters.utf8.count, typed: letters)
        let isMeant: (String) -> Bool = { $0 == word || "`\($0)`" == word }
        defer { file.client.forget() }
        return Rank(
            shown: shown, untyped: labels.firstIndex(where: isMeant),
            typed: matching.firstIndex(where: isMeant), first: Array(labels.prefix(6)))
    }

    /// What an editor shows: the items that begin with what is typed, in the order of the server.
    private static func labels(_ file: EditedFile, _ offset: Int, typed: String) -> [String] {
        let items = file.result("completion", at: offset)["items"].elements
        return items.sorted { sortText($0) < sortText($1) }.compactMap { $0["label"].text }
            .filter { $0.lowercased().hasPrefix(typed.lowercased().filter { $0 != "`" }) }
    }
}

extension EditedFile {
    /// Where the statement around an offset ends for someone who types it: at the end of the line, or
    /// of the last line if brackets are open, or before a bracket that was opened before the offset.
    fileprivate func endOfStatement(from offset: Int) -> Int {
        var depth = 0
        var end = offset
        for (kind, range) in zip(tokens.kinds, tokens.ranges) where range.start >= offset {
            let hasNewLine = source.bytes[end..<Int(range.start)].contains(UInt8(ascii: "\n"))
            if hasNewLine, depth == 0, end > offset { break }
            switch kind {
            case .leftParenthesis, .leftBrace, .leftBracket: depth += 1
            case .rightParenthesis, .rightBrace, .rightBracket: depth -= 1
            default: break
            }
            if depth < 0 || kind == .endOfFile { break }
            end = Int(range.end)
        }
        return end
    }
}
