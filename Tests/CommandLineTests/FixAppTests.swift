import Foundation
import Testing

/// `transc lint --app PATH --fix`: what it writes in the code of an app, and what it leaves alone.
@Suite struct FixAppTests {
    private static let ids = "enum Ids {\n    static let logo = \"app.logo\"\n}\n"

    private static func screen(_ name: String, _ id: String, more: String = "") -> String {
        """
        import Hero
        import UIKit

        class \(name): UIViewController {
            let logo = UIImageView()
            \(more)
            override func viewDidLoad() {
                super.viewDidLoad()
                logo.hero.id = \(id)
            }
        }

        """
    }

    /// A screen with the constant, and one with the literal.
    private func app(
        ids: String = Self.ids, raw: String = Self.screen("B", "\"app.logo\""),
        at path: String = "App/B.swift"
    ) throws -> Scratch {
        let scratch = try Scratch()
        for folder in ["App", "App/Other"] {
            try FileManager.default.createDirectory(
                atPath: scratch.file(folder), withIntermediateDirectories: true)
        }
        try scratch.write(ids, to: "App/Ids.swift")
        try scratch.write(Self.screen("A", "Ids.logo"), to: "App/A.swift")
        try scratch.write(raw, to: path)
        return scratch
    }

    private func facts(_ scratch: Scratch) throws -> String {
        try transc("scan", "App", "--plain", "--kind", "hero-id", directory: scratch.path).output
    }

    @Test func writesTheConstant() throws {
        let scratch = try app()
        let before = try facts(scratch)
        let run = try transc("lint", "--app", "App", "--fix", directory: scratch.path)
        #expect(run.errors.contains("fixed 1 problem in 1 file"))
        #expect(try scratch.text("App/B.swift") == Self.screen("B", "Ids.logo"))
        #expect(try facts(scratch) == before)
        let again = try transc("lint", "--app", "App", "--fix", directory: scratch.path)
        #expect(again.errors == "")
    }

    @Test func showsTheChange() throws {
        let scratch = try app()
        let run = try transc("lint", "--app", "App", "--diff", directory: scratch.path)
        #expect(run.code == 3)
        #expect(run.output.contains("-        logo.hero.id = \"app.logo\"\n"))
        #expect(run.output.contains("+        logo.hero.id = Ids.logo\n"))
        #expect(try scratch.text("App/B.swift") == Self.screen("B", "\"app.logo\""))
    }

    @Test func leavesWhatCannotSeeTheConstant() throws {
        let hidden = "private enum Ids {\n    static let logo = \"app.logo\"\n}\n"
        let raw = Self.screen("B", "\"app.logo\"")
        for scratch in [
            try app(ids: hidden + "func use() { let view = UIView(); view.hero.id = Ids.logo }\n"),
            // Nothing in its folder shows that it is the same module.
            try app(at: "App/Other/B.swift"),
        ] {
            _ = try transc("lint", "--app", "App", "--fix", directory: scratch.path)
            let path =
                FileManager.default.fileExists(atPath: scratch.file("App/B.swift"))
                ? "App/B.swift" : "App/Other/B.swift"
            #expect(try scratch.text(path) == raw)
        }
    }

    /// The name means another constant there: the facts would change.
    @Test func leavesWhatWouldMeanSomethingElse() throws {
        let raw = Self.screen(
            "B", "\"app.logo\"", more: "enum Ids { static let logo = \"other\" }")
        let scratch = try app(raw: raw)
        let run = try transc("lint", "--app", "App", "--fix", directory: scratch.path)
        #expect(!run.errors.contains("fixed"))
        #expect(try scratch.text("App/B.swift") == raw)
    }

    @Test func suppressedFindingsStay() throws {
        let raw = Self.screen("B", "\"app.logo\"  // transc:allow(raw-hero-id): a copy")
        let scratch = try app(raw: raw)
        _ = try transc("lint", "--app", "App", "--fix", directory: scratch.path)
        #expect(try scratch.text("App/B.swift") == raw)
    }

    @Test func callsTheFunctionOfAFile() throws {
        let raw = """
            import Hero
            import UIKit

            struct Photo { let number: Int }

            class PhotoCell: UITableViewCell {
                let pictureView = UIImageView(), nameLabel = UILabel()
                func show(_ photo: Photo) {
                    pictureView.hero.id = "photo.\\(photo.number).big"
                    nameLabel.hero.id = "app.logo"
                }
            }

            """
        let scratch = try app(raw: raw)
        let transitions = """
            module Recipes
            engine hero
            hero photo(id: Int) = "photo.\\(id).\\(part)" { big   small }
            screen Photo(id: Int) = PhotoViewController { pictureView: photo(id: id).big }
            """
        try scratch.write(transitions, to: "App/Recipes.trans")
        let before = try facts(scratch)
        let run = try transc("lint", "--app", "App", "--fix", directory: scratch.path)
        #expect(run.errors.contains("fixed 2 problems in 1 file"))
        let text = try scratch.text("App/B.swift")
        #expect(text.contains("pictureView.hero.id = Recipes.HeroID.photo(id: photo.number).big"))
        #expect(text.contains("nameLabel.hero.id = Ids.logo"))
        #expect(try facts(scratch) == before)
    }
}
