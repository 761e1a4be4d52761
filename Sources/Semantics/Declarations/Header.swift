import TransitionDSL

/// `module`, `engine` and `access`: each once, in the compiled file only.
extension Checker {
    mutating func declareHeader() {
        guard let root = trees.first?.root else { return }
        var seen: [SyntaxKind: SyntaxNode] = [:]
        var moduleName: Text?
        for node in root.children {
            guard node.kind == .module || node.kind == .engine || node.kind == .access else {
                continue
            }
            if let first = seen[node.kind] {
                reportDuplicateDeclaration(node.kind.rawValue, node, first: first)
                continue
            }
            seen[node.kind] = node
            guard let name = name(node, node.firstToken + 1) else { continue }
            let text = model.texts.string(name)
            if node.kind == .module {
                moduleName = name
                model.header.documentation = documentation(node)
            } else if node.kind == .engine {
                setEngine(text, node)
            } else {
                setAccess(text, node)
            }
        }
        model.header.engine = options.engine ?? model.header.engine
        model.header.access = options.access ?? model.header.access
        let namespace = options.namespace.map { model.texts.intern($0) } ?? moduleName
        model.header.moduleName = namespace ?? model.texts.intern(options.defaultNamespace)
    }

    private mutating func setEngine(_ text: String, _ node: SyntaxNode) {
        if let engine = Engine(rawValue: text) {
            model.header.engine = engine
        } else {
            reportUnknown(
                .unknownEngine,
                "`\(text)` is not an engine",
                at: place(node, node.firstToken + 1),
                written: text,
                known: Engine.allCases.map(\.rawValue)
            )
        }
    }

    private mutating func setAccess(_ text: String, _ node: SyntaxNode) {
        if let access = Access(rawValue: text) {
            model.header.access = access
        } else {
            reportUnknown(
                .unknownAccess,
                "`\(text)` is not an access level",
                at: place(node, node.firstToken + 1),
                written: text,
                known: Access.allCases.map(\.rawValue)
            )
        }
    }
}
