import Adoption
import Apps
import Foundation
import Testing
import TransitionDSL
@testable import TestSupport

/// Every invented app of the corpus, and the example app.
@Suite struct CorpusAdoptionTests {
    @Test(arguments: folders)
    func keepsItsPromises(_ folder: String) throws {
        let path = Self.corpus + "/" + folder
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
            isFolder.boolValue
        else { return }
        for name in try FileManager.default.contentsOfDirectory(atPath: path).sorted() {
            let files = try Self.files(below: path + "/" + name)
            if files.isEmpty { continue }
            let (scan, classes) = (App(files).scan(), App(files).classes())
            for engine in [nil] + Engine.allCases {
                let app = AdoptedApp(scan, classes, engine: engine)
                app.expectPromises("\(folder)/\(name) \(engine?.rawValue ?? "of the app")")
            }
        }
    }

    @Test func adoptsTheExample() throws {
        let app = AdoptedApp(try Self.files(below: Self.root + "/Examples/Adoption/App"))
        app.expectPromises()
        #expect(app.text.contains("hero trip(id: Int)"))
        let text = app.text.split { $0.isWhitespace }.joined(separator: " ")
        #expect(text.contains("present Trip -> Photo: fade"))
        #expect(text.contains("dismiss Filter -> TripList: sheet2"))
        #expect(text.contains("defaults in RootTabBar { tab slide(left) / slide(left) }"))
        #expect(app.adoption.reasons[.animationWithoutEffect] == 1)
    }

    private static let root = repositoryRoot.path

    private static let corpus = root + "/Tests/Corpus/Apps"

    private static let folders =
        (try? FileManager.default.contentsOfDirectory(atPath: corpus).sorted()) ?? []

    /// Swift of the corpus ends in `.swift.txt`, so that no tool formats it.
    private static func files(below folder: String) throws -> [AppFile] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
        var files: [AppFile] = []
        for name in (names ?? []).sorted() {
            let path = name.hasSuffix(".swift.txt") ? String(name.dropLast(4)) : name
            let source = SourceFile(path: path, bytes: [], index: FileIndex(files.count))
            guard AppFile(source) != nil else { continue }
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))
            let read = SourceFile(path: path, bytes: bytes, index: FileIndex(files.count))
            if let file = AppFile(read) { files.append(file) }
        }
        return files
    }
}
