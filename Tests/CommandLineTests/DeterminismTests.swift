import Foundation
import Testing
import TransitionDSL

@testable import OperatingSystem
@testable import TestSupport

/// The same files give the same bytes, no matter who compiles them, wherever and whenever.
@Suite struct DeterminismTests {
    /// The examples, and a file that has comments and strings over several lines, and warnings.
    private static let files: [(name: String, text: String)] = {
        let root = repositoryRoot
        let examples = root.appendingPathComponent("Examples").path
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: examples)) ?? []
        let apps = ["Dismissal/", "News/", "PhotoZoom/", "Tour/"]
        var files = names.filter { name in
            name.hasSuffix(".trans") && apps.contains { name.hasPrefix($0) }
        }
        .sorted().compactMap { name in
            (try? String(contentsOfFile: examples + "/" + name, encoding: .utf8)).map {
                (name: name, text: $0)
            }
        }
        files.append((name: "Lines/lines.trans", text: lines))
        return files
    }()

    private static let lines = ##"""
        engine hero

        /// The list of what is new.
        ///
        /// Its second paragraph.
        screen List = ListController {
          before go: swift(#"prepare(  "a"  )"#)
        }
        /* Over several
           lines. */
        screen Detail(id: Int) = DetailController
        /// Two names,
        /// one family.
        hero row(index: Int) = "row.\(index).\(part)" { one two = "2" }  // at the end
        registry Old { }

        registry App {
          /// A line.
          push List -> Detail: fade / slide(left) with duration(20ms)
        }

        """##

    /// How a checkout may hold the files' lines.
    private enum Form: String, CaseIterable {
        case lineFeed, pair, carriageReturn, mark, mixed

        func text(_ text: String) -> String {
            switch self {
            case .lineFeed: text
            case .pair: text.replacing("\n", with: "\r\n")
            case .carriageReturn: text.replacing("\n", with: "\r")
            case .mark: "\u{FEFF}" + text
            case .mixed:
                text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
                    .reduce(into: "") { result, line in
                        if line.offset > 0 {
                            result += ["\n", "\r\n"][line.offset % 2]
                        }
                        result += line.element
                    }
            }
        }
    }

    private func project(_ form: Form) throws -> Scratch {
        let scratch = try Scratch()
        for (name, text) in Self.files {
            try makeDirectories(scratch.file("in/" + directory(of: name)))
            try scratch.write(form.text(text), to: "in/" + name)
        }
        return scratch
    }

    /// Compiles all files and gives what came of it: each file's bytes, and what was printed.
    private func results(
        _ scratch: Scratch,
        from place: String = "in",
        inputs: [String] = files.map(\.name),
        environment: String = "",
        mask: String = "022",
        options: String = ""
    ) throws -> [String: String] {
        let out = scratch.file("out")
        try? FileManager.default.removeItem(atPath: out)
        try makeDirectories(scratch.file(place))
        try makeDirectories(out)
        let reports = [
            "text", "xcode", "jsonl", "sarif", "github", "gitlab", "checkstyle", "junit",
        ]
        .map { "--report \($0)=\(out)/\($0).report" }.joined(separator: " ")
        let run = try shell(
            "cd '\(scratch.file(place))' && umask \(mask) && exec env \(environment) $0 compile --objc "
                + "\(inputs.joined(separator: " ")) -d \(out)/swift --depfile \(out)/d "
                + "--stamp \(out)/s \(reports) \(options)")
        #expect(run.code == 0, "\(run.errors)")
        var results = ["stdout": run.output, "stderr": run.errors]
        for name in try FileManager.default.subpathsOfDirectory(atPath: out)
        where try FileStatus(out + "/" + name).kind == .regular {
            results[name] = try scratch.text("out/" + name)
                .replacing(scratch.path, with: "SCRATCH")
        }
        return results
    }

    private func expect(
        _ results: [String: String], like others: [String: String], _ what: String,
        only isCompared: (String) -> Bool = { _ in true }
    ) {
        let keys = Set(results.keys).union(others.keys).filter(isCompared).sorted()
        #expect(!keys.isEmpty)
        for key in keys {
            #expect(results[key] == others[key], "\(what): \(key)")
        }
    }

    private static func isGenerated(_ name: String) -> Bool { name.hasPrefix("swift/") }

    @Test func neitherTimeNorLocaleNorSeedMatters() throws {
        let scratch = try project(.lineFeed)
        let first = try results(scratch)
        #expect(first.count > 20 && first["text.report"]?.contains("empty-registry") == true)
        for environment in [
            "LC_ALL=tr_TR.UTF-8 TZ=Asia/Kathmandu", "LC_ALL=C TZ=America/St_Johns LANG=C",
            "LC_ALL=de_DE.UTF-8 LANGUAGE=de:ar AppleLocale=ar_EG TZ=:bad",
            "HOME=/nonexistent TMPDIR=/nonexistent USER=x PWD=/wrong", "COLUMNS=20 TERM=dumb",
            "SWIFT_DETERMINISTIC_HASHING=1 SWIFT_BACKTRACE=enable=no MALLOC_PERTURB_=165", "", "",
            "-u HOME NO_COLOR=1 FORCE_COLOR=3 CI=true GITHUB_ACTIONS=true TRANSC_EFFORT=9",
            "SCRIPT_INPUT_FILE_COUNT=1 SCRIPT_INPUT_FILE_0=/x SCRIPT_OUTPUT_FILE_COUNT=1 "
                + "SCRIPT_OUTPUT_FILE_0=/y SRCROOT=/ ENABLE_USER_SCRIPT_SANDBOXING=YES",
        ] {
            expect(try results(scratch, environment: environment), like: first, environment)
        }
        expect(try results(scratch, mask: "077"), like: first, "umask")
        for jobs in ["-j 1", "-j 2", "-j 7"] {
            expect(try results(scratch, options: jobs), like: first, jobs)
        }
    }

    @Test func thePlaceDoesNotMatter() throws {
        let scratch = try project(.lineFeed)
        let first = try results(scratch)
        let elsewhere = try project(.lineFeed)
        expect(try results(elsewhere), like: first, "another directory")
        // Where paths are given otherwise, what names them differs; what is generated does not.
        let absolute = Self.files.map { scratch.file("in/" + $0.name) }
        expect(
            try results(scratch, from: "deep/er", inputs: absolute), like: first, "absolute",
            only: Self.isGenerated)
        let above = Self.files.map { "../../in/./" + $0.name }
        expect(
            try results(scratch, from: "deep/er", inputs: above), like: first, "from elsewhere",
            only: Self.isGenerated)
        let root = "--source-root '\(scratch.path)' --line-directives"
        let rooted = try results(scratch, options: root)
        expect(
            try results(scratch, from: "deep/er", inputs: absolute, options: root), like: rooted,
            "line directives", only: Self.isGenerated)
        #expect(rooted["swift/lines.trans.swift"]?.contains("\"in/Lines/lines.trans\"") == true)
    }

    /// Offsets count bytes and change with the line endings; all else is as it was.
    @Test(arguments: ["pair", "carriageReturn", "mark", "mixed"])
    func lineEndingsDoNotMatter(_ name: String) throws {
        let form = try #require(Form(rawValue: name))
        let first = try results(try project(.lineFeed))
        let others = try results(try project(form))
        expect(others, like: first, name) { name in
            !name.hasSuffix(".report") || ["text.report", "xcode.report"].contains(name)
        }
        for (name, text) in others where Self.isGenerated(name) {
            #expect(!text.utf8.contains(UInt8(ascii: "\r")), "\(name)")
        }
    }

    /// Errors are reported alike too: where a string or a comment is not closed lines matter most.
    @Test(arguments: ["pair", "carriageReturn", "mixed"])
    func errorsAreToldAlike(_ name: String) throws {
        let form = try #require(Form(rawValue: name))
        let texts = [
            "hero a = \"a\nhero b = \"b\"\n", "/* never\n closed\n", "screen A = \n\n\nscreen B\n",
            "engine hero\nscreen A = AController { before go: swift(#\"a\nb\"#) }\n",
            "/// doc\n\n/// more\nhero = 3\n// transc:allow(nothing)\n",
        ]
        for text in texts {
            let plain = try transc("compile", "-", "-o", "/dev/null", input: text)
            let other = try transc("compile", "-", "-o", "/dev/null", input: form.text(text))
            #expect(plain.code == other.code && plain.errors == other.errors, "\(text)")
        }
    }
}
