import Serialization

/// What clients say that they can do.
enum Capabilities {
    /// A client that can do everything, in UTF-16.
    static let all = encoded("utf-16")

    /// A client that can do everything, with columns in one unit.
    static func encoded(_ encoding: String) -> JSON {
        [
            "general": ["positionEncodings": [.string(encoding)]],
            "textDocument": [
                "publishDiagnostics": [
                    "relatedInformation": true, "codeDescriptionSupport": true,
                    "tagSupport": ["valueSet": [1, 2]], "dataSupport": true, "versionSupport": true,
                ],
                "synchronization": ["dynamicRegistration": true],
                "definition": ["dynamicRegistration": true],
                "references": ["dynamicRegistration": true],
                "hover": [
                    "contentFormat": ["markdown", "plaintext"], "dynamicRegistration": true,
                ],
                "completion": [
                    "completionItem": [
                        "snippetSupport": true, "documentationFormat": ["markdown"],
                        "deprecatedSupport": true, "tagSupport": ["valueSet": [1]],
                        "resolveSupport": ["properties": ["documentation", "detail"]],
                    ]
                ],
                "signatureHelp": [
                    "signatureInformation": [
                        "documentationFormat": ["markdown"],
                        "parameterInformation": ["labelOffsetSupport": true],
                        "activeParameterSupport": true,
                    ]
                ],
                "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
                "codeAction": [
                    "codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix"]]],
                    "resolveSupport": ["properties": ["edit"]], "dataSupport": true,
                    "isPreferredSupport": true,
                ],
                "rename": ["prepareSupport": true],
            ],
            "workspace": [
                "applyEdit": true, "configuration": true, "workspaceFolders": true,
                "workspaceEdit": [
                    "documentChanges": true, "changeAnnotationSupport": ["groupsOnLabel": true],
                ],
                "didChangeWatchedFiles": ["dynamicRegistration": true],
                "inlayHint": ["refreshSupport": true], "codeLens": ["refreshSupport": true],
            ],
            "window": ["showDocument": ["support": true], "workDoneProgress": true],
        ]
    }

    /// The same client, but it asks for diagnostics.
    static let pulling: JSON = {
        guard case .object(let members) = all else { return all }
        let document = all["textDocument"].with("diagnostic", ["relatedDocumentSupport": true])
        return .object(
            members.map { $0.name == "textDocument" ? (name: $0.name, value: document) : $0 })
    }()

    /// A client that says nothing of itself.
    static let none: JSON = [:]
}
