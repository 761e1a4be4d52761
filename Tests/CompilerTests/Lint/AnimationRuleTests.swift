import Testing
import TransitionDSL

@testable import Lint

/// Ways back, what a gesture drives, and key frames in time.
@Suite struct AnimationRuleTests {
    private func ids(_ line: String, _ declarations: String = "") -> [String] {
        lintProblems(ofLine: line, declarations: declarations).map(\.id.name)
    }

    // MARK: Ways back

    @Test(arguments: [
        "slide(left) / slide(right)", "push(up) / pull(down)",
        "pageOut(leading) / pageIn(trailing)",
        "zoom / zoomOut", "zoomOut / zoom", "fade / fade", "system / system",
        "zoomInRect(of: a) / zoomOutRect(of: a)",
    ])
    func oppositesAreRedundant(_ use: String) {
        #expect(ids("push List -> Detail: \(use)") == ["redundant-return"])
    }

    @Test(arguments: [
        "slide(left) / fade", "push(up) / pull(up)", "zoomInRect(of: a) / zoomOutRect(of: b)",
        "slide(left) / slide(trailing)",
    ])
    func othersAreNot(_ use: String) {
        #expect(ids("push List -> Detail: \(use)") == [])
    }

    @Test func namesAreOpenedUp() {
        let names = """
            animation on(way: Direction = left) = slide(way)
            animation back = on(way: right)
            """
        #expect(ids("push List -> Detail: on / back", names) == ["redundant-return"])
        #expect(ids("push List -> Detail: back / back", names) == ["same-direction-return"])
        let on = "animation on(way: Direction = left) = slide(way)"
        #expect(ids("push List -> Detail: on / slide(left)", on) == ["same-direction-return"])
    }

    /// With options of its own, a name says more than the opposite.
    @Test func optionsOfANameCount() {
        let names = "animation quick = slide(right) with duration(0.2s)"
        #expect(ids("push List -> Detail: slide(left) / quick", names) == [])
    }

    /// What is written wins over what is implied, so next to other lines it may be needed.
    /// A return competes with no other line, so that no other line makes it worth writing.
    @Test func otherLinesDoNotMatter() {
        let line = "push List -> Detail: slide(left) / slide(right)"
        #expect(ids(line + " push * -> Detail: zoom / fade") == ["redundant-return"])
        #expect(ids(line + " push Detail -> List: zoom / fade") == ["redundant-return"])
        let names = "animation sheet = zoom / fade\nanimation again = sheet"
        #expect(ids(line + " push * -> Detail: again", names) == ["redundant-return"])
        #expect(ids(line + " push Detail -> List: again", names) == ["redundant-return"])
        #expect(ids("push List <-> Detail: slide(left) / slide(right)") == [])
        #expect(ids("push List <-> Detail: slide(left) / slide(left)") == [])
    }

    @Test func classesTurnWithTheirDirection() {
        let fold = "animator fold(way: Direction) = class Fold(way: way)"
        #expect(
            ids("push List -> Detail: fold(way: left) / fold(way: right)", fold)
                == ["redundant-return"])
        #expect(
            ids("push List -> Detail: fold(way: left) / fold(way: left)", fold)
                == ["same-direction-return"])
        #expect(ids("push List -> Detail: fold(way: left)", fold) == [])
        let turn = "animator turn = class Turn"
        #expect(ids("push List -> Detail: turn", turn) == ["one-way-animator"])
        #expect(ids("push List -> Detail: turn / fade", turn) == [])
        #expect(ids("replace List -> Detail: turn", turn) == [])
        let fixed = "animator turn = class Turn(way: left)"
        #expect(ids("push List -> Detail: turn", fixed) == ["one-way-animator"])
    }

    /// Chains of names longer than anybody writes are not followed to the end, nor recursed into.
    @Test func longChainsAreWalked() {
        let names = (1...64).map { "animation a\($0) = a\($0 - 1)\n" }.joined()
        let line = "push List -> Detail: a64 / slide(right)"
        #expect(ids(line, names + "animation a0 = slide(left)") == ["redundant-return"])
    }

    // MARK: Gestures

    @Test func theWayThatIsDriven() {
        #expect(ids("push List -> Detail: none / fade with interactive(pinch)") == [])
        #expect(
            ids("push List -> Detail: none / fade with interactive(pinch, on: both)")
                == ["undrivable-animation"])
        #expect(
            ids("replace List -> Detail: none with interactive(pinch)") == ["undrivable-animation"])
        #expect(ids("push List -> Detail: default with interactive(pinch)") == ["idle-gesture"])
    }

    /// With Hero, views may fly where the screens do not move.
    @Test(
        arguments: [
            ("picture: photo", "picture: photo", "", true),
            ("picture: photo", "", "{ from.title: photo to.title: photo }", true),
            ("", "", "{ match title -> title }", true),
            ("", "title: with fade", "", true),
            ("cell Row { picture: photo }", "picture: photo", "", true),
            ("", "", "", false),
            ("picture: photo", "title: photo2", "", false),
            ("title: with delay(1s)", "", "", false),
        ])
    func heroDrivesWhatFlies(list: String, detail: String, braces: String, isDriven: Bool) {
        let source = """
            engine hero
            hero photo
            hero photo2
            screen List = ListViewController { \(list) }
            screen Detail = DetailViewController { \(detail) }
            registry App {
              push List -> Detail: none with interactive(pinch), duration(1s) \(braces)
            }
            """
        let found = lintProblems(source).map(\.id.name).filter { $0 == "undrivable-animation" }
        #expect(found == (isDriven ? [] : ["undrivable-animation"]), "\(source)")
    }

    /// Any two screens are unknown.
    @Test func heroMayDriveAnyScreens() {
        let line = "push * -> Detail: none with interactive(pinch)"
        #expect(!ids(line, "engine hero").contains("undrivable-animation"))
    }

    // MARK: Key frames

    private func ids(ofFrames frames: String) -> [String] {
        ids("push List -> Detail: fall", "animator fall { \(frames) }")
    }

    @Test func framesMayTouch() {
        #expect(ids(ofFrames: "fromView 0%...0.5: y(1) fromView 100% / 2...1: y(2)") == [])
        #expect(ids(ofFrames: "fromView 0%...50%: y(1) toView 0%...50%: y(2)") == [])
        #expect(ids(ofFrames: "fromView 0%...50%: y(1) fromView 0%...50%: x(2)") == [])
    }

    @Test func framesMayNotOverlap() {
        #expect(
            ids(ofFrames: "fromView 0%...100%: y(1) fromView 0%...10%: y(2)")
                == ["overlapping-key-frames"])
        #expect(
            ids(
                ofFrames:
                    "fromView 0%...100%: y(1) fromView 0%...10%: y(2) fromView 50%...60%: y(3)")
                == ["overlapping-key-frames", "overlapping-key-frames"])
        #expect(
            ids(ofFrames: "fromView 0%...60%: scale(0.5) fromView 50%...100%: scale(x: 2)")
                == ["overlapping-key-frames"])
    }

    /// Coming back to where it was is a movement.
    @Test func neutralOnlyIfAlways() {
        #expect(ids(ofFrames: "toView 0%...50%: scale(0.5) toView 50%...100%: scale(1)") == [])
        #expect(
            ids(ofFrames: "toView 0%...50%: scale(1), y(2) toView 50%...100%: scale(2 - 1)")
                == ["frame-without-effect"])
    }

    @Test func anAnimatorIsNotLeftEmpty() {
        let problems = lintProblems(
            ofLine: "push List -> Detail: fall",
            declarations: "animator fall { fromView 0%...100%: opacity(1) }")
        #expect(problems.map(\.id) == [.frameWithoutEffect])
        #expect(problems.first?.fix == nil)
    }

    // MARK: Parameters and motion

    @Test func codeOfTheAppMayUseAParameter() {
        let code = "animator fall(by: Length) = class Fall(swift(#\"CGFloat(by)\"#))"
        #expect(ids("push List -> Detail: fall(by: 2) / fade", code) == ["raw-swift"])
    }

    @Test func motionIsWhatMovesScreens() {
        func ids(_ use: String) -> [String] {
            lintProblems(
                """
                screen List   = ListViewController
                screen Detail = DetailViewController
                registry App { push List -> Detail: \(use) }
                """
            ).map(\.id.name)
        }
        #expect(ids("slide(left)") == ["missing-reduce-motion"])
        #expect(ids("fade / zoom") == ["missing-reduce-motion"])
        #expect(ids("auto") == [])
        #expect(ids("system") == [])
    }
}
