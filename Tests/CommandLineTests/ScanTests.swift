import Apps
import Foundation
import Testing
import TransitionDSL

@testable import Driver
@testable import OperatingSystem
@testable import transc

/// `transc scan`: which files it reads, and what it says about those that it cannot read.
@Suite struct ScanTests {
    /// An app with all that is read and all that is not.
    private func app() throws -> Scratch {
        let scratch = try Scratch()
        for name in [
            "App/Sub/Deep", "App/Pods/Hero", "App/Carthage", "App/build", "App/DerivedData",
            "App/node_modules", "App/Art.xcassets", "App/Hero.framework", "App/.git", "App/Legacy",
            "Other", "Empty",
        ] {
            try makeDirectory(scratch, name)
        }
        for name in [
            "App/b.swift", "App/Sub/a.m", "App/Sub/Deep/Main.storyboard", "App/Sub/Cell.xib",
            "App/Sub/a.h", "App/Sub/a.mm", "App/Legacy/Old.swift", "App/en.strings",
            "App/Pods/Hero/Hero.swift", "App/Carthage/x.swift", "App/build/x.swift",
            "App/DerivedData/x.swift", "App/node_modules/x.swift", "App/Art.xcassets/x.swift",
            "App/Hero.framework/x.h", "App/.git/x.swift", "App/.hidden.swift", "App/App.trans",
            "App/notes.md", "App/x.swiftx", "Other/o.swift",
        ] {
            try scratch.write("// \(name)\n", to: name)
        }
        return scratch
    }

    private let all = [
        "Legacy/Old.swift", "Sub/Cell.xib", "Sub/Deep/Main.storyboard", "Sub/a.h", "Sub/a.m",
        "Sub/a.mm", "b.swift", "en.strings",
    ]

    private func makeDirectory(_ scratch: Scratch, _ name: String) throws {
        try FileManager.default.createDirectory(
            atPath: scratch.file(name), withIntermediateDirectories: true)
    }

    private func link(_ scratch: Scratch, _ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: scratch.file(name), withDestinationPath: target)
    }

    private func paths(_ operands: [String], excluding: [String] = []) throws -> [String] {
        try AppFiles(operands, excluding: excluding).files.map(\.source.path)
    }

    @Test func readsCodeAndInterfaceBuilderInTheOrderOfPaths() throws {
        let scratch = try app()
        let app = scratch.file("App")
        let files = try AppFiles([app], excluding: [])
        #expect(files.files.map(\.source.path) == all.map { "\(app)/\($0)" })
        #expect(files.files.map(\.source.index.index) == (0..<8).map { UInt32($0) })
        #expect(files.failures.isEmpty)
    }

    @Test(arguments: [
        ("Legacy", "Legacy/Old.swift"), ("Deep/", "Sub/Deep/Main.storyboard"),
        ("*.strings", "en.strings"), ("Sub/*.m", "Sub/a.m"),
        ("**/Main.*", "Sub/Deep/Main.storyboard"),
        ("?.swift", "b.swift"), ("Sub/**/*.storyboard", "Sub/Deep/Main.storyboard"),
    ])
    func globsAddToWhatIsSkipped(_ glob: String, _ gone: String) throws {
        let scratch = try app()
        let app = scratch.file("App")
        let rest = all.filter { $0 != gone }.map { "\(app)/\($0)" }
        #expect(try paths([app], excluding: [glob]) == rest)
    }

    @Test(arguments: [
        ("*", "a", true), ("*", "a/b", true), ("a*", "b/ab", true), ("a?", "a", false),
        ("a/*", "a/b", true), ("a/*", "a/b/c", false), ("a/**", "a/b/c", true),
        ("**/b", "b", true), ("**/b", "a/x/b", true), ("a/**/b", "a/b", true),
        ("a/**/b", "a/x/y/b", true), ("a/**/b", "a/x/y/c", false), ("./b", "a/b", false),
        ("**", "a/b", true), ("?", "é", true), ("*a*b", "xaxbxb", true), ("*a*b", "xaxbxc", false),
    ])
    func globsMatchNamesAndPaths(_ glob: String, _ path: String, _ isMatch: Bool) {
        #expect(Glob(glob).accepts(path) == isMatch)
    }

    /// A pattern of many stars does not try every way to split the text.
    @Test func globsTakeNoLongTime() {
        let glob = Glob(String(repeating: "**/*a*a*a*a*a*/", count: 40) + "b")
        let path = String(repeating: String(repeating: "a", count: 100) + "/", count: 200)
        #expect(!glob.accepts(path))
    }

    @Test func aFileIsReadOnceWhateverLeadsToIt() throws {
        let scratch = try app()
        try link(scratch, "App/0.swift", to: "b.swift")
        try link(scratch, "App/Sub/round", to: "..")
        try link(scratch, "App/Sub/Deep/self", to: ".")
        try FileManager.default.linkItem(
            atPath: scratch.file("App/b.swift"), toPath: scratch.file("App/z.swift"))
        let app = scratch.file("App")
        let expected = all.map { "\(app)/\($0)" }
        #expect(try paths([app, app + "/Sub", app + "/./b.swift", app]) == expected)
    }

    @Test func whatIsNamedIsReadEvenIfItsNameIsSkipped() throws {
        let scratch = try app()
        let pods = scratch.file("App/Pods")
        #expect(try paths([pods]) == [pods + "/Hero/Hero.swift"])
        let file = scratch.file("App/build/x.swift")
        #expect(try paths([file], excluding: ["*.swift"]) == [file])
    }

    @Test func pathsAreThoseOfTheCommandLineWithoutDots() throws {
        let scratch = try app()
        let run = try transc("scan", "./App/../App", "--json", directory: scratch.path)
        #expect(run.code == 0)
        try link(scratch, "App/gone.swift", to: "nowhere")
        let second = try transc("scan", ".//App/", "--json", directory: scratch.path)
        #expect(second.output.contains("\"path\":\"App/gone.swift\""))
    }

    @Test func anUnreadableFileIsAWarningAndTheOthersAreRead() throws {
        let scratch = try app()
        try link(scratch, "App/gone.swift", to: "nowhere")
        let run = try transc("scan", "App", directory: scratch.path)
        #expect(run.code == 0)
        #expect(run.errors == "transc: warning: `App/gone.swift` does not exist\n")
        #expect(
            run.output.hasPrefix(
                "9 files: 2 Swift, 3 Objective-C, 2 Interface Builder, 1 .strings, 1 .trans; "
                    + "1 file could not be read\n"))
    }

    @Test func aFileThatIsTooLargeIsAWarning() throws {
        let scratch = try app()
        let large = scratch.file("App/large.swift")
        try Data().write(to: URL(fileURLWithPath: large))
        truncate(large, 17 << 20)
        let files = try AppFiles([scratch.file("App")], excluding: [])
        #expect(files.files.count == 8)
        #expect(
            files.failures.map(\.failure.message) == [
                "`\(large)` is too large: it has more than 16 MiB"
            ])
    }

    @Test(arguments: [
        (["scan"], 64, "`transc scan` needs a path"),
        (["scan", "nothing"], 66, "`nothing` does not exist"),
        (["scan", "Empty"], 66, "there is no file to scan in `Empty`"),
        (["scan", "App", "--kind", "hero-ids"], 64, "did you mean `hero-id`?"),
        (["scan", "App", "--kind", ""], 64, "`--kind` needs a value"),
        (
            ["scan", "App", "--json", "--plain"], 64,
            "only one of `--json`, `--plain` and `--explain`"
        ),
        (["scan", "App", "--explain", "b.swift"], 64, "write it as `List.swift:12`"),
        (["scan", "App", "--explain", "b.swift:0"], 64, "is not a file and a line"),
        (["scan", "App", "--explain", "c.swift:3"], 64, "`c.swift` for `--explain` is not among"),
        (["scan", "App", "--engine", "hero"], 64, "is not an option of `transc scan`"),
    ])
    func mistakesOfTheCommandLine(_ arguments: [String], _ code: Int32, _ message: String) throws {
        let scratch = try app()
        let run = try transc(arguments, directory: scratch.path)
        #expect(run.code == code)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(run.output == "")
    }

    @Test(arguments: ["b.swift:1", "App/b.swift:1", "./App/b.swift:1:4", "b.swift:1:"])
    func explainFindsItsFile(_ place: String) throws {
        let scratch = try app()
        let run = try transc("scan", "App", "--explain", place, directory: scratch.path)
        #expect(run.code == 0)
        #expect(run.output == "no fact on line 1 of App/b.swift; the file has no fact\n")
    }

    @Test func explainNeedsOneFile() throws {
        let scratch = try app()
        try scratch.write("//", to: "App/Legacy/b.swift")
        let run = try transc(
            "scan", "App/Legacy", "App/Sub", "App/b.swift", "--explain", "a.h:1",
            directory: scratch.path)
        #expect(run.code == 0)
        let two = try transc(
            "scan", "App", "Other", "--explain", "b.swift:1", directory: scratch.path)
        #expect(two.code == 64)
        #expect(two.errors.contains("several scanned files end in `b.swift`"))
    }

    // MARK: Files of the language

    private static let transitions = """
        engine hero
        hero photo(id: Int) = "photo.\\(id)"
        cell PhotoCell(id: Int) = PhotoTableViewCell { imageView: photo(id: id) }
        screen Photo(id: Int) = PhotoViewController {
          imageView: photo(id: id) with fade
        }
        screen Extra = ExtraViewController
        registry App { push Photo -> Photo: slide(left) }
        """
    private static let kinds = "hero-id,modifiers,segue,storyboard,registry-line"

    private func app(with transitions: String) throws -> Scratch {
        let scratch = try Scratch()
        try makeDirectory(scratch, "App")
        try scratch.write(transitions, to: "App/App.trans")
        let code = """
            import UIKit
            class PhotoViewController: UIViewController {}
            class PhotoTableViewCell: UITableViewCell {}
            class ListViewController: UIViewController {
                var cell: PhotoTableViewCell?
            }
            """
        try scratch.write(code, to: "App/Code.swift")
        return scratch
    }

    /// The facts of a file are its own, whether or not its Swift is there. Swift without the file only
    /// declares names, and a warning says so.
    @Test func generatedSwiftHasNoFacts() throws {
        let scratch = try app(with: Self.transitions)
        _ = try transc("compile", "App/App.trans", directory: scratch.path)
        func facts(_ path: String) throws -> String {
            let run = try transc(
                "scan", path, "--plain", "--kind", Self.kinds, directory: scratch.path)
            #expect(run.code == 0)
            return run.output
        }
        let file = try facts("App/App.trans")
        #expect(file.split(separator: "\n").count == 4)
        let alone = try transc(
            "scan", "App/App.trans.swift", "--plain", "--kind", Self.kinds,
            directory: scratch.path)
        #expect(alone.code == 0 && alone.output == "")
        #expect(
            alone.errors.contains(
                "the .trans file of `App/App.trans.swift` is not among the files"))
        // With both, each fact is there once, also if the Swift is somewhere else.
        let both = try facts("App")
        #expect(both.split(separator: "\n").count == 4)
        try FileManager.default.removeItem(atPath: scratch.file("App/App.trans.swift"))
        #expect(try facts("App") == both)
    }

    @Test func factsOfAFileAreInTheFile() throws {
        let scratch = try app(with: Self.transitions)
        let run = try transc("scan", "App", "--json", directory: scratch.path)
        let lines = run.output.split(separator: "\n")
        let ids = lines.filter { $0.contains("\"hero-id\"") && $0.contains("\"fact\"") }
        #expect(ids.count == 2)
        #expect(ids.allSatisfy { $0.contains("\"path\":\"App/App.trans\"") })
        // The code says where the cell is, and which classes it declares itself.
        #expect(ids[0].contains("\"screens\":[\"ListViewController\"]"))
        #expect(lines.count { $0.contains("\"kind\":\"screen\"") } == 3)
        #expect(lines.last?.contains("\"files\":2,") == true)
    }

    @Test func aFileWithAnErrorIsReported() throws {
        let scratch = try app(with: "screen Photo =")
        let run = try transc("scan", "App", "--plain", directory: scratch.path)
        #expect(run.code == 1)
        #expect(run.errors.contains("App/App.trans:1:"))
        #expect(run.output.contains(" class=PhotoViewController "))
    }
}
