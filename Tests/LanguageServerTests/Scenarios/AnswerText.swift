import Foundation
import Serialization
import TransitionDSL

/// Answers as lines for people: places from 1, with the text there, and files by name.
struct AnswerText {
    /// The files of the scenario, by URI.
    let sources: [String: SourceFile]
    /// The URI of the main file.
    let uri: String
    private(set) var text = ""

    init(_ sources: [String: SourceFile], _ uri: String) {
        self.sources = sources
        self.uri = uri
    }

    mutating func line(_ text: String, indent: Int = 0) {
        self.text += String(repeating: "  ", count: indent) + text + "\n"
    }

    /// The members of an object, the elements of an array, a line each.
    mutating func add(_ json: JSON, indent: Int = 0, uri: String? = nil) {
        switch json {
        case .object(let members):
            let uri = json["uri"].text ?? json["targetUri"].text ?? uri
            for (name, value) in members where name != "uri" && name != "data" {
                add(name, value, indent, uri)
            }
        case .array(let elements):
            if elements.isEmpty { line("none", indent: indent) }
            for element in elements {
                if let text = short(element, uri) {
                    line("- \(text)", indent: indent)
                } else {
                    line("-", indent: indent)
                    add(element, indent: indent + 1, uri: uri)
                }
            }
        default: line(short(json, uri) ?? "", indent: indent)
        }
    }

    private mutating func add(_ name: String, _ value: JSON, _ indent: Int, _ uri: String?) {
        if let edits = json(value, name), !edits.isEmpty {
            line("\(name):", indent: indent)
            for text in edits { line(text, indent: indent + 1) }
        } else if let text = short(value, uri) {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            if lines.count == 1 { return line("\(name): \(text)", indent: indent) }
            line("\(name):", indent: indent)
            for part in lines { line(part.isEmpty ? "|" : "| \(part)", indent: indent + 1) }
        } else {
            line("\(name):", indent: indent)
            add(value, indent: indent + 1, uri: uri)
        }
    }

    /// What the edits of a `WorkspaceEdit` make of its files.
    private func json(_ value: JSON, _ name: String) -> [String]? {
        guard name == "edit", !value["documentChanges"].isNull else { return nil }
        return files(value).split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "|" : "| \($0)" }
    }

    /// The text of a value that has one line, or is text; nil for others.
    private func short(_ json: JSON, _ uri: String?) -> String? {
        switch json {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .whole(let number): "\(number)"
        case .decimal(let number): "\(number)"
        case .string(let text): text
        case .object(let members)
        where !json["start"].isNull && !json["end"].isNull && members.count == 2:
            place(json, uri)
        case .object(let members) where !json["line"].isNull && members.count == 2: position(json)
        case .object(let members)
        where !json["uri"].isNull && !json["range"].isNull && members.count == 2:
            place(json["range"], json["uri"].text)
        case .array(let elements) where elements.allSatisfy { $0.number != nil }:
            elements.isEmpty ? nil : elements.map { $0.string }.joined(separator: ", ")
        case .array, .object: nil
        }
    }

    /// `App.trans 3:6 logo`, or `App.trans 3:6 to 5:1` for several lines.
    func place(_ range: JSON, _ uri: String?) -> String {
        let uri = uri ?? self.uri
        let file = uri == self.uri ? "" : name(uri) + " "
        let start = file + position(range["start"])
        guard let source = sources[uri],
            let offsets = EditedFile.offsets(range, in: EditorLines(source, .utf16))
        else { return "\(start) to \(position(range["end"]))" }
        let text = source.text(SourceRange(offsets))
        if text.isEmpty { return start }
        let isShort = !text.contains { $0.isNewline }
        return isShort ? "\(start) \(text)" : "\(start) to \(position(range["end"]))"
    }

    func position(_ json: JSON) -> String {
        "\((json["line"].number ?? -2) + 1):\((json["character"].number ?? -2) + 1)"
    }

    private func name(_ uri: String) -> String {
        path(ofURI: uri).map { lastComponent(of: $0) } ?? uri
    }

    /// The files that a `WorkspaceEdit` changes, after it.
    func files(_ edit: JSON) -> String {
        var result = ""
        for change in edit["documentChanges"].elements {
            let uri = change["textDocument"]["uri"].text ?? ""
            guard let source = sources[uri] else { return "no such file: \(uri)\n" }
            if uri != self.uri { result += "//// \(name(uri))\n" }
            result += EditedFile.applying(change["edits"].elements, to: source) ?? "edits overlap\n"
        }
        return result.isEmpty ? edit.string + "\n" : result
    }
}
