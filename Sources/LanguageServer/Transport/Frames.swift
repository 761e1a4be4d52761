import TransitionDSL

/// A message with the header that separates it from the next one.
package func frame(_ body: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
}

/// Splits a stream into messages, however it arrives in parts. The base protocol of LSP: lines of a
/// header, an empty line, and as many bytes as `Content-Length` says.
package struct FrameReader: Sendable {
    package enum Frame: Equatable, Sendable {
        case body([UInt8])
        /// The length is missing or wrong. Where the next message begins is unknown.
        case fault(String)
    }

    /// The longest message, in bytes.
    package static let maximumLength = 512 << 20
    /// The longest header, in bytes.
    package static let maximumHeaderLength = 64 << 10

    private var bytes: [UInt8] = []
    /// Where the unread part of `bytes` begins. The bytes after it are moved once for each part,
    /// not for each message.
    private var start = 0
    /// How much of the unread part has no empty line. The next part does not search it again.
    private var searched = 0

    package init() {}

    package mutating func add(_ part: [UInt8]) {
        if start > 0 {
            bytes.removeFirst(start)
            start = 0
        }
        bytes += part
    }

    /// The next message; nil if it has not arrived yet.
    package mutating func next() -> Frame? {
        guard let headerEnd = endOfHeader() else {
            return bytes.count - start > Self.maximumHeaderLength
                ? .fault("the header is too long") : nil
        }
        guard let length = length(inHeader: start..<headerEnd) else {
            return .fault("the header has no valid `Content-Length`")
        }
        guard bytes.count - headerEnd >= length else { return nil }
        let body = Array(bytes[headerEnd..<headerEnd + length])
        start = headerEnd + length
        searched = 0
        return .body(body)
    }

    /// The offset after the empty line.
    private mutating func endOfHeader() -> Int? {
        let end: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
        var index = start + searched
        while index + end.count <= bytes.count {
            if bytes[index...].starts(with: end) {
                searched = index - start
                return index + end.count
            }
            index += 1
        }
        searched = index - start
        return nil
    }

    /// The value of `Content-Length`. Names match in any case; other fields are ignored.
    private func length(inHeader header: Range<Int>) -> Int? {
        var length: Int?
        for line in bytes[header].split(whereSeparator: { $0.isLineEnd }) {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
            let name = String(decoding: line[..<colon], as: UTF8.self)
            guard name.lowercased() == "content-length" else { continue }
            let value = line[(colon + 1)...].drop { $0.isBlank }.reversed().drop { $0.isBlank }
            let digits = String(decoding: value.reversed(), as: UTF8.self)
            guard digits.utf8.allSatisfy({ $0.isDigit }), let number = Int(digits),
                number <= Self.maximumLength
            else { return nil }
            length = number
        }
        return length
    }
}
