import Foundation
import Semantics
import Testing
import TransitionDSL

@testable import Driver
@testable import OperatingSystem
@testable import TestSupport

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
