import LanguageServer
import Semantics
import Serialization
import TransitionDSL

/// A stream is split into the same messages however it arrives.
func tryFrames(_ bytes: [UInt8]) throws(Violation) {
    let whole = frames([bytes])
    try expect(frames(bytes.map { [$0] }) == whole, "byte by byte, the messages are others")
    let size = 1 + choice(of: bytes) % 17
    let parts = stride(from: 0, to: bytes.count, by: size).map {
        Array(bytes[$0..<min($0 + size, bytes.count)])
    }
    try expect(frames(parts) == whole, "in parts of \(size) bytes, the messages are others")
    var bodies: [[UInt8]] = []
    for frame in whole { if case .body(let body) = frame { bodies.append(body) } }
    let again = frames([bodies.flatMap(framed)])
    try expect(again == bodies.map { .body($0) }, "framed again, the messages are others")
}

private func frames(_ parts: [[UInt8]]) -> [FrameReader.Frame] {
    var reader = FrameReader()
    var frames: [FrameReader.Frame] = []
    for part in parts {
        reader.add(part)
        while let frame = reader.next() {
            frames.append(frame)
            if case .fault = frame { return frames }
        }
    }
    return frames
}

private func framed(_ body: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
}

/// What is read is UTF-8, nests within the limit, and is written so that it reads the same.
func tryJSON(_ bytes: [UInt8]) throws(Violation) {
    guard let value = JSON(parsing: bytes) else { return }
    try expect(String(validating: bytes, as: UTF8.self) != nil, "what is not UTF-8 is read")
    try expect(depth(value) <= JSON.maximumDepth + 1, "it nests too deeply")
    for written in [value.line, value.file] {
        guard let again = JSON(parsing: written) else {
            throw Violation(description: "what is written cannot be read")
        }
        try expect(again.line == value.line, "a value reads back as another")
    }
    try expect(!value.line.contains { $0 < 0x20 || $0 == 0x7F }, "a line has a control character")
}

private func depth(_ value: JSON) -> Int {
    switch value {
    case .null, .bool, .whole, .decimal, .string: 0
    case .array(let elements): 1 + (elements.map { depth($0) }.max() ?? 0)
    case .object(let members): 1 + (members.map { depth($0.value) }.max() ?? 0)
    }
}

/// A session: a line is a message. Each request has one answer, and nothing follows `exit`.
func trySession(_ bytes: [UInt8]) throws(Violation) {
    var client = FuzzClient()
    var stream: [UInt8] = []
    var seed = choice(of: bytes)
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
        client.expectAnswer(to: Array(line))
        stream += framed(Array(line))
        seed = seed &* 1_103_515_245 &+ 12345
        // Several messages at once, at times, and some work in between.
        if seed & 0x30000 == 0 { try client.send(&stream, steps: seed >> 20 & 7) }
    }
    try client.send(&stream, steps: .max)
    try client.finish()
}

/// Counts the answers of a server.
private struct FuzzClient {
    private var server = Server(
        ServerHost(
            version: "0",
            read: { path, reference, _ in
                let texts = ["/app/Shared.trans": "hero logo\nanimation open = fade\n"]
                guard let text = texts[path] else {
                    return .failure(Diagnostic(.missingImport, "no file", at: reference.place))
                }
                return .file(parse(SourceFile(path: path, text: text)), nil)
            },
            transFiles: { $0 == "/app" ? ["/app/Shared.trans"] : [] },
            swiftFiles: { $0 == "/app" ? ["/app/View.swift"] : [] },
            readText: {
                $0 == "/app/View.swift"
                    ? SourceFile(path: $0, text: "class AController { let id = App.HeroID.logo }\n")
                    : nil
            },
            options: { _, _ in HostOptions() }, isWritable: { _ in true }))
    private var reader = FrameReader()
    /// How many answers to each id are due; an id that is none is null.
    private var due: [String: Int] = [:]
    private var asked: Set<String> = []
    private var hasExited = false

    /// A message for which an answer is due, unless it comes after `exit`.
    mutating func expectAnswer(to body: [UInt8]) {
        guard !hasExited else { return }
        let json = JSON(parsing: body) ?? .null
        let id = json["id"].number != nil || json["id"].text != nil ? json["id"] : .null
        let isMessage = json["jsonrpc"].text == "2.0"
        if isMessage, json["method"].text != nil {
            if !has(json, "id") {
                hasExited = json["method"].text == "exit"
                return
            }
        } else if isMessage, !id.isNull, has(json, "result") || has(json, "error") {
            return
        }
        due[String(decoding: id.line, as: UTF8.self), default: 0] += 1
    }

    private func has(_ json: JSON, _ name: String) -> Bool {
        guard case .object(let members) = json else { return false }
        return members.contains { $0.name == name }
    }

    mutating func send(_ stream: inout [UInt8], steps: Int) throws(Violation) {
        server.receive(stream)
        stream = []
        var count = 0
        while count < steps, server.hasWork {
            server.step()
            count += 1
            try expect(count < 10_000, "the server does not come to rest")
            try read()
        }
    }

    private mutating func read() throws(Violation) {
        reader.add(server.takeOutput())
        while let frame = reader.next() {
            guard case .body(let body) = frame, let message = JSON(parsing: body) else {
                throw Violation(description: "the server writes no messages")
            }
            try expect(message["jsonrpc"].text == "2.0", "a message of no protocol")
            let id = String(decoding: message["id"].line, as: UTF8.self)
            if message["method"].isNull {
                try expect(
                    has(message, "result") != has(message, "error"), "an answer has both or none")
                due[id, default: 0] -= 1
                try expect(due[id, default: 0] >= 0, "an answer to \(id), which nobody awaits")
            } else if has(message, "id") {
                try expect(asked.insert(id).inserted, "the server asks twice with the id \(id)")
            }
        }
    }

    mutating func finish() throws(Violation) {
        try read()
        try expect(
            (server.exitCode != nil) == hasExited, "the session ends with \(server.exitCode ?? -1)")
        let missing = due.filter { $0.value != 0 }
        try expect(missing.isEmpty, "without an answer: \(missing.keys.sorted())")
        guard hasExited else { return }
        server.receive(framed(Array(#"{"jsonrpc":"2.0","id":1,"method":"shutdown"}"#.utf8)))
        server.step()
        try expect(server.takeOutput().isEmpty && !server.hasWork, "something follows `exit`")
    }
}
