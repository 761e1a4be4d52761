import Foundation
import Testing

@testable import Driver
@testable import OperatingSystem
@testable import TestSupport

/// What the system itself refuses, without anything put between it and the command.
@Suite struct FileFaultTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        try scratch.write("hero of = \"of\"\n", to: "a.trans")
    }

    private func sh(_ line: String) throws -> Run { try shell("cd '\(scratch.path)'\n\(line)") }

    /// Each command's standard output is full, closed, or has no reader.
    @Test(
        .enabled(if: hasFullDevice),
        arguments: [
            "compile a.trans -o -", "compile a.trans --dry-run", "compile a.trans --check",
            "lint a.trans --report sarif", "lint --diff b.trans", "lint --fix - < b.trans",
            "resolve c.trans --from First --to Second", "explain", "explain missing-import",
            "dump --tokens a.trans", "dump --tree a.trans", "dump --model a.trans",
            "dump --analysis a.trans",
            "inputs a.trans",
            "outputs a.trans", "completions bash", "manpage", "help", "--help", "help lint",
            "--version", "init new.trans", "scan app", "scan --json app",
            "scan app --explain a.swift:1",
        ])
    func standardOutput(_ command: String) throws {
        try scratch.write(
            "screen First = A\nscreen Second = B\nregistry R { push First → Second: fade }\n",
            to: "b.trans")
        try scratch.write(
            "screen First = A\nscreen Second = B\nregistry R { push First -> Second: fade }\n",
            to: "c.trans")
        try FileManager.default.createDirectory(
            atPath: scratch.file("app"), withIntermediateDirectories: true)
        try scratch.write("import UIKit\n", to: "app/a.swift")
        let good = try sh("$0 \(command)")
        for (stream, reason) in [
            ("> /dev/full", "no space left on device"), (">&-", "bad file descriptor"),
        ] {
            let run = try sh("rm -f new.trans; $0 \(command) \(stream)")
            #expect(run.code == 73)
            #expect(run.errors.contains("error: standard output cannot be written: \(reason)"))
        }
        let unread = try sh("rm -f new.trans; $0 \(command) | exec 0<&-; exit ${PIPESTATUS[0]}")
        #expect(unread.code == good.code && unread.errors == good.errors)
        let unheard = try sh("rm -f new.trans; $0 \(command) 2>&-")
        #expect(unheard.code == good.code && unheard.output == good.output)
    }

    @Test func standardInput() throws {
        let run = try sh("$0 lint - <&-")
        #expect(run.code == 66)
        #expect(run.errors == "transc: error: standard input cannot be read: bad file descriptor\n")
        #expect(try sh("$0 compile a.trans <&-").code == 0)
        for input in ["pipe", "<(cat a.trans)"] {
            let run = try sh("mkfifo pipe; $0 lint \(input)")
            #expect(run.code == 66)
            #expect(
                run.errors.hasSuffix(
                    " is a pipe, not a file\nhelp: write `-` to read standard input\n"))
        }
        for file in ["-o pipe", "--depfile pipe", "--report sarif=pipe", "--stamp >(true)"] {
            let run = try sh("$0 compile a.trans \(file)")
            #expect(run.code == 73 && run.errors.contains(" is a pipe"), "\(run)")
        }
    }

    /// What is too large is refused before it takes memory, be there an end to it or not.
    @Test(.enabled(if: canLimitMemory)) func hugeFiles() throws {
        try scratch.write("", to: "huge.trans")
        #expect(truncate(scratch.file("huge.trans"), 5 << 30) == 0)
        try scratch.write("import \"huge.trans\"\n", to: "importing.trans")
        let refusal = "is too large: it has more than 16 MiB"
        for (command, code, file) in [
            ("lint huge.trans", 66, "`huge.trans`"), ("lint - < huge.trans", 66, "standard input"),
            ("lint - < /dev/zero", 66, "standard input"),
            ("lint a.trans --baseline huge.trans", 66, "the baseline `huge.trans`"),
            ("lint importing.trans", 1, "the imported file `huge.trans`"),
        ] {
            let run = try sh("ulimit -v 1500000; $0 \(command)")
            #expect(run.code == code && run.errors.contains("error: \(file) \(refusal)"), "\(run)")
        }
        let other = try sh("ulimit -v 1500000; $0 compile a.trans -o huge.trans")
        #expect(other.code == 73 && other.errors.contains("was not written by transc"), "\(other)")
        #expect(try sh("ulimit -v 1500000; $0 compile a.trans -o huge.trans --force").code == 0)
        let zeros = try sh("$0 lint /dev/zero")
        #expect(zeros.code == 66 && zeros.errors.contains("`/dev/zero` is a device, not a file"))
    }

    /// A million braces take about as much memory as a million commas, not a hundred bytes each.
    @Test(.enabled(if: canLimitMemoryClosely), arguments: ["{", "a{", "}"])
    func bracesInProportion(_ text: String) throws {
        let count = 1_000_000 / text.utf8.count
        try scratch.write(String(repeating: text, count: count), to: "braces.trans")
        let run = try sh("ulimit -v 90000; $0 lint braces.trans")
        #expect(run.code == 1 && run.errors.hasPrefix("braces.trans:1:1: error: "), "\(run)")
    }

    @Test func linksAndNames() throws {
        let long = String(repeating: "x", count: 300)
        _ = try sh("ln -s one two; ln -s two one; touch file")
        for (path, reason) in [
            ("one", "too many levels of symbolic links"), (long, "file name too long"),
            ("file/x", "not a directory"),
        ] {
            let reading = try sh("$0 lint \(path)")
            #expect(reading.code == 66)
            #expect(reading.errors == "transc: error: `\(path)` cannot be read: \(reason)\n")
            for option in ["-o", "--depfile", "--stamp", "--report sarif"] {
                let equals = option.hasPrefix("--report") ? "=" : " "
                let run = try sh("$0 compile a.trans \(option)\(equals)\(path)")
                #expect(run.code == 73)
                #expect(
                    run.errors == "transc: error: `\(path)` cannot be written: \(reason)\n")
            }
        }
        #expect(try sh("$0 compile a.trans -d file").code == 73)
        #expect(try sh("readlink one two").output == "two\none\n")
    }

    /// A directory that is gone has no name: nothing outside lies in it.
    @Test(.enabled(if: isLinux)) func aDirectoryThatIsGone() throws {
        let gone = "mkdir gone; cd gone; rmdir ../gone; $0"
        let outside = try sh("\(gone) lint \(scratch.path)/a.trans --source-root .")
        #expect(outside.code == 66 && outside.errors.contains("the current directory"))
        #expect(try sh("\(gone) compile \(scratch.path)/a.trans --report sarif").code == 0)
        #expect(try sh("\(gone) lint a.trans").code == 66)
        for command in ["init", "compile \(scratch.path)/a.trans -d out"] {
            let run = try sh("\(gone) \(command)")
            #expect(run.code == 73 && run.errors.contains("no such file or directory"))
        }
    }

    /// A file that may grow no further, on a stream and by name.
    @Test(.enabled(if: canLimitSize)) func aLimitOfSize() throws {
        let heroes = (0..<400).map { "hero h\($0) = \"h\($0)\"\n" }.joined()
        try scratch.write(heroes, to: "b.trans")
        let run = try sh("ulimit -f 4; $0 compile b.trans --depfile d --stamp s --report sarif=r")
        #expect(run.code == 73)
        #expect(run.errors.contains("`b.trans.swift` cannot be written: file too large"))
        let stream = try sh(
            "ulimit -f 4; $0 compile b.trans -o - > out; code=$?; rm out; exit $code")
        #expect(stream.code == 73 && stream.errors.contains("standard output cannot be written"))
        let new = try sh("(ulimit -f 0; $0 init new.trans 2>&1) | cat; exit ${PIPESTATUS[0]}")
        #expect(new.code == 73 && new.output.contains("`new.trans` cannot be written: file too"))
        #expect(try scratch.names == ["a.trans", "b.trans"])
    }

    /// More files than may be open, in more threads than there are.
    @Test func fewOpenFiles() throws {
        try makeDirectories(scratch.file("many"))
        for number in 0..<60 {
            try scratch.write("import \"../a.trans\"\nhero h = \"h\"\n", to: "many/\(number).trans")
        }
        let run = try sh("ulimit -n 16; $0 compile many -d out -j8")
        #expect(run.code == 0 && run.errors == "")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: scratch.file("out")).count == 60)
    }

    /// A disk that is full, then one that is read-only.
    @Test(.enabled(if: canMount), arguments: [false, true])
    func disks(_ isReadOnly: Bool) throws {
        let run = try sh(
            """
            mkdir disk
            unshare -Urm bash -c '
                mount -t tmpfs -o size=40k none disk || exit 99
                cp a.trans disk; cd disk
                "$0" compile a.trans && cp a.trans.swift old
                [ \(isReadOnly) = true ] && mount -o remount,ro . || head -c 99999 /dev/zero > fill 2> /dev/null
                for command in "compile a.trans --access public" "compile a.trans --force \
                    --access public" "compile a.trans -o new" "compile a.trans --depfile new" \
                    "lint a.trans --report sarif=new" "lint a.trans --write-baseline new" \
                    "init new.trans"
                do
                    "$0" $command && echo "done: $command"
                    [ $? = 1 ] && echo "code: $command"
                    cmp a.trans.swift old
                done
                rm -f fill; echo *' "$0" 2>&1
            """)
        let reason = isReadOnly ? "read-only file system" : "no space left on device"
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 8, "\(run)")
        #expect(lines.dropLast().allSatisfy { $0.contains("error: ") && $0.hasSuffix(reason) })
        #expect(
            lines.last == (isReadOnly ? "a.trans a.trans.swift old" : "a.trans a.trans.swift old"))
    }
}

private let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")

#if os(Linux)
    private let isLinux = true
#else
    private let isLinux = false
#endif

/// The limit is of addresses, of which a sanitizer takes more than there is memory.
private let canLimitMemory: Bool = {
    isLinux && (try? shell("ulimit -v 1500000; $0 --version"))?.code == 0
}()

/// Whether the command starts in a third less than a test leaves it.
private let canLimitMemoryClosely: Bool = {
    isLinux && (try? shell("ulimit -v 60000; $0 --version"))?.code == 0
}()

/// The thread sanitizer has large files of its own.
private let canLimitSize: Bool = {
    isLinux && (try? shell("ulimit -f 4; $0 --version"))?.code == 0
}()

/// A user namespace may be forbidden, or a mount in it.
private let canMount: Bool = {
    (try? shell("unshare -Urm mount -t tmpfs none /mnt"))?.code == 0
}()
