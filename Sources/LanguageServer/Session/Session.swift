import Serialization
import TransitionDSL

enum SessionState: Equatable, Sendable {
    case new
    case initialized
    /// After `shutdown`, until `exit`.
    case shutDown
    case ended(Int32)
}

extension Server {
    mutating func initialize(_ params: JSON) -> Reply {
        guard state == .new else {
            return .failure(.invalidRequest, "the server is initialized already")
        }
        state = .initialized
        client = ClientCapabilities(params["capabilities"])
        clientProcess = params["processId"].number
        let uris = params["workspaceFolders"].elements.compactMap { $0["uri"].text }
        let root = params["rootUri"].text.map { [$0] } ?? []
        folders = (uris.isEmpty ? root : uris).compactMap { path(ofURI: $0) }.map(normalized)
        if uris.isEmpty, root.isEmpty, let path = params["rootPath"].text {
            folders = [normalized(path)]
        }
        let options = params["initializationOptions"]
        settings = EditorSettings(options.has("transc") ? options["transc"] : options)
        return .result([
            "capabilities": serverCapabilities(client),
            "serverInfo": ["name": "transc", "version": .string(host.version)],
        ])
    }

    /// The client is ready for requests.
    mutating func begin() {
        if client.hasConfiguration { askForSettings() }
        if client.registersWatchers {
            registerWatchers(["**/*.trans", "**/transc.args"], id: "watch")
        }
        applySettings()
        registerSwift()
        // A client that starts the server again has documents that it does not ask about.
        refreshFindings()
    }

    mutating func askForSettings() {
        ask("workspace/configuration", ["items": [["section": "transc"]]])
    }

    mutating func registerWatchers(_ globs: [String], id: String) {
        let watchers: [JSON] = globs.map { ["globPattern": .string($0)] }
        ask(
            "client/registerCapability",
            [
                "registrations": [
                    [
                        "id": .string(id), "method": "workspace/didChangeWatchedFiles",
                        "registerOptions": ["watchers": .array(watchers)],
                    ]
                ]
            ])
    }

    /// Takes the result of a request of ours.
    mutating func take(_ result: JSON, of method: String) {
        guard method == "workspace/configuration", let section = result.elements.first,
            !section.isNull
        else { return }
        change(to: EditorSettings(section))
    }

    /// Settings that the client sends unasked; some clients send none, and expect a question.
    mutating func takeSettings(_ params: JSON) {
        let section = params["settings"]["transc"]
        if !section.isNull {
            change(to: EditorSettings(section))
        } else if client.hasConfiguration {
            askForSettings()
        }
    }

    private mutating func change(to settings: EditorSettings) {
        if settings == self.settings { return }
        self.settings = settings
        applySettings()
        registerSwift()
        refresh()
    }

    /// Reads the options of the project and checks all files with them.
    mutating func applySettings() {
        let options = host.options(settings.arguments, folders.first)
        let known = project.options.problem
        project.options = options
        forgetApp()
        if let problem = options.problem, problem != known {
            notify("window/showMessage", ["type": 1, "message": .string(problem)])
        }
        findFiles()
        project.checkAll(first: documents.keys.sorted())
        isComparisonDue = true
    }

    /// Adds the closed files of the workspace, or removes them.
    mutating func findFiles() {
        let wanted = settings.checksWorkspace ? Set(folders.flatMap(host.transFiles)) : []
        for path in project.files.subtracting(wanted).sorted() where documents[path] == nil {
            project.remove(path)
            publishNothing(path)
        }
        for path in wanted.sorted() { project.add(path) }
    }

    /// Whether a closed file is checked.
    func isInWorkspace(_ path: String) -> Bool {
        settings.checksWorkspace && folders.contains { path.hasPrefix(joined($0, "")) }
    }

    /// What clients show may have changed without a change of the document.
    mutating func refresh() {
        refreshFindings()
        if client.refreshesHints { ask("workspace/inlayHint/refresh", .null) }
        if client.refreshesLenses { ask("workspace/codeLens/refresh", .null) }
    }

    mutating func refreshFindings() {
        if client.pullsDiagnostics, client.refreshesDiagnostics {
            ask("workspace/diagnostic/refresh", .null)
        }
    }
}
