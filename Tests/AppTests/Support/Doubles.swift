import Foundation

/// The doubles and the runtime, compiled: once for what they are made of, then found again.
struct Doubles {
    /// Where modules and objects lie.
    let folder: URL
    private(set) var objects: [String]
    let lowering: Lowering

    static let shared = Result { try Doubles() }

    static let order = [
        "ObjectiveC", "CoreGraphics", "QuartzCore", "UIKit", "SwiftUI", "Hero", "SDOSHero",
        "TRTransitions",
    ]

    private init() throws {
        let version = try run("swiftc", ["--version"]).output
        let tool = try Repository.files(in: "Tests/AppTests/Lowering").map(Repository.text)
        var sources: [(module: String, files: [String], texts: [String])] = []
        for module in Self.order {
            let files = Repository.files(in: "Tests/Doubles/\(module)")
            sources.append((module, files, try files.map(Repository.text)))
        }
        var learned = Lowering()
        learned.learn(sources.flatMap(\.texts))
        lowering = learned
        let all = sources.flatMap { $0.files + $0.texts }
        folder = try Cache.folder("doubles", fingerprint([version] + Sanitizer.flags + tool + all))
        { folder in
            for source in sources {
                try Self.build(
                    source.module, zip(source.files, source.texts), learned, in: folder,
                    imports: [folder])
            }
        }
        let runtime = try Runtime(doubles: folder, lowering: learned, version: version)
        runtimeFolder = runtime.folder
        let home = folder
        let names = Self.order.map { home.appendingPathComponent("\($0).o").path }
        objects = names + [runtime.folder.appendingPathComponent("TransitionRuntime.o").path]
    }

    private let runtimeFolder: URL
    /// Where modules lie that come before those of the same names here.
    private var replacements: [URL] = []

    /// What lets a compiler find the modules.
    var flags: [String] { (replacements + [folder, runtimeFolder]).flatMap { ["-I", $0.path] } }

    /// The same with some modules from another folder.
    func replacing(_ modules: [String], in other: URL) -> Doubles {
        var result = self
        result.replacements.append(other)
        result.objects = objects.map { path in
            let name = (path as NSString).lastPathComponent
            let isReplaced = modules.contains { "\($0).o" == name }
            return isReplaced ? other.appendingPathComponent(name).path : path
        }
        return result
    }

    static func build(
        _ module: String, _ files: some Sequence<(String, String)>, _ lowering: Lowering,
        in folder: URL, imports: [URL],
        flags: [String] = ["-swift-version", "5", "-enable-testing"],
        allowsWarnings: Bool = true
    ) throws {
        let lowered = folder.appendingPathComponent("\(module).sources")
        try FileManager.default.createDirectory(at: lowered, withIntermediateDirectories: true)
        var paths: [String] = []
        for (path, text) in files {
            let url = lowered.appendingPathComponent(
                path.split(separator: "/").dropFirst(2).joined(separator: "-"))
            try Data(try lowering.lower(text).utf8).write(to: url)
            paths.append(url.path)
        }
        let output: (String) -> String = { folder.appendingPathComponent("\(module).\($0)").path }
        let result = try run(
            "swiftc",
            ["-parse-as-library", "-wmo", "-Onone", "-c", "-module-name", module]
                + ["-emit-module", "-emit-module-path", output("swiftmodule"), "-o", output("o")]
                + (allowsWarnings ? ["-suppress-warnings"] : ["-package-name", "transc"])
                // Programs may replace its methods.
                + (module == "UIKit" ? ["-Xfrontend", "-enable-implicit-dynamic"] : [])
                + flags + Sanitizer.flags + imports.flatMap { ["-I", $0.path] } + paths
        )
        guard result.status == 0 else {
            throw ToolFailure(description: "\(module) does not compile:\n\(result.output)")
        }
        let warnings = Diagnostics.warnings(in: result.output)
        guard allowsWarnings || warnings.isEmpty else {
            throw ToolFailure(description: "\(module) has warnings:\n\(result.output)")
        }
    }
}

/// The runtime with its UIKit layer, compiled against the doubles as the package compiles it.
private struct Runtime {
    let folder: URL

    init(doubles: URL, lowering: Lowering, version: String) throws {
        let files = Repository.files(in: "Sources/TransitionRuntime")
        let texts = try files.map(Repository.text)
        var learned = lowering
        learned.learn(texts)
        let key = fingerprint([doubles.path, version] + files + texts)
        folder = try Cache.folder("runtime", key) { folder in
            try Doubles.build(
                "TransitionRuntime", zip(files, texts), learned, in: folder,
                imports: [doubles],
                flags: ["-swift-version", "6", "-strict-memory-safety", "-D", "DEBUG"]
                    + Diagnostics.features.flatMap { ["-enable-upcoming-feature", $0] },
                allowsWarnings: false
            )
        }
    }
}

enum Diagnostics {
    static let features = [
        "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
    ]

    /// The compiler's warnings but one: an optional requirement's answer is no optional when it is
    /// lowered, so that `??` behind it seems needless.
    static func warnings(in output: String) -> [String] {
        output.split(separator: "\n").map(String.init).filter {
            $0.contains(": warning: ") && !$0.contains("left side of nil coalescing operator")
        }
    }
}

/// Folders below `.build` that are named for what they are made of; a younger one of the same
/// kind removes the older.
enum Cache {
    static func folder(
        _ kind: String, _ key: String, keeping limit: Int = 2, _ make: (URL) throws -> Void
    ) throws -> URL {
        let manager = FileManager.default
        let home = Repository.root.appendingPathComponent(".build/app-tests")
        let final = home.appendingPathComponent("\(kind)-\(key)")
        if manager.fileExists(atPath: final.path) { return final }
        let draft = home.appendingPathComponent("draft-\(kind)-\(UUID().uuidString)")
        try manager.createDirectory(at: draft, withIntermediateDirectories: true)
        do {
            try make(draft)
            try manager.moveItem(at: draft, to: final)
        } catch {
            try? manager.removeItem(at: draft)
            if manager.fileExists(atPath: final.path) { return final }
            throw error
        }
        prune(home, kind, limit)
        return final
    }

    private static func prune(_ home: URL, _ kind: String, _ limit: Int) {
        let manager = FileManager.default
        let names = (try? manager.contentsOfDirectory(atPath: home.path)) ?? []
        let old = names.filter { $0.hasPrefix(kind + "-") }
            .map { home.appendingPathComponent($0) }
            .map { ($0, (try? $0.resourceValues(forKeys: [.contentModificationDateKey]))) }
            .sorted {
                ($0.1?.contentModificationDate ?? .distantPast)
                    > ($1.1?.contentModificationDate ?? .distantPast)
            }
            .dropFirst(limit)
        for (url, _) in old { try? manager.removeItem(at: url) }
    }
}
