import Foundation
import Testing
@testable import TestSupport

/// `transc lint --app`: the rules about apps among those of the command.
@Suite struct LintAppTests {
    /// The example finds what its list says.
    @Test func theExampleHasTheExpectedFindings() throws {
        let folder =
            repositoryRoot
            .appendingPathComponent("Examples/Adoption")
        let expected = try String(
            contentsOf: folder.appendingPathComponent("EXPECTED"), encoding: .utf8)
        let run = try transc(
            "lint", "--app", "App", "--report", "github", directory: folder.path)
        let form = try Regex(
            #"file=([^,]*),line=(\d+).*\[?([a-z-]+)\]?"#,
            as: (Substring, Substring, Substring, Substring).self)
        let found = run.output.split(separator: "\n").compactMap { line in
            line.firstMatch(of: form).map { "\($0.output.1):\($0.output.2)" }
        }
        let places = expected.split(separator: "\n").compactMap { line -> String? in
            let parts = line.split(separator: ":")
            return parts.count > 2 && line.hasPrefix("App/") ? "\(parts[0]):\(parts[1])" : nil
        }
        #expect(found.sorted() == places.sorted())
    }
}
