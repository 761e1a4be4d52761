import Foundation
import Resolution
import Testing
import TransitionDSL

@testable import Pictures
@testable import TransitionRuntime
@testable import TestSupport

/// Scenes of whole programs.
@Suite struct SceneTests {
    static let root = repositoryRoot

    static let examples = [
        "News/News", "PhotoZoom/PhotoZoom", "Dismissal/Dismissal", "Tutorial/Login/App",
    ]

    static func example(_ path: String) throws -> Model {
        let url = root.appendingPathComponent("Examples/\(path).trans")
        return try model(of: String(contentsOf: url, encoding: .utf8))
    }

    @Test(arguments: ["News/News", "PhotoZoom/PhotoZoom", "Dismissal/Dismissal"])
    func examplesHaveScenesOfEachLine(_ path: String) throws {
        let model = try Self.example(path)
        let list = scenes(of: model)
        #expect(list.leftOut == 0)
        let edges = Set(list.scenes.compactMap(\.edge))
        for edge in model.edges.indices { #expect(edges.contains(Handle(edge)), "\(path) \(edge)") }
        #expect(list == scenes(of: model))
        for scene in list.scenes {
            #expect(scene.duration.isFinite && scene.duration < 60)
            for track in scene.tracks {
                #expect(track.points.first?.time == 0 && track.points.last?.time == 1)
                #expect(track.points.count < 200)
                for (one, next) in zip(track.points, track.points.dropFirst()) {
                    #expect(one.time < next.time)
                }
            }
        }
    }

    /// A push with two flights and two modifiers, its return, and tabs.
    @Test func theNewsReaderPlays() throws {
        let model = try Self.example("News/News")
        let list = scenes(of: model)
        let push = try list.scene(.push)
        #expect(push.tracks(.flight(.to, 0)).count > 0 && push.tracks(.flight(.to, 1)).count > 0)
        #expect(push.tracks(.view(.to, 2)).count == 2 && push.tracks(.view(.to, 3)).count == 2)
        #expect(push.tracks(.screen(.to)).first?.duration == 0.4)
        #expect(push.tracks(.view(.to, 2)).first?.delay == 0.1)
        #expect(push.gesture == nil)
        let pop = try list.scene(.pop)
        let gesture = try #require(pop.gesture)
        #expect(gesture.x == 1 && gesture.y == 0 && gesture.length == 390)
        #expect(gesture.finish == 0.5 && gesture.velocity == 1 && gesture.mustExceed)
        #expect(pop.tracks(.view(.from, 2)).first?.delay == 0)
        let tab = try list.scene(.tabHigher)
        #expect(tab.tracks(.screen(.from)).count > 0 && tab.tracks(.flight(.to, 0)).count > 0)
    }

    /// Reduce Motion replaces the animation, and no view has a motion of its own.
    @Test func reducedMotionFades() throws {
        let model = try Self.example("News/News")
        let maker = SceneMaker(model)
        let event = try scenes(of: model).scene(.push).event
        let scene = maker.scene(event, registry: 0, isReduced: true)
        #expect(scene.isReduced)
        #expect(scene.tracks.map(\.subject) == [.screen(.to)])
        #expect(scene.tracks[0].points.map(\.frame.opacity) == [0, 1])
    }

    /// For events that have no scene of their own.
    @Test func onlyTheScreensMoveWithoutViews() throws {
        let model = try model(
            of: """
                engine hero
                hero id = "id"
                screen A = AController { root: with fade
                  title: id }
                screen B = BController { label: id
                  picture: with rotate(1rad) }
                defaults { present fade }
                registry App {
                  push A -> B: slide(left) with interactive(pan(left), on: both)
                  replace A -> B: default
                }
                """)
        let maker = SceneMaker(model)
        for whole in scenes(of: model).scenes {
            let scene = maker.scene(whole.event, registry: 0, withoutViews: true)
            let isScreen = { (track: Track) in
                [.screen(.from), .screen(.to)].contains(track.subject)
            }
            #expect(!scene.tracks.isEmpty && scene.tracks.allSatisfy(isScreen))
            #expect(scene.remarks.map(\.subject) == [.views])
            #expect(scene.edge == whole.edge && scene.gesture == whole.gesture)
            #expect(whole.tracks.contains { !isScreen($0) })
            let reduced = maker.scene(
                whole.event, registry: 0, isReduced: true, withoutViews: true)
            #expect(reduced.remarks.map(\.subject) == [.views])
        }
        var event = try #require(scenes(of: model).scenes.first?.event)
        event.operation = .present
        let scene = maker.scene(event, registry: 0, withoutViews: true)
        #expect(scene.edge == nil && scene.fallback == model.defaultLines[0].place)
    }

    /// What Reduce Motion leaves as it is: `system` and `none`, and UIKit's own choice. Views have
    /// no motion of their own in any of them.
    @Test(arguments: ["uikit", "hero", "sdoshero"])
    func reducedMotionReplacesWhatMoves(_ engine: String) throws {
        let hasHero = engine != "uikit"
        let model = try model(
            of: """
                engine \(engine)
                hero id = "id"
                screen A = AController { \(hasHero ? "root: with fade\n title: id" : "") }
                screen B = BController { \(hasHero ? "label: id\n box: with scale(2)" : "") }
                animator keys with duration(1s) { toView 0%...50%: opacity(0) }
                defaults { reduceMotion zoomOut with duration(3s) }
                registry App {
                  push A -> B: slide(left) with interactive(pan(left), on: both)
                  present A -> B: none
                  replace A -> B: system
                  tab A -> B: default
                  push B -> A: keys
                  present B -> A: zoomInRect
                  replace B -> A: auto
                }
                """)
        let maker = SceneMaker(model)
        for whole in scenes(of: model).scenes {
            let scene = maker.scene(whole.event, registry: 0, isReduced: true)
            let isForward = scene.event.from < scene.event.to
            let isKept =
                scene.event.operation == .dismiss
                ? !isForward : isForward && [.present, .replace].contains(scene.event.operation)
            let isOwn = [.tabHigher, .tabLower].contains(scene.event.operation) && !hasHero
            let isReplaced = scene.tracks.contains {
                $0.subject == .screen(.to) && $0.duration == 3
            }
            #expect(isReplaced == !(isKept || isOwn), "\(scene.event)")
            #expect(scene.gesture == whole.gesture)
            let isScreen = { (track: Track) in
                [.screen(.from), .screen(.to)].contains(track.subject)
            }
            #expect(scene.tracks.allSatisfy(isScreen), "\(scene.event)")
        }
    }

    @Test func zoomsHaveAHoleWhereTheirViewIs() throws {
        let list = scenes(of: try Self.example("PhotoZoom/PhotoZoom"))
        let push = try #require(list.scenes.first)
        let grid = list.screens[Int(push.event.from)]
        let picture = try #require(grid.views.firstIndex { $0.isInCell })
        #expect(push.hole == .view(.from, picture))
        #expect(push.tracks(.plate(.from)).count == 1)
        let pop = try #require(list.scenes.first { $0.event == push.event.undoing })
        #expect(pop.hole == .view(.to, picture))
        #expect(pop.gesture?.mustExceed == false && pop.gesture?.finish == 0.4)
        #expect(pop.tracks(.snapshot).count == 2)
    }

    /// A view that is not on the screen, and none at all.
    @Test(arguments: [("zoomInRect", 0), ("zoomInRect(of: swift(#\"view\"#))", 1)])
    func zoomsWithoutAViewUseTheMiddle(_ line: String, _ remarks: Int) throws {
        let model = try model(
            of: """
                screen A = AController
                screen B = BController
                registry App { push A -> B: \(line) }
                """)
        let scene = try scenes(of: model).scene(.push)
        #expect(scene.hole == nil && scene.remarks.count == remarks)
        #expect(scene.tracks(.screen(.to)).first?.points[0].frame.pose?.scaleX == 0.1)
    }

    @Test func theZoomOfTheSystemBeginsAtItsView() throws {
        let list = scenes(
            of: try model(
                of: """
                    cell Row = RowCell
                    screen A = AController { cell Row }
                    screen B = BController
                    registry App { push A -> B: systemZoom(from: Row.picture) }
                    """))
        let push = try list.scene(.push)
        let picture = try #require(list.screens[Int(push.event.from)].views.first).rect
        let (first, last) = (
            ScreenTracksTests.frame(push.tracks, .screen(.to), at: 0),
            ScreenTracksTests.frame(push.tracks, .screen(.to), at: 9)
        )
        #expect(first.pose?.scaleX == picture.width / 390 && first.opacity == 0)
        #expect(first.pose?.y == picture.centre.y - 422)
        #expect(last.pose == Pose() && last.opacity == 1 && push.isToOnTop)
        let pop = try list.scene(.pop)
        let end = ScreenTracksTests.frame(pop.tracks, .screen(.from), at: 9)
        ScreenTracksTests.expectNear(end.pose, try #require(first.pose), "pop", tolerance: 1e-9)
        #expect(end.opacity == 0)
        #expect(!pop.isToOnTop && pop.remarks.count == 1)
    }

    /// The finger's rule is that of the phone.
    @Test func gesturesAreMeasuredAsOnThePhone() throws {
        let down = DrivenGesture(.pan(.down, over: .width), on: PhoneScreen.size)
        #expect(down.x == 0 && down.y == 1 && down.length == 390)
        let left = DrivenGesture(.pan(.left), on: PhoneScreen.size)
        #expect(left.x == -1 && left.y == 0 && left.length == 390 && left.finish == 0.25)
        let pinch = DrivenGesture(.pinch(), on: PhoneScreen.size)
        #expect(pinch.x == 0 && pinch.y == 0 && pinch.length == 1)
        #expect(pinch.speed == 0.1...1.5 && !pinch.mustExceed)
    }

    @Test func aFileHasAtMostSoManyScenes() throws {
        let screens = (0..<40).map { "screen S\($0) = S\($0)Controller\n" }.joined()
        let model = try model(
            of: screens + "group All = \((0..<40).map { "S\($0)" }.joined(separator: ", "))\n"
                + "registry App { push All -> All: fade\n present S1 -> S2: zoom }")
        let list = scenes(of: model, limit: 20)
        #expect(list.scenes.count == 20)
        // A line has 24 pairs in both directions, the other one.
        #expect(list.leftOut == 2 * 25 - 20)
        #expect(list.scenes[1].event.operation == .present)
        #expect(list.scenes[2].event.operation == .pop)
    }

    /// `auto` and no decision at all are the engine's choice. Hero moves nothing of its own if the
    /// view of a screen takes part.
    @Test(arguments: ["auto", "default"])
    func theEngineChooses(_ line: String) throws {
        let hero = try scenes(of: try pairOfScreens(line: line)).scene(.push)
        #expect(hero.tracks(.screen(.to)).first?.points[0].frame.pose?.x == 390)
        #expect(!hero.tracks(.flight(.to, 0)).isEmpty)
        let root = try scenes(of: try pairOfScreens("root: with fade", line: line)).scene(.push)
        #expect(root.tracks(.screen(.to)).flatMap { $0.points.map(\.frame.opacity) } == [0, 1])
        #expect(root.tracks(.screen(.from)).isEmpty && !root.tracks(.flight(.to, 0)).isEmpty)
        #expect(root.remarks.isEmpty)
        let id = try scenes(of: try pairOfScreens("root: other", line: line)).scene(.push)
        #expect(id.tracks(.screen(.to)).first?.points[0].frame.pose?.x == 390)
        let uikit = try scenes(
            of: try model(
                of: """
                    screen A = AController
                    screen B = BController
                    registry App { push A -> B: \(line) }
                    """)
        ).scene(.push)
        #expect(!uikit.tracks(.screen(.to)).isEmpty)
        #expect(uikit.remarks.isEmpty == (line == "auto"))
    }

    /// `*` is an undeclared screen, and the screens that share an id with the other end.
    @Test func anEndThatIsAnythingHasStandIns() throws {
        let model = try model(
            of: """
                engine hero
                hero id = "id"
                screen A = AController { title: id }
                screen B = BController { title: id }
                screen C = CController
                registry App {
                  push * -> A: fade
                  present C -> *: zoom
                  replace * -> *: slide(left)
                }
                """)
        let maker = SceneMaker(model)
        func pairs(_ operation: OperationSet) -> [[String]] {
            scenes(of: model).scenes.filter { $0.event.operation == operation }.map { scene in
                [scene.event.from, scene.event.to].map { position in
                    maker.tree.screen(at: position).map {
                        model.texts.string(model.screens[$0].declared.name)
                    } ?? "*"
                }
            }
        }
        #expect(pairs(.push) == [["*", "A"], ["B", "A"]])
        #expect(pairs(.present) == [["C", "*"]])
        #expect(pairs(.replace) == [["*", "*"], ["A", "B"], ["B", "A"]])
    }

    /// Hero's fade lasts as long as the longest movement.
    @Test func aFadeOfHeroLastsAsLongAsTheViews() throws {
        let scene = try scenes(
            of: try pairOfScreens("label: with fade, duration(3s)", line: "fade")
        ).scene(.push)
        #expect(scene.tracks(.screen(.to)).first?.duration == 3)
        let alone = try scenes(
            of: try model(
                of: """
                    engine hero
                    screen A = AController
                    screen B = BController
                    registry App { push A -> B: fade }
                    """)
        ).scene(.push)
        #expect(alone.duration == 0.208)
    }
}
