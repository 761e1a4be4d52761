import TransitionDSL

/// The namespace that the Swift of a file has.
struct FileNamespace: Sendable {
    var name: String
    /// The name after `module`, or the start of a file that has no such line.
    var place: SourcePlace
    var isDeclared: Bool

    init(_ model: Model, _ source: SourceFile) {
        let header = model.header
        name = model.texts.string(header.moduleName)
        isDeclared = header.modulePlace != nil
        place = header.modulePlace ?? source.place(SourceRange(start: 0, end: 0))
    }
}

/// The namespaces of a run's files. Two files with one namespace would declare its types twice.
struct RunNamespaces {
    private var files: [String: [(path: String, isDeclared: Bool)]] = [:]

    /// The findings of a file, with an error if a file before it has its namespace. Without a
    /// `module` line, files of two folders may belong to two apps.
    mutating func take(_ findings: LintedInput, of source: SourceFile) -> LintedInput {
        guard let namespace = findings.namespace else { return findings }
        let others = files[namespace.name, default: []]
        if others.contains(where: { $0.path == source.path }) { return findings }
        files[namespace.name] = others + [(source.path, namespace.isDeclared)]
        let other = others.first {
            $0.isDeclared && namespace.isDeclared
                || directory(of: $0.path) == directory(of: source.path)
        }
        guard let other else { return findings }
        var findings = findings
        findings.keepsLanguage = false
        findings.problems.insert(
            Diagnostic(
                .swiftNameCollision, "`\(other.path)` has the namespace `\(namespace.name)` too",
                at: namespace.place,
                help: namespace.isDeclared
                    ? "give each file a `module` of its own, or let one import the other"
                    : "name a namespace of its own with `module`"), at: 0)
        return findings
    }
}

/// The namespace of a file that names none: the file's name without `.trans`, in upper camel case.
/// `news-reader.trans` gives `NewsReader`.
func defaultNamespace(forPath path: String) -> String {
    GeneratedNames.namespace(ofFile: lastComponent(of: path))
}
