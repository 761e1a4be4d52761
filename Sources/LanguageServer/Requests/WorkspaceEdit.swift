import Serialization
import TransitionDSL

/// Changes of one file, in its order.
struct FileEdits {
    var path: String
    var source: SourceFile
    var edits: [(range: SourceRange, text: String)]
}

extension Server {
    /// A `WorkspaceEdit`, with the versions of open documents if the client compares them.
    func workspaceEdit(_ files: [FileEdits]) -> JSON {
        let changes = files.map { file in
            let lines = documents[file.path]?.lines ?? EditorLines(file.source, client.encoding)
            return (path: file.path, edits: JSON.array(file.edits.map { lines.edit($0, $1) }))
        }
        if client.versionsDocumentChanges {
            return [
                "documentChanges": .array(
                    changes.map { change in
                        [
                            "textDocument": [
                                "uri": .string(uri(change.path)),
                                "version": documents[change.path].map { .number($0.version) }
                                    ?? .null,
                            ],
                            "edits": change.edits,
                        ]
                    })
            ]
        }
        return ["changes": .object(changes.map { (name: uri($0.path), value: $0.edits) })]
    }
}

extension EditorLines {
    /// A `TextEdit`.
    func edit(_ range: SourceRange, _ text: String) -> JSON {
        ["range": json(range), "newText": .string(text)]
    }
}
