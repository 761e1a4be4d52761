import Serialization

extension Server {
    /// The answer to a request.
    mutating func answer(_ method: String, _ params: JSON) -> Reply {
        switch method {
        case "initialize": return initialize(params)
        case "textDocument/hover": return hover(params)
        case "textDocument/definition": return definition(params)
        case "textDocument/references": return references(params)
        case "textDocument/documentHighlight": return highlights(params)
        case "textDocument/prepareRename": return prepareRename(params)
        case "textDocument/rename": return rename(params)
        case "textDocument/completion": return completion(params)
        case "completionItem/resolve": return resolveCompletion(params)
        case "textDocument/signatureHelp": return signatureHelp(params)
        case "textDocument/documentSymbol": return documentSymbols(params)
        case "workspace/symbol": return workspaceSymbols(params)
        case "textDocument/semanticTokens/full": return semanticTokens(params)
        case "textDocument/semanticTokens/range": return semanticTokens(inRange: params)
        case "textDocument/semanticTokens/full/delta": return semanticTokens(sincePrevious: params)
        case "textDocument/foldingRange": return foldingRanges(params)
        case "textDocument/selectionRange": return selectionRanges(params)
        case "textDocument/formatting": return formatting(params)
        case "textDocument/rangeFormatting": return rangeFormatting(params)
        case "textDocument/rangesFormatting": return rangesFormatting(params)
        case "textDocument/onTypeFormatting": return onTypeFormatting(params)
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
