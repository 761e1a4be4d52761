package import TransitionDSL

/// The namespace of a file's Swift.
package struct FileNamespace: Sendable {
    package var name: String
    /// The name after `module`, or the start of a file without such a line.
    package var place: SourcePlace
    package var isDeclared: Bool

    package init(_ model: Model, _ source: SourceFile) {
        let header = model.header
        name = model.texts.string(header.moduleName)
        isDeclared = header.modulePlace != nil
        place = header.modulePlace ?? source.place(SourceRange(start: 0, end: 0))
    }
}

/// The namespaces of a run's files. Two files with one namespace would declare its types twice.
package struct RunNamespaces: Sendable {
    private var files: [String: [(path: String, isDeclared: Bool)]] = [:]

    package init() {}

    /// Adds a file; an error if an earlier file has its namespace. Without a `module` line, files of
    /// two directories may belong to two apps.
    package mutating func problem(with namespace: FileNamespace, of path: String) -> Diagnostic? {
        let others = files[namespace.name, default: []]
        if others.contains(where: { $0.path == path }) { return nil }
        files[namespace.name] = others + [(path, namespace.isDeclared)]
        let other = others.first {
            $0.isDeclared && namespace.isDeclared || directory(of: $0.path) == directory(of: path)
        }
        guard let other else { return nil }
        return Diagnostic(
            .swiftNameCollision, "`\(other.path)` also has the namespace `\(namespace.name)`",
            at: namespace.place,
            help: namespace.isDeclared
                ? "add a different `module` to each file, or let one import the other"
                : "set another namespace with `module`")
    }
}
