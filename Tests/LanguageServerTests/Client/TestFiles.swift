import Apps
import Foundation
import LanguageServer
import Semantics
import TransitionDSL

@testable import Driver
@testable import transc

/// The files around a server: some in memory, the others on disk.
final class TestFiles {
    /// By normalized path.
    var texts: [String: String]
    /// Paths that cannot be written.
    var readOnly: Set<String> = []
    /// What `options` answers.
    var options = HostOptions()

    init(_ texts: [String: String] = [:]) { self.texts = texts }

    func contents(_ path: String) -> [UInt8]? {
        texts[path].map { Array($0.utf8) }
            ?? FileManager.default.contents(atPath: path).map { Array($0) }
    }

    /// How often the app was read.
    private(set) var appReadCount = 0

    /// The files in memory below a folder as an app.
    func app(below folder: String) -> HostApp {
        let app = UncheckedApp(files: self, folder: folder + "/")
        return HostApp(
            contains: { AppFiles.isCode($0) && $0.hasPrefix(app.folder) }, files: { app.paths },
            read: { _ in app.read() })
    }

    /// Tests read the app on their own thread.
    private struct UncheckedApp: @unchecked Sendable {
        let files: TestFiles
        let folder: String

        var paths: [String] {
            files.texts.keys.filter { AppFiles.isCode($0) && $0.hasPrefix(folder) }.sorted()
        }

        func read() -> ReadApp {
            files.appReadCount += 1
            let code = paths.enumerated().compactMap { number, path in
                AppFile(
                    SourceFile(
                        path: path, bytes: files.contents(path) ?? [], index: FileIndex(number)))
            }
            return ReadApp(
                App(code).scan(withIndex: true), App(code).classes(withViews: true))
        }
    }

    var host: ServerHost {
        ServerHost(
            version: "1.2.3",
            read: { [self] path, reference, _ in
                guard let bytes = contents(path) else {
                    return .failure(
                        Diagnostic(.missingImport, "no `\(path)`", at: reference.place))
                }
                return .file(parse(SourceFile(path: path, bytes: bytes)), nil)
            },
            transFiles: { [self] folder in
                texts.keys.filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(".trans") }.sorted()
            },
            swiftFiles: { [self] folder in
                texts.keys.filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(".swift") }.sorted()
            },
            readText: { [self] path in
                contents(path).map { SourceFile(path: path, bytes: $0) }
            },
            options: { [self] _, _ in options },
            isWritable: { [self] path in !readOnly.contains(path) })
    }
}
