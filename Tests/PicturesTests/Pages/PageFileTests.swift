import Foundation
import Pictures
import Resolution
import Serialization
import Testing
import TransitionDSL

@testable import transc

/// Writes pages and what they must show to a folder, for `Tests/Browser/look`.
@Suite struct PageFileTests {
    private static let folder = ProcessInfo.processInfo.environment["TRANSC_PAGES"]

    @Test(.enabled(if: folder != nil))
    func pagesAreWritten() throws {
        for example in GraphFile.examples {
            let name = example.split(separator: "/").joined(separator: "-")
            let file = try GraphFile(example: example)
            try write(file.model, file.sources, name)
        }
        for engine in ["uikit", "hero"] {
            let file = try GraphFile(text: CatalogProgram(engine: engine).text)
            try write(file.model, file.sources, "catalog-\(engine)")
        }
        let hostile = try GraphFile(text: HostileProgram.text)
        let source = SourceFile(path: HostileProgram.path, text: HostileProgram.text)
        try write(hostile.model, [source], "hostile")
    }

    private func write(_ model: Model, _ sources: [SourceFile], _ name: String) throws {
        let folder = URL(fileURLWithPath: try #require(Self.folder))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let page = Page(model, sources, registries: Array(model.registries.indices))
        try Data(page.document.file).write(to: folder.appendingPathComponent(name + ".html"))
        let expected = ExpectedFrames(model).json.line
        try Data(expected).write(to: folder.appendingPathComponent(name + ".json"))
    }
}

/// What the phone of a page must show in each scene, at 14 times.
struct ExpectedFrames {
    private let maker: SceneMaker
    private let scenes: [Scene]

    init(_ model: Model) {
        maker = SceneMaker(model)
        var scenes = Pictures.scenes(of: model).scenes
        if model.reducedMotion != nil {
            scenes += scenes.map { [maker] scene in
                maker.scene(scene.event, registry: scene.registry, isReduced: true)
            }
        }
        self.scenes = scenes
    }

    var json: JSON { ["scenes": .array(scenes.map(json))] }

    private func json(_ scene: Scene) -> JSON {
        let expected = ExpectedScene(scene, maker)
        var names: [String] = []
        var parts: [String: [ExpectedScene.Part]] = [:]
        for time in sampleTimes.map({ $0 * scene.duration }) {
            for (name, part) in expected.parts(at: time) + expected.stillParts(at: time) {
                if parts[name] == nil { names.append(name) }
                parts[name, default: []].append(part)
            }
        }
        let object: JSON = [
            "key": .string(SceneKeys(maker.model, maker.tree).key(of: scene)),
            "reduced": .bool(scene.isReduced), "times": .array(sampleTimes.map(number)),
            "moments": .array(moments(of: scene).map(number)),
            "parts": .object(names.map { ($0, json(parts[$0] ?? [])) }),
        ]
        return object.with(
            "gesture",
            scene.gesture.map {
                [
                    "x": number($0.x), "y": number($0.y), "length": number($0.length),
                    "finish": number($0.finish),
                ]
            })
    }

    private func json(_ parts: [ExpectedScene.Part]) -> JSON {
        func list(_ value: (ExpectedScene.Part) -> JSON?) -> JSON? {
            let values = parts.compactMap(value)
            return values.isEmpty ? nil : .array(values)
        }
        let object = JSON.object([])
            .with("corners", list { .array($0.corners.flatMap { [number($0.x), number($0.y)] }) })
            .with("opacity", list { number($0.opacity) })
        return
            object
            .with("overlay", list { $0.overlay.map(number) })
            .with("radius", list { $0.cornerRadius.map(number) })
            .with("color", list { $0.backgroundColor.map(color) })
    }

    /// With at most four decimals.
    private func number(_ value: Double) -> JSON { .decimal((value * 10_000).rounded() / 10_000) }

    /// Red, green, blue, each multiplied by alpha, and alpha, up to 255.
    private func color(_ color: UInt32) -> JSON {
        let alpha = Double(color & 0xFF)
        let parts = [24, 16, 8].map { (shift: UInt32) in
            Double(color >> shift & 0xFF) * alpha / 255
        }
        return .array((parts + [alpha]).map(number))
    }

    /// The parts of the duration at which something begins, ends or is halfway.
    private func moments(of scene: Scene) -> [Double] {
        var moments: Set<Double> = [0, 1]
        for track in scene.tracks where scene.duration > 0 {
            for point in track.points.count > 8 ? [0, 0.5, 1] : track.points.map(\.time) + [0.5] {
                moments.insert((track.delay + track.duration * point) / scene.duration)
            }
        }
        return moments.filter { $0 <= 1 }.sorted()
    }
}
