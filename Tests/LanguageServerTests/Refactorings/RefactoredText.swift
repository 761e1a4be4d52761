import Lexer
import Parser
import Semantics
import TransitionDSL
@testable import TestSupport

/// A program that a seed determines, with what refactorings look for: lines that could be one,
/// lists of modifiers, and comments in their way.
struct RefactoredText {
    private(set) var text = ""
    private var random: RandomText
    private var comments = 0
    /// The members of each group as ends.
    private var lists: [String] = []

    /// nil if the checker accepts nothing that the seed determines.
    init?(seed: Int) {
        random = RandomText(seed: UInt64(6_000_000 + seed))
        let isHero = seed % 3 == 0
        var lines = ["module Random", "engine \(isHero ? "hero" : "uikit")"]
        // Refactorings do the same as fixes of these rules, or are not offered because of them.
        lines.append(
            "lint { redundant-return: off  overridden-modifier: off  fade-and-opacity: off }")
        let declarations = random.declarations()
        let screens = declarations.filter { $0.hasPrefix("screen ") }
            .map { String($0.split(separator: " ")[1]) }
        lists = declarations.filter { $0.hasPrefix("group ") }.map { line in
            String(line.split(separator: " = ").last ?? "*").replacing(", ", with: " | ")
        }
        lines += declarations
        if isHero {
            lines += ["modifiers m0 = fade, scale(0.5)", "modifiers m1 = m0, rotate(90deg)"]
            lines.append(
                "screen V = VController { icon: with m0, opacity(0.5)  big: with fade, scale(2) }")
            lines += ["hero shared", "screen W = WController { icon: with fade  big: shared }"]
            lines.append("registry S { push V -> W: fade }")
        }
        for number in 0..<2 {
            for line in random.registry(number) {
                lines += line.contains("->") ? changed(line, screens, isHero) : [line]
            }
        }
        guard let text = Self.accepted(lines) else { return nil }
        self.text = text
    }

    /// A line, sometimes with a comment, braces, or a line after it that has another end.
    private mutating func changed(
        _ line: String, _ screens: [String], _ isHero: Bool
    ) -> [String] {
        let isPlain = !line.contains(" / ") && !line.contains("tab ")
        if isPlain, random.generator.chance(10) {
            return [line.replacing(" -> ", with: " <-> ")]
        }
        var lines = [line]
        if random.generator.chance(30), !line.contains(" / ") {
            let play = line.contains(": fade") ? "fade" : "slide(left)"
            let back = play == "fade" ? "fade" : "slide(right)"
            lines[0] = line.replacing(": \(play)", with: ": \(play) / \(back)")
        }
        if random.generator.chance(35) {
            let arrow = line.contains("<->") ? " <-> " : " -> "
            let parts = lines[0].split(separator: arrow, maxSplits: 1)
            let rest = parts[1].split(separator: ": ", maxSplits: 1)
            let end = random.generator.pick(screens + lists + lists, "*")
            let words = parts[0].split(separator: " ")
            let operation = words.first.map { screens.contains(String($0)) } == true
            let isOther = random.generator.chance(50)
            if isOther || operation || words.count != 2 {
                lines.append("\(parts[0])\(arrow)\(end): \(rest[1])")
            } else {
                lines.append("  \(words[0]) \(end)\(arrow)\(parts[1])")
            }
        }
        if isHero, random.generator.chance(25) {
            let last = lines.count - 1
            lines[last] += " { match a -> b with fade, scale(0.5)  c: with m1, zPosition(2) }"
        }
        guard random.generator.chance(20) else { return lines }
        comments += 1
        switch random.generator.number(0...3) {
        case 0: lines[0] += " // note \(comments)"
        case 1: lines.insert("  // note \(comments)", at: lines.count - 1)
        case 2:
            lines[0] = lines[0].replacing(
                ": ", with: " /* note \(comments) */: ", maxReplacements: 1)
        default: lines[0] = lines[0].replacing("> ", with: "> /* note \(comments) */ ")
        }
        return lines
    }

    static func checked(_ source: SourceFile) -> Analysis {
        analyze([parse(tokenize(source))], options: AnalysisOptions(defaultNamespace: "Random"))
    }

    /// The lines without those that the checker reports; nil if that does not end.
    private static func accepted(_ lines: [String]) -> String? {
        var lines = lines
        while lines.count > 2 {
            let source = SourceFile(
                path: "random.trans", text: lines.joined(separator: "\n") + "\n")
            let result = checked(source)
            if result.model != nil { return String(decoding: source.bytes, as: UTF8.self) }
            guard let bad = result.problems.first(where: { $0.severity == .error }) else {
                return nil
            }
            let line = LineTable(source).position(of: bad.place.range.start).line - 1
            guard lines.indices.contains(line), line > 1 else { return nil }
            // A bracket stays, or all would be lost.
            if lines[line].hasSuffix(" {") || lines[line] == "}" { return nil }
            lines.remove(at: line)
        }
        return nil
    }
}
