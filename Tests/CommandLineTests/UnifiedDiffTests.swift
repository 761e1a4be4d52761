import Foundation
import Testing

@testable import Driver
@testable import TestSupport

@Suite struct UnifiedDiffTests {
    private func diff(_ old: String, _ new: String, path: String = "a.trans") -> String {
        String(decoding: unifiedDiff(Array(old.utf8), Array(new.utf8), path: path), as: UTF8.self)
    }

    @Test func showsChangesWithThreeLinesAround() {
        let old = (1...20).map { "\($0)\n" }.joined()
        let new = old.replacingOccurrences(of: "5\n6\n", with: "five\n6\n")
            .replacingOccurrences(of: "20\n", with: "20\n21")
        #expect(
            diff(old, new) == """
                --- a/a.trans
                +++ b/a.trans
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8
                @@ -18,3 +18,4 @@
                 18
                 19
                 20
                +21
                \\ No newline at end of file

                """)
    }

    @Test func countsEmptySidesByTheLineBefore() {
        #expect(diff("", "a\n").contains("@@ -0,0 +1 @@\n+a\n"))
        #expect(diff("a\n", "").contains("@@ -1 +0,0 @@\n-a\n"))
        #expect(
            diff("a\n", "a") == """
                --- a/a.trans
                +++ b/a.trans
                @@ -1 +1 @@
                -a
                +a
                \\ No newline at end of file

                """)
        #expect(diff("a", "a") == "")
    }

    @Test(arguments: [
        ("a.trans", "--- a/a.trans\n"), ("./b/../a.trans", "--- a/a.trans\n"),
        ("/tmp/a", "--- a/tmp/a\n"), ("a b", "--- a/a b\t\n"),
        ("a\tb\"\\", "--- \"a/a\\011b\\\"\\\\\"\n"), ("é", "--- a/é\n"),
    ])
    func headsWithThePath(_ path: String, _ line: String) {
        #expect(diff("a\n", "b\n", path: path).hasPrefix(line))
    }

    /// Edits at random, of lines that are often alike, so that anchors and gaps both occur.
    @Test(arguments: 0..<200)
    func applyingItGivesTheNewText(_ seed: Int) throws {
        var random = Numbers(state: UInt64(seed) &* 7919 &+ 1)
        var lines = (0..<random.next(below: 60)).map { _ in "line \(random.next(below: 40))\n" }
        let old = lines.joined() + (random.next(below: 3) == 0 ? "end" : "")
        for _ in 0..<random.next(below: 12) {
            let place = random.next(below: lines.count + 1)
            switch random.next(below: 3) {
            case 0: lines.insert("new \(random.next(below: 5))\r\n", at: place)
            case 1: if place < lines.count { lines.remove(at: place) }
            default: if place < lines.count { lines.append(lines.remove(at: place)) }
            }
        }
        let new = lines.joined() + (random.next(below: 3) == 0 ? "end" : "")
        let diff = unifiedDiff(Array(old.utf8), Array(new.utf8), path: "a")
        #expect(try patched(Array(old.utf8), with: diff) == Array(new.utf8))
    }

    /// What cannot be taken apart within the allowance counts as replaced.
    @Test func repeatedLinesInGreatNumberAreNoTrouble() throws {
        let old = (0..<20_000).map { "\($0 % 7)\n" }.joined()
        let new = (0..<21_000).map { "\($0 % 5)\n" }.joined() + "x\n"
        let diff = unifiedDiff(Array(old.utf8), Array(new.utf8), path: "a")
        #expect(try patched(Array(old.utf8), with: diff) == Array(new.utf8))
    }

    @Test func fewChangesInALongTextGiveAShortDiff() throws {
        let lines = (0..<50_000).map { "  view\($0): fade\n" }
        let changed = lines.enumerated().map { $0.offset % 1000 == 7 ? "\n" : $0.element }
        let (old, new) = (Array(lines.joined().utf8), Array(changed.joined().utf8))
        let diff = unifiedDiff(old, new, path: "a")
        #expect(diff.count < 10_000)
        #expect(try patched(old, with: diff) == new)
    }

    @Test(.enabled(if: has("git"), "git is not here: nothing else takes it"))
    func gitTakesIt() throws {
        let scratch = try Scratch()
        try scratch.write("1\n2\n3\n4\n", to: "a b.trans")
        let diff = unifiedDiff(Array("1\n2\n3\n4\n".utf8), Array("1\n3\n4".utf8), path: "a b.trans")
        try scratch.write(String(decoding: diff, as: UTF8.self), to: "patch")
        let run = try shell("cd \(scratch.path) && git apply patch")
        #expect(run.code == 0, "\(run.errors)")
        #expect(try scratch.text("a b.trans") == "1\n3\n4")
    }
}

/// Applies a diff and insists on every line and count in it.
private func patched(_ old: [UInt8], with diff: [UInt8]) throws -> [UInt8] {
    let source = pieces(old)
    var result: [[UInt8]] = []
    var next = 0
    var left = (old: 0, new: 0)
    for var line in pieces(diff).dropFirst(diff.isEmpty ? 0 : 2) {
        let sign = try #require(line.first)
        if sign == UInt8(ascii: "@") {
            #expect(left == (0, 0))
            let words = String(decoding: line, as: UTF8.self).split(separator: " ")
            let (oldStart, oldCount) = try range(words[1])
            let (newStart, newCount) = try range(words[2])
            let start = oldCount == 0 ? oldStart : oldStart - 1
            result += source[next..<start]
            next = start
            #expect(result.count == (newCount == 0 ? newStart : newStart - 1))
            left = (oldCount, newCount)
            continue
        }
        if sign == UInt8(ascii: "\\") { continue }
        line.removeFirst()
        if sign != UInt8(ascii: "+") {
            let expected = source[next]
            #expect(expected == line || expected + [0x0A] == line)
            next += 1
            left.old -= 1
            if sign == UInt8(ascii: " ") { result.append(expected) }
        }
        if sign == UInt8(ascii: "+") { result.append(line) }
        if sign != UInt8(ascii: "-") { left.new -= 1 }
    }
    #expect(left == (0, 0))
    result += source[next...]
    let isOpen = String(decoding: diff, as: UTF8.self).hasSuffix("\n\\ No newline at end of file\n")
    let bytes = Array(result.joined())
    // The mark at the end is for the new text if the last line is not a removed one.
    let last = pieces(diff).dropLast().last?.first
    return isOpen && last != UInt8(ascii: "-") && bytes.last == 0x0A ? bytes.dropLast() : bytes
}

private func pieces(_ bytes: [UInt8]) -> [[UInt8]] {
    var pieces = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        .map { Array($0) + [0x0A] }
    let last = pieces.removeLast().dropLast()
    if !last.isEmpty { pieces.append(Array(last)) }
    return pieces
}

private func range(_ word: Substring) throws -> (start: Int, count: Int) {
    let numbers = word.dropFirst().split(separator: ",").compactMap { Int($0) }
    let start = try #require(numbers.first)
    return (start, numbers.count > 1 ? numbers[1] : 1)
}

/// The same numbers in every run.
private struct Numbers {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return bound == 0 ? 0 : Int(state >> 33) % bound
    }
}
