import Lexer
import Parser
import Semantics
import Testing
import TransitionDSL

/// The line that the help of a conflict suggests resolves it, and adding one such line after
/// another terminates. The tests of resolution check that a conflict's witness is correct.
@Suite struct DecidingLineTests {
    /// 10 times 120 registries.
    @Test(arguments: 0..<10)
    func suggestedLinesDecide(_ batch: Int) {
        for number in 0..<120 {
            let registry = RandomRegistryText(seed: UInt64(batch * 120 + number))
            guard followSuggestions(registry) else { return }
        }
    }

    /// One `*` too many makes a line cross with all others; few of them are reported at once.
    @Test func aLineIsInFewTies() {
        var registry = RandomRegistryText(screenCount: 8)
        registry.lines = ["push * -> S0: fade"]
        for number in 1..<8 { registry.lines.append("push S\(number) -> *: slide(left)") }
        #expect(conflicts(of: registry)?.count == 3)
    }

    /// Writes one suggested line after the other; false once something is wrong, so that a mistake
    /// is reported once.
    private func followSuggestions(_ start: RandomRegistryText) -> Bool {
        var registry = start
        var conflicts = conflicts(of: registry)
        for _ in 0..<Self.maximumRounds {
            guard let told = conflicts, let conflict = told.first else { return true }
            guard let line = conflict.suggestedLine else {
                Issue.record("no line is suggested for \(conflict) in\n\(registry.text)")
                return false
            }
            registry.lines.append(line)
            conflicts = self.conflicts(of: registry)
            if let left = conflicts, left.contains(conflict) {
                Issue.record("`\(line)` does not decide \(conflict) in\n\(registry.text)")
                return false
            }
        }
        guard conflicts?.isEmpty != false else {
            Issue.record(
                "there is no end of conflicts in\n\(registry.text)\nwhich began as\n\(start.text)")
            return false
        }
        return true
    }

    private static let maximumRounds = 40

    /// A conflict as it is reported.
    private struct LineConflict: Equatable {
        var message: String
        var lines: [String]
        var help: String

        /// What the help would have written.
        var suggestedLine: String? {
            let parts = help.split(separator: "`", omittingEmptySubsequences: false)
            return parts.count > 2 ? String(parts[1]) : nil
        }
    }

    /// nil if two lines are equal, which is another mistake.
    private func conflicts(of registry: RandomRegistryText) -> [LineConflict]? {
        let source = SourceFile(path: "conflicts.trans", text: registry.text)
        let result = analyze(
            [parse(tokenize(source))], options: AnalysisOptions(defaultNamespace: "Conflicts"))
        let errors = result.problems.filter { $0.severity == .error }
        let other = errors.first { $0.id != .ambiguousLine && $0.id != .duplicateLine }
        if let other { Issue.record("\(other.message) in\n\(registry.text)") }
        guard errors.allSatisfy({ $0.id == .ambiguousLine }) else { return nil }
        return errors.map { error in
            let places = [error.place] + error.notes.map(\.place)
            return LineConflict(
                message: error.message, lines: places.map { source.text($0.range) },
                help: error.help ?? "")
        }
    }
}

/// A registry as text, with all that a line can be made of.
private struct RandomRegistryText {
    var lines: [String] = []
    private var declarations: [String] = []
    private var head = "registry App {"
    private var screens: [String] = []
    private var groups: [String] = []
    /// As operations.
    private var segues: [String] = []
    private var numbers: HeroTextPropertyTests.Numbers

    var text: String {
        (declarations + [head] + lines.map { "  \($0)" } + ["}"]).joined(separator: "\n") + "\n"
    }

    init(seed: UInt64) {
        numbers = HeroTextPropertyTests.Numbers(state: seed &* 0x9E37_79B9_7F4A_7C15)
        addScreens()
        addGroups()
        if chance(50) { addSegue("segue", "show") }
        if chance(50) { addSegue("unwind", "close") }
        if chance(10) { head = "registry App with available(from: 13) {" }
        for _ in 0..<number(2...6) { addLine() }
    }

    /// Only screens, none of them a subclass.
    init(screenCount: Int) {
        numbers = HeroTextPropertyTests.Numbers(state: 0)
        declarations = (0..<screenCount).map { "screen S\($0) = S\($0)Controller" }
    }

    private mutating func addScreens() {
        for index in 0..<number(2...5) {
            let isProtocol = index > 0 && chance(25)
            let parents = some(of: screens, 25)
            let type = isProtocol ? "any S\(index)Kind" : "S\(index)Controller"
            let clause = parents.isEmpty ? "" : " is \(parents.joined(separator: ", "))"
            declarations.append("screen S\(index) = \(type)\(clause)")
            screens.append("S\(index)")
        }
    }

    private mutating func addGroups() {
        for index in 0..<number(0...2) {
            let members = some(of: screens + groups, 40)
            if members.isEmpty { continue }
            declarations.append("group G\(index) = \(members.joined(separator: ", "))")
            groups.append("G\(index)")
        }
    }

    private mutating func addSegue(_ word: String, _ name: String) {
        declarations.append("\(word) \(name) = \"\(name)\"")
        segues.append("\(word)(\(name)) ")
    }

    private mutating func addLine() {
        let operations =
            ["", "", "push ", "push ", "push ", "pop ", "present ", "dismiss ", "tab ", "replace "]
            + segues
        let operation = pick(operations)
        let arrow = operation != "tab " && chance(12) ? "<->" : "->"
        let comesBackOnly =
            ["pop", "dismiss", "unwind"].contains { operation.hasPrefix($0) }
            || operation == "replace " && arrow == "->"
        var line = "\(operation)\(ends()) \(arrow) \(ends()): \(animation())"
        if !comesBackOnly, chance(30) { line += " / \(animation())" }
        var options: [String] = []
        if chance(12) { options.append("available(from: \(number(13...14)))") }
        if options.isEmpty, chance(8) { options.append("available(before: \(number(13...14)))") }
        if chance(12) { options.append("duration(\(number(1...2))s)") }
        if !options.isEmpty { line += " with \(options.joined(separator: ", "))" }
        lines.append(line)
    }

    private mutating func ends() -> String {
        if chance(30) { return "*" }
        let all = screens + groups
        let first = pick(all)
        let second = pick(all)
        return chance(20) && first != second ? "\(first) | \(second)" : first
    }

    private mutating func animation() -> String {
        pick([
            "default", "fade", "fade", "fade", "slide(left)", "slide(right)", "push(left)", "zoom",
        ])
    }

    private mutating func pick(_ names: [String]) -> String {
        names.randomElement(using: &numbers) ?? ""
    }

    private mutating func some(of names: [String], _ percent: Int) -> [String] {
        var chosen: [String] = []
        for name in names where chance(percent) { chosen.append(name) }
        return chosen
    }

    private mutating func chance(_ percent: Int) -> Bool { number(0...99) < percent }

    private mutating func number(_ range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &numbers)
    }
}
