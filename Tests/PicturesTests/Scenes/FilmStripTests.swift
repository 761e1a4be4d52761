import Testing
import TransitionDSL

@testable import Pictures
@testable import transc

/// Animations in characters, as hovers show them.
@Suite struct FilmStripTests {
    private func strip(_ line: String, engine: String = "uikit") throws -> String? {
        let model = try model(
            of: """
                engine \(engine)
                screen A = AController
                screen B = BController
                animator drop with duration(1s) {
                  fromView  0%...50%:  y(0)
                  fromView 50%...100%: y(100%)
                }
                registry App { \(line) }
                """)
        let edge = try #require(model.edges.first)
        let animation = try #require(edge.animation)
        return ScreenTracks(animation, on: edge.operation, in: model).map(filmStrip)
    }

    @Test(arguments: ["uikit", "hero"])
    func showsWhereTheScreensAre(_ engine: String) throws {
        let linear = "with timingFunction(linear), duration(2s)"
        #expect(
            try strip("push A -> B: slide(left) \(linear)", engine: engine) == """
                │░░░░░░░░│░░░░░░██│░░░░████│░░██████│████████│
                │░░░░░░░░│░░░░░░██│░░░░████│░░██████│████████│
                │░░░░░░░░│░░░░░░██│░░░░████│░░██████│████████│
                │░░░░░░░░│░░░░░░██│░░░░████│░░██████│████████│
                ░ leaves, █ appears, 2.0 s
                """)
        #expect(
            try strip("present A -> B: cover(up) \(linear)", engine: engine) == """
                │░░░░░░░░│░░░░░░░░│░░░░░░░░│░░░░░░░░│████████│
                │░░░░░░░░│░░░░░░░░│░░░░░░░░│████████│████████│
                │░░░░░░░░│░░░░░░░░│████████│████████│████████│
                │░░░░░░░░│████████│████████│████████│████████│
                ░ leaves, █ appears, 2.0 s
                """)
        let fade = try #require(try strip("push A -> B: fade \(linear)", engine: engine))
        #expect(fade.hasPrefix("│░░░░░░░░│░░░░░░░░│▒▒▒▒▒▒▒▒│████████│████████│\n"))
    }

    /// The black behind both screens, and key frames.
    @Test func showsWhatIsBehind() throws {
        let zoom = try #require(try strip("push A -> B: zoomSlide(left)"))
        #expect(zoom.split(separator: "\n")[0].contains(" "))
        #expect(
            try strip("dismiss A -> B: drop") == """
                │░░░░░░░░│░░░░░░░░│░░░░░░░░│████████│████████│
                │░░░░░░░░│░░░░░░░░│░░░░░░░░│████████│████████│
                │░░░░░░░░│░░░░░░░░│░░░░░░░░│░░░░░░░░│████████│
                │░░░░░░░░│░░░░░░░░│░░░░░░░░│░░░░░░░░│████████│
                ░ leaves, █ appears, 1.0 s
                """)
    }

    @Test(arguments: ["none", "zoomInRect(of: icon)", ##"swift(#"fade"#)"##])
    func drawsOnlyWhatIsKnown(_ animation: String) throws {
        #expect(try strip("push A -> B: \(animation)") == nil)
    }
}
