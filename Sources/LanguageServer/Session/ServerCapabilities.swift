import Serialization
import TransitionDSL

/// What `initialize` tells the client about the server.
func serverCapabilities(_ client: ClientCapabilities) -> JSON {
    [
        "positionEncoding": .string(client.encoding.rawValue),
        "textDocumentSync": ["openClose": true, "change": 2],
        "hoverProvider": true,
        "definitionProvider": true,
        "referencesProvider": true,
        "documentHighlightProvider": true,
        "renameProvider": client.preparesRename ? ["prepareProvider": true] : true,
        "completionProvider": [
            "resolveProvider": true, "triggerCharacters": [".", "(", ":", "|", "/", "\"", "-"],
        ],
        "signatureHelpProvider": [
            "triggerCharacters": ["("], "retriggerCharacters": [","],
        ],
        "documentSymbolProvider": true,
        "workspaceSymbolProvider": true,
        "semanticTokensProvider": [
            "legend": tokenLegend, "range": true, "full": ["delta": true],
        ],
        "foldingRangeProvider": true,
        "selectionRangeProvider": true,
        "documentFormattingProvider": true,
        "documentRangeFormattingProvider": ["rangesSupport": true],
        "documentOnTypeFormattingProvider": [
            "firstTriggerCharacter": "}", "moreTriggerCharacter": ["\n"],
        ],
        "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
    ]
}
