import Foundation
import Semantics
import Testing
import TransitionDSL

@testable import Driver
@testable import OperatingSystem

/// `--source-root`: what lies outside is not read, whatever path leads there.
@Suite struct SourceRootTests {
    private let using = "screen A = AController\nregistry R { push A -> *: open }\n"

    /// A root with a file that imports what is given, and a file outside of it.
    private func tree(importing path: String, outside: Bool = true) throws -> Scratch {
        let scratch = try Scratch()
        try makeDirectories(scratch.file("root/Sources"))
        try makeDirectories(scratch.file("other"))
        try scratch.write("import \"\(path)\"\n" + using, to: "root/Sources/app.trans")
        try scratch.write("animation open = fade\n", to: "root/shared.trans")
        if outside { try scratch.write("animation open = fade\n", to: "other/shared.trans") }
        return scratch
    }

    @Test func whatLiesInsideIsRead() throws {
        for path in ["../shared.trans", "../../root/shared.trans"] {
            let scratch = try tree(importing: path)
            for root in ["root", "root/", "./root/Sources/..", scratch.file("root"), "."] {
                let run = try transc(
                    "lint", "root/Sources/app.trans", "--source-root", root,
                    directory: scratch.path)
                #expect(run.code == 0, "\(root): \(run.errors)")
            }
            let inside = try transc(
                "lint", "app.trans", "--source-root=..", directory: scratch.file("root/Sources"))
            #expect(inside.code == 0, "\(inside.errors)")
        }
    }

    @Test func anImportThatLeadsOutsideIsAnError() throws {
        let scratch = try tree(importing: "../../other/shared.trans")
        let arguments = ["root/Sources/app.trans", "--source-root", "root"]
        let run = try transc(["compile"] + arguments, directory: scratch.path)
        #expect(run.code == 1)
        #expect(
            run.errors == """
                root/Sources/app.trans:1:8: error: the imported file `../../other/shared.trans` \
                is outside of the source root [import-outside-root]
                1 | import "../../other/shared.trans"
                  |        ^~~~~~~~~~~~~~~~~~~~~~~~~~
                help: with `--source-root` only files in `root` are read

                """)
        #expect(
            try FileManager.default.contentsOfDirectory(
                atPath: scratch.file("root/Sources")) == ["app.trans"])
        // Whether the file is there, and whether anybody may read it, makes no difference.
        #expect(chmod(scratch.file("other/shared.trans"), 0) == 0)
        #expect(try transc(["compile"] + arguments, directory: scratch.path).errors == run.errors)
        try FileManager.default.removeItem(atPath: scratch.file("other"))
        #expect(try transc(["compile"] + arguments, directory: scratch.path).errors == run.errors)
        let resolve = ["resolve", "--from=A", "--to=A"]
        for command in [["lint"], ["graph"], ["dump", "--model"], resolve] {
            let run = try transc(command + arguments, directory: scratch.path)
            #expect(run.code == 1 && run.errors.contains("[import-outside-root]"))
        }
    }

    /// Nor is it followed: what each of its names leads to would be asked for.
    @Test func aPathThatNoSystemOpensIsNone() throws {
        let name = String(repeating: "../", count: 20_000) + "shared.trans"
        let scratch = try tree(importing: name)
        for options in [[], ["--source-root", "root"]] {
            let run = try transc(
                ["lint", "root/Sources/app.trans"] + options, directory: scratch.path)
            let unreadable =
                "` cannot be read: \(String(cString: strerror(ENAMETOOLONG)).lowercased())"
            let isUnreadable = run.errors.contains(unreadable + " [missing-import]")
            #expect(run.code == 1 && isUnreadable)
        }
        let longest = String(repeating: "a/", count: 1000) + "../../shared.trans"
        let outside = try tree(importing: "../../" + longest)
        let run = try transc(
            "lint", "root/Sources/app.trans", "--source-root", "root", directory: outside.path)
        #expect(run.errors.contains("[import-outside-root]"))
    }

    @Test func anImportOfAnImportIsHeldToItToo() throws {
        let scratch = try tree(importing: "../shared.trans")
        try scratch.write(
            "import \"/other/far.trans\"\nanimation open = fade\n",
            to: "root/shared.trans")
        let run = try transc(
            "lint", "root/Sources/app.trans", "--source-root", "root", directory: scratch.path)
        #expect(run.code == 1)
        #expect(run.errors.hasPrefix("root/shared.trans:1:8: error: the imported file `/other/far"))
        #expect(!run.errors.contains("unknown-animation"))
    }

    /// A pipe stands for a file of which any opening would be noticed: it never ends.
    @Test func nothingOutsideIsOpened() throws {
        let scratch = try tree(importing: "../../other/shared.trans", outside: false)
        #expect(mkfifo(scratch.file("other/shared.trans"), 0o600) == 0)
        let strict = try transc(
            "lint", scratch.file("root/Sources/app.trans"), "--source-root", scratch.file("root"))
        #expect(strict.errors.contains("[import-outside-root]"))
        #expect(!strict.errors.contains("pipe"))
    }

    @Test func linksAreFollowed() throws {
        let scratch = try tree(importing: "link.trans")
        let root = scratch.file("root")
        func lint() throws -> Run {
            try transc("lint", root + "/Sources/app.trans", "--source-root", root)
        }
        for target in [
            "../../other/shared.trans", scratch.file("other/shared.trans"),
            "../../other/not-there.trans", "/not/there/at/all.trans",
        ] {
            #expect(symlink(target, root + "/Sources/link.trans") == 0)
            #expect(try lint().errors.contains("`link.trans` is outside of the source root"))
            #expect(unlink(root + "/Sources/link.trans") == 0)
        }
        for target in ["../shared.trans", root + "/shared.trans"] {
            #expect(symlink(target, root + "/Sources/link.trans") == 0)
            #expect(try lint().code == 0)
            #expect(unlink(root + "/Sources/link.trans") == 0)
        }
        #expect(symlink("link.trans", root + "/Sources/link.trans") == 0)
        #expect(try lint().errors.contains("[missing-import]"))
        #expect(unlink(root + "/Sources/link.trans") == 0)

        // A directory on the way.
        try scratch.write("import \"far/shared.trans\"\n" + using, to: "root/Sources/app.trans")
        #expect(symlink(scratch.file("other"), root + "/Sources/far") == 0)
        #expect(try lint().errors.contains("`far/shared.trans` is outside of the source root"))
    }

    @Test func theRootMayBeReachedThroughALink() throws {
        let scratch = try tree(importing: "../shared.trans")
        #expect(symlink("root", scratch.file("link")) == 0)
        for (file, root) in [("link", "root"), ("root", "link"), ("link", "link")] {
            for base in ["", scratch.path + "/"] {
                let run = try transc(
                    "lint", base + file + "/Sources/app.trans", "--source-root", root,
                    directory: scratch.path)
                #expect(run.code == 0, "\(run.errors)")
            }
        }
    }

    @Test func anOperandOutsideIsRefused() throws {
        let scratch = try tree(importing: "../shared.trans")
        for name in ["other/shared.trans", "other/not-there.trans", "root/../other/shared.trans"] {
            let run = try transc(
                "compile", name, "--source-root", "root", directory: scratch.path)
            #expect(run.code == 66)
            #expect(
                run.errors == """
                    transc: error: `\(name)` is outside of the source root `root`
                    help: with `--source-root` nothing outside of it is read

                    """)
        }
        let named = try transc(
            "lint", "-", "--stdin-path", "other/app.trans", "--source-root", "root",
            input: using, directory: scratch.path)
        #expect(named.code == 66 && named.errors.contains("`other/app.trans` is outside"))
        let inside = try transc(
            "lint", "-", "--stdin-path", "root/Sources/new.trans", "--source-root", "root",
            input: "import \"../shared.trans\"\n" + using, directory: scratch.path)
        #expect(inside.code == 0, "\(inside.errors)")
        let unnamed = try transc(
            "lint", "-", "--source-root", "root",
            input: "import \"other/shared.trans\"\n" + using, directory: scratch.path)
        #expect(unnamed.code == 1 && unnamed.errors.contains("[import-outside-root]"))
    }

    @Test func theRootMustBeADirectory() throws {
        let scratch = try tree(importing: "../shared.trans")
        for (root, reason) in [
            ("nowhere", "does not exist"), ("root/shared.trans", "is a file, not a directory"),
        ] {
            let run = try transc(
                "lint", "root/Sources/app.trans", "--source-root", root, directory: scratch.path)
            #expect(run.code == 66)
            #expect(run.errors == "transc: error: the source root `\(root)` \(reason)\n")
        }
    }

    @Test func aPathIsToldFromTheRoot() throws {
        let scratch = try tree(importing: "../shared.trans")
        try scratch.write("", to: "root/Sources/real.trans")
        #expect(symlink("real.trans", scratch.file("root/Sources/named.trans")) == 0)
        #expect(symlink("root", scratch.file("link")) == 0)
        for name in ["root", "link", "link/Sources/.."] {
            let root = try SourceRoot(scratch.file(name))
            for start in ["root", "./link", "root/Sources/.."] {
                func relative(_ path: String) -> String? {
                    root.relativePath(of: scratch.file(start + "/" + path))
                }
                #expect(relative("Sources/app.trans") == "Sources/app.trans")
                #expect(relative("Sources/./not there.trans") == "Sources/not there.trans")
                #expect(relative("") == ".")
                #expect(relative("../other/shared.trans") == nil)
                #expect(relative("../rootless/shared.trans") == nil)
            }
            let linked = scratch.file("root/Sources/named.trans")
            #expect(
                try SourceRoot(scratch.file("root")).relativePath(of: linked)
                    == "Sources/named.trans")
        }
        #expect(try SourceRoot("/").relativePath(of: "/a/b") == "a/b")
        #expect(try SourceRoot(".").relativePath(of: "a/../b") == "b")
    }

    /// Without a current directory, no file can be known to be inside.
    @Test func aDirectoryThatIsGoneIsNoRoot() throws {
        let scratch = try tree(importing: "../shared.trans")
        let app = scratch.file("other/shared.trans")
        for arguments in [
            "lint '\(app)' --source-root .", "lint '\(app)' --source-root '\(scratch.path)'",
            "inputs '\(app)' --xcfilelist", "outputs '\(app)' --xcfilelist",
        ] {
            let run = try shell(
                "cd '\(scratch.path)' && mkdir gone && cd gone && rmdir ../gone; \"$0\" \(arguments)"
            )
            #expect(run.code == 66, "\(arguments): \(run.output)\(run.errors)")
            #expect(run.output == "")
        }
    }

    /// A link may be turned between the look at a path and the opening of it.
    @Test func whatCountsIsTheFileThatWasOpened() throws {
        let scratch = try tree(importing: "link.trans")
        let link = scratch.file("root/Sources/link.trans")
        let root = try SourceRoot(scratch.file("root"))
        func turn(to target: String) {
            unlink(link)
            #expect(symlink(target, link) == 0)
        }
        turn(to: "../../other/shared.trans")
        let outside = try OpenFile(link, .read)
        #expect(!root.contains(outside.descriptor, openedBy: link))
        turn(to: "../shared.trans")
        #expect(!root.contains(outside.descriptor, openedBy: link))
        let inside = try OpenFile(link, .read)
        #expect(root.contains(inside.descriptor, openedBy: link))

        // The whole way, with the link turned before each opening.
        let path = scratch.file("root/Sources/app.trans")
        let source = SourceFile(path: path, bytes: try readFile(path).bytes)
        var files = ImportFiles(of: path, in: root) { path, root throws(ReadFailure) in
            unlink(link)
            symlink("../../other/shared.trans", link)
            return try readFile(path, in: root)
        }
        let module = loadModule(parse(source), identity: nil) { files.load($0, $1) }
        #expect(module.problems.map(\.id) == [.importOutsideRoot])
        #expect(module.files.count == 1)
    }
}
