import Foundation
import Testing

/// The workflows for GitHub Actions. Without the tools that know their form, only what they run is
/// compared.
@Suite struct WorkflowTests {
    private static let workflows = Repository.files(in: ".github/workflows", ending: ".yml")

    @Test func thereAreThree() {
        let names = Self.workflows.map { $0.split(separator: "/").last ?? "" }
        #expect(names == ["devices.yml", "release.yml", "test.yml"])
    }

    /// `pip install check-jsonschema` brings the tool with a copy of the schema.
    @Test(.enabled(if: found("check-jsonschema") != nil))
    func theyFitTheSchema() throws {
        let paths = Self.workflows.map(Repository.path)
        let result = try run(
            try #require(found("check-jsonschema")),
            ["--builtin-schema", "vendor.github-workflows"] + paths)
        #expect(result.code == 0, "\(result.text)")
    }

    @Test(.enabled(if: found("actionlint") != nil))
    func actionlintFindsNothing() throws {
        let result = try run(
            try #require(found("actionlint")), Self.workflows.map(Repository.path))
        #expect(result == Output(code: 0, text: ""))
    }

    /// Each script that a step runs exists.
    @Test(arguments: workflows)
    func scriptsExist(_ path: String) throws {
        let text = try Repository.text(path)
        let scripts = text.matches(of: /(?:run|command): (Scripts\/\w+)/).map { String($0.1) }
        #expect(!scripts.isEmpty)
        for script in scripts { #expect(Repository.has(script), "\(path) runs \(script)") }
    }
}
