import CLibrary

/// A socket that never blocks, closed when it is destroyed.
package final class Socket {
    package let descriptor: Int32

    private init(owning descriptor: Int32) throws(SystemError) {
        self.descriptor = descriptor
        try retrying { setDescriptorFlags(descriptor, FD_CLOEXEC) }
        try retrying { setStatusFlags(descriptor, O_NONBLOCK) }
    }

    deinit { _ = close(descriptor) }

    /// Waits for clients on 127.0.0.1, which other machines cannot reach. Port 0 is a free one.
    package convenience init(listeningOn port: UInt16) throws(SystemError) {
        try self.init(owning: try retrying { openStreamSocket() })
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        // Without it, the port of a server that has just ended could not be used again at once.
        try retrying { setOption(SO_REUSEADDR, of: descriptor) }
        try retrying { bind(descriptor, to: address) }
        try retrying { listen(descriptor, 128) }
    }

    /// The next client of a listening socket; nil if no client waits.
    package func client() -> Socket? {
        guard let client = try? retrying({ accept(descriptor, nil, nil) }) else { return nil }
        return try? Socket(owning: client)
    }

    package var port: UInt16 {
        get throws(SystemError) {
            var address = sockaddr_in()
            try retrying { getAddress(of: descriptor, &address) }
            return UInt16(bigEndian: address.sin_port)
        }
    }

    /// What has arrived, at most a number of bytes; empty at the end, nil if nothing has arrived.
    package func read(atMost capacity: Int) throws(SystemError) -> [UInt8]? {
        do throws(SystemError) {
            return try readSome(descriptor, atMost: capacity, waits: false)
        } catch {
            if error == .wouldBlock { return nil }
            throw error
        }
    }

    /// Writes what the system takes now, from an offset; returns the number of bytes.
    package func write(_ bytes: [UInt8], from start: Int) throws(SystemError) -> Int {
        do throws(SystemError) {
            return try retrying { OperatingSystem.write(bytes, from: start, to: descriptor) }
        } catch {
            if error == .wouldBlock { return 0 }
            throw error
        }
    }

    /// Reports the end of what is written. If the socket were closed instead, the client could lose
    /// what it has not read yet.
    package func endWriting() { _ = shutdown(descriptor, Int32(SHUT_WR)) }
}
