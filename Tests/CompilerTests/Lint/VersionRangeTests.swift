import Testing
import TransitionDSL

/// Lines that count in some versions of iOS: what ties, what is never used, what hides a return.
@Suite struct VersionRangeTests {
    private func ids(_ lines: String, _ table: String = "registry App") -> [String] {
        lintProblems(
            """
            screen List = ListController
            screen Detail = DetailController
            \(table) {
            \(lines)
            }
            """
        ).map(\.id.name).filter { !["missing-reduce-motion", "missing-default"].contains($0) }
    }

    @Test func linesWithoutACommonVersionDoNotTie() {
        let lines = """
            push List -> *: fade with available(before: 16)
            push * -> Detail: zoom with available(from: 16)
            """
        #expect(!ids(lines).contains("ambiguous-line"))
        #expect(ids(lines + ", available(before: 18)").contains("duplicate-modifier"))
        #expect(ids(lines.replacing("16)\npush", with: "17)\npush")).contains("ambiguous-line"))
    }

    @Test func linesOfOneRangeAreDuplicates() {
        let line = "push List -> Detail: fade with available(from: 13, before: 16)"
        let other = line.replacing("fade", with: "zoom")
        #expect(ids("\(line)\n\(other)") == ["duplicate-line"])
        #expect(ids("\(line)\n\(other.replacing("16", with: "17"))") == [])
    }

    /// Each of two ranges decides its part of a tie.
    @Test func rangesDecideATieTogether() {
        func lines(_ second: String) -> String {
            """
            push List -> *: fade
            push * -> Detail: zoom
            push List -> Detail: slide(left) with available(before: 16)
            push List -> Detail: push(left) with available(\(second))
            """
        }
        #expect(!ids(lines("from: 16")).contains("ambiguous-line"))
        #expect(ids(lines("from: 17")).contains("ambiguous-line"))
        #expect(ids(lines("from: 16, before: 20")).contains("ambiguous-line"))
        #expect(ids(lines("from: 14")).contains("ambiguous-line"))
    }

    @Test func rangesTakeALineTogether() {
        func lines(_ second: String) -> String {
            """
            push List -> Detail: fade
            push List -> Detail: slide(left) with available(before: 16)
            push List -> Detail: push(left) with available(\(second))
            """
        }
        #expect(ids(lines("from: 16")) == ["unreachable-line"])
        #expect(ids(lines("from: 17")) == [])
        #expect(ids(lines("from: 16, before: 30")) == [])
        #expect(
            ids(lines("from: 16, before: 30"), "registry App with available(before: 30)")
                == ["unreachable-line"])
    }

    @Test func aReturnIsHiddenInCommonVersionsAlone() {
        func lines(_ first: String, _ second: String) -> String {
            """
            push List -> Detail: fade / zoom with available(\(first))
            pop * -> *: slide(right) with available(\(second))
            """
        }
        #expect(!ids(lines("before: 16", "from: 16")).contains("hidden-return"))
        #expect(ids(lines("before: 17", "from: 16")).contains("hidden-return"))
        #expect(ids(lines("from: 14", "from: 13, before: 15")).contains("hidden-return"))
    }

    @Test func whatNoVersionHasIsReported() {
        #expect(
            ids("push List -> Detail: fade with available(from: 18, before: 18)")
                == ["never-available"])
        let table = "registry App with available(from: 13, before: 16)"
        #expect(
            ids("push List -> Detail: fade with available(from: 16)", table) == ["never-available"])
        #expect(
            ids("push List -> Detail: fade with available(before: 16)", table)
                == ["available-repeated"])
        #expect(ids("push List -> Detail: fade with available(before: 15)", table) == [])
    }

    @Test func defaultsOfRangesStandBesideOneAnother() {
        let lines = """
            push slide(left)
            push zoom with available(before: 16)
            push fade with available(from: 14, before: 16)
            """
        #expect(!ids(lines, "defaults").contains("duplicate-default"))
        #expect(
            ids("\(lines)\npush fade with available(before: 16)", "defaults")
                .contains("duplicate-default"))
    }

    @Test func minorVersionsAreComparedAsNumbers() {
        func lines(_ first: String, _ second: String) -> String {
            """
            push List -> Detail: fade with available(\(first))
            push List -> Detail: zoom with available(\(second))
            """
        }
        #expect(!ids(lines("before: 17.4", "from: 17.4")).contains("ambiguous-line"))
        #expect(ids(lines("before: 17.10", "from: 17.9, before: 18")).contains("ambiguous-line"))
        #expect(!ids(lines("before: 17.4", "from: 17.10")).contains("ambiguous-line"))
        #expect(!ids(lines("from: 17.4", "from: 17.10")).contains("ambiguous-line"))
        #expect(ids(lines("from: 17", "from: 17.0")).contains("duplicate-line"))
        #expect(
            ids("push List -> Detail: fade with available(from: 17.10, before: 17.4)")
                .contains("never-available"))
    }

    @Test(arguments: [
        ("17", SystemVersion(17)), ("17.0", SystemVersion(17)), ("17.4", SystemVersion(17, 4)),
        ("17.10", SystemVersion(17, 10)), ("0", .oldest), ("17.04", nil), ("17.", nil),
        (".4", nil), ("17.4.1", nil), ("", nil), ("+17", nil), ("17pt", nil), ("iOS 17", nil),
        ("99999", nil), ("17.99999999999999999999", nil), ("１７", nil),
    ])
    func versionsAreRead(_ text: String, _ version: SystemVersion?) {
        #expect(SystemVersion(text) == version)
        if let version, version.minor > 0 { #expect(version.text == text) }
    }

    @Test func versionsHaveNeighbours() {
        let versions = [SystemVersion(16, .max), SystemVersion(17), SystemVersion(17, 1)]
        for (left, right) in zip(versions, versions.dropFirst()) {
            #expect(left < right && left.next == right && right.previous == left)
        }
        #expect(SystemVersion.oldest.previous == .oldest && SystemVersion.newest.next == .newest)
        #expect(SystemVersion(17, 4) < SystemVersion(17, 10))
    }
}
