/// What the process was given after its own name.
struct ProcessArguments: Hashable, Sendable {
    var words: [String] = []
    /// The first that is not UTF-8, as far as it can be shown: as Swift reads it, it would name
    /// another file.
    var unreadable: String?
}

extension ProcessArguments {
    static func read() throws(Failure) -> ProcessArguments {
        #if os(Linux)
            // Swift's `CommandLine` reads all of /proc/self/maps for them before `main` begins,
            // which is a quarter of a start. Scripts/release.ld leaves it out of the release.
            do throws(ReadFailure) {
                return ProcessArguments(try readSystemFile("/proc/self/cmdline"))
            } catch {
                throw Failure(.noInput, "`/proc/self/cmdline` \(error.reason)")
            }
        #else
            return ProcessArguments(
                words: Array(CommandLine.arguments.dropFirst()),
                unreadable: firstUnreadableArgument())
        #endif
    }

    /// Takes apart what Linux knows of a process: its name and its arguments, each with a NUL
    /// behind.
    init(_ commandLine: [UInt8]) {
        var start: Int?
        for (offset, byte) in commandLine.enumerated() where byte == 0 {
            if let start {
                let bytes = commandLine[start..<offset]
                let word = String(decoding: bytes, as: UTF8.self)
                if unreadable == nil, !word.utf8.elementsEqual(bytes) { unreadable = word }
                words.append(word)
            }
            start = offset + 1
        }
    }
}
