import Testing
import TransitionDSL

/// What a few kilobytes of lines can come to.
@Suite struct LineLimitTests {
    /// A few kilobytes of nested groups would come to hundreds of megabytes of Swift.
    @Test func groupsInGroupsHaveABound() {
        func nested(_ count: Int) -> String {
            var text = "screen S0 = V0\ngroup G0 = S0\n"
            for n in 1..<count {
                text += "screen S\(n) = V\(n)\ngroup G\(n) = G\(n - 1), S\(n)\n"
            }
            let lines = (0..<count).map { "push G\($0) -> S0: fade\n" }.joined()
            return text + "registry R {\n\(lines)}"
        }
        #expect(errors(nested(40)).filter { $0 == .listTooLong }.isEmpty)
        #expect(errors(nested(1800)) == [.listTooLong])
    }

    @Test func theViewsOfLinesBetweenGroupsHaveABound() {
        func lines(_ count: Int, _ body: String) -> String {
            let screens = (0..<count).map { "screen S\($0) = V\($0)\n" }.joined()
            let names = (0..<count).map { "S\($0)" }.joined(separator: ", ")
            let lines = (0..<count).map { "push S\($0) -> G: fade { \(body) }\n" }.joined()
            return "engine hero\n\(screens)group G = \(names)\nregistry R {\n\(lines)}"
        }
        #expect(errors(lines(50, "match from.a -> to.b")).isEmpty)
        #expect(errors(lines(400, "match from.a -> to.b")) == [.listTooLong])
        #expect(errors(lines(400, "match from.a -> from.b")) == [.listTooLong])
        let loop = "registry R { push G -> G: fade { match from.a[i] -> to.b[i] } }"
        func loops(_ count: Int) -> String {
            let text = lines(count, "")
            return text.prefix { $0 != "{" }.dropLast("registry R ".count) + loop
        }
        #expect(errors(loops(200)).isEmpty)
        #expect(errors(loops(400)) == [.listTooLong])
    }

    /// Each registry has its own set of a group's screens.
    @Test func registriesOfOneLargeGroupHaveABound() {
        func registries(_ count: Int) -> String {
            let screens = (0..<count).map { "screen S\($0) = V\($0)\n" }.joined()
            let names = (0..<count).map { "S\($0)" }.joined(separator: ", ")
            let registries = (0..<count).map { "registry R\($0) { G -> S0: fade }\n" }.joined()
            return "\(screens)group G = \(names)\n\(registries)"
        }
        #expect(errors(registries(100)).isEmpty)
        #expect(errors(registries(1500)) == [.listTooLong])
    }

    /// Each protocol stands for all below it.
    @Test(arguments: [("", ""), ("group G = P0, Q\n", "G -> Z: fade\n")])
    func protocolsOfProtocolsHaveABound(_ group: String, _ line: String) {
        func chain(_ count: Int) -> String {
            var text = "screen Z = Z\nscreen Q = Q\nscreen P0 = any P0\n\(group)"
            for n in 1..<count { text += "screen P\(n) = any P\(n) is P\(n - 1)\n" }
            let lines = (0..<count).map { "P\($0) -> Z: fade\n" }.joined()
            return text + "registry R {\n\(line)\(lines)}"
        }
        #expect(errors(chain(40)).isEmpty)
        #expect(errors(chain(2000)) == [.listTooLong])
    }

    /// Of many equal lines, most need not be compared.
    @Test func manyLinesBetweenTheSameScreens() {
        func lines(_ plays: [String]) -> String {
            let screens = plays.indices.map { "screen B\($0) = V\($0)\n" }.joined()
            let lines = plays.enumerated().map { "push A | B\($0) -> C: \($1)\n" }.joined()
            return "screen A = A\nscreen C = C\n\(screens)registry R {\n\(lines)}"
        }
        let fades = [String](repeating: "fade", count: 12)
        #expect(errors(lines(fades)).isEmpty)
        // The one that differs is reported with three of the others, wherever it is.
        for place in [0, 6, 12] {
            var plays = fades
            plays.insert("zoom", at: place)
            #expect(errors(lines(plays)) == [.ambiguousLine, .ambiguousLine, .ambiguousLine])
        }
    }

    /// Each is reported once, as a repetition, and not for other contradictions.
    @Test func linesThatAreThereAgainAreInNoTies() {
        let lines = [String](repeating: "push A | B -> C: fade\n", count: 20).joined()
        let text = "screen A = A\nscreen B = B\nscreen C = C\nregistry R {\n\(lines)"
        let duplicates = [DiagnosticID](repeating: .duplicateLine, count: 19)
        #expect(errors(text + "}") == duplicates)
        #expect(errors(text + "push A | C -> C: zoom\n}") == duplicates + [.ambiguousLine])
    }
}
