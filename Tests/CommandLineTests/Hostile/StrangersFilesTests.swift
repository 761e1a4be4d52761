import Foundation
import Testing
import TransitionDSL

@testable import Driver
@testable import TestSupport

/// What a stranger's repository can make each command read and write with links and names.
@Suite("A stranger's files") struct StrangersFilesTests {
    /// How a path in the repository leads elsewhere.
    enum Trap: String, CaseIterable {
        case file, newFile, chain, absolute, folder, git
    }

    /// Puts a trap where a run writes, and gives the path for its arguments.
    private func set(
        _ trap: Trap, at writing: Writing, in repository: StrangersRepository
    ) throws -> String {
        let name = lastComponent(of: writing.path)
        let up = writing.path.contains("/") ? "../" : ""
        switch trap {
        case .file:
            try repository.write(writing.old ?? "", to: "outside/" + name)
            try repository.link(writing.path, to: "\(up)../outside/\(name)")
        case .newFile: try repository.link(writing.path, to: "\(up)../outside/new-\(name)")
        case .chain:
            try repository.write(writing.old ?? "", to: "outside/" + name)
            try repository.link("hop-\(name)", to: "../outside/\(name)")
            try repository.link(writing.path, to: "\(up)hop-\(name)")
        case .absolute:
            try repository.write(writing.old ?? "", to: "outside/" + name)
            try repository.link(writing.path, to: repository.scratch.file("outside/" + name))
        case .folder:
            if let old = writing.old { try repository.write(old, to: "outside/" + name) }
            try repository.link("far", to: "../outside")
            return "far/" + name
        case .git:
            try repository.write(writing.old ?? "", to: "repo/.git/" + name)
            try repository.link(writing.path, to: "\(up).git/\(name)")
        }
        return writing.path
    }

    @Test("Nothing is written through a link that leads out", arguments: Trap.allCases)
    func writesNothingOutside(_ trap: Trap) throws {
        let count = Trap.allCases.count
        // Without an effort, each run is tried with one of the traps.
        for (number, writing) in Writing.all.enumerated()
        where effort > 0 || Trap.allCases[number % count] == trap {
            for hasGit in [true, false] where hasGit || trap != .git {
                let repository = try StrangersRepository(hasGit: hasGit)
                let path = try set(trap, at: writing, in: repository)
                let before = try [repository.files(in: "outside"), repository.files(in: "repo")]
                let run = try repository.run(writing.arguments(path))
                let after = try [repository.files(in: "outside"), repository.files(in: "repo")]
                // What cannot be read of an app is a warning.
                #expect(
                    run.code != 0 || writing.path == "Code/B.swift", "\(trap) \(writing): \(run)")
                #expect(run.errors != "", "\(trap) \(writing)")
                #expect(before[0] == after[0], "\(trap) \(writing): \(run)")
                let own = before[1].filter { $0.key.hasPrefix(".git/") || $0.key == writing.path }
                #expect(
                    own.allSatisfy { after[1][$0.key] == $0.value }, "\(trap) \(writing): \(run)")
            }
        }
    }

    /// As in an archive that is unpacked beside the current directory.
    @Test("A directory of -d that is itself a link must not lead away")
    func followsNoDirectoryAway() throws {
        let repository = try StrangersRepository(hasGit: false)
        try repository.write("", to: "archive/in/empty")
        try repository.link("../archive/out", to: "../outside")
        try repository.link("../archive/near", to: "in")
        let before = try repository.files(in: "outside")
        let refused = try repository.run(["compile", "App.trans", "-d", "../archive/out"])
        #expect(refused.code != 0 && refused.errors.contains("leads out of its directory"))
        #expect(try repository.files(in: "outside") == before)
        let near = try repository.run(["compile", "App.trans", "-d", "../archive/near"])
        #expect(near.code == 0, "\(near)")
    }

    /// As of a CI that keeps what it has built in another folder.
    @Test("A link that stays in the repository is followed, and stays")
    func followsLinksInside() throws {
        for writing in Writing.all {
            guard let old = writing.old else { continue }
            let repository = try StrangersRepository()
            let name = lastComponent(of: writing.path)
            try repository.write(old, to: "repo/cache/" + name)
            let target = (writing.path.contains("/") ? "../" : "") + "cache/" + name
            try repository.link(writing.path, to: target)
            let run = try repository.run(writing.arguments(writing.path))
            let after = try repository.files(in: "repo")
            #expect([0, 1].contains(run.code), "\(writing): \(run)")
            #expect(after[writing.path] == "-> " + target)
            let isWritten = after["cache/" + name] != old
            #expect(isWritten == (writing.option != .stamp), "\(writing): \(run)")
        }
    }

    /// The person at the command line may write where they like.
    @Test("A path outside without a link is followed")
    func writesWhereItIsTold() throws {
        for writing in Writing.all where writing.option != nil && writing.option != .fix {
            let repository = try StrangersRepository()
            let run = try repository.run(
                writing.arguments("../outside/" + lastComponent(of: writing.path)))
            #expect([0, 1].contains(run.code), "\(writing): \(run)")
        }
    }

    // MARK: Reading

    @Test("No file outside is printed, whatever leads to it")
    func readsNothingOutside() throws {
        for reading in Reading.all {
            let ending = String(reading.path.split(separator: ".").last ?? "")
            let targets = ["outside/secret.\(ending)", "outside/notes.txt"]
            for target in reading.target.map({ [$0] }) ?? targets.map({ "../" + $0 }) {
                let repository = try StrangersRepository()
                try repository.write(
                    "import \"../outside/secret.trans\"\n", to: "repo/Imp.trans")
                let up = reading.path.contains("/") ? "../" : ""
                try repository.link(reading.path, to: up + target)
                let run = try repository.run(reading.arguments(reading.path), input: reading.input)
                try expectNoSecret(run, repository, "\(target) \(reading)")
                #expect(reading.target == nil || run.code != 0 || reading.command == .outputs)
                try repository.link("far", to: "../outside")
                let name = "far/" + lastComponent(of: target)
                let other = try repository.run(reading.arguments(name), input: reading.input)
                try expectNoSecret(other, repository, "\(name) \(reading)")
            }
        }
    }

    private func expectNoSecret(
        _ run: Run, _ repository: StrangersRepository, _ what: String, except own: [String] = []
    ) throws {
        let files = try repository.files(in: "repo").filter { !own.contains($0.key) }
        let texts = files.values + [run.output, run.errors]
        #expect(!texts.contains { $0.contains(StrangersRepository.secret) }, "\(what): \(run)")
    }

    private static let imports: [(path: String, id: DiagnosticID)] = [
        ("../outside/secret.trans", .importOutsideRoot), ("../outside/notes.txt", .missingImport),
        ("../outside/none.trans", .importOutsideRoot), ("far/secret.trans", .importOutsideRoot),
        ("Link.trans", .importOutsideRoot), (".git/config", .missingImport),
        (".git/secret.trans", .importOutsideRoot), (".hidden/secret.trans", .importOutsideRoot),
        (".secret.trans", .importOutsideRoot),
        ("Notes.trans", .missingImport), ("Pipe.trans", .missingImport),
        ("Kernel.trans", .importOutsideRoot), ("/proc/self/environ", .missingImport),
        ("/etc/passwd", .missingImport), ("/dev/zero", .missingImport),
    ]

    @Test("An import reads only .trans files of the repository", arguments: imports)
    func importsNothingOutside(_ path: String, _ id: DiagnosticID) throws {
        let secret = "screen \(StrangersRepository.secret) = \(StrangersRepository.secret) =\n"
        let commands = Reading.all.filter { $0.option == nil && $0.command != .adopt }
        for command in commands where effort > 0 || [.lint, .compile].contains(command.command) {
            let repository = try StrangersRepository()
            let own = [
                ".git/secret.trans", ".hidden/secret.trans", ".secret.trans", "notes.txt",
            ]
            for name in own { try repository.write(secret, to: "repo/" + name) }
            try repository.link("far", to: "../outside")
            try repository.link("Link.trans", to: "../outside/secret.trans")
            try repository.link("Notes.trans", to: "notes.txt")
            try repository.link("Kernel.trans", to: "/proc/kmsg")
            #expect(mkfifo(repository.path + "/Pipe.trans", 0o600) == 0)
            try repository.write(
                "import \"\(path)\"\n" + StrangersRepository.file, to: "repo/Imp.trans")
            let run = try repository.run(command.arguments("Imp.trans"))
            try expectNoSecret(run, repository, "\(command)", except: own)
            guard command.command == .lint else { continue }
            #expect(run.code == 1)
            #expect(run.errors.hasPrefix("Imp.trans:1:8: error: "), "\(run.errors)")
            #expect(run.errors.contains("[\(id.name)]"), "\(run.errors)")
        }
    }

    @Test("An import of the repository is read, and --source-root widens it")
    func importsWhatIsThere() throws {
        let repository = try StrangersRepository()
        try repository.write("import \"../Other.trans\"\nhero one\n", to: "repo/sub/Imp.trans")
        try repository.write("import \"../App.trans\"\nhero one\n", to: "repo/sub/Far.trans")
        try repository.write("import \"../../outside/App.trans\"\n", to: "repo/sub/Out.trans")
        for folder in ["", "sub/"] {
            let directory = repository.path + "/" + folder
            let name = folder.isEmpty ? "sub/Imp.trans" : "Imp.trans"
            #expect(try transc("compile", name, "-o", "-", directory: directory).code == 0)
        }
        #expect(try repository.run(["inputs", "sub/Out.trans"]).code == 1)
        let wide = try repository.run(["inputs", "sub/Out.trans", "--source-root", ".."])
        #expect(wide.code == 0 && wide.output == "sub/Out.trans\n../outside/App.trans\n")
    }

    @Test("The server of an editor reads what `lint` reads")
    func serverReadsNothingOutside() throws {
        let repository = try StrangersRepository()
        let uri = "file://" + repository.path
        func session(_ arguments: String, _ text: String) throws -> String {
            let messages = [
                """
                {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"rootUri":\
                "\(uri)","capabilities":{},"initializationOptions":{"arguments":[\(arguments)]}}}
                """, #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
                """
                {"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":\
                "\(uri)/Imp.trans","languageId":"trans","version":1,"text":"\(text)"}}}
                """, #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#,
                #"{"jsonrpc":"2.0","method":"exit"}"#,
            ]
            let text = messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
            try repository.write(text, to: "repo/session")
            return try repository.run(["lsp", "--replay", "session"]).output
        }
        let import1 = #"import \"../outside/App.trans\""#
        let import2 = #"import \"App.trans\""#
        #expect(try session("", import1).contains("import-outside-root"))
        #expect(!(try session("", import2).contains("import-outside-root")))
        let wide = try session(#""--source-root","..""#, import1)
        #expect(wide.contains(#"/Imp.trans","diagnostics":[]"#), "\(wide)")
    }

    // MARK: The table

    @Test("Each option and command that reads or writes is tried")
    func nothingIsForgotten() {
        for option in OptionName.allCases {
            let commands = CommandName.allCases.filter { option.belongs(to: $0) }
            for command in commands where !OptionName.common.contains(option) {
                let isNames = Writing.namesOnly.contains([command.rawValue, option.rawValue])
                switch option.fileUse {
                case .none: break
                case .writes:
                    let isTried = Writing.all.contains {
                        ($0.command, $0.option) == (command, option)
                    }
                    #expect(isTried != isNames, "\(command) \(option.rawValue)")
                case .reads:
                    let isTried = Reading.all.contains {
                        ($0.command, $0.option) == (command, option)
                    }
                    // Only names are read.
                    #expect(isTried || isNames, "\(command) \(option.rawValue)")
                }
            }
        }
        for command in CommandName.allCases {
            #expect(
                command.fileUse.contains(.writes)
                    == Writing.all.contains { ($0.command, $0.option) == (command, nil) },
                "\(command)")
            #expect(
                command.fileUse.contains(.reads)
                    == Reading.all.contains { ($0.command, $0.option) == (command, nil) },
                "\(command)")
        }
    }
}
