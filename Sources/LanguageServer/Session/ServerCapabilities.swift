import Serialization
import TransitionDSL

/// The capabilities of the server, for the answer to `initialize`.
func serverCapabilities(_ client: ClientCapabilities) -> JSON {
    let moves: JSON = [
        "filters": [
            ["scheme": "file", "pattern": ["glob": "**/*.trans", "matches": "file"]],
            ["scheme": "file", "pattern": ["glob": "**", "matches": "folder"]],
        ]
    ]
    let codeActionKinds = [
        "quickfix", "refactor.rewrite", "refactor.extract", "refactor.inline", Server.fixAll,
        "source.organizeImports",
    ]
    let capabilities: JSON = [
        "positionEncoding": .string(client.encoding.rawValue),
        "textDocumentSync": ["openClose": true, "change": 2],
        "hoverProvider": true,
        "definitionProvider": true,
        "declarationProvider": true,
        "typeDefinitionProvider": true,
        "implementationProvider": true,
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
        "inlayHintProvider": true,
        "codeLensProvider": ["resolveProvider": false],
        "documentLinkProvider": ["resolveProvider": false],
        "colorProvider": true,
        "linkedEditingRangeProvider": true,
        "callHierarchyProvider": true,
        "typeHierarchyProvider": true,
        "executeCommandProvider": [
            "commands": .array(Command.allCases.map { .string($0.rawValue) })
        ],
        "codeActionProvider": client.hasCodeActionLiterals
            ? ["codeActionKinds": .array(codeActionKinds.map { .string($0) })] : true,
        "workspace": [
            "workspaceFolders": ["supported": true, "changeNotifications": true],
            "fileOperations": ["willRename": moves, "didRename": moves],
        ],
    ]
    let pull: JSON = [
        "identifier": "transc", "interFileDependencies": true, "workspaceDiagnostics": true,
    ]
    return capabilities.with("diagnosticProvider", client.pullsDiagnostics ? pull : nil)
}
