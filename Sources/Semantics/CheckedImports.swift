package import TransitionDSL

/// Imported files without any problem, checked once for all files that import them.
package struct CheckedImports: Sendable {
    /// Each after those that it imports; their numbers begin at 1. ``syntax`` has nodes of these
    /// trees, which nothing else keeps alive.
    let files: [ParseResult]
    /// Its texts include the words of the language.
    let model: Model
    let syntax: DeclarationNodes
    let names: NameTables
    let vocabulary: InternedCatalog
    let definitions: DefinitionGraph

    /// No files.
    package init() {
        let (vocabulary, texts) = InternedCatalog.ofCatalog
        self.vocabulary = vocabulary
        var model = Model(header: Header(moduleName: .empty))
        model.texts = texts
        // The compiled file is the first, and is checked last.
        model.moduleNames = [.empty]
        self.model = model
        (files, syntax, names) = ([], DeclarationNodes(), NameTables())
        definitions = DefinitionGraph()
    }

    init(_ checker: Checker, _ files: [ParseResult]) {
        self.files = files
        model = checker.model
        syntax = checker.syntax
        names = checker.names
        vocabulary = checker.vocabulary
        definitions = checker.definitions
    }

    package var count: Int { files.count }

    /// Whether the imports of a module, whose first file is the compiled one, begin with these.
    package func isPrefix(ofImportsIn module: [ParseResult]) -> Bool {
        if module.count <= files.count { return false }
        return zip(files, module.dropFirst()).allSatisfy { own, other in
            own.tree.source.path == other.tree.source.path
                && own.tree.source.bytes == other.tree.source.bytes
        }
    }
}

/// Checks the imports of a module, whose first file is the compiled one. Nil if one of them has a
/// problem, or uses names that it does not import.
package func check(
    importsOf module: [ParseResult], after known: CheckedImports
) -> CheckedImports? {
    let checker = Checker(after: known)
    let others = module.dropFirst(1 + known.count)
    guard checker.checkEach(others) else { return nil }
    return CheckedImports(checker, known.files + others)
}
