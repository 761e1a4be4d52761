import Foundation
import Resolution
import Serialization
import Testing
import TransitionDSL

@testable import OperatingSystem
@testable import Pictures

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
        for (name, text) in Self.stages {
            let file = try GraphFile(text: text)
            try write(file.model, file.sources, "stage-\(name)")
        }
        let change = try DiffGoldenTests.file()
        try write(change.page, ExpectedFrames(change.comparison), "changes-News")
    }

    /// Files that pages once had trouble with.
    private static var stages: [(name: String, text: String)] {
        let long = "Screen" + String(repeating: "WithALongName", count: 8)
        let zoom = "push A -> B: systemZoom(from: cover, fallback: fade)"
        return [
            ("empty", ""), ("without-lines", "screen A = AController\n"),
            ("fifty", RandomApp(screens: 50, seed: 1).text()), ("deep", LayoutTests.deepApp),
            (
                "long",
                "screen \(long) = \(long)Controller\nscreen B = B\nregistry R {\n"
                    + "push \(long) -> B: fade\npush B -> \(long): fade\n}\n"
            ),
            ("zoom", "screen A = AController\nscreen B = B\nregistry R { \(zoom) }\n"),
        ]
    }

    private func write(_ model: Model, _ sources: [SourceFile], _ name: String) throws {
        let page = Page(model, sources, registries: Array(model.registries.indices))
        try write(page.document, ExpectedFrames(model), name)
    }

    private func write(
        _ page: PageDocument, _ expected: ExpectedFrames, _ name: String
    ) throws {
        let folder = URL(fileURLWithPath: try #require(Self.folder))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(page.file).write(to: folder.appendingPathComponent(name + ".html"))
        try Data(expected.json.line).write(to: folder.appendingPathComponent(name + ".json"))
    }
}

/// What the phones of a page must show in each scene, at 14 times.
struct ExpectedFrames {
    private struct Entry {
        var scene: Scene
        var maker: SceneMaker
        /// In the address of the page.
        var key: String
        /// The index of the phone.
        var phone = 0
        /// The time of the whole slider, in seconds.
        var whole: Double
    }

    private var entries: [Entry] = []

    init(_ model: Model) {
        let maker = SceneMaker(model)
        var scenes = Pictures.scenes(of: model).scenes
        if model.reducedMotion() != nil {
            scenes += scenes.map { scene in
                maker.scene(
                    scene.event, registry: scene.registry, isReduced: true,
                    containers: scene.containers)
            }
        }
        let keys = SceneKeys(model, maker.tree)
        entries = scenes.map {
            Entry(scene: $0, maker: maker, key: keys.key(of: $0), whole: $0.duration)
        }
    }

    /// Both versions of each scene, on two phones.
    init(_ comparison: Comparison) {
        let pairs = comparison.scenes()
        for (old, new) in zip(pairs.old, pairs.new) {
            let sides = [(old, comparison.old), (new, comparison.new)]
            guard let last = new.map({ ($0, comparison.new) }) ?? old.map({ ($0, comparison.old) })
            else { continue }
            let key = SceneKeys(last.1.model, last.1.tree).key(of: last.0)
            let whole = max(old?.duration ?? 0, new?.duration ?? 0)
            for (phone, (scene, maker)) in sides.enumerated() {
                guard let scene else { continue }
                entries.append(
                    Entry(scene: scene, maker: maker, key: key, phone: phone, whole: whole))
            }
        }
    }

    var json: JSON { ["scenes": .array(entries.map(json))] }

    private func json(_ entry: Entry) -> JSON {
        let scene = entry.scene
        let expected = ExpectedScene(scene, entry.maker)
        let part = entry.whole > 0 ? scene.duration / entry.whole : 1
        var names: [String] = []
        var parts: [String: [ExpectedScene.Part]] = [:]
        for time in sampleTimes.map({ $0 * scene.duration }) {
            for (name, part) in expected.parts(at: time) + expected.stillParts(at: time) {
                if parts[name] == nil { names.append(name) }
                parts[name, default: []].append(part)
            }
        }
        let object: JSON = [
            "key": .string(entry.key), "phone": .number(entry.phone),
            "reduced": .bool(scene.isReduced),
            "times": .array(sampleTimes.map { number($0 * part) }),
            "moments": .array(moments(of: scene).map { number($0 * part) }),
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
