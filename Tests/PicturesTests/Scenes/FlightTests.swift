import Resolution
import Testing
import TransitionDSL

@testable import Pictures
@testable import TransitionRuntime

/// Hero's rules for views that fly or have their own motion.
@Suite struct FlightTests {
    /// The rectangle of a view at a time, in the phone.
    private func rect(_ scene: Scene, _ list: SceneList, _ subject: Track.Subject, at time: Double)
        throws -> Rect
    {
        guard case .flight(let side, let index) = subject else { throw NotAFlight() }
        let position = side == .from ? scene.event.from : scene.event.to
        var rect = list.screens[Int(position)].views[index].rect
        let center = rect.centre
        let frame = ScreenTracksTests.frame(scene.tracks, subject, at: time)
        if let size = frame.size { (rect.width, rect.height) = (size.width, size.height) }
        rect.x = center.x + (frame.pose?.x ?? 0) - rect.width / 2
        rect.y = center.y + (frame.pose?.y ?? 0) - rect.height / 2
        return rect
    }

    private struct NotAFlight: Error {}

    private func expectNear(_ one: Rect, _ other: Rect) {
        #expect(abs(one.x - other.x) < 0.25 && abs(one.y - other.y) < 0.25, "\(one) \(other)")
        #expect(abs(one.width - other.width) < 0.25, "\(one) \(other)")
        #expect(abs(one.height - other.height) < 0.25, "\(one) \(other)")
    }

    @Test(arguments: ["push", "pop"])
    func aPairFliesFromPlaceToPlace(_ way: String) throws {
        let list = scenes(of: try pairOfScreens())
        let scene = try list.scene(way == "push" ? .push : .pop)
        let start = list.screens[Int(scene.event.from)].views[0].rect
        let end = list.screens[Int(scene.event.to)].views[0].rect
        #expect(start != end)
        for subject in [Track.Subject.flight(.from, 0), .flight(.to, 0)] {
            expectNear(try rect(scene, list, subject, at: 0), start)
            expectNear(try rect(scene, list, subject, at: 9), end)
            let duration = try #require(scene.tracks(subject).first?.duration)
            let path = FlightPath(start: start, end: end)
            #expect(abs(duration - (0.208 + min(path.distance, 500) / 3000)) < 1e-9)
            let half = TimingCurve.standard.value(at: 0.5)
            let middle = try rect(scene, list, subject, at: duration / 2)
            #expect(abs(middle.y - (start.y + (end.y - start.y) * half)) < 0.25)
        }
    }

    /// The view of the screen on top fades in over its partner, which stays visible.
    @Test func theViewOnTopFadesInOverTheOther() throws {
        let onTop = try scenes(of: try pairOfScreens(line: "slide(left)")).scene(.push)
        #expect(ScreenTracksTests.frame(onTop.tracks, .flight(.to, 0), at: 0).opacity == 0)
        #expect(ScreenTracksTests.frame(onTop.tracks, .flight(.to, 0), at: 9).opacity == 1)
        #expect(ScreenTracksTests.frame(onTop.tracks, .flight(.from, 0), at: 9).opacity == nil)
        let below = try scenes(of: try pairOfScreens(line: "pull(left)")).scene(.push)
        #expect(!below.isToOnTop)
        #expect(ScreenTracksTests.frame(below.tracks, .flight(.from, 0), at: 0).opacity == 1)
        #expect(ScreenTracksTests.frame(below.tracks, .flight(.from, 0), at: 9).opacity == 0)
        #expect(ScreenTracksTests.frame(below.tracks, .flight(.to, 0), at: 0).opacity == nil)
    }

    /// The options of an animation are those of a view that flies and has none of its own.
    @Test func aViewHasItsOwnTimeElseThatOfTheAnimation() throws {
        let line = "slide(left) with duration(2s), delay(100ms), timingFunction(linear)"
        let ofLine = try scenes(of: try pairOfScreens(line: line)).scene(.push)
        for track in ofLine.tracks(.flight(.from, 0)) {
            #expect(track.duration == 2 && track.delay == 0.1 && track.timing == .linear)
            #expect(track.source == .line)
        }
        let own = try model(
            of: """
                engine sdoshero
                hero id = "id"
                screen A = AController { picture: id with duration(1s), spring }
                screen B = BController { imageView: id with duration(3s), delay(200ms) }
                registry App { push A -> B: \(line) }
                """)
        for side in [Side.from, .to] {
            let tracks = try scenes(of: own).scene(.push).tracks(.flight(side, 0))
            #expect(!tracks.isEmpty)
            for track in tracks {
                // The destination's, and not those of the view that leaves.
                #expect(track.duration == 3 && track.delay == 0.2 && track.timing == .linear)
                #expect(track.source == .modifier)
            }
        }
    }

    @Test(arguments: [1.0, -1, 0.4])
    func anArcIsAQuadraticCurve(_ intensity: Double) throws {
        for (start, end) in [
            (
                Rect(x: 20, y: 600, width: 50, height: 50),
                Rect(x: 200, y: 100, width: 100, height: 60)
            ),
            (
                Rect(x: 200, y: 100, width: 100, height: 60),
                Rect(x: 20, y: 600, width: 50, height: 50)
            ),
        ] {
            let path = FlightPath(start: start, end: end, arc: intensity)
            let (from, to) = (start.centre, end.centre)
            // Up: below the end, the corner of the two places; down: below the start.
            let corner = from.y > to.y ? (to.x, from.y) : (from.x, to.y)
            let control = (
                (from.x + to.x) / 2 * (1 - intensity) + corner.0 * intensity,
                (from.y + to.y) / 2 * (1 - intensity) + corner.1 * intensity
            )
            let moves = path.moves
            for t in sampleTimes {
                // De Casteljau's construction.
                let first = (from.x + (control.0 - from.x) * t, from.y + (control.1 - from.y) * t)
                let last = (control.0 + (to.x - control.0) * t, control.1 + (to.y - control.1) * t)
                let point = (
                    first.0 + (last.0 - first.0) * t, first.1 + (last.1 - first.1) * t
                )
                let after = moves.firstIndex { $0.part >= t } ?? moves.count - 1
                let (one, two) = (moves[max(after - 1, 0)], moves[after])
                let share = two.part > one.part ? (t - one.part) / (two.part - one.part) : 0
                #expect(abs(one.x + (two.x - one.x) * share - point.0) <= 0.25)
                #expect(abs(one.y + (two.y - one.y) * share - point.1) <= 0.25)
            }
        }
        let flat = FlightPath(
            start: Rect(x: 0, y: 0, width: 9, height: 9),
            end: Rect(x: 200, y: 0.5, width: 9, height: 9), arc: intensity)
        #expect(!flat.isBent && flat.moves.count == 2)
        let huge = FlightPath(
            start: Rect(x: 1e308, y: -1e308, width: 9, height: 9),
            end: Rect(x: -1e308, y: 1e308, width: 9, height: 9), arc: 1e308)
        #expect(huge.moves.count <= 101)
    }

    /// A spring moves neither the corner radius nor the position on an arc.
    @Test func aSpringLeavesTheArcAndTheCorners() throws {
        let list = scenes(
            of: try model(
                of: """
                    engine hero
                    hero id = "id"
                    cell C = CController { picture: id }
                    screen A = AController { cell C }
                    screen B = BController {
                      button: id with spring(stiffness: 250, damping: 30), arc, cornerRadius(9)
                    }
                    registry App { push A -> B: slide(left) }
                    """))
        let tracks = try list.scene(.push).tracks(.flight(.to, 0))
        let spring = TimingCurve.spring(stiffness: 250, damping: 30)
        for track in tracks {
            let frame = track.points[0].frame
            let isHeros = frame.pose != nil || frame.cornerRadius != nil
            #expect((track.timing == spring) == !isHeros, "\(frame)")
        }
        #expect(tracks.contains { $0.points[0].frame.size != nil && $0.timing == spring })
        #expect(tracks.contains { $0.points[0].frame.cornerRadius == 9 })
    }

    /// Each transform applies inside those before it, as in Core Animation.
    @Test func transformsComposeAsWritten() throws {
        let scene = try scenes(
            of: try pairOfScreens(
                """
                label: with rotate(90deg), scale(0.5), translate(x: 100)
                title: with translate(x: 100), rotate(90deg), scale(x: 2, y: 1)
                """)
        ).scene(.push)
        let label = try #require(scene.tracks.first { $0.subject == .view(.to, 1) })
        let pose = try #require(label.points.first?.frame.pose)
        // Half of 100 downwards.
        #expect(abs(pose.x) < 1e-9 && abs(pose.y - 50) < 1e-9)
        #expect(abs(pose.scaleX - 0.5) < 1e-9 && abs(pose.rotation - .pi / 2) < 1e-9)
        #expect(label.points.last?.frame.pose == Pose())
        let title = try #require(scene.tracks.first { $0.subject == .view(.to, 2) })
        let other = try #require(title.points.first?.frame.pose)
        #expect(abs(other.x - 100) < 1e-9 && abs(other.y) < 1e-9)
        #expect(abs(other.scaleX - 2) < 1e-9 && abs(other.scaleY - 1) < 1e-9)
    }

    @Test func conditionsDependOnTheEvent() throws {
        let list = scenes(
            of: try pairOfScreens(
                """
                label: with fade, whenPresenting(delay(1s)), whenDismissing(delay(2s)),
                  whenMatched(delay(3s)), whenAppearing(duration(4s)), whenDisappearing(duration(5s))
                """))
        let go = try #require(list.scene(.push).tracks(.view(.to, 1)).first)
        #expect(go.delay == 1 && go.duration == 4)
        #expect(go.points.map(\.frame.opacity) == [0, 1])
        let back = try #require(list.scene(.pop).tracks(.view(.from, 1)).first)
        #expect(back.delay == 2 && back.duration == 5)
        #expect(back.points.map(\.frame.opacity) == [1, 0])
    }

    /// Hero applies them when it knows the pairs, and looks for none inside of others.
    @Test func conditionsComeLast() throws {
        let list = scenes(
            of: try pairOfScreens(
                """
                label: with whenPresenting(delay(1s), whenAppearing(duration(9s))), fade,
                  delay(2s), duration(3s)
                """))
        let track = try #require(list.scene(.push).tracks(.view(.to, 1)).first)
        #expect(track.delay == 1 && track.duration == 3)
    }

    @Test func cascadeDelaysSubviewsInTheirOrder() throws {
        let list = scenes(
            of: try pairOfScreens(
                """
                form: with cascade(delta: 100ms, direction: rightToLeft), delay(1s)
                form.fields[i]: with fade
                """))
        let scene = try list.scene(.push)
        let delays = (2...6).compactMap { scene.tracks(.view(.to, $0)).first?.delay }
        #expect(delays.map { ($0 * 10).rounded() } == [14, 13, 12, 11, 10])
    }

    @Test func theIndexOfAnItemIsAValue() throws {
        let list = scenes(of: try pairOfScreens("stars[i]: with fade, delay(200ms + i * 12ms)"))
        let scene = try list.scene(.push)
        let delays = (1...5).compactMap { scene.tracks(.view(.to, $0)).first?.delay }
        #expect(delays.map { ($0 * 1000).rounded() } == [200, 212, 224, 236, 248])
        #expect(scene.remarks.isEmpty)
    }

    @Test func whatDoesNotFlyHasAReason() throws {
        let list = scenes(of: try pairOfScreens("hidden: other"))
        let scene = try list.scene(.push)
        #expect(scene.tracks(.flight(.to, 1)).isEmpty)
        #expect(
            scene.remarks == [
                Remark(
                    subject: .view(.to, 1),
                    exactness: .withoutPartner)
            ])
        let runtime = try scenes(of: try pairOfScreens(line: "zoomInRect")).scene(.push)
        #expect(runtime.tracks(.flight(.to, 0)).isEmpty)
        #expect(runtime.remarks.count == 2)
    }
}
