import LanguageServer
import Serialization
import Testing

/// How a stream of bytes is split into messages.
@Suite struct FrameTests {
    private let bodies = ["{}", "", #"{"a":"é👩‍👩‍👧"}"#, "[1,2]", "\r\n\r\n"]

    private var stream: [UInt8] { bodies.flatMap { frame(Array($0.utf8)) } }

    private func read(_ parts: [[UInt8]]) -> [String] {
        var reader = FrameReader()
        var found: [String] = []
        for part in parts {
            reader.add(part)
            while let frame = reader.next() {
                switch frame {
                case .body(let body): found.append(String(decoding: body, as: UTF8.self))
                case .fault(let text): return found + ["fault: \(text)"]
                }
            }
        }
        return found
    }

    @Test func oneReadMayHaveSeveralMessages() {
        #expect(read([stream]) == bodies)
    }

    @Test func aReadMayEndAnywhere() {
        let stream = stream
        for split in 0...stream.count {
            #expect(read([Array(stream[..<split]), Array(stream[split...])]) == bodies)
        }
        #expect(read(stream.map { [$0] }) == bodies)
    }

    @Test(arguments: [
        "content-length: 2\r\n\r\n", "CONTENT-LENGTH:2\r\n\r\n", "Content-Length: \t2 \r\n\r\n",
        "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2\r\n\r\n",
        "Content-Length: 2\r\ncontent-type: x\r\nX-Other: 7\r\n\r\n", "Content-Length: 002\r\n\r\n",
    ])
    func headersAreReadInAnyCase(_ header: String) {
        #expect(read([Array((header + "{}" + header + "[]").utf8)]) == ["{}", "[]"])
    }

    @Test(arguments: [
        "\r\n\r\n", "Content-Type: 7\r\n\r\n", "Content-Length: -1\r\n\r\n",
        "Content-Length: x\r\n\r\n", "Content-Length: \r\n\r\n", "Content-Length: +2\r\n\r\n",
        "Content-Length: 0x2\r\n\r\n", "Content-Length: 2.0\r\n\r\n",
        "Content-Length: 536870913\r\n\r\n", "Content-Length: 99999999999999999999\r\n\r\n",
        "Content-Length 2\r\n\r\n",
    ])
    func aBadLengthEndsTheSession(_ header: String) {
        let faults = read([Array((header + "{}").utf8)])
        #expect(faults.count == 1 && faults[0].hasPrefix("fault: "), "\(faults)")
        let client = TestClient()
        client.sendBytes(Array((header + "{}").utf8))
        client.run()
        #expect(client.exitCode == 1)
        #expect(client.logs.count == 1)
    }

    /// 512 MiB is allowed; the body is not there yet.
    @Test func theLongestLengthIsAwaited() {
        #expect(read([Array("Content-Length: 536870912\r\n\r\n{}".utf8)]).isEmpty)
    }

    @Test func aHeaderWithoutEndIsNotCollectedForever() {
        let faults = read([[UInt8](repeating: UInt8(ascii: "x"), count: 70_000)])
        #expect(faults.count == 1 && faults[0].hasPrefix("fault: "))
    }

    /// What precedes the fault is answered.
    @Test func messagesBeforeAFaultCount() {
        let client = TestClient()
        client.post("initialize", TestClient.initializeParams(Capabilities.none))
        client.sendBytes(Array("Content-Length: -7\r\n\r\n".utf8))
        client.run()
        #expect(client.exitCode == 1)
    }
}
