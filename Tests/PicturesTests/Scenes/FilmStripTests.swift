import Foundation
import Testing
import TransitionDSL

#if canImport(FoundationXML)
    import FoundationXML
#endif

@testable import Pictures

/// Animations in characters, as hovers show them.
@Suite struct FilmStripTests {
    private func strip(_ line: String, engine: String = "uikit") throws -> String? {
        try motion(of: line, engine: engine).map(filmStrip)
    }

    private func motion(of line: String, engine: String) throws -> ScreenTracks? {
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
        return ScreenTracks(animation, on: edge.operation, in: model)
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

    // MARK: Pictures

    @Test func aPictureHasTheSameMoments() throws {
        let line = "push A -> B: slide(left) with timingFunction(linear), duration(2s)"
        let (svg, about) = filmPicture(try #require(try motion(of: line, engine: "uikit")))
        let moves = svg.matches(of: /fill="#B4620F" transform="matrix\(1 0 0 1 (-?\d+) 0\)"/)
        #expect(moves.compactMap { Int($0.1) } == [390, 293, 195, 98, 0])
        #expect(about == "Blue leaves, orange appears, 2.0 s.")
    }

    /// Each animation of the catalog that is drawn in characters.
    @Test func picturesAreWellFormedAndSmall() throws {
        var count = 0
        for entry in CatalogProgram.rows(.animation) {
            guard
                let model = try? model(
                    of: """
                        engine hero
                        cell NewsCell
                        screen A = AController
                        screen B = BController
                        registry App { push A -> B: \(entry.example) }
                        """), let animation = model.edges.first?.animation,
                let motion = ScreenTracks(animation, on: .push, in: model)
            else { continue }
            let svg = filmPicture(motion).svg
            #expect(svg.utf8.count <= 2048, "\(entry.name): \(svg)")
            #expect(XMLParser(data: Data(svg.utf8)).parse(), "\(entry.name): \(svg)")
            count += 1
        }
        #expect(count >= 14)
    }
}
