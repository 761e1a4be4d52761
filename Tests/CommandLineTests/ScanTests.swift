import Apps
import Foundation
import Testing
import TransitionDSL

@testable import Driver
@testable import OperatingSystem
@testable import transc
@testable import TestSupport

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
}
