#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import LanguageServer
import TransitionDSL
import Workspace

/// Serves an editor until it ends the session or closes a stream.
func runLanguageServer() throws(Failure) -> ExitCode {
    var server = Server(serverHost())
    do throws(SystemError) {
        while server.exitCode == nil {
            try receive(&server, within: server.hasWork ? 0 : 5000)
            server.step()
            try send(&server)
        }
    } catch {
        // The editor is gone.
        if error != .brokenPipe { throw Failure(.cannotWrite, "the editor: \(error.message)") }
    }
    return server.exitCode == 0 ? .success : .inputErrors
}

/// Takes all that the editor has sent; waits a time for the first byte.
private func receive(_ server: inout Server, within milliseconds: Int32) throws(SystemError) {
    var timeout = milliseconds
    while server.exitCode == nil, isReady(0, for: POLLIN, within: timeout) {
        let bytes = try readSome(0, atMost: 1 << 16)
        if bytes.isEmpty { return server.receiveEnd() }
        server.receive(bytes)
        timeout = 0
    }
    if timeout > 0, let process = server.clientProcess, !isRunning(process) { server.receiveEnd() }
}

/// Sends what the server has written. If the editor does not read, takes what it sends: it may wait
/// for that.
private func send(_ server: inout Server) throws(SystemError) {
    let bytes = server.takeOutput()
    var offset = 0
    while offset < bytes.count {
        if isReady(1, for: POLLOUT, within: 20) {
            // A pipe that is ready takes this many bytes without waiting.
            let end = min(offset + 4096, bytes.count)
            try writeAll(Array(bytes[offset..<end]), to: 1)
            offset = end
        } else {
            try receive(&server, within: 0)
        }
    }
}

private func isRunning(_ process: Int) -> Bool {
    guard let number = pid_t(exactly: process), number > 0 else { return true }
    return kill(number, 0) == 0 || errno != ESRCH
}

private func isReady(_ descriptor: Int32, for events: Int32, within milliseconds: Int32) -> Bool {
    var streams = [pollfd(fd: descriptor, events: Int16(events), revents: 0)]
    return poll(&streams, timeout: milliseconds) > 0
}

private func serverHost() -> ServerHost {
    ServerHost(
        version: version,
        read: { path, reference in
            var files = ImportFiles()
            return files.load(path, reference)
        },
        transFiles: { folder in (try? expandedOperands([folder])) ?? [] },
        options: { arguments, folder in hostOptions(arguments, folder) },
        isWritable: { path in
            do throws(SystemError) {
                try checkWriting(path)
                return true
            } catch { return false }
        })
}

/// The options of `transc lint` in a folder.
private func hostOptions(_ arguments: [String], _ folder: String?) -> HostOptions {
    var result = HostOptions()
    do throws(Failure) {
        // `transc.args`, baselines and paths in arguments are found from here.
        if let folder { changeDirectory(to: folder) }
        let words = ["lint"] + arguments
        guard case .run(_, _, let options) = try parseArguments(words, settings: Settings.read)
        else { return result }
        result.engine = options.engine
        result.access = options.access
        result.levels = options.rules.levels
        let baseline = try BaselineRun(options)
        result.reported = { problems, sources in
            let problems = options.rules.levelled(problems)
            return baseline?.unrecorded(problems, sources) ?? problems
        }
    } catch { result.problem = "transc: \(error.text)" }
    return result
}
