import AppSource
import Apps
import Foundation
import Testing
import TransitionDSL
@testable import TestSupport

/// What must not change the facts of an app, and what must change just one. Without a higher
/// `TRANSC_EFFORT` a seed, which failures report, chooses some of the mutations.
@Suite struct PropertyTests {
    private static let seed =
        ProcessInfo.processInfo.environment["TRANSC_SEED"].flatMap(UInt64.init)
        ?? UInt64.random(in: 0..<1 << 32)

    /// Cases whose files are what the language says.
    private static let wellFormed = AppCase.all.filter {
        $0.className != "hostile-syntax" && $0.className != "ib-damaged"
    }

    @Test(arguments: wellFormed)
    func spaceAndCommentsBetweenTokens(_ app: AppCase) throws {
        let sources = try SourceText.all(of: app)
        let before = facts(sources)
        let after = facts(sources.map { $0.isSwift ? $0.with(bytes: $0.spaced()) : $0 })
        expectSame(before, after, app)
    }

    @Test(arguments: wellFormed)
    func lineEnds(_ app: AppCase) throws {
        let sources = try SourceText.all(of: app)
        guard !sources.contains(where: { $0.bytes.contains(0x0D) }) else { return }
        let after = sources.map { source in
            source.with(bytes: source.bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] })
        }
        expectSame(facts(sources), facts(after), app)
    }

    @Test(arguments: AppCase.all.filter { $0.paths.count > 1 })
    func orderOfFiles(_ app: AppCase) throws {
        let sources = try SourceText.all(of: app)
        expectSame(facts(sources), facts(sources.reversed()), app)
    }

    /// `x.hero.id = "a"` and `x.hero.id = Constants.a` say the same.
    @Test(arguments: wellFormed)
    func literalsAsConstants(_ app: AppCase) throws {
        let sources = try SourceText.all(of: app)
        let after = sources.map { $0.isSwift ? $0.with(bytes: $0.literalsAsConstants()) : $0 }
        guard after.map(\.bytes) != sources.map(\.bytes) else { return }
        let isID = { (fact: FactText) in fact.kind == .heroID }
        expectSame(facts(sources, where: isID), facts(after, where: isID), app)
    }

    /// Facts whose lines do not lead to others: no calls of helper functions.
    private static let direct = wellFormed.filter { app in
        if app.className == "modifiers-variadic" { return false }
        return
            ["receiver", "literal", "constant", "computed", "owner", "modifiers", "animation-self"]
            .contains { app.className.hasPrefix($0) }
            // Helper functions of modifiers lead to the facts of their calls.
            && app.className != "modifiers-function" && app.className != "modifiers-variadic"
    }

    @Test(arguments: direct)
    func commentedOut(_ app: AppCase) throws {
        let sources = try SourceText.all(of: app)
        let found = scan(sources)
        let kinds: Set<AppFactKind> = [
            .heroID, .modifiers, .animation, .enabled, .unknownAttribute,
        ]
        for (index, source) in sources.enumerated() where source.isSwift {
            for line in source.linesOfOneStatement() {
                let onLine = found.filter { $0.path == source.path && line.contains($0.offset) }
                guard onLine.contains(where: { kinds.contains($0.text.kind) }) else { continue }
                var changed = sources
                changed[index] = source.with(inserting: "//", at: line.lowerBound)
                let rest = found.filter { fact in
                    !(fact.path == source.path && line.contains(fact.offset))
                }
                let before = rest.map(\.text).filter { kinds.contains($0.kind) }
                let after = facts(changed) { kinds.contains($0.kind) }
                let number = source.bytes[..<line.lowerBound].count { $0 == 0x0A } + 1
                expectSame(
                    before.map(\.identity).sorted(), after, app, "\(source.path):\(number)")
            }
        }
    }

    /// A token that is deleted, doubled or swapped with the next never traps.
    @Test(arguments: AppCase.all)
    func mutations(_ app: AppCase) throws {
        let sources = try SourceText.all(of: app)
        var random = SeededNumbers(seed: Self.seed)
        for (index, source) in sources.enumerated() where source.isSwift {
            let tokens = source.tokens().tokens.map { Int($0.range.start)..<Int($0.range.end) }
            guard tokens.count > 2 else { continue }
            let count = effort > 1 ? tokens.count * 3 : 4 + effort * 20
            for number in 0..<count {
                let token =
                    effort > 1 ? number / 3 : .random(in: tokens.indices, using: &random)
                let way = effort > 1 ? number % 3 : .random(in: 0..<3, using: &random)
                var changed = sources
                changed[index] = source.with(bytes: source.mutated(tokens, token, way))
                _ = scan(changed)
            }
        }
    }

    private struct Found {
        var path: String
        var offset: Int
        var text: FactText
    }

    private func scan(_ sources: [SourceText]) -> [Found] {
        let files = sources.enumerated().compactMap { index, source in
            AppFile(SourceFile(path: source.path, bytes: source.bytes, index: FileIndex(index)))
        }
        let result = App(files).scan()
        return result.facts.map { fact in
            let file = result.files[Int(fact.place.file.index)]
            return Found(
                path: file.source.path, offset: Int(fact.place.range.start), text: FactText(fact))
        }
    }

    private func facts(
        _ sources: [SourceText], where isWanted: (FactText) -> Bool = { _ in true }
    ) -> [String] {
        scan(sources).map(\.text).filter(isWanted).map(\.identity).sorted()
    }

    private func expectSame(
        _ before: [String], _ after: [String], _ app: AppCase, _ place: String = ""
    ) {
        guard before != after else { return }
        var lost = before
        let gained = after.filter { fact in
            guard let index = lost.firstIndex(of: fact) else { return true }
            lost.remove(at: index)
            return false
        }
        let lines = lost.map { "  lost:   \($0)" } + gained.map { "  gained: \($0)" }
        Issue.record(
            "\(app.name) \(place) (seed \(Self.seed))\n\(lines.joined(separator: "\n"))")
    }
}

/// splitmix64.
private struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
