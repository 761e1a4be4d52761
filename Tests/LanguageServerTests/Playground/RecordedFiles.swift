import Foundation
import LanguageServer
import Serialization
import TransitionDSL
@testable import TestSupport

/// Files of the repository in one session: each is opened, then each is asked about, then each gets
/// large numbers and is asked about again.
struct RecordedFiles {
    let name: String
    /// The paths from the root, and the texts.
    let files: [(path: String, text: String)]

    /// Files that import each other are in one folder. Without `TRANSC_EFFORT` only those of the examples are
    /// tried.
    static let groups: [RecordedFiles] = {
        var folders: [String: [String]] = [:]
        for folder in ["Examples", "Playground", "Tests"] {
            let root = repositoryRoot.appendingPathComponent(folder).path
            let names = FileManager.default.enumerator(atPath: root)
            while let name = names?.nextObject() as? String {
                guard name.hasSuffix(".trans") else { continue }
                let path = "\(folder)/\(name)"
                let group = path.split(separator: "/").dropLast().prefix(3).joined(separator: "/")
                folders[group, default: []].append(path)
            }
        }
        let all = folders.sorted { $0.key < $1.key }.map { group, paths in
            RecordedFiles(
                name: group,
                files: paths.sorted().compactMap { path in
                    let url = repositoryRoot.appendingPathComponent(path)
                    return (try? String(contentsOf: url, encoding: .utf8)).map { (path, $0) }
                })
        }
        if effort > 0 { return all }
        return all.filter { $0.name.hasPrefix("Examples") }
    }()

    var recording: [UInt8] {
        var recording = Recording()
        recording.ask("initialize", TestClient.initializeParams(Capabilities.all))
        recording.notify("initialized", [:])
        for file in files {
            recording.notify(
                "textDocument/didOpen",
                [
                    "textDocument": [
                        "uri": uri(file.path), "languageId": "trans", "version": 1,
                        "text": .string(file.text),
                    ]
                ])
        }
        for file in files { ask(file.path, file.text, &recording) }
        var numbers = SeededNumbers(seed: 55)
        for file in files {
            let text = Self.enlarged(file.text, &numbers)
            recording.notify(
                "textDocument/didChange",
                [
                    "textDocument": ["uri": uri(file.path), "version": 2],
                    "contentChanges": [["text": .string(text)]],
                ])
            ask(file.path, text, &recording)
        }
        return recording.bytes
    }

    private func uri(_ path: String) -> JSON { .string(Serialization.uri(ofPath: "/app/\(path)")) }

    private func ask(_ path: String, _ text: String, _ recording: inout Recording) {
        let document: JSON = ["uri": uri(path)]
        for arguments: [JSON] in [
            ["transc.swift", "module"], ["transc.preview"], ["transc.graph"],
        ] {
            recording.ask(
                "workspace/executeCommand",
                [
                    "command": arguments[0],
                    "arguments": .array([["textDocument": document]] + arguments.dropFirst()),
                ])
        }
        for method in ["semanticTokens/full", "documentColor", "codeLens"] {
            recording.ask("textDocument/\(method)", ["textDocument": document])
        }
        // At the numbers, whose hovers have other numbers.
        let source = SourceFile(path: path, text: text)
        let lines = EditorLines(source, .utf16)
        let places = source.bytes.indices.filter {
            source.bytes[$0].isDigit && ($0 == 0 || !source.bytes[$0 - 1].isDigit)
        }
        for place in places.prefix(4) {
            let position = lines.position(of: UInt32(place))
            recording.ask(
                "textDocument/hover",
                [
                    "textDocument": document,
                    "position": [
                        "line": .number(position.line), "character": .number(position.column),
                    ],
                ])
        }
    }

    /// The text with some numbers that need more than 32 or 53 bits.
    private static func enlarged(_ text: String, _ numbers: inout SeededNumbers) -> String {
        let large = [
            "2147483647", "2147483648", "3000000000", "4294967295", "4294967296",
            "9007199254740993",
            "300000000000", "2147483648.5", "0.00000000001",
        ]
        var result: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let first = rest.first {
            let isNumber = first.isDigit && !(result.last?.isLetterOrDigit ?? false)
            let part = rest.prefix { $0.isDigit == first.isDigit }
            let isLarge = isNumber && Bool.random(using: &numbers)
            result +=
                isLarge ? Array((large.randomElement(using: &numbers) ?? "").utf8) : Array(part)
            rest = rest.dropFirst(part.count)
        }
        return String(decoding: result, as: UTF8.self)
    }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool { isDigit || (0x61...0x7A).contains(self | 0x20) }
}

/// Messages of a client with their headers.
private struct Recording {
    private(set) var bytes: [UInt8] = []
    private var count = 0

    mutating func ask(_ method: String, _ params: JSON) {
        count += 1
        add([
            "jsonrpc": "2.0", "id": .number(count), "method": .string(method), "params": params,
        ])
    }

    mutating func notify(_ method: String, _ params: JSON) {
        add(["jsonrpc": "2.0", "method": .string(method), "params": params])
    }

    private mutating func add(_ message: JSON) { bytes += LanguageServer.frame(message.line) }
}
