import Driver
import LanguageServer
import OperatingSystem
import TransitionDSL

/// Serves an editor until it ends the session or closes a stream; or repeats a recorded session.
func runLanguageServer(_ options: Options, _ console: Console) throws(Failure) -> ExitCode {
    if let path = options.replay { return try repeatRecording(path, console) }
    var connection = EditorConnection()
    if let path = options.record { connection.record = try recording(path) }
    do throws(SystemError) { return try connection.serve() } catch {
        // The editor is gone.
        if error == .brokenPipe { return .success }
        throw Failure(.cannotWrite, "the connection to the editor: \(error.message)")
    }
}

private struct EditorConnection: ~Copyable {
    private var server = Server(serverHost())
    private var watcher = FileWatcher()
    private var reading: AppReading?
    /// Gets all that the editor sends.
    var record: OpenFile?

    /// One thread: whatever has arrived is read before each step, so that a newer message is seen.
    mutating func serve() throws(SystemError) -> ExitCode {
        while server.exitCode == nil {
            try receive(within: server.hasWork ? 0 : reading == nil ? Self.pause : 20)
            readApp()
            server.step()
            try send()
        }
        return server.exitCode == 0 ? .success : .inputErrors
    }

    /// The milliseconds after which the server looks around.
    private static let pause: Int32 = 1000

    /// Takes what was read of the app, and begins to read it if it has changed.
    private mutating func readApp() {
        if let app = reading?.take() {
            reading = nil
            server.take(app)
        }
        if reading == nil { reading = server.takeAppToRead().map { AppReading($0) } }
    }

    /// Takes all that the editor has sent; waits a time for the first byte.
    private mutating func receive(within milliseconds: Int32) throws(SystemError) {
        var timeout = milliseconds
        while server.exitCode == nil, isReady(AwaitedStream(0, reads: true), within: timeout) {
            let bytes = try readSome(0, atMost: 1 << 16)
            if bytes.isEmpty { return server.receiveEnd() }
            switch record {
            case .some(let file): try writeAll(bytes, to: file.descriptor)
            case nil: break
            }
            server.receive(bytes)
            timeout = 0
        }
        if timeout == Self.pause { lookAround() }
    }

    /// Nothing has arrived for a time: the editor may be gone, and files may have changed.
    private mutating func lookAround() {
        if let process = server.clientProcess, !isRunning(process) { server.receiveEnd() }
        if server.watchesFiles {
            let paths = server.knownPaths + server.appFiles
            server.takeFileChanges(watcher.changes(of: paths, in: server.folders))
        }
    }

    /// Sends what the server has written. If the editor does not read, takes what it sends: it may
    /// wait for that.
    private mutating func send() throws(SystemError) {
        let bytes = server.takeOutput()
        var offset = 0
        while offset < bytes.count {
            if isReady(AwaitedStream(1, writes: true), within: 20) {
                // A pipe that is ready takes this many bytes without waiting.
                let end = min(offset + 4096, bytes.count)
                try writeAll(Array(bytes[offset..<end]), to: 1)
                offset = end
            } else if server.exitCode == nil {
                try receive(within: 0)
            }
        }
    }
}

private func isReady(_ stream: AwaitedStream, within milliseconds: Int32) -> Bool {
    var streams = [stream]
    return awaitStreams(&streams, within: milliseconds)
}

/// Watches files for a client that does not.
private struct FileWatcher {
    private var known: [String: FileLookup]?

    /// The paths that have changed since the last call, have appeared or are gone.
    mutating func changes(of paths: [String], in folders: [String]) -> [String] {
        let settings = folders.map { joined($0, "transc.args") }
        let files = folders.flatMap { (try? filesBelow($0)) ?? [] }
        let now = Dictionary(
            uniqueKeysWithValues: Set(paths + files + settings).map { ($0, FileLookup($0)) })
        defer { known = now }
        guard let known else { return [] }
        return now.keys.filter { now[$0] != known[$0] }.sorted()
            + known.keys.filter { now[$0] == nil }.sorted()
    }
}

// MARK: Recordings

private func recording(_ path: String) throws(Failure) -> OpenFile {
    let place = try converting(try OutputPlace.new(path)) { Failure(path, $0) }
    // It holds the texts of all open documents.
    return try converting(try OpenFile(place, [.write, .create, .exclusive], mode: 0o600)) {
        (error: SystemError) in
        let help = error == .exists ? "a recording is written to a new file" : nil
        return Failure(path, WriteFailure(error, help: help))
    }
}

private func repeatRecording(_ path: String, _ console: Console) throws(Failure) -> ExitCode {
    let contents = try converting(try readFile(path)) { (error: ReadFailure) in
        Failure(.noInput, "the recording `\(path)` \(error.reason)")
    }
    let (output, isRecording) = replay(contents.bytes, on: serverHost())
    _ = try console.printOutput(output)
    if !isRecording { throw Failure(.noInput, "`\(path)` is not a recording") }
    return .success
}

// MARK: The host

private func serverHost() -> ServerHost {
    /// That of the editor's setting `transc.arguments`.
    var root: SourceRoot?
    return ServerHost(
        version: version,
        read: { path, reference, main in
            var files = ImportFiles(of: main, in: root)
            return files.load(path, reference)
        },
        transFiles: { folder in (try? filesBelow(folder)) ?? [] },
        swiftFiles: { folder in (try? filesBelow(folder, ending: ".swift")) ?? [] },
        readText: { path in
            (try? readSource(path)).map { SourceFile(path: path, bytes: $0.bytes) }
        },
        options: { arguments, folder in hostOptions(arguments, folder, &root) },
        isWritable: { path in
            do throws(SystemError) {
                try checkWriting(path)
                return true
            } catch { return false }
        })
}

/// The options of `transc lint` in a folder.
private func hostOptions(
    _ arguments: [String], _ folder: String?, _ root: inout SourceRoot?
) -> HostOptions {
    var result = HostOptions()
    root = nil
    do throws(Failure) {
        // `transc.args`, baselines and paths in arguments are found from here.
        if let folder { changeDirectory(to: folder) }
        let words = ["lint"] + arguments
        guard case .run(_, _, let options) = try parseArguments(words, settings: Settings.read)
        else { return result }
        root = try SourceRoot(options)
        result.engine = options.engine
        result.access = options.access
        result.levels = options.rules
        result.app = hostApp(options, in: folder ?? "")
        let baseline = try BaselineRun(options)
        result.reported = { problems, sources in
            baseline?.unrecorded(problems, sources) ?? problems
        }
    } catch { result.problem = "transc: \(error.text)" }
    return result
}
