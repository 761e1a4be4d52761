import Foundation
import Testing

/// The plugins as Xcode compiles them, against a double of its module.
@Suite("The plugins in Xcode")
struct XcodeTests {
    /// Where the toolchain keeps PackagePlugin.
    private static let pluginAPI = Result { () throws -> URL in
        struct Info: Decodable {
            struct Paths: Decodable { var runtimeResourcePath: String }
            var paths: Paths
        }
        let info = try run("swiftc", ["-print-target-info"], in: Consumer.repository)
        let paths = try JSONDecoder().decode(Info.self, from: Data(info.output.utf8)).paths
        return URL(fileURLWithPath: paths.runtimeResourcePath).appending(path: "pm/PluginAPI")
    }

    /// The double, compiled into a folder of its own.
    private static let double = Result { () throws -> URL in
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "transc-plugins-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let source = "Tests/Doubles/XcodeProjectPlugin/XcodeProjectPlugin.swift"
        let result = try compile(
            ["-emit-module", "-module-name", "XcodeProjectPlugin", "-o"]
                + [folder.appending(path: "XcodeProjectPlugin.swiftmodule").path, source])
        guard result.status == 0 else { throw ToolFailure(description: result.output) }
        return folder
    }

    private static func compile(_ arguments: [String]) throws -> Run {
        try run(
            "swiftc",
            ["-swift-version", "6", "-package-description-version", "6.2.0", "-parse-as-library"]
                + ["-I", try pluginAPI.get().path] + arguments,
            in: Consumer.repository)
    }

    @Test(
        "Type-checks", arguments: ["TranscPlugin", "TranscLint", "TranscFormat", "TranscGenerate"])
    func typeChecks(_ plugin: String) throws {
        let names = ["Plugins/\(plugin)", "Plugins/Shared"].flatMap { folder in
            files(below: Consumer.repository.appending(path: folder))
                .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Shared/") }
                .map { "\(folder)/\($0)" }
        }
        #expect(names.count >= 3)
        let double = try Self.double.get()
        let arguments = ["-typecheck", "-warnings-as-errors", "-module-name", plugin] + names
        let result = try Self.compile(arguments + ["-I", double.path])
        #expect(result.status == 0, "\(result.output)")
        // The part for Xcode was compiled: without the members it uses it is not.
        let conformance = try Self.compile(
            arguments + ["-I", double.path, "-dump-ast"])
        #expect(conformance.output.contains("XcodePluginContext"))
    }
}
