import Foundation
import Testing

/// `transc lint --app`: the rules about apps among those of the command.
@Suite struct LintAppTests {
    /// An app with one finding of each level.
    private func app(_ allow: String = "") throws -> Scratch {
        let scratch = try Scratch()
        try FileManager.default.createDirectory(
            atPath: scratch.file("App/Legacy"), withIntermediateDirectories: true)
        try scratch.write(
            """
            import Hero
            import UIKit

            class BadgeView: UIView {
                var number: Int?

                override func awakeFromNib() {
                    super.awakeFromNib()
                    hero.id = ""\(allow)
                    hero.modifierString = "fade"
                }

                func show() {
                    hero.id = "badge.\\(number)"
                }
            }

            """, to: "App/Badge.swift")
        try scratch.write("import Hero\n// nothing\n", to: "App/Legacy/Old.swift")
        return scratch
    }

    private let blank = "App/Badge.swift:9:9: warning: the id is empty [blank-hero-id]"
    private let optional = "[optional-in-hero-id]"

    @Test func anAppIsCheckedAlone() throws {
        let scratch = try app()
        // With an app, the current directory is not checked.
        try scratch.write("registry App { }\n", to: "App.trans")
        let run = try transc("lint", "--app", "App", directory: scratch.path)
        #expect(run.code == 0)
        #expect(run.errors.contains(blank))
        #expect(run.errors.contains(optional))
        #expect(!run.errors.contains("empty-registry"))
        #expect(try transc("lint", "--app", "App", "--strict", directory: scratch.path).code == 2)
    }

    @Test func anAppIsCheckedNextToFiles() throws {
        let scratch = try app()
        try scratch.write("registry App { }\n", to: "App.trans")
        let run = try transc("lint", "App.trans", "--app", "App", directory: scratch.path)
        #expect(run.code == 0)
        #expect(run.errors.contains(blank))
        #expect(run.errors.contains("empty-registry"))
    }

    /// Two pairs of screens, and a line between screens of different pairs.
    @Test(arguments: ["App.trans", "App/App.trans"])
    func theLinesOfAFileAreComparedWithTheApp(_ path: String) throws {
        let scratch = try Scratch()
        try FileManager.default.createDirectory(
            atPath: scratch.file("App"), withIntermediateDirectories: true)
        let screens = [("A", "C"), ("B", "D"), ("C", "A"), ("D", "B")].map { from, to in
            """
            class \(from)Controller: UIViewController {
                func open() { present(\(to)Controller(), animated: true) }
            }

            """
        }
        try scratch.write("import Hero\nimport UIKit\n" + screens.joined(), to: "App/All.swift")
        try scratch.write(
            """
            engine hero
            screen A = AController
            screen B = BController
            registry All { present A -> B: fade }

            """, to: path)
        let run = try transc("lint", path, "--app", "App", directory: scratch.path)
        #expect(run.errors.contains("\(path):4:16: note: no transition of the app leads"))
    }

    @Test func levelsAreThoseOfTheOptions() throws {
        let scratch = try app()
        let off = try transc(
            "lint", "--app", "App", "--allow", "blank-hero-id,optional-in-hero-id",
            directory: scratch.path)
        #expect(off.errors == "")
        let error = try transc(
            "lint", "--app", "App", "--error", "blank-hero-id", directory: scratch.path)
        #expect(error.code == 1)
        #expect(error.errors.contains("error: the id is empty"))
    }

    @Test func commentsSuppress() throws {
        let scratch = try app("  // transc:allow(blank-hero-id): filled in later")
        let run = try transc("lint", "--app", "App", directory: scratch.path)
        #expect(!run.errors.contains("blank-hero-id"))
        let report = try transc(
            "lint", "--app", "App", "--report", "jsonl", directory: scratch.path)
        #expect(report.output.contains("\"suppressed\":\"filled in later\""))
    }

    @Test func aCommentThatSuppressesNothingIsReported() throws {
        let scratch = try app("  // transc:allow(raw-hero-id): no constant")
        let run = try transc("lint", "--app", "App", directory: scratch.path)
        #expect(run.errors.contains("[unused-suppression]"))
        #expect(run.errors.contains("[blank-hero-id]"))
    }

    @Test func aBaselineRecordsFindings() throws {
        let scratch = try app()
        let written = try transc(
            "lint", "--app", "App", "--write-baseline", "known", directory: scratch.path)
        #expect(written.code == 0)
        #expect(try scratch.text("known").contains("blank-hero-id\tApp/Badge.swift\t1\thero.id"))
        let run = try transc(
            "lint", "--app", "App", "--baseline", "known", "--strict", directory: scratch.path)
        #expect(run.code == 0)
        #expect(run.errors == "")
        try scratch.write("// gone\n", to: "App/Badge.swift")
        let stale = try transc(
            "lint", "--app", "App", "--baseline", "known", directory: scratch.path)
        #expect(stale.errors.contains("2 findings of the baseline `known` no longer exist"))
    }

    @Test func globsExcludeFiles() throws {
        let scratch = try app()
        let run = try transc(
            "lint", "--app", "App", "--exclude", "Badge.swift", directory: scratch.path)
        #expect(run.code == 0)
        #expect(run.errors == "")
        let missing = try transc("lint", "--app", "Nowhere", directory: scratch.path)
        #expect(missing.code == 66)
    }

    @Test(arguments: ["sarif", "checkstyle", "junit", "github", "gitlab", "jsonl"])
    func everyReportHasTheFindings(_ format: String) throws {
        let scratch = try app()
        let run = try transc(
            "lint", "--app", "App", "--report", format, directory: scratch.path)
        #expect(run.output.contains("blank-hero-id"))
        #expect(run.output.contains("Badge.swift"))
    }

    /// The example finds what its list says.
    @Test func theExampleHasTheExpectedFindings() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
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
