import Foundation
import Testing

@testable import Driver
@testable import OperatingSystem
@testable import TestSupport

/// Runs of many files: on how many cores they are worked on shows nowhere.
@Suite struct ManyFilesTests {
    /// Good files, files with errors and warnings, one that imports another, one that is not there.
    private func tree() throws -> (scratch: Scratch, operands: [String]) {
        let scratch = try Scratch()
        for index in 0..<60 {
            var text = "engine uikit\nregistry Empty\(index) { }\n"
            for line in 0..<(index * 37 % 50) { text += "hero h\(line) = \"f\(index).\(line)\"\n" }
            if index % 7 == 3 { text += "group g = missing\(index)\n" }
            if index % 5 == 2 { text = "import \"f00.trans\"\n" + text }
            try scratch.write(text, to: "f\(index < 10 ? "0" : "")\(index).trans")
        }
        return (scratch, [".", "gone.trans", "./f03.trans"])
    }

    @Test(arguments: ["compile", "lint"]) func theNumberOfJobsShowsNowhere(
        command: String
    ) throws {
        let (scratch, operands) = try tree()
        let arguments = [command] + operands + ["--report", "jsonl", "--max-errors", "20"]
        let first = try transc(arguments + ["-j", "1"], directory: scratch.path)
        #expect(first.code == 66)
        #expect(first.errors.contains("`gone.trans` does not exist"))
        #expect(first.errors.contains("missing59"))
        for jobs in 2...8 {
            let run = try transc(arguments + ["-j", "\(jobs)"], directory: scratch.path)
            #expect(run.code == first.code)
            #expect(run.output == first.output)
            #expect(run.errors == first.errors)
        }
    }

    @Test func whatIsWrittenIsTheSame() throws {
        let (scratch, _) = try tree()
        let good = try scratch.names.filter { try !scratch.text($0).contains("missing") }
        for jobs in ["1", "2", "5"] {
            let arguments = ["compile", "--allow", "warnings", "-d", "out" + jobs, "-j", jobs]
            #expect(try transc(arguments + good, directory: scratch.path).code == 0)
        }
        for name in good {
            let text = try scratch.text("out1/\(name).swift")
            #expect(try scratch.text("out2/\(name).swift") == text)
            #expect(try scratch.text("out5/\(name).swift") == text)
        }
    }

    @Test func aDifferenceIsTheSame() throws {
        let scratch = try Scratch()
        for index in 0..<20 { try scratch.write("group g = a,\n", to: "f\(index).trans") }
        let first = try transc("lint", "--diff", "-j", "1", ".", directory: scratch.path)
        #expect(
            try transc("lint", "--diff", "-j", "4", ".", directory: scratch.path).output
                == first.output)
        #expect(first.output.count { $0 == "@" } == 80)
    }

    @Test func takesInOrderWhateverEndsFirst() {
        for jobs in [1, 2, 3, 8, 500] {
            let elements = Array(0..<300)
            var taken: [Int] = []
            inOrder(elements, jobs: jobs) { element in
                // The first of each row takes longest.
                (0..<(element % 10 == 0 ? 20_000 : 1)).reduce(element) { $0 ^ $1 ^ $1 }
            } take: { element, product in
                taken.append(element == product ? product : -1)
            }
            #expect(taken == elements)
        }
    }

    @Test func theWorkIsNeverFarAhead() throws {
        var queue = WorkQueue<Int>(count: 10, window: 3)
        #expect(queue.begin()?.index == 0)
        #expect(queue.begin()?.index == 1)
        #expect(queue.begin()?.index == 2)
        #expect(queue.begin() == nil)
        _ = queue.end(1, 11)
        #expect(queue.next() == nil)
        #expect(queue.begin() == nil)
        _ = queue.end(0, 10)
        #expect(queue.next() == 10)
        #expect(queue.begin()?.index == 3)
        #expect(queue.next() == 11)
        for index in 4..<10 {
            _ = queue.end(index - 2, 0)
            #expect(queue.next() == 0)
            #expect(queue.begin()?.index == index)
        }
        let last = queue.begin()
        #expect(try #require(last).index == nil)
    }

    /// All are staged before the first is put in place.
    @Test func aDirectoryMayTakeThousands() throws {
        let scratch = try Scratch()
        let names = (1...1100).map { "f\($0).trans" }
        for name in names { try scratch.write("screen A = AController\n", to: name) }
        let run = try transc(["compile", "-d", "out"] + names, directory: scratch.path)
        #expect(run.code == 0, "\(run.errors)")
        let made = try FileManager.default.contentsOfDirectory(atPath: scratch.file("out"))
        #expect(Set(made) == Set(names.map { $0 + ".swift" }))
    }

    @Test func readsTheMaskOfCores() {
        let status = "Name:\ttransc\nCpus_allowed:\tff,00000003\nCpus_allowed_list:\t0-1,32-39\n"
        #expect(allowedCores(inStatus: status) == 10)
        #expect(allowedCores(inStatus: "Cpus_allowed:\t1\n") == 1)
        #expect(allowedCores(inStatus: "Cpus_allowed:\t0\n") == nil)
        #expect(allowedCores(inStatus: "") == nil)
        #expect(usableCores() >= 1)
    }

    @Test func theProgressGrows() {
        #expect(progressText(9, of: 300) == "transc: 9 of 300 files")
        let lengths = (0...300).map { progressText($0, of: 300).count }
        #expect(lengths == lengths.sorted())
    }

    /// On a terminal that `script` makes: the second file comes from a pipe that takes its time.
    @Test(.enabled(if: canMakeTerminal)) func aLongRunTellsHowFarItIs() throws {
        let scratch = try Scratch()
        for name in ["a", "b", "c"] { try scratch.write("", to: "\(name).trans") }
        func errors(_ environment: String) throws -> String {
            let line = "sleep 2 | \(environment) $0 lint -j1 a.trans - b.trans c.trans"
            return try shell("cd '\(scratch.path)'; script -qec \"\(line)\" /dev/null").output
        }
        // A machine that has much to do draws the third as well.
        let shown = try errors("TERM=xterm").replacing("\rtransc: 3 of 4 files", with: "")
        #expect(shown == "\rtransc: 2 of 4 files\r\u{1B}[K")
        #expect(try errors("TERM=dumb") == "")
    }
}

private let canMakeTerminal: Bool = {
    (try? shell("script -qec 'test -t 2' /dev/null"))?.code == 0
}()
