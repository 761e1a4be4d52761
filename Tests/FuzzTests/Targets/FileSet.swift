import Semantics
import TransitionDSL

@testable import Driver
@testable import OperatingSystem

/// Several files in one input: a line `//// PATH` begins each. What precedes the first such
/// line is the main file, or else the first file is.
struct FileSet {
    private(set) var files: [(path: String, bytes: [UInt8])] = []

    private static let mark = Array("//// ".utf8)

    init(_ bytes: [UInt8]) {
        var main = (path: "App.trans", bytes: [UInt8]())
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
            let line = bytes[start..<(end ?? bytes.count)]
            if line.starts(with: Self.mark) {
                let path = line.dropFirst(Self.mark.count).prefix { $0 != UInt8(ascii: "\n") }
                if start > 0 || !files.isEmpty { files.append(main) }
                main = (String(decoding: path, as: UTF8.self), [])
            } else {
                main.bytes += line
            }
            start = end ?? bytes.count
        }
        files.append(main)
    }

    init(_ files: [(path: String, bytes: [UInt8])]) { self.files = files }

    /// One input for all; files end in a line feed then.
    var bytes: [UInt8] {
        if files.count == 1 { return files[0].bytes }
        return files.reduce(into: []) { bytes, file in
            bytes += Self.mark + Array(file.path.utf8) + [UInt8(ascii: "\n")] + file.bytes
            if bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
        }
    }

    /// The main file with all that it imports from here.
    var input: Input {
        Input(SourceFile(path: files[0].path, bytes: files[0].bytes), reading: reader)
    }

    /// Reads these files and no other.
    var reader: FileReader {
        let files = files
        return { (path) throws(ReadFailure) -> FileContents in
            guard let index = files.firstIndex(where: { normalized($0.path) == normalized(path) }),
                var status = Self.anyStatus
            else { throw ReadFailure(.notFound) }
            status.identity.number = UInt64(index)
            status.byteCount = files[index].bytes.count
            return FileContents(bytes: files[index].bytes, status: status)
        }
    }

    private static let anyStatus = try? FileStatus("/")
}
