import Foundation
@testable import TestSupport

/// A copy of `Examples/Consumer` below `.build`, which a test edits and builds.
///
/// Its build folder stays from run to run, so that `transc` is not compiled again unless its
/// sources have changed; all else of it is removed at the first use.
struct Consumer {
    static let original = repository.appending(path: "Examples/Consumer")
    static let repository = repositoryRoot

    private static let home = repository.appending(path: ".build/plugin-tests")
    private static let scratch = home.appending(path: "build")
    let root = Consumer.home.appending(path: "Consumer")

    /// Without `TRANSC_EFFORT` nothing is built: the first time, that takes minutes.
    static let isTried = effort > 0

    /// The first build of this process, from clean.
    static let firstBuild = Result {
        let consumer = Consumer()
        try? FileManager.default.removeItem(at: consumer.root)
        if effort > 1 {
            try? FileManager.default.removeItem(at: scratch)
        }
        for made in ["plugins/outputs", "debug"] { try removeProducts(below: made) }
        try consumer.restore()
        return try consumer.build()
    }

    private init() {}

    /// A copy as the original is, built.
    static func built() throws -> Consumer {
        let first = try firstBuild.get()
        guard first.status == 0 else { throw ToolFailure(description: first.output) }
        let consumer = Consumer()
        if try consumer.restore() {
            let run = try consumer.build()
            guard run.status == 0 else { throw ToolFailure(description: run.output) }
        }
        return consumer
    }

    /// Removes what was built of the example, and leaves `transc` and the runtime.
    private static func removeProducts(below folder: String) throws {
        let manager = FileManager.default
        let folder = scratch.appending(path: folder).resolvingSymlinksInPath()
        let names = ["HouseStyle", "Reader", "reader_facts", "reader-facts", "consumer"]
        for path in (manager.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
        where names.contains(where: { path.split(separator: "/").last?.hasPrefix($0) ?? false }) {
            try? manager.removeItem(at: folder.appending(path: path))
        }
    }

    // MARK: Tools

    func build() throws -> Run { try swift("build", []) }

    /// `swift package`, with a command of a plugin.
    func package(_ arguments: String...) throws -> Run { try swift("package", arguments) }

    /// SwiftPM itself crashes now and then, in libdispatch. Then it runs once more.
    private func swift(_ command: String, _ arguments: [String]) throws -> Run {
        let words = [command, "--scratch-path", Self.scratch.path] + arguments
        let first = try run("swift", words, in: root)
        let isCrash = first.output.contains("Thread 0 \"swift-\(command)\"")
        return isCrash ? try run("swift", words, in: root) : first
    }

    func facts() throws -> String {
        try run(Self.scratch.appending(path: "debug/reader-facts").path, [], in: root).output
    }

    // MARK: Files

    func url(_ path: String) -> URL { root.appending(path: path) }

    func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: url(path)), as: UTF8.self)
    }

    func write(_ text: String, to path: String) throws {
        let directory = url(path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url(path))
    }

    func append(_ text: String, to path: String) throws {
        try write(try self.text(path) + text, to: path)
    }

    func replace(_ old: String, with new: String, in path: String) throws {
        let before = try text(path)
        guard before.contains(old) else { throw ToolFailure(description: "\(path): no \(old)") }
        try write(before.replacing(old, with: new), to: path)
    }

    func remove(_ path: String) throws { try FileManager.default.removeItem(at: url(path)) }

    /// Makes the copy equal to the original, and says whether it was not. Only what differs is
    /// written. `Package.swift` names this repository by its place.
    @discardableResult private func restore() throws -> Bool {
        var isChanged = false
        for path in files(below: root)
        where !FileManager.default.fileExists(atPath: Self.original.appending(path: path).path) {
            try remove(path)
            isChanged = true
        }
        for path in files(below: Self.original) {
            var text = String(
                decoding: try Data(contentsOf: Self.original.appending(path: path)), as: UTF8.self)
            if path == "Package.swift" {
                text = text.replacing("\"../..\"", with: "\"\(Self.repository.path)\"")
            }
            guard (try? self.text(path)) != text else { continue }
            try write(text, to: path)
            isChanged = true
        }
        return isChanged
    }

    // MARK: Products

    /// What was made of a target: which file lies there, and when it was written.
    struct Products: Equatable {
        fileprivate(set) var stamps: [String: [Int]] = [:]
    }

    /// Objects and module of a target, and the Swift that the plugin made.
    func products(of target: String) throws -> Products {
        var products = Products()
        let debug = Self.scratch.appending(path: "debug").resolvingSymlinksInPath()
        let module = debug.appending(path: "Modules")
        for (folder, isOwn) in [
            (debug.appending(path: "\(target).build"), { $0.hasSuffix(".o") }),
            (module, { $0.hasPrefix("\(target).") }),
            (outputs(of: target), { $0.hasSuffix(".swift") }),
        ] as [(URL, (String) -> Bool)] {
            for path in files(below: folder) where isOwn(path) {
                products.stamps[path] = try stamp(folder.appending(path: path))
            }
        }
        guard products.stamps.keys.contains(where: { $0.hasSuffix(".o") }),
            products.stamps.keys.contains(where: { $0.hasSuffix(".swiftmodule") }),
            products.stamps.keys.contains(where: { $0.hasSuffix(".trans.swift") })
        else { throw ToolFailure(description: "\(target): \(products.stamps.keys.sorted())") }
        return products
    }

    /// Where the plugin's Swift of a target lies.
    func outputs(of target: String) -> URL {
        Self.scratch.appending(path: "plugins/outputs/consumer/\(target)/destination/TranscPlugin")
    }

    func generated(_ name: String, of target: String) throws -> String {
        String(
            decoding: try Data(contentsOf: outputs(of: target).appending(path: name)),
            as: UTF8.self)
    }

    /// The number of the file and the time it was written, in seconds and nanoseconds.
    private func stamp(_ file: URL) throws -> [Int] {
        var status = stat()
        guard stat(file.path, &status) == 0 else {
            throw ToolFailure(description: "\(file.path) is not there")
        }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return [Int(status.st_ino), time.tv_sec, time.tv_nsec]
    }
}
