import Foundation
import Testing
import TransitionDSL

@testable import Driver

/// `transc init`, and what can be done with the file it writes.
@Suite struct InitTests {
    /// The first minutes: the file is written, nothing is to be said of it, and it compiles.
    @Test(arguments: [nil] + Engine.allCases.map(\.rawValue))
    func theFirstFileIsWithoutFault(_ engine: String?) throws {
        let scratch = try Scratch()
        let options = engine.map { ["--engine", $0] } ?? []
        let made = try transc(["init"] + options, directory: scratch.path)
        #expect(made.code == 0 && made.errors == "")
        #expect(made.output.hasPrefix("wrote App.trans\n"))
        #expect(made.output.contains("transc compile App.trans\n"))
        #expect(made.output.contains("\n           .package(url: \"https://"))
        #expect(made.output.contains("upToNextMinor(from: \"\(version)\"))\n"))
        for line in made.output.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
        #expect(made.output.contains("AppTransitions.install(in: navigationController)\n"))
        let text = try scratch.text("App.trans")
        #expect(text.contains("\nmodule AppTransitions\nengine \(engine ?? "uikit")"))
        for line in text.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }

        let lint = try transc("lint", "--strict", "App.trans", directory: scratch.path)
        #expect(lint.code == 0 && lint.errors == "")
        let compile = try transc("compile", "--strict", "App.trans", directory: scratch.path)
        #expect(compile.code == 0 && compile.errors == "")
        #expect(try scratch.names == ["App.trans", "App.trans.swift"])
        #expect(try scratch.text("App.trans.swift").contains("enum AppTransitions"))
    }

    /// What the comments promise is what plays.
    @Test func theCommentsAreTrue() throws {
        let scratch = try Scratch()
        _ = try transc("init", directory: scratch.path)
        let there = try transc(
            "resolve", "App.trans", "--from", "List", "--to", "Detail", directory: scratch.path)
        #expect(there.output.contains("pageIn(up)") && there.output.contains("pageOut(down)"))
        let other = try transc(
            "resolve", "App.trans", "--from", "*", "--to", "*", directory: scratch.path)
        #expect(other.output.contains("slide(left)") && other.output.contains("slide(right)"))
        let sheet = try transc(
            "resolve", "App.trans", "--from", "*", "--to", "*", "--on", "present",
            directory: scratch.path)
        #expect(sheet.output.contains("cover(up)") && sheet.output.contains("uncover(down)"))
    }

    @Test(arguments: [
        ("news-reader.trans", "NewsReaderTransitions", "news-reader.trans"),
        ("ShopTransitions.trans", "ShopTransitions", "ShopTransitions.trans"),
        ("été.trans", "ÉtéTransitions", "été.trans"),
        ("my app.trans", "MyAppTransitions", "'my app.trans'"),
        ("a'b.trans", "ABTransitions", "'a'\\''b.trans'"),
        ("_2024.trans", "_2024Transitions", "_2024.trans"),
    ])
    func namesTheSwiftAfterTheFile(_ name: String, _ namespace: String, _ word: String) throws {
        let scratch = try Scratch()
        let run = try transc("init", name, directory: scratch.path)
        #expect(run.code == 0 && run.errors == "")
        #expect(try scratch.text(name).contains("\nmodule \(namespace)\n"))
        #expect(run.output.contains("transc lint --strict \(word)\n"))
    }

    @Test func writesIntoADirectory() throws {
        let scratch = try Scratch()
        let run = try transc("init", scratch.path)
        #expect(run.code == 0 && run.output.hasPrefix("wrote \(scratch.path)/App.trans\n"))
        #expect(try scratch.names == ["App.trans"])
    }

    /// What it advises is a command that works.
    @Test func aNameThatBeginsWithADashIsNoOption() throws {
        let scratch = try Scratch()
        let run = try transc("init", "--", "-x.trans", directory: scratch.path)
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.output.contains("\n       transc compile ./-x.trans\n"))
        let compiled = try transc("compile", "./-x.trans", directory: scratch.path)
        #expect(compiled.code == 0, "\(compiled.errors)")
    }

    @Test func leavesAloneWhatIsThere() throws {
        let scratch = try Scratch()
        try scratch.write("mine", to: "App.trans")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.file("link.trans"), withDestinationPath: "nowhere")
        for name in ["App.trans", "link.trans"] {
            let run = try transc("init", name, directory: scratch.path)
            #expect(run.code == 73 && run.output == "")
            #expect(run.errors.contains("error: `\(name)` already exists; it was not changed"))
        }
        #expect(try scratch.text("App.trans") == "mine")
        #expect(try scratch.names == ["App.trans", "link.trans"])
    }

    @Test(
        arguments: [
            (["a.txt"], "`a.txt` is neither a directory", "write `transc init a.txt.trans`", 64),
            (["News"], "`News` is neither a directory", "write `transc init News.trans`", 64),
            (["sub/"], "`sub/` is neither a directory", "create the directory `sub/` first", 64),
            (["-"], "`-` is neither a directory", "write `transc init App.trans`", 64),
            ([""], "`` is neither a directory", "write `transc init App.trans`", 64),
            ([".trans"], "no Swift name begins like that", "write `transc init App.trans`", 64),
            (["2024.trans"], "no Swift name begins like that", "write `transc init App.trans`", 64),
            (
                ["TRTransitions.trans", "--engine", "trtransitions"],
                "would be called `TRTransitions`: the generated namespace cannot be called",
                "with another name", 64
            ),
            (["none/App.trans"], "`none/App.trans` cannot be written: no such file", "none", 73),
            (["a.trans", "b.trans"], "takes one file, not 2", "write `transc init [FILE", 64),
        ] as [([String], String, String, Int32)])
    func refuses(_ arguments: [String], _ message: String, _ help: String, _ code: Int32) throws {
        let scratch = try Scratch()
        let run = try transc(["init"] + arguments, directory: scratch.path)
        #expect(run.code == code && run.output == "")
        #expect(run.errors.contains(message) && run.errors.contains("\(help)"))
        #expect(try scratch.names == [])
    }
}
