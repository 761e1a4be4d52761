import Serialization
import TransitionDSL

/// What the client can do, as far as it matters to the server.
struct ClientCapabilities: Sendable {
    var encoding = PositionEncoding.utf16
    /// Whether the client asks for diagnostics, so that none are sent unasked.
    var pullsDiagnostics = false
    var showsRelatedInformation = false
    var hasDiagnosticTags = false
    var versionsDocumentChanges = false
    var readsMarkdown = false
    var readsMarkdownInCompletions = false
    var hasSnippets = false
    var hasSymbolTree = false
    var hasCodeActionLiterals = false
    var preparesRename = false
    var hasConfiguration = false
    var registersWatchers = false
    /// Whether the client can be asked for documents of a language, and for requests in them.
    var registersSwift = false
    /// Whether the client asks the user about edits that need it.
    var confirmsEdits = false
    var refreshesDiagnostics = false
    var refreshesHints = false
    var refreshesLenses = false

    init(_ json: JSON = .null) {
        func offers(_ json: JSON, _ path: String...) -> Bool {
            path.reduce(json) { $0[$1] }.isTrue == true
        }
        let (document, workspace) = (json["textDocument"], json["workspace"])
        let encodings = json["general"]["positionEncodings"].elements.compactMap { $0.text }
        let offered = encodings.compactMap { PositionEncoding(rawValue: $0) }
        encoding =
            offered.contains(.utf8)
            ? .utf8 : offered.contains(.utf16) ? .utf16 : offered.first ?? .utf16
        pullsDiagnostics = !document["diagnostic"].isNull
        let published = document["publishDiagnostics"]
        showsRelatedInformation =
            offers(published, "relatedInformation")
            || offers(document["diagnostic"], "relatedInformation")
        hasDiagnosticTags =
            !published["tagSupport"].isNull || !document["diagnostic"]["tagSupport"].isNull
        versionsDocumentChanges = offers(workspace, "workspaceEdit", "documentChanges")
        func hasMarkdown(_ formats: JSON) -> Bool {
            formats.elements.contains { $0.text == "markdown" }
        }
        readsMarkdown = hasMarkdown(document["hover"]["contentFormat"])
        let item = document["completion"]["completionItem"]
        readsMarkdownInCompletions = hasMarkdown(item["documentationFormat"])
        hasSnippets = offers(item, "snippetSupport")
        hasSymbolTree = offers(document, "documentSymbol", "hierarchicalDocumentSymbolSupport")
        hasCodeActionLiterals = !document["codeAction"]["codeActionLiteralSupport"].isNull
        preparesRename = offers(document, "rename", "prepareSupport")
        hasConfiguration = offers(workspace, "configuration")
        registersWatchers = offers(workspace, "didChangeWatchedFiles", "dynamicRegistration")
        registersSwift = ["synchronization", "definition", "references", "hover"]
            .allSatisfy { offers(document, $0, "dynamicRegistration") }
        confirmsEdits =
            versionsDocumentChanges && !workspace["workspaceEdit"]["changeAnnotationSupport"].isNull
        refreshesDiagnostics = offers(workspace, "diagnostics", "refreshSupport")
        refreshesHints = offers(workspace, "inlayHint", "refreshSupport")
        refreshesLenses = offers(workspace, "codeLens", "refreshSupport")
    }
}
