import Foundation
import Serialization

/// The messages of the tests as a file, if `TRANSC_TRANSCRIPT` names one: `Tests/Editors` compares
/// them with the protocol's own types. A line has the number of the session, who sent the message,
/// and the message.
final class Transcript {
    /// So many messages of a session are written: those of long ones are all alike.
    private static let maximumCount = 2000

    private let number: Int
    private var count = 0

    private init(number: Int) { self.number = number }

    /// The transcript of a new session; nil if none is wanted.
    static func next() -> Transcript? { file?.next().map { Transcript(number: $0) } }

    func record(_ sender: String, _ message: JSON) {
        count += 1
        guard count <= Self.maximumCount else { return }
        let line: JSON = [
            "session": .number(number), "from": .string(sender), "message": message,
        ]
        Self.file?.write(line.line + [UInt8(ascii: "\n")])
    }

    private static let file = ProcessInfo.processInfo.environment["TRANSC_TRANSCRIPT"].map {
        TranscriptFile($0)
    }
}

/// The file, which the tests of several threads write.
private final class TranscriptFile: @unchecked Sendable {
    private let lock = NSLock()
    private let handle: FileHandle?
    private var sessionCount = 0

    init(_ path: String) {
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        handle = FileHandle(forWritingAtPath: path)
    }

    func next() -> Int? {
        lock.withLock {
            sessionCount += 1
            return handle == nil ? nil : sessionCount
        }
    }

    func write(_ bytes: [UInt8]) {
        lock.withLock { try? handle?.write(contentsOf: Data(bytes)) }
    }
}
