import Foundation
import Testing

/// What holds of the sources as a whole: see Package.swift and CONTRIBUTING.md.
@Suite struct SourceRulesTests {
    private static let stages = [
        "TransitionDSL", "Lexer", "Parser", "Resolution", "Semantics", "Lint", "Codegen",
        "Formatting", "Serialization", "AppSource", "Apps", "Adoption", "Pictures",
        "LanguageServer",
    ]

    /// What reads, writes, prints and stops.
    private static let outerModules = ["OperatingSystem", "Driver", "transc", "transc-compile"]

    private static let stageFiles = stages.flatMap {
        Repository.files(in: "Sources/\($0)", ending: ".swift")
    }

    @Test func findsTheSources() {
        #expect(Self.stageFiles.count > 50)
    }

    /// A stage is a function from a value to a value: wrong input is data, and only `transc` reads,
    /// prints or stops.
    @Test(arguments: stageFiles)
    func stagesNeitherPrintNorStop(_ path: String) throws {
        let forbidden = try Regex(
            #"(^|[^.\w])(print|debugPrint|dump|readLine|fatalError|preconditionFailure|exit)\(|\b(try|as)!"#
        )
        for line in try code(path) where line.contains(forbidden) {
            Issue.record("\(path): \(line)")
        }
    }

    /// A target depends on what its files import, and on nothing else.
    @Test func targetsDependOnWhatTheyImport() throws {
        let dependencies = try packageDependencies()
        let modules = Set(dependencies.keys).union(["CLibrary", "TestSupport"])
        for (target, declared) in dependencies {
            let folder =
                (target.hasPrefix("Test") || target.hasSuffix("Tests") ? "Tests/" : "Sources/")
                + target
            // `Scripts/fuzz` builds that driver.
            let files = swiftFiles(folder).filter { !$0.hasPrefix("Tests/FuzzTests/Driver/") }
            let imported = Set(try files.flatMap(imports))
            #expect(imported.intersection(modules).sorted() == declared.sorted(), "\(target)")
        }
        #expect(modules.isSuperset(of: Self.stages + Self.outerModules))
    }

    /// SwiftPM compiles what these plugins run before an app: no module too many.
    @Test func thePluginCompilesOnlyWhatItRuns() throws {
        let dependencies = try packageDependencies()
        #expect(dependencies["transc-compile"] == ["OperatingSystem", "Driver"])
        var compiled: Set<String> = []
        var pending = ["Driver"]
        while let module = pending.popLast() {
            if compiled.insert(module).inserted { pending += dependencies[module] ?? [] }
        }
        #expect(
            compiled.isDisjoint(with: ["LanguageServer", "Pictures", "Formatting", "Adoption"]))
        let plugins = try Repository.text("Package.swift").components(separatedBy: ".plugin(")
            .filter {
                $0.contains(#"dependencies: ["transc-compile"]"#)
            }
        for name in ["TranscPlugin", "TranscGenerate"] {
            #expect(plugins.contains { $0.contains("name: \"\(name)\"") }, "\(name)")
        }
    }

    /// No contents of a file, a path or a variable can be run or fetched: no call of ours
    /// could. The one socket listens, for `preview --serve`; `diff --against` starts git.
    @Test(arguments: stages + outerModules)
    func noneStartsOrFetchesAnything(_ target: String) throws {
        let forbidden = try Regex(
            #"(^|[^.\w])(posix_spawnp?|v?fork(?=\(\))|exec[lv]\w*|system|popen|dlopen|socket|openStreamSocket|Process)\("#
        )
        for path in Repository.files(in: "Sources/\(target)", ending: ".swift") {
            for line in try code(path) where line.contains(forbidden) {
                let startsGit =
                    path == "Sources/OperatingSystem/Processes/UnsafeProcess.swift"
                    && line.contains("posix_spawnp(&child, \"\", ")
                let listens =
                    path.hasSuffix("Sockets/Socket.swift") && line.contains("openStreamSocket()")
                if !listens, !startsGit { Issue.record("\(path): \(line)") }
            }
            if path == "Sources/OperatingSystem/Processes/UnsafeProcess.swift" {
                #expect(try Repository.text(path).contains("posix_spawnp(&child, \"git\", "))
            }
            if path.contains("/Serve/") || path.contains("/Sockets/") {
                for word in ["connect(", "sendto(", "sendmsg("] {
                    #expect(try code(path).allSatisfy { !$0.contains(word) }, "\(path): \(word)")
                }
            }
        }
    }

    /// The functions in C call no others that start or fetch anything.
    @Test func noFunctionInCDoes() throws {
        let calls = try Repository.text("Sources/CLibrary/library.h")
            .matches(of: /(\w+)\((?!void\))/).map { String($0.output.1) }
        let known: Set = [
            "openFile", "open", "descriptorFlags", "setDescriptorFlags", "setStatusFlags", "fcntl",
            "getPath", "openStreamSocket", "socket", "ignoreSignal", "restoreSignal", "signal",
            "exchangeFiles", "renamex_np", "renameat2", "startThread", "joinThread", "defined",
            "pthread_attr_init", "pthread_attr_setstacksize", "pthread_create",
            "pthread_attr_destroy", "pthread_join", "terminalColumns", "ioctl",
        ]
        #expect(Set(calls).subtracting(known) == [])
    }

    /// Imports have one direction: each target depends on targets before it, and code generation
    /// sees only the checked model.
    @Test func pipelineRunsOneWay() throws {
        let dependencies = try packageDependencies()
        // Pictures computes springs.
        var seen: Set<String> = ["TransitionRuntime", "CLibrary"]
        for target in Self.stages + Self.outerModules {
            let own = try #require(dependencies[target])
            #expect(own.isSubset(of: seen), "\(target) depends on \(own.subtracting(seen))")
            seen.insert(target)
        }
        #expect(dependencies["Parser"] == ["TransitionDSL"])
        #expect(dependencies["Semantics"] == ["TransitionDSL", "Lexer", "Parser", "Resolution"])
        #expect(dependencies["Lint"] == ["TransitionDSL", "Resolution", "Semantics"])
        #expect(dependencies["Formatting"] == ["TransitionDSL"])
        #expect(dependencies["Serialization"] == ["TransitionDSL"])
        #expect(dependencies["Codegen"] == ["TransitionDSL", "Resolution"])
        #expect(dependencies["AppSource"] == ["TransitionDSL"])
        #expect(dependencies["Apps"] == ["TransitionDSL", "Resolution", "AppSource"])
        #expect(dependencies["Adoption"] == ["TransitionDSL", "Resolution", "AppSource", "Apps"])
        #expect(
            dependencies["Pictures"]
                == [
                    "CLibrary", "TransitionDSL", "Resolution", "Serialization", "TransitionRuntime",
                ])
        #expect(dependencies["OperatingSystem"] == ["CLibrary", "TransitionDSL", "Serialization"])
        #expect(dependencies["TransitionRuntime"] == ["CLibrary"])
    }

    /// A name leads to one type, whichever module is open, and a file name to one file.
    @Test func namesAreUnique() throws {
        var types: [String: Set<String>] = [:]
        var files: [String: [String]] = [:]
        let declaration = try Regex(
            #"^((package|public|private|fileprivate|final|indirect|nonisolated) )*(struct|class|enum|actor|protocol|typealias) (?<name>\w+)"#
        )
        for path in Repository.files(in: "Sources", ending: ".swift") {
            files[URL(fileURLWithPath: path).lastPathComponent, default: []].append(path)
            for line in try Repository.text(path).split(separator: "\n") {
                if let match = line.prefixMatch(of: declaration),
                    let name = match["name"]?.substring
                {
                    types[String(name), default: []].insert(path)
                }
            }
        }
        #expect(types.count > 800)
        #expect(types.filter { $0.value.count > 1 } == [:])
        #expect(files.filter { $0.value.count > 1 } == [:])
    }

    /// Figures of measurements stand in the table of Benchmarks/README.md.
    @Test func commentsHaveNoFigures() throws {
        let figure = try Regex(#"//.*(\binstructions\b|quadratic time|\d %|times as (fast|slow))"#)
        for path in Repository.files(in: "Sources", ending: ".swift") {
            for line in try Repository.text(path).split(separator: "\n")
            where line.contains(figure) && !line.contains("processing instructions") {
                Issue.record("\(path): \(line)")
            }
        }
    }

    /// The positions of tokens in a node are the grammar's: only typed views know them, and the
    /// parser, which creates the nodes.
    @Test func viewsAloneKnowPositionsInNodes() throws {
        for path in Repository.files(in: "Sources", ending: ".swift")
        where !path.hasPrefix("Sources/TransitionDSL/Syntax/")
            && !path.hasPrefix("Sources/Parser/") && !path.hasPrefix("Sources/App")
        {
            for line in try code(path)
            where line.contains("firstToken") || line.contains("endToken") {
                Issue.record("\(path): \(line)")
            }
        }
    }

    /// What only looks at a model takes it as a value: the checker that fills it is not among the
    /// inputs of these passes.
    @Test(arguments: ["SwiftNames", "Engines"])
    func passesOverTheModelSeeNoChecker(_ folder: String) throws {
        let files = Repository.files(in: "Sources/Semantics/\(folder)", ending: ".swift")
        #expect(!files.isEmpty)
        for path in files {
            for line in try code(path) where line.contains("Checker") {
                Issue.record("\(path): \(line)")
            }
        }
    }

    /// Links are followed in one place, so a path of the command line is written to only as an
    /// `OutputPlace`.
    @Test func outputsHaveOnePlace() throws {
        let writing = try Regex(
            #"\[\.write|(^|[^.\w])(renameFile|exchangeFiles|linkFile|removeFile|touchFile|makeFile|makeDirectory|overwrite)\("#
        )
        let writers = ["Files/WriteFile", "Files/TemporaryFile", "UnsafeFiles"].map {
            "Sources/OperatingSystem/\($0).swift"
        }
        let files = Self.outerModules.flatMap {
            Repository.files(in: "Sources/\($0)", ending: ".swift")
        }
        var count = 0
        for path in files where !writers.contains(path) {
            for line in try code(path) where line.contains(writing) {
                count += 1
                #expect(line.contains("(place"), "\(path): \(line)")
            }
        }
        #expect(count >= 6)
    }

    /// A row of the catalog that code asks for is a constant of `CatalogRows.swift`, which a test
    /// finds: a misspelt name would switch something off.
    @Test(arguments: ["Semantics", "Lint", "Resolution", "Codegen"])
    func catalogRowsAreConstants(_ target: String) throws {
        let forbidden = try Regex(
            #"\]?\.name [!=]= "|Catalog\.row\([^)]*""#)
        for path in Repository.files(in: "Sources/\(target)", ending: ".swift") {
            for line in try code(path) where line.contains(forbidden) {
                Issue.record("\(path): \(line)")
            }
        }
    }

    /// Bytes become characters in `Source`, comments are found by the lexer: a second reader would
    /// read something else.
    @Test func bytesAreDecodedInOnePlace() throws {
        let decoder = try Regex(
            #"0xC2\.\.\.0xDF|0xE0\.\.\.0xEF|<< 6 \||func \w*[sS]canComment"#)
        let files = try Repository.files(in: "Sources", ending: ".swift").filter {
            try code($0).contains { $0.contains(decoder) }
        }
        #expect(
            files == ["Sources/Lexer/Comments.swift", "Sources/TransitionDSL/Source/Scalars.swift"])
    }

    /// A plan is complete: who lays it out looks nothing up in the program or in the catalog.
    @Test func printingSeesPlansOnly() throws {
        let forbidden = try Regex(
            #"\b(Model|Catalog\w*|Handle|HandleRange|Resolution|Engine\w*)\b"#)
        let files = ["Printing", "SwiftPlan"].flatMap {
            Repository.files(in: "Sources/Codegen/\($0)", ending: ".swift")
        }
        #expect(files.count > 5)
        for path in files {
            for line in try code(path) where line.contains(forbidden) {
                Issue.record("\(path): \(line)")
            }
        }
    }

    /// What generated Swift owes to an engine is one value, chosen in one place.
    @Test func enginesAreToldApartOnce() throws {
        let form = try Regex(
            #"\.(sdoshero|trtransitions|uikit)\b|engine\)? *[!=]=|switch [\w.]*engine\b"#)
        let files = try Repository.files(in: "Sources/Codegen", ending: ".swift").filter {
            try code($0).contains { $0.contains(form) }
        }
        #expect(files == ["Sources/Codegen/Planning/Engines/EngineBackend.swift"])
    }

    /// What Swift does not prove to be safe is in one file a module, with its reason; that of
    /// sockets and processes in two others. The compiler finds what is not marked.
    @Test func unsafeCodeIsInOneFile() throws {
        let marked = try Regex(#"(^|[^.\w(])unsafe +[\w\[(]|@unsafe|@safe"#)
        let files = try Repository.files(in: "Sources", ending: ".swift").filter {
            try code($0).contains { $0.contains(marked) }
        }
        #expect(
            files == [
                "Sources/OperatingSystem/Processes/UnsafeProcess.swift",
                "Sources/OperatingSystem/Sockets/UnsafeSockets.swift",
                "Sources/OperatingSystem/UnsafeFiles.swift",
                "Sources/TransitionDSL/UnsafeText.swift",
                "Sources/TransitionRuntime/UIKit/UnsafeObjects.swift",
            ])
        let package = try Repository.text("Package.swift")
        for target in Self.stages + Self.outerModules + ["TransitionRuntime"] {
            let strict = try Regex(#"arget\(\s*name: "\#(target)"[^@]*?swiftSettings: (\w+)"#)
            let match = try #require(package.firstMatch(of: strict))
            #expect(match[1].substring == "safe", "\(target)")
        }
        #expect(package.contains("let safe = strict + [.strictMemorySafety("))
    }

    /// Whole files stay readable.
    @Test func sourceFilesAreShort() throws {
        for path in Repository.files(in: "Sources", ending: ".swift") {
            let lines = try Repository.text(path).split(
                separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.count <= 351, "\(path) has \(lines.count) lines")
        }
    }

    /// The Swift files of a target, also those behind links to folders of another.
    private func swiftFiles(_ folder: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(
            atPath: Repository.url(folder).path)
        return (names ?? []).flatMap { name -> [String] in
            if name.hasSuffix(".swift") { return ["\(folder)/\(name)"] }
            return name.contains(".") ? [] : swiftFiles("\(folder)/\(name)")
        }
    }

    /// The modules that a file imports.
    private func imports(_ path: String) throws -> [String] {
        let form = try Regex(
            #"^(@\w+ +)*((public|package|internal|fileprivate|private) +)?import +(\w+ +)?(\w+)$"#,
            as: (Substring, Substring?, Substring?, Substring?, Substring?, Substring).self
        )
        return try code(path).compactMap { $0.wholeMatch(of: form).map { String($0.output.5) } }
    }

    /// The lines of a file without comments and without what is in strings of one line.
    private func code(_ path: String) throws -> [String] {
        let string = try Regex(#""([^"\\]|\\.)*""#)
        return try Repository.text(path).split(separator: "\n").map { line in
            let bare = line.replacing(string, with: "\"\"")
            let end = bare.firstRange(of: "//")?.lowerBound ?? bare.endIndex
            return bare[..<end].trimmingCharacters(in: .whitespaces)
        }
    }

    /// What each target depends on, as Package.swift says.
    private func packageDependencies() throws -> [String: Set<String>] {
        let form = try Regex(
            #"name: "([\w-]+)",\s*(?:dependencies: \[((?:[^\[\]]|\[[^\]]*\])*)\],\s*)?(?:exclude: \[[^\]]*\],\s*)?swiftSettings"#,
            as: (Substring, Substring, Substring?).self
        )
        var dependencies: [String: Set<String>] = [:]
        for match in try Repository.text("Package.swift").matches(of: form) {
            let names = (match.output.2 ?? "").matches(of: /"(\w+)"/).map { String($0.output.1) }
            dependencies[String(match.output.1)] = Set(names)
        }
        return dependencies
    }
}
