import Testing

@testable import OperatingSystem
@testable import transc

/// What `transc watch` decides without a clock or a file.
@Suite struct WatchDecisionTests {
    private let moment = 1_000_000

    @Test func waitsForAMomentOfQuiet() {
        var debounce = Debounce()
        #expect(debounce.dueTime == nil)
        debounce.note(at: 0)
        #expect(debounce.dueTime == 60 * moment)
        debounce.note(at: 50 * moment)
        #expect(debounce.dueTime == 110 * moment)
        for time in 6..<60 { debounce.note(at: time * 10 * moment) }
        #expect(debounce.dueTime == 500 * moment)
    }

    private func status(_ size: Int) -> FileStatus? {
        var status = try? FileStatus("/")
        status?.byteCount = size
        return status
    }

    private func lookups(_ statuses: [String: Int], _ names: String...) -> [FileLookup] {
        names.map { name in FileLookup(path: name, status: statuses[name].flatMap(status)) }
    }

    @Test func compilesWhatReadTheChangedFile() {
        var disk = ["a": 1, "b": 2, "c": 3, "shared": 4]
        var modules = WatchedModules()
        func touched(_ files: [String], others: Bool = false) -> Set<String> {
            modules.toCompile(files, haveOthersCome: others) { disk[$0].flatMap(status) }
        }
        #expect(touched(["a", "b"]) == ["a", "b"])
        modules.note("a", lookups(disk, "a", "shared"), isSettled: true)
        modules.note("b", lookups(disk, "b", "shared", "missing"), isSettled: true)
        #expect(modules.paths == ["a", "b", "missing", "shared"])
        #expect(touched(["a", "b"]) == [])
        #expect(touched(["a", "b", "c"]) == ["c"])
        modules.note("c", lookups(disk, "c"), isSettled: false)
        #expect(touched(["a", "b", "c"]) == [])
        disk["missing"] = 5
        #expect(touched(["a", "b", "c"]) == ["b", "c"])
        modules.note("b", lookups(disk, "b", "shared", "missing"), isSettled: true)
        disk["shared"] = nil
        #expect(touched(["a", "b", "c"]) == ["a", "b", "c"])
        disk["shared"] = 4
        #expect(touched(["b", "c"], others: true) == ["c"])
        #expect(touched(["a", "b", "c"]) == ["a", "c"])
    }

    @Test func saysItInALine() {
        #expect(
            watchLine(files: 3, written: 1, milliseconds: 12)
                == "transc: 3 files, 1 written, 12 ms")
        #expect(watchLine(errors: 1) == "transc: 1 error; waiting for a change")
    }
}
