import Lexer
import Parser
import Resolution
import Semantics
import Testing
import TransitionDSL

/// How many pairs of lines the search for conflicts looks at: what its time depends on.
@Suite struct ConflictLookTests {
    private func checked(_ count: Int, _ line: (Int) -> String) -> Analysis {
        let screens = (0..<count).map { "screen S\($0) = C\($0)\n" }.joined()
        let lines = (0..<count).map { line($0) + "\n" }.joined()
        let text = "engine uikit\n\(screens)registry R {\n\(lines)}\n"
        let file = parse(tokenize(SourceFile(path: "a.trans", text: text)))
        return analyze([file], options: AnalysisOptions(defaultNamespace: "A"))
    }

    private func conflicts(_ count: Int, _ line: (Int) -> String) throws -> LineConflicts {
        let checked = checked(count, line)
        return try #require(checked.tables.first).conflicts(in: #require(checked.model))
    }

    /// Such lines are looked at once for each line that leaves screens around theirs.
    @Test func linesThatLeaveDifferentScreensAreNotCompared() throws {
        let found = try conflicts(2000) {
            $0 == 0 ? "push * -> *: fade" : "push S\($0) -> S0: slide(left)"
        }
        #expect(found.conflicts.isEmpty && !found.isIncomplete)
        #expect(found.looks == 1999)
    }

    /// The square of their number, which 20 000 lines may have.
    @Test func linesThatLeaveTheSameScreensAreAllCompared() throws {
        let count = 1000
        let found = try conflicts(count) { "push * -> S\($0): fade" }
        #expect(found.conflicts.isEmpty && !found.isIncomplete)
        #expect(found.looks == count * (count - 1) / 2)
    }

    /// Each crosses half of the others, and all play the same.
    @Test func linesThatPlayTheSameAreNoTies() throws {
        let found = try conflicts(1200) {
            $0 % 2 == 0 ? "push * -> S\($0): fade" : "push S\($0) -> *: fade"
        }
        #expect(found.conflicts.isEmpty && !found.isIncomplete)
    }

    /// Each crosses half of the others; a line that is in enough conflicts is not compared any more.
    @Test func linesInManyConflictsAreAFewErrorsEach() {
        let problems = checked(300) {
            $0 % 2 == 0 ? "push * -> S\($0): slide(left)" : "push S\($0) -> *: fade"
        }.problems
        #expect(problems.allSatisfy { $0.id == .ambiguousLine })
        #expect((300...450).contains(problems.count))
    }
}
