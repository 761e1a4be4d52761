import TransitionDSL

/// Names that Swift does not accept, or that collide in one scope of the generated file.
/// Nothing is renamed silently: each is an error that suggests an `as`.
struct SwiftNameCheck: Collecting {
    let model: Model
    let syntax: DeclarationNodes
    let trees: [SyntaxTree]
    let vocabulary: InternedCatalog
    let importedNamespaces: Set<Text>
    /// The places of names that have been reported as declared twice.
    let duplicatePlaces: Set<SourcePlace>
    /// Those of the model, and the names that generated code makes from them.
    var texts: TextTable
    var problems: [Diagnostic] = []

    consuming func run() -> [Diagnostic] {
        checkNamespace()
        checkNamespacesOfViews()
        checkHeroNames()
        checkSegueNames()
        checkScreenNames()
        checkAppClasses()
        checkValueNames()
        checkRegistryNames()
        checkOwnerParameters()
        checkGivenViews()
        checkInheritedParameters()
        return problems
    }
}

/// The names of one generated scope, to find collisions.
typealias SwiftScope = [Text: SourcePlace]

func isMain(_ declared: Declared) -> Bool { declared.place.file == .main }

extension Declared {
    /// The name with a Swift name that begins with a word: `` `news as otherNews` ``.
    func renamed(_ word: String, _ texts: TextTable) -> String {
        let written = texts.string(name)
        return "`\(written) as \(word)\(GeneratedNames.familyType(written))`"
    }
}

extension SyntaxTree {
    /// The name after `module`, or the file's beginning; nil if the file has a mistake there.
    var namespacePlace: SourcePlace? {
        let module = withRoot { $0.clause(.module) }
        if module?.node.hasProblem == true { return nil }
        return module.map { ($0.name ?? $0.node.head).place }
            ?? source.place(SourceRange(start: 0, end: 0))
    }
}

extension SwiftNameCheck {
    private mutating func checkNamespace() {
        let name = texts.string(model.header.moduleName)
        guard let place = trees.first?.namespacePlace else { return }
        let imports = model.screens.contains { $0.importedModule == model.header.moduleName }
        guard name.isIdentifier, !SwiftNames.isImpossibleMember(name), !imports,
            !SwiftNames.shadowsTypeInUse(name), !SwiftNames.generatedTypes.contains(name),
            !SwiftNames.impossibleNamespaces.contains(name),
            !isHiddenByMember(model.header.moduleName)
        else {
            report(
                .swiftReservedName, "the generated namespace cannot be called `\(name)`", at: place,
                help: "name it with `module`, such as `module AppTransitions`")
            return
        }
        let other = model.moduleNames.indices.dropFirst()
            .first { model.moduleNames[$0] == model.header.moduleName }
        guard let other else { return }
        report(
            .swiftNameCollision, "an imported file has the namespace `\(name)` too", at: place,
            notes: [
                .init(
                    "it is this file", at: trees[other].source.place(SourceRange(start: 0, end: 0)))
            ], help: "give one of the two another with `module`")
    }

    private mutating func checkSegueNames() {
        var scope = SwiftScope()
        for segue in model.segues where isMain(segue.declared) {
            checkMember(segue.declared, in: &scope)
        }
    }

    /// The enumeration also has the screens of imported files. They come first, so that a collision
    /// is reported in the compiled file.
    private mutating func checkScreenNames() {
        var scope = SwiftScope()
        for screen in model.screens where !isMain(screen.declared) { checkCase(screen, &scope) }
        for screen in model.screens where isMain(screen.declared) { checkCase(screen, &scope) }
    }

    private mutating func checkCase(_ screen: Screen, _ scope: inout SwiftScope) {
        if vocabulary.isImpossibleCase(screen.caseName) {
            reportReserved(screen.declared, screen.caseName)
        } else {
            add(screen.caseName, screen.declared, to: &scope)
        }
    }

    /// A member of a generated type: checks that the name is possible and unique.
    mutating func checkMember(_ declared: Declared, in scope: inout SwiftScope) {
        if vocabulary.isImpossibleMember(declared.swiftName) {
            reportReserved(declared, declared.swiftName)
        } else {
            add(declared.swiftName, declared, to: &scope)
        }
    }

    mutating func add(_ name: Text, _ declared: Declared, to scope: inout SwiftScope) {
        // Two equal names in the file are already reported.
        if let first = scope.keepFirst(declared.place, for: name),
            declared.swiftName != declared.name || !duplicatePlaces.contains(declared.place)
        {
            reportCollision(declared, texts.string(name), first: first)
        }
    }

    mutating func reportReserved(_ declared: Declared, _ name: Text) {
        let other = declared.renamed("my", texts)
        reportReserved(name, at: declared.place, help: "give it another name in Swift: \(other)")
    }

    mutating func reportReserved(_ name: Text, at place: SourcePlace, help: String) {
        report(.reserved(texts.string(name), at: place, help: help))
    }

    private mutating func reportCollision(
        _ declared: Declared, _ name: String, first: SourcePlace
    ) {
        report(
            .swiftNameCollision, "two declarations are called `\(name)` in Swift",
            at: declared.place, notes: firstNote(first),
            help: "give one of them another name in Swift: \(declared.renamed("other", texts))")
    }
}
