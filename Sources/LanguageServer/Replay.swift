/// Sends the messages of a recording to a server, one after the other. The output has the messages
/// of the server, one a line, up to the end or to what is not a message.
package func replay(
    _ recording: [UInt8], on host: ServerHost
) -> (output: [UInt8], isRecording: Bool) {
    var server = Server(host)
    var input = FrameReader()
    var answers = FrameReader()
    var output: [UInt8] = []
    input.add(recording)
    while server.exitCode == nil, let next = input.next() {
        guard case .body(let body) = next else { return (output, false) }
        server.receive(frame(body))
        while server.hasWork { server.step() }
        if let read = server.takeAppToRead() { server.take(read()) }
        while server.hasWork { server.step() }
        answers.add(server.takeOutput())
        while case .body(let message)? = answers.next() {
            output += message
            output.append(UInt8(ascii: "\n"))
        }
    }
    return (output, true)
}
