import Foundation
import Testing

#if canImport(Glibc)
    import Glibc
#endif

/// A connection to a server on this machine. What never comes fails the test.
final class Client {
    private let descriptor: Int32
    private var unread: [UInt8] = []

    /// Connects to 127.0.0.1, or to another address with this last part.
    init(port: UInt16, lastPart: UInt32 = 1) throws {
        #if canImport(Glibc)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        descriptor = socket(AF_INET, kind, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = (0x7F00_0000 + lastPart).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafePointer(to: &address) { place in
            place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, size)
            }
        }
        guard result == 0 else { throw Refused() }
    }

    /// Another test may be starting a process, which has a copy of the descriptor.
    deinit {
        shutdown(descriptor, Int32(SHUT_RDWR))
        close(descriptor)
    }

    func send(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            // The server has its reasons not to read on.
            guard count > 0 else { return }
            bytes.removeFirst(count)
        }
    }

    /// All that comes until the server ends the response.
    func rest() throws -> String {
        while try receive() {}
        defer { unread = [] }
        return String(decoding: unread, as: UTF8.self)
    }

    /// All that comes up to a text and with it.
    func text(through end: String) throws -> String {
        let end = Array(end.utf8)
        while true {
            if let start = unread.indices.first(where: { unread[$0...].starts(with: end) }) {
                defer { unread.removeFirst(start + end.count) }
                return String(decoding: unread[..<(start + end.count)], as: UTF8.self)
            }
            try #require(try receive(), "after \(String(decoding: unread, as: UTF8.self))")
        }
    }

    /// False at the end.
    private func receive() throws -> Bool {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, 30_000) > 0 else { throw Silence() }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(descriptor, &buffer, buffer.count)
        if count <= 0 { return false }
        unread += buffer[..<count]
        return true
    }

    struct Refused: Error {}

    /// Nothing came for half a minute.
    struct Silence: Error {}
}
