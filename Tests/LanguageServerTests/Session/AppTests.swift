import Foundation
import LanguageServer
import Serialization
import Testing

@testable import Driver
@testable import transc

/// An app that the server knows: what changes its findings, and how often it is read.
@Suite struct AppTests {
    private let uri = "file:///app/App.trans"
    private let text = """
        screen List = ListController
        screen Item = ItemController
        registry App { push List -> Item: fade }

        """

    private func client(capabilities: JSON = Capabilities.all) -> TestClient {
        let files = TestFiles([
            "/app/Code/List.swift": """
            class ListController: UIViewController {
                func start() { App.install(in: self); present(ItemController(), animated: true) }
            }

            """
        ])
        files.options.app = files.app(below: "/app/Code")
        let client = TestClient.initialized(files, capabilities, folder: "/app")
        client.open(uri, text)
        client.run()
        return client
    }

    private func add(_ name: String, to client: TestClient) {
        let path = "/app/Code/\(name).swift"
        client.files.texts[path] = "class \(name)Controller: UIViewController {}\n"
        client.notify(
            "workspace/didChangeWatchedFiles",
            ["changes": [["uri": .string(Serialization.uri(ofPath: path)), "type": 1]]])
    }

    @Test func aChangeOfTheAppChangesFindings() {
        let client = client()
        #expect(client.codes(uri).contains("missing-class"))
        add("Item", to: client)
        client.run()
        #expect(!client.codes(uri).contains("missing-class"))
    }

    @Test func typingReadsNothing() {
        let client = client()
        #expect(client.files.appReadCount == 1)
        for version in 2...5 {
            client.change(uri, version: version, [["text": .string(text + "// \(version)\n")]])
            client.run()
        }
        #expect(client.codes(uri).contains("missing-class"))
        #expect(client.files.appReadCount == 1)
        // Several changes at once are one.
        add("Item", to: client)
        add("Other", to: client)
        client.run()
        #expect(client.files.appReadCount == 2)
        // What is outside of the app, and no .trans file, is no reason.
        client.takeFileChanges(["/app/Other/New.swift", "/app/notes.txt"])
        client.run()
        #expect(client.files.appReadCount == 2)
        client.takeFileChanges(["/app/Other.trans"])
        client.run()
        #expect(client.files.appReadCount == 3)
    }

    /// A request is answered while the process reads the app.
    @Test func requestsDoNotWait() {
        let files = TestFiles()
        files.options.app = files.app(below: "/app/Code")
        let client = TestClient.initialized(files)
        let count = files.appReadCount
        client.takeFileChanges(["/app/Code/A.swift"])
        client.open(uri, text)
        let symbols = client.result(
            "textDocument/documentSymbol", ["textDocument": ["uri": .string(uri)]])
        #expect(symbols.elements.count == 3)
        #expect(files.appReadCount == count)
    }

    @Test func theClientWatchesTheApp() {
        func globs(_ client: TestClient) -> String {
            client.received.filter { $0["method"].text == "client/registerCapability" }
                .map(\.string).joined()
        }
        #expect(globs(client()).contains("storyboard"))
        #expect(!globs(TestClient.initialized()).contains("storyboard"))
    }

    @Test func withoutTheAppItsFindingsAreGone() {
        let client = client()
        client.files.options.app = nil
        client.takeFileChanges(["/app/transc.args"])
        client.run()
        #expect(client.files.appReadCount == 1)
        #expect(client.codes(uri) == [])
    }

    @Test func aCommentThatSuppressesAFindingIsUsed() {
        let client = client()
        let line = "screen Item = ItemController"
        let allowed = text.replacing(line, with: "\(line)  // transc:allow(missing-class): later")
        client.change(uri, version: 2, [["text": .string(allowed)]])
        client.run()
        #expect(client.codes(uri) == [])
    }

    // MARK: The process around the server

    @Test func theAppOfOptionsIsReadFromDisk() throws {
        let root = EditedFile.root.path
        var options = Options()
        options.apps = ["Examples/Adoption/App"]
        let app = try #require(hostApp(options, in: root))
        #expect(app.contains(root + "/Examples/Adoption/App/New.swift"))
        #expect(!app.contains(root + "/Examples/Adoption/App/New.txt"))
        #expect(!app.contains(root + "/Examples/Adoption/Apple.swift"))
        #expect(app.files().contains { $0.hasSuffix("/Resources/Main.storyboard") })
        let read = app.read([])
        #expect(read.problem == nil)
        #expect(read.names.controllers.contains { $0.name == "TripListViewController" })
        #expect(read.names.segues.contains { $0.name == "showTrip" })
        #expect(read.names.storyboards.map(\.name.name) == ["Main"])
    }

    @Test func anAppThatDoesNotExistIsReported() throws {
        var options = Options()
        options.apps = ["nowhere"]
        let files = TestFiles()
        files.options.app = hostApp(options, in: "/app")
        let client = TestClient.initialized(files)
        client.takeFileChanges(["/app/App.trans"])
        client.run()
        let shown = client.notifications("window/showMessage").compactMap { $0["message"].text }
        #expect(shown == ["transc: `/app/nowhere` does not exist"])
    }

    @Test func anAppIsReadOnAThread() {
        var read = ReadApp()
        read.problem = "done"
        let reading = AppReading { [read] in read }
        var app: ReadApp?
        for _ in 0..<10_000 where app == nil {
            app = reading.take()
            if app == nil { usleep(1000) }
        }
        #expect(app?.problem == "done")
    }
}
