import Foundation
import Serialization
import Testing

/// `transc diff` from outside: files, directories, git, reports and exit codes.
@Suite struct DiffCommandTests {
    private static let file = """
        module App
        screen List = ListViewController
        screen Detail = DetailViewController
        registry App { push List -> Detail: slide(left) }

        """
    private static let changed = file.replacingOccurrences(of: "slide(left)", with: "fade")
    private static let broken = "screen =\n"

    private func scratch(_ files: [String: String]) throws -> Scratch {
        let scratch = try Scratch()
        for (name, text) in files {
            let directory = URL(fileURLWithPath: scratch.file(name)).deletingLastPathComponent()
            try FileManager.default.createDirectory(
                at: directory, withIntermediateDirectories: true)
            try scratch.write(text, to: name)
        }
        return scratch
    }

    @Test func comparesFilesAndDirectories() throws {
        let scratch = try scratch([
            "a/App.trans": Self.file, "b/App.trans": Self.changed, "a/Old.trans": Self.file,
            "b/New.trans": Self.file,
        ])
        let same = try transc("diff", "a/App.trans", "a/App.trans", directory: scratch.path)
        #expect(same.code == 0 && same.output == "" && same.errors == "")
        let files = try transc("diff", "a/App.trans", "b/App.trans", directory: scratch.path)
        #expect(files.code == 0)
        #expect(
            files.output == """
                differs: push List → Detail: slide(left) → fade (and its return) [plays]
                  a/App.trans:4 → b/App.trans:4
                1 change: 1 that users can see

                """)
        let all = try transc("diff", "a", "b", directory: scratch.path)
        #expect(all.code == 0)
        #expect(all.output.contains("New.trans:\nadds: screen List is new"))
        #expect(all.output.contains("Old.trans:\nbreaks: screen List is removed"))
        let mixed = try transc("diff", "a", "b/App.trans", directory: scratch.path)
        #expect(mixed.code == 64)
        let alone = try transc("diff", "a", directory: scratch.path)
        #expect(alone.code == 64 && alone.errors.contains("--against"))
    }

    @Test(arguments: [
        ("slide(left)", "fade", "breaks", 0), ("slide(left)", "fade", "differs", 3),
        ("slide(left)", "fade", "any", 3), ("screen List", "screen X = X\nscreen List", "any", 3),
        ("screen List", "screen X = X\nscreen List", "differs", 0),
        ("= DetailViewController", "= OtherViewController", "breaks", 3),
    ])
    func failsOnAClass(_ old: String, _ new: String, _ limit: String, _ code: Int) throws {
        let text = Self.file.replacingOccurrences(of: old, with: new)
        let scratch = try scratch(["a.trans": Self.file, "b.trans": text])
        let run = try transc(
            "diff", "a.trans", "b.trans", "--fail-on", limit, directory: scratch.path)
        #expect(Int(run.code) == code, "\(run.output)")
    }

    @Test func everyReportSaysThatNothingIsCompared() throws {
        let scratch = try scratch(["a.trans": Self.file, "b.trans": Self.broken])
        for (old, new) in [("a.trans", "b.trans"), ("b.trans", "a.trans")] {
            let run = try transc(
                "diff", old, new, "--report", "json=r.json", "--report", "markdown=r.md",
                "--fail-on", "any", directory: scratch.path)
            #expect(run.code == 1 && run.errors.contains("b.trans:1:"))
            #expect(run.output == "not compared: \(new)\n")
            #expect(try scratch.text("r.json").contains("\"result\": \"not compared\""))
            #expect(try scratch.text("r.md").contains("**Not compared**"))
        }
        let missing = try transc(
            "diff", "a.trans", "c.trans", "--report", "json=r.json", directory: scratch.path)
        #expect(missing.code == 66 && missing.output == "not compared: c.trans\n")
    }

    @Test func reportsGoWhereTheyAreSent() throws {
        let scratch = try scratch(["a.trans": Self.file, "b.trans": Self.changed])
        func diff(_ words: String...) throws -> Run {
            try transc(["diff", "a.trans", "b.trans"] + words, directory: scratch.path)
        }
        let printed = try diff("--report", "json")
        let value = try #require(JSON(parsing: Array(printed.output.utf8)))
        #expect(value["version"].number == 1)
        #expect(printed.output.contains("\"kind\": \"plays\""))
        let text = try diff("--report", "text=r.txt")
        #expect(text.output == "")
        #expect(try scratch.text("r.txt").hasPrefix("differs: push List"))
        let markdown = try diff("--report", "markdown=r.md")
        #expect(markdown.output.hasPrefix("differs: "))
        #expect(try scratch.text("r.md").hasPrefix("<!-- transc diff -->\n"))
        #expect(try diff("--report", "sarif").code == 64)
        let lint = try transc("lint", "a.trans", "--report", "json", directory: scratch.path)
        #expect(lint.code == 64)
        let input = try diff("--report", "json=a.trans")
        #expect(input.code == 73)
        #expect(try scratch.text("a.trans") == Self.file)
    }
}

private let gitCommand = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"].first {
    FileManager.default.isExecutableFile(atPath: $0)
}

/// `transc diff --against`, with git.
@Suite(.enabled(if: gitCommand != nil)) struct GitDiffTests {
    private static let screens = "module Screens\nscreen List = ListViewController\n"
    private static let file = """
        module App
        import "../Shared/Screens.trans"
        screen Detail = DetailViewController
        registry App { push List -> Detail: slide(left) }

        """

    /// A repository with two commits, of which the second one changes an animation.
    private final class Repository {
        let scratch: Scratch
        let environment: [String: String]

        init() throws {
            scratch = try Scratch()
            environment = [
                "PATH": "/usr/bin:/bin:/usr/local/bin:/opt/homebrew/bin", "HOME": scratch.path,
                "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "A",
                "GIT_COMMITTER_EMAIL": "a@b", "GIT_CONFIG_NOSYSTEM": "1",
            ]
            for name in ["r/App", "r/Shared"] {
                try FileManager.default.createDirectory(
                    atPath: scratch.file(name), withIntermediateDirectories: true)
            }
            try git("init", "-q", "-b", "main")
            try scratch.write(GitDiffTests.screens, to: "r/Shared/Screens.trans")
            try scratch.write(GitDiffTests.file, to: "r/App/App.trans")
            try commit()
            try scratch.write(
                GitDiffTests.screens.replacingOccurrences(of: "ListV", with: "StoryV"),
                to: "r/Shared/Screens.trans")
            try scratch.write(
                GitDiffTests.file.replacingOccurrences(of: "slide(left)", with: "fade"),
                to: "r/App/App.trans")
            try commit()
        }

        func git(_ words: String..., in directory: String = "r") throws {
            let git = try #require(gitCommand)
            let run = try run(
                URL(fileURLWithPath: git), words, directory: scratch.file(directory),
                environment: environment)
            #expect(run.code == 0, "git \(words): \(run.errors)")
        }

        func commit() throws {
            try git("add", "-A")
            try git("commit", "-q", "-m", "change")
        }

        func diff(_ words: String..., in directory: String = "r") throws -> Run {
            let command = try #require(builtCommand)
            return try run(
                command, ["diff"] + words, directory: scratch.file(directory),
                environment: environment)
        }
    }

    private func expectTheChange(_ run: Run, _ path: String, shared: String) {
        #expect(run.code == 0, "\(run.errors)")
        #expect(
            run.output == """
                breaks: the class of screen List: ListViewController → StoryViewController \
                [screen-class]
                  \(shared):2
                differs: push List → Detail: slide(left) → fade (and its return) [plays]
                  \(path):4
                2 changes: 1 that can break code of the app, 1 that users can see

                """)
    }

    @Test func readsTheOldVersionWithItsImports() throws {
        let repository = try Repository()
        let (path, shared) = ("App/App.trans", "App/../Shared/Screens.trans")
        _ = shared
        let run = try repository.diff("--against", "HEAD~1", path)
        expectTheChange(run, path, shared: "Shared/Screens.trans")
        let current = try repository.diff("--against", "HEAD", path)
        #expect(current.code == 0 && current.output == "" && current.errors == "")
        let inside = try repository.diff("--against", "HEAD~1", "App.trans", in: "r/App")
        expectTheChange(inside, "App.trans", shared: "../Shared/Screens.trans")
        let all = try repository.diff("--against", "HEAD~1", ".")
        #expect(all.code == 0 && all.output.contains("App/App.trans:\n"))
        let absolute = try repository.diff(
            "--against", "HEAD~1", repository.scratch.file("r/App/App.trans"), in: ".")
        #expect(absolute.code == 66 && absolute.errors.contains("working tree"))
    }

    @Test func worksInACloneAndAWorktree() throws {
        let repository = try Repository()
        try repository.git("worktree", "add", "-q", "../tree", "HEAD")
        let tree = try repository.diff("--against", "HEAD~1", "App/App.trans", in: "tree")
        expectTheChange(tree, "App/App.trans", shared: "Shared/Screens.trans")
        let source = "file://" + repository.scratch.file("r")
        try repository.git("clone", "-q", source, "clone", in: ".")
        let clone = try repository.diff("--against", "HEAD~1", "App/App.trans", in: "clone")
        expectTheChange(clone, "App/App.trans", shared: "Shared/Screens.trans")
        try repository.git("clone", "-q", "--depth", "1", source, "shallow", in: ".")
        let shallow = try repository.diff(
            "--against", "HEAD~1", "App/App.trans", "--report", "markdown=r.md", in: "shallow")
        #expect(shallow.code == 66 && shallow.errors.contains("shallow clone"))
        #expect(shallow.output == "not compared: App/App.trans\n")
        #expect(try repository.scratch.text("shallow/r.md").contains("**Not compared**"))
    }

    @Test func aNewFileIsAllNew() throws {
        let repository = try Repository()
        let text = "module New\nscreen Other = OtherViewController\n"
        try repository.scratch.write(text, to: "r/New.trans")
        let run = try repository.diff("--against", "HEAD", "New.trans", "--fail-on", "differs")
        #expect(run.code == 0 && run.output.hasPrefix("adds: screen Other is new"))
        let broken = try repository.diff("--against", "HEAD", "Missing.trans")
        #expect(broken.code == 66)
    }

    @Test(arguments: ["-x", "--upload-pack=touch x", "a\nb", "a\u{7}", "", "no-such-branch"])
    func refusesWhatIsNoRevision(_ name: String) throws {
        let repository = try Repository()
        let run = try repository.diff("--against=\(name)", "App/App.trans")
        #expect(run.code == 64 || run.code == 66)
        #expect(run.output == "" || run.output == "not compared: App/App.trans\n")
    }

    @Test func needsGitAndARepository() throws {
        let repository = try Repository()
        let command = try #require(builtCommand)
        try repository.scratch.write(GitDiffTests.screens, to: "App.trans")
        let outside = try repository.diff("--against", "HEAD", "App.trans", in: ".")
        #expect(outside.code == 66 && outside.errors.contains("working tree"))
        let without = try run(
            command, ["diff", "--against", "HEAD", "App/App.trans"],
            directory: repository.scratch.file("r"), environment: ["PATH": "/nowhere"])
        #expect(without.code == 66 && without.errors.contains("on the PATH"))
    }
}
