import TransitionDSL

/// `module`, `engine` and `access`: each once, in the compiled file only.
extension Checker {
    mutating func declareHeader(_ trees: [SyntaxTree], _ options: AnalysisOptions) {
        model.moduleNames = trees.map { moduleName($0, options.defaultNamespace) }
        names.importedNamespaces.begin()
        for name in model.moduleNames.dropFirst() { _ = names.importedNamespaces.insert(name) }
        trees.first?.withRoot { declareHeader($0) }
        if let engine = options.engine {
            model.header.engine = engine
            model.header.enginePlace = nil
        }
        model.header.access = options.access ?? model.header.access
        if options.namespace != nil { model.header.modulePlace = nil }
        let namespace = options.namespace.map { model.texts.intern($0) } ?? model.moduleNames.first
        model.header.moduleName = namespace ?? .empty
    }

    private mutating func declareHeader(_ root: SyntaxNode) {
        var seen: [SyntaxNode] = []
        for node in root.children {
            guard node.kind == .module || node.kind == .engine || node.kind == .access else {
                continue
            }
            if let first = seen.first(where: { $0.kind == node.kind }) {
                report(.duplicateDeclaration(node.kind.rawValue, node, first: first))
                continue
            }
            seen.append(node)
            if let module = node.as(ModuleSyntax.self) {
                guard let name = module.name else { continue }
                model.header.documentation = documentation(node)
                model.header.modulePlace = name.place
            } else if let engine = node.as(EngineSyntax.self) {
                if let token = engine.name, let name = name(token) {
                    setEngine(model.texts.string(name), at: token.place)
                }
            } else if let token = node.as(AccessSyntax.self)?.name, let name = name(token) {
                setAccess(model.texts.string(name), at: token.place)
            }
        }
    }

    private mutating func moduleName(_ tree: SyntaxTree, _ defaultNamespace: String) -> Text {
        let given: Text? = tree.withRoot { root in
            let modules: SyntaxViews<ModuleSyntax> = root.views()
            for module in modules {
                if let name = name(module.name) { return name }
            }
            return nil
        }
        if let given { return given }
        if tree.source.index == .main { return model.texts.intern(defaultNamespace) }
        let path = tree.source.path
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        let file = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
        return model.texts.intern(GeneratedNames.namespace(ofFile: file))
    }

    private mutating func setEngine(_ text: String, at place: SourcePlace) {
        if let engine = Engine(rawValue: text) {
            model.header.engine = engine
            model.header.enginePlace = place
        } else {
            // Some declaration may have lost this word.
            if Keyword.declarations.contains(where: { $0.rawValue == text }) {
                reporter.suppressed.names = true
            }
            reporter.reportUnknown(
                .unknownEngine,
                "`\(text)` is not an engine",
                at: place,
                written: text,
                known: Engine.allCases.map({ $0.rawValue })
            )
        }
    }

    private mutating func setAccess(_ text: String, at place: SourcePlace) {
        if let access = Access(rawValue: text) {
            model.header.access = access
        } else {
            reporter.reportUnknown(
                .unknownAccess,
                "`\(text)` is not an access level",
                at: place,
                written: text,
                known: Access.allCases.map({ $0.rawValue })
            )
        }
    }
}
