import Testing

/// `one-sided-hero-id` looks at all files of a run that import the one that declares an id.
@Suite struct OneSidedIDRunTests {
    /// Two screens, of which one has the id, and no transition.
    private let shared = """
        engine hero
        hero logo
        screen A = AController { a: logo }
        screen C = CController
        """
    /// A file that imports it, with its screen B and its line.
    private func importer(_ screen: String, _ line: String) -> String {
        """
        engine hero
        import "Shared.trans"
        screen B = BController\(screen)
        registry App { \(line) }
        """
    }

    /// The lines in which a run reports the rule, as `FILE:LINE`.
    private func found(
        _ files: [String: String], _ operands: [String], _ command: String = "lint"
    ) throws -> [String] {
        let scratch = try Scratch()
        for (name, text) in files { try scratch.write(text + "\n", to: name) }
        let run = try transc(
            [command] + operands + ["--report", "text=-", "--color", "never"],
            directory: scratch.path)
        let lines = (run.output + run.errors).split(separator: "\n").map(String.init)
        return lines.filter { $0.contains("[one-sided-hero-id]") }
            .map { $0.split(separator: ":").prefix(2).joined(separator: ":") }
    }

    @Test func aFileWithTransitionsIsJudgedByItself() throws {
        let files = ["App.trans": shared + "\nregistry App { push A -> C: fade }"]
        #expect(try found(files, ["App.trans"]) == ["App.trans:3"])
    }

    @Test func thePartnerMayBeInAnImportingFile() throws {
        let files = [
            "Shared.trans": shared + "\nregistry Own { push A -> C: fade }",
            "App.trans": importer(" { b: logo }", "push A -> B: fade"),
        ]
        #expect(try found(files, ["Shared.trans"]) == ["Shared.trans:3"])
        #expect(try found(files, ["Shared.trans", "App.trans"]) == [])
        #expect(try found(files, ["App.trans", "Shared.trans"]) == [])
        #expect(try found(files, ["App.trans"]) == [])
        #expect(try found(files, ["App.trans", "Shared.trans"], "compile") == [])
    }

    @Test func aSharedFileAloneIsSilent() throws {
        #expect(try found(["Shared.trans": shared], ["Shared.trans"]) == [])
    }

    @Test func aSharedFileIsJudgedWithItsImporters() throws {
        var files = [
            "Shared.trans": shared, "App.trans": importer("", "push A -> C: fade"),
        ]
        #expect(try found(files, ["App.trans"]) == [])
        #expect(try found(files, ["Shared.trans", "App.trans"]) == ["Shared.trans:3"])
        files["More.trans"] = "module More\n" + importer(" { b: logo }", "push C -> B: fade")
        let all = ["Shared.trans", "App.trans", "More.trans"]
        #expect(try found(files, all) == ["More.trans:4"])
        files["More.trans"] = "module More\n" + importer(" { b: logo }", "push A -> B: fade")
        #expect(try found(files, all) == [])
    }

    /// What a file with an error shows is not known.
    @Test func anImporterWithErrorsSettlesEveryID() throws {
        let files = [
            "Shared.trans": shared, "App.trans": importer("", "push A -> C: fade"),
            "More.trans": importer(" { b: logo }", "push A -> : fade"),
        ]
        #expect(try found(files, ["Shared.trans", "App.trans", "More.trans"]) == [])
    }

    @Test func anIDThatOnlyAnImporterPutsOnAView() throws {
        let files = [
            "Shared.trans": "engine hero\nhero logo\nscreen A = AController",
            "App.trans": importer(" { b: logo }", "push A -> B: fade"),
        ]
        #expect(try found(files, ["App.trans"]) == [])
        #expect(try found(files, ["Shared.trans", "App.trans"]) == ["App.trans:3"])
    }

    @Test func aCommentAllowsIt() throws {
        let allowed = shared.replacing(
            "screen A", with: "// transc:allow(one-sided-hero-id): later\nscreen A")
        let files = ["Shared.trans": allowed, "App.trans": importer("", "push A -> C: fade")]
        #expect(try found(files, ["Shared.trans", "App.trans"]) == [])
    }
}
