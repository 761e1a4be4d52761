import LanguageServer
import Serialization
import Testing

@Suite struct WorkspaceSymbolTests {
    /// A query has letters of the names in their order, small or capital.
    @Test(arguments: [
        ("ho", ["Home"]), ("HM", ["Home"]), ("mh", []), ("über", ["Übersicht"]),
        ("ÜS", ["Übersicht"]), ("e", ["Home", "Übersicht"]),
    ])
    func findsNamesByTheirLetters(_ query: String, _ names: [String]) {
        let client = TestClient.initialized()
        client.open(
            "file:///app/App.trans",
            "screen Übersicht = OverviewController\nscreen Home = HomeController")
        client.run()
        let found = client.result("workspace/symbol", ["query": .string(query)]).elements
        #expect(found.compactMap { $0["name"].text } == names)
    }
}
