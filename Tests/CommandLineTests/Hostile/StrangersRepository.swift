import Foundation
@testable import TestSupport

/// A repository that a stranger has sent, next to files that are none of its business.
struct StrangersRepository {
    static let file = """
        module App
        engine hero
        screen List = ListController
        screen Detail = DetailController
        hero title
        registry Lines { push List -> Detail: slide(left) }

        """
    static let fixable = "screen A = AController\nregistry Fix { push A → A: fade }\n"
    static let unformatted = "module   Format\n"
    static let ids = "enum Ids {\n    static let logo = \"app.logo\"\n}\n"
    static let code = screen("B", "\"app.logo\"")
    static let secret = "SECRET9f3a"

    static func screen(_ name: String, _ id: String) -> String {
        """
        import Hero
        import UIKit

        class \(name): UIViewController {
            let logo = UIImageView()
            override func viewDidLoad() {
                super.viewDidLoad()
                logo.hero.id = \(id)
            }
        }

        """
    }

    let scratch: Scratch

    init(hasGit: Bool = true) throws {
        scratch = try Scratch()
        for (name, text) in [
            "repo/App.trans": Self.file,
            "repo/Other.trans": Self.file.replacingOccurrences(of: "slide(left)", with: "fade"),
            "repo/Wrong.trans": "module Wrong\nscreen = \n", "repo/Fix.trans": Self.fixable,
            "repo/Format.trans": Self.unformatted, "repo/Code/Ids.swift": Self.ids,
            "repo/Code/A.swift": Self.screen("A", "Ids.logo"), "repo/Code/B.swift": Self.code,
            "repo/a/App.trans": Self.file, "repo/a/Same.trans": "module Same\n",
            "repo/b/App.trans": Self.file.replacingOccurrences(of: "slide(left)", with: "fade"),
            "repo/b/Same.trans": "module Same\n", "repo/cache/empty": "", "repo/out/empty": "",
            "outside/App.trans": Self.file, "outside/Fix.trans": Self.fixable,
            "outside/Format.trans": Self.unformatted, "outside/Code/Ids.swift": Self.ids,
            "outside/A.swift": Self.screen("A", "Ids.logo"), "outside/B.swift": Self.code,
            "outside/Ids.swift": Self.ids, "outside/empty": "",
            "outside/notes.txt": "\(Self.secret) is = { not \"for you\n",
            "outside/secret.trans": "screen \(Self.secret) = \(Self.secret) \(Self.secret)\n",
            "outside/secret.args": "--\(Self.secret) \(Self.secret)\n",
            "outside/secret.swift": Self.screen("Secret", "\"\(Self.secret)\""),
        ] { try write(text, to: name) }
        if hasGit { try write("[core]\n", to: "repo/.git/config") }
    }

    var path: String { scratch.file("repo") }

    func write(_ text: String, to name: String) throws {
        let home = URL(fileURLWithPath: scratch.file(name)).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        try scratch.write(text, to: name)
    }

    /// Makes a link in the repository in the place of what is there.
    func link(_ name: String, to target: String) throws {
        let path = self.path + "/" + name
        try? FileManager.default.removeItem(atPath: path)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }

    /// All files in a folder, links as their targets.
    func files(in folder: String) throws -> [String: String] {
        let start = scratch.file(folder)
        var files: [String: String] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: start) {
            let path = start + "/" + name
            if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
                files[name] = "-> " + target
            } else if let data = FileManager.default.contents(atPath: path) {
                files[name] = String(decoding: data, as: UTF8.self)
            }
        }
        return files
    }

    /// Runs the command here. `watch` is ended after its first run, with the code of an error if there
    /// was one.
    func run(_ arguments: [String], input: String = "") throws -> Run {
        guard arguments.first == "watch" else {
            return try transc(arguments, input: input, directory: path)
        }
        let watch = try WatchProcess(Array(arguments.dropFirst()), directory: path)
        var text = ""
        while let line = try watch.line() {
            text += line + "\n"
            if line.hasSuffix("waiting for a change") {
                _ = try watch.end()
                return Run(code: 73, output: "", errors: text)
            }
            if line.hasPrefix("transc: "), line.hasSuffix(" ms") { break }
        }
        return Run(code: try watch.end().code, output: "", errors: text)
    }
}
