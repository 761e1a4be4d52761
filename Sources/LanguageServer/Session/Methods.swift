import Serialization

extension Server {
    /// The answer to a request.
    mutating func answer(_ method: String, _ params: JSON) -> Reply {
        if let reply = answerInSwift(method, params) { return reply }
        switch method {
        case "initialize": return initialize(params)
        case "textDocument/hover": return hover(params)
        case "textDocument/definition": return definition(params)
        case "textDocument/declaration": return declaration(params)
        case "textDocument/typeDefinition": return typeDefinition(params)
        case "textDocument/implementation": return implementation(params)
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
        case "textDocument/inlayHint": return inlayHints(params)
        case "textDocument/codeLens": return codeLenses(params)
        case "textDocument/documentLink": return documentLinks(params)
        case "textDocument/documentColor": return documentColors(params)
        case "textDocument/colorPresentation": return colorPresentations(params)
        case "textDocument/linkedEditingRange": return linkedEditingRanges(params)
        case "textDocument/prepareCallHierarchy", "textDocument/prepareTypeHierarchy":
            return prepareHierarchy(params)
        case "callHierarchy/outgoingCalls": return calls(params, areOutgoing: true)
        case "callHierarchy/incomingCalls": return calls(params, areOutgoing: false)
        case "typeHierarchy/supertypes": return types(params, areSupertypes: true)
        case "typeHierarchy/subtypes": return types(params, areSupertypes: false)
        case "textDocument/diagnostic": return documentDiagnostics(params)
        case "workspace/diagnostic": return workspaceDiagnostics(params)
        case "textDocument/codeAction": return codeActions(params)
        case "workspace/willRenameFiles": return willRenameFiles(params)
        case "workspace/executeCommand": return execute(params)
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
        case "workspace/didRenameFiles": didRenameFiles(params)
        case "workspace/didChangeWorkspaceFolders": changeFolders(params)
        default: break
        }
    }
}
