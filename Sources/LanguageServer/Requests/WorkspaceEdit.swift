import Serialization
import TransitionDSL

/// Changes of one file, in its order.
struct FileEdits {
    var path: String
    var source: SourceFile
    var edits: [(range: SourceRange, text: String)]
    /// What the user is asked before the changes are made; nil if nothing.
    var question: String?
}

extension Server {
    /// A `WorkspaceEdit`, with the versions of open documents if the client compares them. Changes
    /// with a question are left out for a client that cannot ask.
    func workspaceEdit(_ files: [FileEdits]) -> JSON {
        let files = files.filter { $0.question == nil || client.confirmsEdits }
        let changes = files.map { file in
            let lines = openDocument(file.path)?.lines ?? EditorLines(file.source, client.encoding)
            let question = file.question.map { JSON.string($0) }
            let edits = file.edits.map { lines.edit($0, $1).with("annotationId", question) }
            return (path: file.path, edits: JSON.array(edits))
        }
        guard client.versionsDocumentChanges else {
            return ["changes": .object(changes.map { (name: uri($0.path), value: $0.edits) })]
        }
        let documentChanges = changes.map { change -> JSON in
            let version = openDocument(change.path).map { JSON.number($0.version) } ?? .null
            return [
                "textDocument": ["uri": .string(uri(change.path)), "version": version],
                "edits": change.edits,
            ]
        }
        let annotations = Set(files.compactMap { $0.question }).sorted().map { question in
            (name: question, value: JSON.question(question))
        }
        let edit: JSON = ["documentChanges": .array(documentChanges)]
        return edit.with("changeAnnotations", annotations.isEmpty ? nil : .object(annotations))
    }
}

extension JSON {
    /// A `ChangeAnnotation`.
    fileprivate static func question(_ label: String) -> JSON {
        ["label": .string(label), "needsConfirmation": true]
    }
}

extension EditorLines {
    /// A `TextEdit`.
    func edit(_ range: SourceRange, _ text: String) -> JSON {
        ["range": json(range), "newText": .string(text)]
    }
}
