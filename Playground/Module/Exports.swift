import LanguageServer
import TransitionDSL

// The language server as functions of a WebAssembly module. Messages are framed as in `transc lsp`.
// The caller copies bytes into memory that it has allocated here, and passes them on.

nonisolated(unsafe) private var server = Server(host)
/// The files that are not open, by path.
nonisolated(unsafe) private var files: [String: [UInt8]] = [:]
nonisolated(unsafe) private var output: [UInt8] = []
nonisolated(unsafe) private let host = ServerHost.memory(version: version) { files[$0] }

@c(transc_allocate)
public func allocate(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
    .allocate(capacity: max(Int(count), 1))
}

@c(transc_release)
public func release(_ bytes: UnsafeMutablePointer<UInt8>) { bytes.deallocate() }

/// Takes bytes of the client.
@c(transc_receive)
public func receive(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) {
    server.receive(taken(bytes, count))
}

/// Does a piece of work; returns whether there is more. All messages that have arrived should be
/// received before.
@c(transc_step)
public func step() -> Int32 {
    if server.hasWork { server.step() }
    return server.hasWork ? 1 : 0
}

/// The number of bytes for the client; ``copy(_:)`` writes them.
@c(transc_take)
public func take() -> Int32 {
    output += server.takeOutput()
    return Int32(output.count)
}

@c(transc_copy)
public func copy(_ bytes: UnsafeMutablePointer<UInt8>) {
    for index in output.indices { bytes[index] = output[index] }
    output = []
}

/// Sets the contents of a file that is not open, for imports.
@c(transc_file)
public func file(
    _ path: UnsafeMutablePointer<UInt8>, _ pathCount: Int32, _ bytes: UnsafeMutablePointer<UInt8>,
    _ count: Int32
) {
    let path = String(decoding: taken(path, pathCount), as: UTF8.self)
    files[path] = taken(bytes, count)
    server.takeFileChanges([path])
}

/// Repeats a recording with a server of its own, as `transc lsp --replay` does.
@c(transc_replay)
public func replay(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) {
    output += LanguageServer.replay(taken(bytes, count), on: host).output
}

/// Bytes of the caller as an array; their memory is free again.
private func taken(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) -> [UInt8] {
    defer { bytes.deallocate() }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
}
