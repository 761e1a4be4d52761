import Serialization

extension Server {
    /// The answer to a request.
    mutating func answer(_ method: String, _ params: JSON) -> Reply {
        switch method {
        case "initialize": return initialize(params)
        case "shutdown":
            state = .shutDown
            return .null
        default: return .failure(.methodNotFound, "the server has no method `\(method)`")
        }
    }

    /// Takes a notification. One that the server does not know is ignored.
    mutating func note(_ method: String, _ params: JSON) {
        if method == "exit" {
            state = .ended(state == .shutDown ? 0 : 1)
            return
        }
        guard state == .initialized else { return }
        switch method {
        case "initialized": begin()
        case "textDocument/didOpen": open(params)
        case "textDocument/didChange": change(params)
        case "textDocument/didClose": close(params)
        case "workspace/didChangeConfiguration": takeSettings(params)
        case "workspace/didChangeWatchedFiles": takeFileEvents(params)
        case "workspace/didChangeWorkspaceFolders": changeFolders(params)
        default: break
        }
    }
}
