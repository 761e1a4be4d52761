/// The parts of an HTTP request that decide the response. A body is not read.
struct HTTPRequest: Hashable, Sendable {
    var method: String
    var target: String
    /// The server that the client means, in lower case; nil unless there is exactly one.
    var host: String?

    /// Reads the lines before the empty line, with their ends; nil if they are not a request of
    /// HTTP/1.
    init?(_ head: some BidirectionalCollection<UInt8>) {
        let lines = head.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .dropLast()
        guard let first = lines.first, lines.allSatisfy({ $0.last == UInt8(ascii: "\r") }) else {
            return nil
        }
        let words = first.dropLast().split(separator: space, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard words.count == 3, !words.contains(""), words[2].utf8.starts(with: "HTTP/1.".utf8)
        else { return nil }
        (method, target) = (words[0], words[1])
        var hosts: [String] = []
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
            let name = line[..<colon]
            // A space before the colon or at the start of a line: others may read another host.
            if name.isEmpty || name.contains(where: isBlank) { return nil }
            guard String(decoding: name, as: UTF8.self).lowercased() == "host" else { continue }
            let values = line[colon...].dropFirst().dropLast().split(whereSeparator: isBlank)
            hosts += values.map { String(decoding: $0, as: UTF8.self).lowercased() }
        }
        host = hosts.count == 1 ? hosts[0] : nil
    }
}

private let space = UInt8(ascii: " ")

private func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == UInt8(ascii: "\t") }
