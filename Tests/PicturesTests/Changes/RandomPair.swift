import Lexer
import Parser
import Semantics
import TransitionDSL

@testable import Pictures
@testable import TestSupport

/// Two versions of a program that a seed determines. The second one has other lines, screens and
/// defaults in some places, or is another program.
struct RandomPair {
    let old: Analysis
    let new: Analysis
    let texts: (old: String, new: String)

    /// nil if the checker accepts nothing that the seed determines.
    init?(seed: Int) {
        var random = RandomText(seed: UInt64(8_000_000 + seed))
        let declarations = random.declarations()
        let count = random.generator.number(1...2)
        let registries = (0..<count).flatMap { random.registry($0) }
        let lines = declarations + registries
        var other = RandomText(seed: UInt64(9_000_000 + seed))
        let isOther = random.generator.chance(10)
        let changed =
            isOther
            ? other.declarations() + other.registry(0)
            : Self.changed(lines, &random)
        guard let old = Self.accepted(lines), let new = Self.accepted(changed) else { return nil }
        (self.old, self.new) = (old.analysis, new.analysis)
        texts = (old.text, new.text)
    }

    /// Some lines removed, moved to another place of their block, replaced or changed.
    private static func changed(_ lines: [String], _ random: inout RandomText) -> [String] {
        var donor = random
        let donated = donor.registry(0).dropFirst().dropLast()
        var result: [String] = []
        for line in lines {
            let isIndented = line.hasPrefix("  ")
            let isWhole = line.hasPrefix("screen") || line.hasPrefix("segue")
            switch random.generator.number(0...19) {
            case 0 where isIndented: continue
            case 1 where isIndented && line.contains("->"):
                result.append(random.generator.pick(Array(donated), line))
            case 2 where isIndented: result.append(swapped(line, ["left": "right"]))
            case 3: result.append(swapped(line, ["13": "14", "200ms": "0.2s", "300ms": "400ms"]))
            case 4 where isWhole: result.append(swapped(line, ["S1 =": "S9 =", "S2C": "S8C"]))
            case 5 where line.contains("->"):
                result.append(swapped(line, ["push ": "present ", "tab ": "replace ", "s0": "s1"]))
            case 6 where isIndented && result.last?.hasPrefix("  ") == true:
                result.insert(line, at: result.count - 1)
            default: result.append(line)
            }
        }
        return result
    }

    private static func swapped(_ line: String, _ words: [String: String]) -> String {
        for (word, other) in words.sorted(by: { $0.key < $1.key }) where line.contains(word) {
            return line.replacing(word, with: other)
        }
        return line
    }

    /// The lines without those that the checker reports; nil if that does not end.
    private static func accepted(_ lines: [String]) -> (analysis: Analysis, text: String)? {
        var lines = ["module Random", "engine uikit"] + lines
        while lines.count > 2 {
            let text = lines.joined(separator: "\n")
            let source = SourceFile(path: "random.trans", text: text)
            let result = analyze(
                [parse(tokenize(source))], options: AnalysisOptions(defaultNamespace: "Random"))
            if result.model != nil { return (result, text) }
            guard let bad = result.problems.first(where: { $0.severity == .error }) else {
                return nil
            }
            let line = LineTable(source).position(of: bad.place.range.start).line - 1
            guard lines.indices.contains(line), line > 1 else { return nil }
            // A bracket stays, or all would be lost.
            if lines[line].hasSuffix("{") || lines[line] == "}" { return nil }
            lines.remove(at: line)
        }
        return nil
    }
}

extension Analysis {
    /// The program as one of two versions.
    var version: ProgramVersion? { model.map { ProgramVersion($0, tables: tables) } }
}
