import Resolution
import Testing
import TransitionDSL

@testable import Pictures
@testable import TransitionRuntime

/// All tracks of whole programs, against what the phone must show at 14 times.
@Suite struct FrameTests {
    @Test(arguments: ["uikit", "hero"])
    func theCatalogMoves(_ engine: String) throws {
        let model = try model(of: CatalogProgram(engine: engine).text)
        let list = scenes(of: model)
        #expect(list.leftOut == 0)
        try expectTracks(of: list, SceneMaker(model))
    }

    @Test(arguments: SceneTests.examples)
    func theExamplesMove(_ path: String) throws {
        let model = try SceneTests.example(path)
        let maker = SceneMaker(model)
        var list = scenes(of: model)
        list.scenes += list.scenes.map { scene in
            maker.scene(scene.event, registry: scene.registry, isReduced: true)
        }
        try expectTracks(of: list, maker)
    }

    /// The corners that the tracks give, on the phone.
    private func corners(
        _ scene: Scene, _ subject: Track.Subject, _ list: SceneList, at time: Double
    ) -> (corners: [(x: Double, y: Double)], frame: Frame) {
        let phone = ExpectedScene.phone
        let frame = ScreenTracksTests.frame(scene.tracks, subject, at: time)
        let matrix = (frame.pose ?? Pose()).matrix
        switch subject {
        case .screen, .snapshot: return (phone.corners(matrix), frame)
        case .plate(let side):
            return (corners(scene, .screen(side), list, at: time).corners, frame)
        case .view(let side, let index), .flight(let side, let index):
            let position = side == .from ? scene.event.from : scene.event.to
            let rect = list.screens[Int(position)].views[index].rect
            let place = Placement(center: rect.centre, size: frame.size ?? rect.size)
            let corners = place.corners(matrix)
            guard case .view = subject else { return (corners, frame) }
            let screen = ScreenTracksTests.frame(scene.tracks, .screen(side), at: time)
            let outer = (screen.pose ?? Pose()).matrix
            return (corners.map { phone.moved($0, by: outer) }, frame)
        }
    }

    private func subject(of name: String, _ scene: Scene) -> Track.Subject? {
        let known: [String: Track.Subject] = [
            "from": .screen(.from), "to": .screen(.to), "snapshot": .snapshot,
        ]
        if let subject = known[name] { return subject }
        if name == "plate" { return scene.tracks.map(\.subject).first { $0.isPlate } }
        let words = name.split(separator: ".")
        let side: Side = words[0] == "from" ? .from : .to
        guard let index = Int(words[1]) else { return nil }
        let flight = Track.Subject.flight(side, index)
        return scene.layers.contains(flight) ? flight : .view(side, index)
    }

    private func expectTracks(of list: SceneList, _ maker: SceneMaker) throws {
        for scene in list.scenes {
            let expected = ExpectedScene(scene, maker)
            #expect(abs(expected.duration - scene.duration) < 1e-9, "\(scene.event)")
            for part in sampleTimes {
                let time = part * scene.duration
                for (name, wanted) in expected.parts(at: time) {
                    let subject = try #require(self.subject(of: name, scene))
                    let (corners, frame) = self.corners(scene, subject, list, at: time)
                    let moved = zip(corners, wanted.corners).map {
                        max(abs($0.x - $1.x), abs($0.y - $1.y))
                    }
                    let radius = wanted.cornerRadius.map { abs((frame.cornerRadius ?? 0) - $0) }
                    let faded = abs((frame.opacity ?? 1) - wanted.opacity)
                    let darker = wanted.overlay.map { abs((frame.overlay?.opacity ?? 0) - $0) }
                    let isNear =
                        moved.allSatisfy { $0 <= 0.25 } && (radius ?? 0) <= 0.25 && faded <= 0.001
                        && (darker ?? 0) <= 0.001
                    if !isNear { Issue.record("\(scene.event) \(name) at \(part): \(frame)") }
                }
            }
        }
    }
}

extension Track.Subject {
    fileprivate var isPlate: Bool { if case .plate = self { true } else { false } }
}
