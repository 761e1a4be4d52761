import Resolution
import Testing
import TransitionDSL

@testable import Pictures
@testable import TransitionRuntime

/// What Hero does with the screens' own views, with `source`, and with what is above what. All was
/// seen in Hero 1.6.4 itself.
@Suite struct HeroRulesTests {
    private func program(_ from: String, _ to: String, line: String) throws -> SceneList {
        scenes(
            of: try model(
                of: """
                    engine hero
                    hero x = "x"
                    hero y = "y"
                    cell Card = CardCell { root: with fade }
                    screen A = AController { \(from) }
                    screen B = BController { \(to) }
                    registry App { push A -> B: \(line) }
                    """))
    }

    private func frame(_ scene: Scene, _ subject: Track.Subject, at time: Double) -> Frame {
        ScreenTracksTests.frame(scene.tracks, subject, at: time)
    }

    // MARK: The own views of screens

    @Test(arguments: ["slide(left)", "fade", "none", "push(up)"])
    func aScreenFliesFromAView(_ line: String) throws {
        let list = try program("picture: x", "root: x", line: line)
        let scene = try list.scene(.push)
        let place = list.screens[Int(scene.event.from)].views[0].rect
        let start = frame(scene, .screen(.to), at: 0)
        let pose = try #require(start.pose)
        #expect(start.opacity == 0 && frame(scene, .screen(.to), at: 9).opacity == 1)
        #expect(abs(pose.x - (place.centre.x - 195)) < 1e-9)
        #expect(abs(pose.y - (place.centre.y - 422)) < 1e-9)
        #expect(abs(pose.scaleX - place.width / 390) < 1e-9)
        #expect(abs(pose.scaleY - place.height / 844) < 1e-9)
        #expect(frame(scene, .screen(.to), at: 9).pose == Pose())
        let flight = frame(scene, .flight(.from, 0), at: 9)
        #expect(flight.size == PhoneScreen.size)
        // Both have the times of the screen.
        let duration = line == "none" || line == "fade" ? nil : 0.35
        for track in scene.tracks(.flight(.from, 0)) + scene.tracks(.screen(.to)) {
            #expect(duration == nil || track.duration == duration)
        }
        let back = try list.scene(.pop)
        #expect(frame(back, .screen(.from), at: 9).pose == pose)
    }

    /// The modifiers of a screen's own view count in addition to those of the animation.
    @Test func modifiersOfAScreenAreAddedToTheAnimation() throws {
        let list = try program("", "root: with scale(0.5), duration(2s)", line: "push(left)")
        let scene = try list.scene(.push)
        let pose = try #require(frame(scene, .screen(.to), at: 0).pose)
        #expect(pose.x == 390 && pose.scaleX == 0.5 && pose.scaleY == 0.5)
        #expect(scene.tracks(.screen(.to)).allSatisfy { $0.duration == 2 })
        #expect(scene.tracks(.screen(.from)).allSatisfy { $0.duration == 0.35 })
        #expect(frame(scene, .screen(.from), at: 9).overlay?.opacity == 0.1)
    }

    @Test func cellsHaveAnOwnViewToo() throws {
        let list = try program("cell Card { root: x\n title: with fade }", "root: x", line: "fade")
        let scene = try list.scene(.push)
        let screen = list.screens[Int(scene.event.from)]
        #expect(screen.views.map(\.rect)[0] == screen.cells[1])
        #expect(!scene.tracks(.flight(.from, 0)).isEmpty)
        #expect(
            scene.remarks == [
                Remark(
                    subject: .view(.from, 1),
                    exactness: .approximate("it also moves with the view around it"))
            ])
    }

    @Test func aCascadeOfAScreenDelaysItsViews() throws {
        let list = try program(
            "", "root: with cascade(delta: 1s)\n a: with fade\n b: with fade\n c: with fade",
            line: "slide(left)")
        let scene = try list.scene(.push)
        #expect((0...2).compactMap { scene.tracks(.view(.to, $0)).first?.delay } == [0, 1, 2])
    }

    // MARK: The order

    @Test func whoFliesComesToTheFront() throws {
        let views = ("one: x\n two: y", "one: y\n two: x\n three: with fade")
        let slide = try program(views.0, views.1, line: "slide(left)")
        #expect(
            try slide.scene(.push).layers == [
                .screen(.from), .screen(.to), .flight(.to, 0), .flight(.from, 0),
                .flight(.from, 1), .flight(.to, 1), .view(.to, 2),
            ])
        let zoom = try program(views.0, views.1, line: "zoom")
        #expect(
            try zoom.scene(.push).layers == [
                .screen(.to), .view(.to, 2), .screen(.from), .flight(.from, 0), .flight(.to, 0),
                .flight(.to, 1), .flight(.from, 1),
            ])
    }

    /// On return, Hero puts the leaving views on top if the animation does not decide it.
    @Test(
        arguments: [
            ("slide(left)", true), ("zoomSlide(up)", true), ("fade", true), ("none", true),
            ("zoom", false), ("zoomOut", true), ("push(left)", true), ("pull(left)", false),
        ])
    func theViewOnTopFades(_ line: String, _ isFromOnTopOnReturn: Bool) throws {
        let list = try program("picture: x", "picture: x", line: line)
        let (push, pop) = (try list.scene(.push), try list.scene(.pop))
        let isFromOnTop = ["zoom", "pull(left)"].contains(line)
        #expect((frame(push, .flight(.from, 0), at: 9).opacity == 0) == isFromOnTop)
        #expect((frame(push, .flight(.to, 0), at: 0).opacity == 0) == !isFromOnTop)
        #expect((frame(pop, .flight(.from, 0), at: 9).opacity == 0) == isFromOnTopOnReturn)
        #expect((frame(pop, .flight(.to, 0), at: 0).opacity == 0) == !isFromOnTopOnReturn)
        #expect(pop.layers.last == .flight(isFromOnTopOnReturn ? .from : .to, 0))
    }

    /// Without an animation of the screens, the new one appears at the end.
    @Test func aScreenThatDoesNotMoveIsInFrontUntilTheEnd() throws {
        let scene = try program("picture: x", "label: with fade\n picture: x", line: "none")
            .scene(.push)
        #expect(!scene.isToOnTop && scene.duration > 0.208)
        #expect(frame(scene, .screen(.from), at: scene.duration - 0.001).opacity == 1)
        #expect(frame(scene, .screen(.from), at: scene.duration).opacity == 0)
        // Views without a screen that moves are above both.
        #expect(!scene.tracks(.flight(.to, 0)).isEmpty && scene.tracks(.view(.to, 0)).isEmpty)
        let still = try program("", "", line: "none").scene(.push)
        #expect(still.tracks.isEmpty && still.isToOnTop)
    }

    @Test func nearerViewsAreInFront() throws {
        let views = """
            picture: x
              one: with fade, zPosition(2)
              two: with fade, zPosition(-1)
              three: with fade, beginWith(zPosition(3))
              four: with fade
            """
        let scene = try program("picture: x with zPosition(9)", views, line: "slide(left)")
            .scene(.push)
        #expect(
            scene.layers == [
                .view(.to, 2), .screen(.from), .screen(.to), .flight(.to, 0), .view(.to, 4),
                .view(.to, 1), .view(.to, 3), .flight(.from, 0),
            ])
        #expect(
            scene.remarks == [
                Remark(
                    subject: .view(.to, 2),
                    exactness: .approximate("its `zPosition` hides it behind its screen"))
            ])
    }

    // MARK: Modifiers

    @Test func aSourceIsAFlightWithoutAPair() throws {
        let list = try program(
            "picture: x", "card: with source(heroID: x), duration(2s), translate(y: 100)",
            line: "slide(left)")
        let scene = try list.scene(.push)
        let goal = list.screens[Int(scene.event.from)].views[0].rect
        let own = list.screens[Int(scene.event.to)].views[0].rect
        let start = frame(scene, .flight(.to, 0), at: 0)
        #expect(start.size == goal.size && start.opacity == nil)
        #expect(start.pose.map { abs($0.y - (goal.centre.y - own.centre.y)) < 1e-9 } == true)
        #expect(scene.tracks(.flight(.to, 0)).allSatisfy { $0.duration == 2 })
        #expect(scene.tracks(.flight(.from, 0)).isEmpty)
        let missing = try program("", "card: with source(heroID: y)", line: "slide(left)")
        #expect(
            try missing.scene(.push).remarks == [
                Remark(
                    subject: .view(.to, 0),
                    exactness: .notDrawn("no view of the other screen has the id of its `source`"))
            ])
    }

    @Test(arguments: [("radial", [4.0, 3, 1, 0, 2]), ("inverseRadial", [0, 1, 3, 4, 2])])
    func radialCascadesBeginAtAPoint(_ order: String, _ expected: [Double]) throws {
        let list = try program(
            "",
            """
            root: with cascade(delta: 1s, direction: \(order)(center: point(x: 220, y: 0)))
              stars[i]: with fade
            """, line: "slide(left)")
        let scene = try list.scene(.push)
        let delays = (0...4).compactMap { scene.tracks(.view(.to, $0)).first?.delay }
        #expect(delays == expected, "\(list.screens[Int(scene.event.to)].views.map(\.rect))")
    }

    /// Only the direct subviews, or all.
    @Test(arguments: [
        ("ignoreSubviewModifiers", 1), ("ignoreSubviewModifiers(recursive: true)", 0),
    ])
    func modifiersOfSubviewsAreIgnored(_ modifier: String, _ count: Int) throws {
        let views = """
            form: with \(modifier)
              form.one: with fade
              form.one.two: with fade
            """
        let scene = try program("", views, line: "slide(left)").scene(.push)
        let isView = { (subject: Track.Subject) in
            if case .view = subject { true } else { false }
        }
        #expect(scene.tracks.filter { isView($0.subject) }.count == count)
    }

    /// The screens count too.
    @Test func theLongestMovementIsThatOfAllViews() throws {
        let scene = try program("", "label: with fade, durationMatchLongest", line: "slide(left)")
            .scene(.push)
        #expect(scene.tracks(.view(.to, 0)).map(\.duration) == [0.35])
    }
}
