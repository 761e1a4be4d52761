import Testing
import TransitionDSL

@testable import Lint

/// Named lists opened up, values computed, and what meets what.
@Suite struct ModifierRuleTests {
    private func ids(_ line: String, _ declarations: String = "") -> [String] {
        lintProblems(ofView: line, declarations: declarations).map(\.id.name)
    }

    // MARK: What meets what

    /// The modifiers that are in no row, since they have nothing to do with others.
    private static let apart = [
        "spring", "timingFunction", "arc", "delay", "cascade",
        "position", "size", "zPosition", "contentsRect", "contentsScale",
        "forceNonFade", "backgroundColor", "overlay", "cornerRadius", "masksToBounds",
        "borderWidth", "borderColor",
        "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath",
        "source", "ignoreSubviewModifiers", "forceAnimate",
        "useGlobalCoordinateSpace", "useScaleBasedSizeChange", "autolayout",
        "when", "whenMatched", "whenPresenting", "whenDismissing", "whenAppearing",
        "whenDisappearing", "beginWith",
    ]

    private static let inRows = ModifierInteractions.rows.flatMap { row in
        row.names.map { Catalog[$0].name }
    }

    /// Every modifier is in one row or in none on purpose, so that a new one cannot be forgotten.
    @Test func everyModifierIsInOneRow() {
        let names = Self.inRows + Self.apart
        #expect(names.count == Set(names).count)
        let known = Set(Catalog.entries.filter { $0.kind == .modifier }.map(\.name))
        #expect(Set(names) == known)
    }

    /// All pairs: what the table does not make lose may be together.
    @Test func pairsLoseAsTheTableSays() throws {
        let names = (Self.inRows + Self.apart).sorted()
        var losses: [String] = []
        for earlier in names {
            for later in names {
                let first = try #require(Catalog.row(.modifier, earlier))
                let second = try #require(Catalog.row(.modifier, later))
                if ModifierInteractions.isLost(first, before: second) {
                    losses.append("\(earlier), \(later)")
                }
            }
        }
        let snapshots = ["Optimized", "Normal", "LayerRender", "No"].map { "use\($0)Snapshot" }
        let expected =
            ["fade, opacity", "opacity, fade"]
            + ["duration, durationMatchLongest", "durationMatchLongest, duration"]
            + ["scale", "translate", "rotate", "perspective"].map { "\($0), transform" }
            + snapshots.flatMap { one in
                snapshots.filter { $0 != one }.map { "\(one), \($0)" }
            }
        #expect(losses.sorted() == expected.sorted())
    }

    @Test func namesOfTheCatalogAreThere() {
        for kind in [CatalogKind.modifier, .change] {
            let neutral = Catalog.entries.filter { entry in
                entry.kind == kind
                    && Catalog.row(kind, entry.name).flatMap { NeutralValues.value($0) } != nil
            }
            #expect(Set(neutral.map { $0.name }).count == 5)
        }
        #expect(Set(Catalog.entries.filter { $0.animates }.map { $0.name }).count == 22)
    }

    // MARK: Named lists

    @Test func listsOfListsAreOpenedUp() {
        let lists = """
            modifiers a = fade, scale(0.5)
            modifiers b = a, delay(0.1s)
            modifiers c = b
            """
        #expect(ids("v: with c, opacity(50%)", lists) == ["fade-and-opacity"])
        #expect(ids("v: with c, delay(100ms)", lists) == ["repeated-modifier"])
        #expect(ids("v: with c, spring", lists) == [])
    }

    @Test func theNoteIsWhereTheListSaysIt() throws {
        let problem = try #require(
            lintProblems(ofView: "v: with rise, fade", declarations: "modifiers rise = fade").first)
        #expect(problem.notes.map(\.message) == ["`rise` sets `fade`"])
        #expect(problem.fix?.isSafe == true)
    }

    /// Of two that differ, none can be taken out unseen.
    @Test func differentValuesHaveNoFix() {
        let lists = "modifiers a = delay(0.1s)\nmodifiers b = delay(0.2s)"
        let problems = lintProblems(
            ofView: "v: with fade, a, b, delay(100ms)", declarations: lists)
        #expect(problems.map(\.id) == [.repeatedModifier, .repeatedModifier])
        #expect(problems.allSatisfy { $0.fix == nil })
    }

    /// Two lists may share what does not add up.
    @Test func listsMayShare() {
        let lists = "modifiers a = fade, scale(0.5)\nmodifiers b = fade, delay(0.1s)"
        #expect(ids("v: with a, b", lists) == [])
        let turned = "modifiers a = scale(0.5)\nmodifiers b = scale(0.5)"
        #expect(ids("v: with a, b", turned) == ["repeated-modifier"])
    }

    /// Each list uses the one before it twice over, as often as it may.
    @Test func doublingListsStayShort() throws {
        var text = "engine hero\nmodifiers a0 = fade, scale(0.5)\nmodifiers b0 = a0\n"
        for level in 1...5 {
            text += "modifiers a\(level) = a\(level - 1), b\(level - 1)\n"
            text += "modifiers b\(level) = b\(level - 1), a\(level - 1)\n"
        }
        let lists = try #require(namedModifiers(text))
        #expect(lists.allSatisfy { $0.count == 2 })
    }

    /// The longest chain that there can be.
    @Test func longChainsAreWalked() throws {
        var text = "engine hero\n"
        for level in 1...255 { text += "modifiers m\(level) = m\(level - 1)\n" }
        let lists = try #require(namedModifiers(text + "modifiers m0 = fade\n"))
        #expect(lists.allSatisfy { $0.count == 1 })
    }

    // MARK: Values

    @Test func valuesAreComputed() {
        #expect(ids("v: with fade, scale(2 * 0.5)") == ["no-op-modifier"])
        #expect(ids("v: with fade, scale(x: 1, y: 2 - 1)") == ["no-op-modifier"])
        #expect(ids("v: with fade, translate") == ["no-op-modifier"])
        #expect(ids("v: with fade, scale(1.5 - 0.25)") == [])
        #expect(ids("v: with fade, rotate(-(1deg - 1deg))") == ["no-op-modifier"])
        #expect(ids("v: with fade, duration(2 * 3s)") == ["long-duration"])
        #expect(ids("v[i]: with fade, delay(i * 0s)") == [])
    }

    /// Where it may take something back, a neutral value is meant.
    @Test func whatUndoesSomethingIsLeftAlone() {
        let rise = "modifiers rise = fade, translate(y: 40), delay(0.1s)"
        #expect(ids("v: with fade, whenDismissing(delay(0s))") == [])
        #expect(ids("v: with beginWith(opacity(1)), fade") == [])
        #expect(ids("v: with rise, whenPresenting(opacity(1))", rise) == [])
        #expect(ids("v: with rise, scale(1)", rise) == ["no-op-modifier"])
    }

    /// A view with nothing but a neutral transform is still taken out of its parent by Hero.
    @Test func onlyWhatChangesNothingIsSafe() {
        func isSafe(_ line: String) -> Bool? { lintProblems(ofView: line).first?.fix?.isSafe }
        #expect(isSafe("v: with fade, scale(1)") == true)
        #expect(isSafe("v: with scale(1)") == false)
        #expect(isSafe("v: with scale(0.5), opacity(1)") == false)
        #expect(isSafe("v: with delay(0s)") == true)
    }

    @Test func theOnlyModifierOfALineTakesTheLineWithIt() throws {
        let problems = lintProblems(ofView: "\n  v: with scale(1)\n  w: with fade\n")
        let edit = try #require(problems.first?.fix?.edits.first)
        #expect(edit.place.range.end - edit.place.range.start == 19)
    }

    @Test func anArcNeedsAPosition() {
        #expect(ids("v: with arc") == ["idle-modifier"])
        #expect(ids("v: with arc, fade") == ["arc-without-movement"])
        #expect(ids("v: with arc, size(size(width: 1, height: 2))") == ["arc-without-movement"])
        #expect(ids("v: with arc, position(point(x: 1, y: 2))") == [])
        #expect(ids("v: with whenAppearing(position(point(x: 1, y: 2))), arc") == [])
    }

    @Test func conditionsAndOperations() {
        #expect(ids("v: with whenDismissing(fade) on push") == ["contradictory-condition"])
        #expect(ids("v: with whenPresenting(fade) on push") == [])
        #expect(ids("v: with whenPresenting(fade) on pop") == ["contradictory-condition"])
        #expect(ids("v: with whenPresenting(fade) on tab") == [])
    }

    @Test func oddNumbersOfMilliseconds() throws {
        #expect(ids("v: with fade, delay(19)") == ["long-duration"])
        #expect(ids("v: with fade, delay(20)") == ["milliseconds-as-seconds"])
        #expect(ids("v: with fade, delay(20s)") == ["long-duration"])
        let problem = try #require(lintProblems(ofView: "v: with fade, delay(30)").first)
        #expect(problem.fix?.edits.first?.replacement == "30ms")
        #expect(problem.fix?.isSafe == false)
    }
}
