import Foundation
import Testing

/// `--forbid`: whatever a pull request contains, the finding stays an error.
@Suite struct ForbidTests {
    private static let raw = """
        screen List = ListViewController
        screen Detail = DetailViewController
        registry App { push List -> Detail: swift(#"Fade()"#) }

        """

    /// What lowers the level of `raw-swift`, or hides its finding, without `--forbid`.
    private static let attempts: [(files: [String: String], options: [String])] = [
        (["App.trans": raw], []),
        (["App.trans": raw.replacing(") }", with: ") } // transc:allow(raw-swift): ours")], []),
        (["App.trans": raw.replacing("reg", with: "// transc:allow(raw-swift): ours\nreg")], []),
        (["App.trans": "lint { raw-swift: off }\n" + raw], []),
        (["App.trans": "lint { raw-swift: note }\n" + raw], []),
        (["App.trans": raw, "transc.args": "--allow raw-swift\n"], []),
        (["App.trans": raw, "transc.args": "--allow warnings --note raw-swift\n"], []),
        (
            [
                "App.trans": raw, "transc.args": "--baseline base",
                "base": "# transc baseline 1\nraw-swift\tApp.trans\t1\t"
                    + ##"registry App { push List -> Detail: swift(#"Fade()"#) }"## + "\n",
            ], []
        ),
        (["App.trans": raw], ["--allow", "raw-swift"]),
        (["App.trans": raw], ["--allow", "warnings"]),
        (["App.trans": raw], ["--note=raw-swift"]),
    ]

    private func scratch(_ files: [String: String]) throws -> Scratch {
        let scratch = try Scratch()
        for (name, text) in files { try scratch.write(text, to: name) }
        return scratch
    }

    @Test(arguments: attempts.indices, ["lint", "compile"])
    func nothingLowersIt(_ attempt: Int, _ command: String) throws {
        let (files, options) = Self.attempts[attempt]
        let scratch = try scratch(files)
        for order in [["--forbid", "raw-swift"] + options, options + ["--forbid=raw-swift"]] {
            let run = try transc([command] + order + ["--", "App.trans"], directory: scratch.path)
            #expect(run.code == 1, "\(run.errors)")
            #expect(run.errors.contains("error: ") && run.errors.contains("[raw-swift]"))
            #expect(!run.errors.contains("unused-suppression"))
        }
        #expect(try !scratch.names.contains("App.trans.swift"))
        // Each attempt but the first changes what is reported without the option.
        if attempt == 0 { return }
        let open = try transc([command] + options + ["--", "App.trans"], directory: scratch.path)
        #expect(open.code == 0, "\(open.errors)")
    }

    /// The finding shows the comment that has no effect.
    @Test func aCommentIsShown() throws {
        let scratch = try scratch(Self.attempts[2].files)
        let run = try transc("lint", "--forbid", "raw-swift", "App.trans", directory: scratch.path)
        #expect(run.errors.contains("App.trans:3:1: note: the rule is forbidden, so this comment"))
        let rows = try transc(
            "lint", "--forbid", "raw-swift", "App.trans", "--report", "jsonl",
            directory: scratch.path)
        #expect(rows.output.contains(#""suppressed":null"#))
    }

    /// `warnings` are the rules that are warnings or errors by themselves.
    @Test func warningsAreAllOfThem() throws {
        let text =
            "lint { empty-registry: off }\nregistry A { } // transc:allow(empty-registry): x\n"
        let scratch = try scratch(["App.trans": text, "Raw.trans": Self.raw])
        let open = try transc("lint", "--strict", "App.trans", directory: scratch.path)
        #expect(open.code == 0, "\(open.errors)")
        let run = try transc("lint", "--forbid", "warnings", "App.trans", directory: scratch.path)
        #expect(run.code == 1 && run.errors.contains("[empty-registry]"), "\(run.errors)")
        let note = try transc("lint", "--forbid", "warnings", "Raw.trans", directory: scratch.path)
        #expect(note.errors.contains("note: ") && note.errors.contains("[raw-swift]"))
    }

    @Test func noBaselineRecordsIt() throws {
        let scratch = try scratch(["App.trans": Self.raw])
        let run = try transc(
            "lint", "--forbid", "raw-swift", "--write-baseline", "base", "App.trans",
            directory: scratch.path)
        #expect(run.code == 1)
        #expect(try !scratch.names.contains("base"))
    }

    /// A file of the pull request cannot hold the option, so that nobody relies on that.
    @Test func settingsCannotHoldIt() throws {
        let scratch = try scratch(["App.trans": Self.raw, "transc.args": "--forbid raw-swift\n"])
        let run = try transc("lint", "App.trans", directory: scratch.path)
        #expect(run.code == 64 && run.errors.contains("belongs on the command line"))
        for word in ["raw-swft", "trailing-comma", ""] {
            let run = try transc("lint", "--forbid", word, "App.trans", directory: scratch.path)
            #expect(run.code == 64, "\(word)")
        }
    }

    private static let app = """
        import Hero
        class List: UIViewController {
            func f() { view.hero.id = "" } // transc:allow(blank-hero-id): ours
        }
        """

    @Test func rulesAboutAnAppAreForbidden() throws {
        let scratch = try scratch(["List.swift": Self.app])
        let open = try transc("lint", "--app", ".", directory: scratch.path)
        #expect(open.code == 0, "\(open.errors)")
        let arguments = ["lint", "--app", ".", "--forbid", "blank-hero-id"]
        let run = try transc(arguments, directory: scratch.path)
        #expect(run.code == 1 && run.errors.contains("[blank-hero-id]"), "\(run.errors)")
        // What cannot be read could have it.
        try FileManager.default.createSymbolicLink(
            atPath: scratch.file("Other.swift"), withDestinationPath: "nowhere")
        let warned = try transc("lint", "--app", ".", directory: scratch.path)
        #expect(warned.code == 0 && warned.errors.contains("warning: "))
        let refused = try transc(arguments, directory: scratch.path)
        #expect(refused.code == 66 && refused.errors.contains("all of the app must be known"))
    }

    /// The app of the command line is not that of the settings, with its exceptions.
    @Test func settingsDoNotChooseTheApp() throws {
        let scratch = try scratch([
            "List.swift": Self.app, "transc.args": "--app None.swift --exclude '*'\n",
        ])
        let run = try transc(
            "lint", "--app", ".", "--forbid", "blank-hero-id", directory: scratch.path)
        #expect(run.code == 1 && run.errors.contains("[blank-hero-id]"), "\(run.errors)")
    }
}
