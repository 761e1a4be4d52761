import Apps
import Foundation
import Testing
import TransitionDSL
@testable import TestSupport

/// A case of Tests/Corpus/Apps: an invented app with what the scanner must find in it.
struct AppCase: Sendable, CustomTestStringConvertible {
    /// `receiver-subscript/cell-for-row`.
    var name: String
    /// The paths of the files that are read, from the case's folder, sorted.
    var paths: [String]

    var testDescription: String { name }

    static let root = repositoryRoot.appendingPathComponent("Tests/Corpus/Apps")

    /// All cases, sorted by name.
    static let all: [AppCase] = {
        let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
        // Those of rules are checked elsewhere.
        let files = (names ?? []).filter {
            sourcePath($0) != nil && !$0.hasPrefix("rules-")
        }.sorted()
        let grouped = Dictionary(grouping: files) {
            $0.split(separator: "/").prefix(2).joined(separator: "/")
        }
        return grouped.sorted { $0.key < $1.key }.map { name, files in
            AppCase(name: name, paths: files.map { String($0.dropFirst(name.count + 1)) })
        }
    }()

    var className: String { String(name.prefix { $0 != "/" }) }

    /// The path that the scanner sees. Swift is stored as `.swift.txt`, so that no tool formats it.
    static func sourcePath(_ path: String) -> String? {
        if path.hasSuffix(".swift.txt") { return String(path.dropLast(4)) }
        let endings = [".m", ".mm", ".h", ".storyboard", ".xib", ".strings"]
        return endings.contains { path.hasSuffix($0) } ? path : nil
    }

    func bytes(of path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: Self.root.appendingPathComponent(name + "/" + path)))
    }

    func files() throws -> [AppFile] {
        try paths.enumerated().map { index, path in
            try appFile(Self.sourcePath(path) ?? path, try bytes(of: path), index: index)
        }
    }

    /// The expectations of each file, by the path that the scanner sees, and the kinds they are for.
    func expectations() throws -> (byPath: [String: [Expectation]], kinds: Set<AppFactKind>) {
        var byPath: [String: [Expectation]] = [:]
        var kinds: Set<AppFactKind> = []
        for path in paths {
            let text = String(decoding: try bytes(of: path), as: UTF8.self)
            let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
            var found: [Expectation] = []
            if let first = lines.first, let mark = first.firstRange(of: "// checks: ") {
                kinds.formUnion(try Expectation.kinds(in: first[mark.upperBound...]))
            }
            for (index, line) in lines.enumerated() {
                found += try Expectation.read(inCodeLine: line, number: index + 1)
            }
            let list = Self.root.appendingPathComponent("\(name)/\(path).expected")
            if let data = try? Data(contentsOf: list) {
                for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
                    if line.hasPrefix("# checks: ") {
                        kinds.formUnion(try Expectation.kinds(in: line.dropFirst(10)))
                    }
                    found += try Expectation.read(inList: line)
                }
            }
            for case .fact(let fact) in found.map(\.content) { kinds.insert(fact.kind) }
            byPath[Self.sourcePath(path) ?? path] = found
        }
        return (byPath, kinds)
    }
}

func appFile(_ path: String, _ bytes: [UInt8], index: Int) throws -> AppFile {
    let source = SourceFile(path: path, bytes: bytes, index: FileIndex(index))
    return try #require(AppFile(source))
}
