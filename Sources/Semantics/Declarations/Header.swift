import TransitionDSL

/// `module`, `engine` and `access` of the compiled file, each at most once, unless the command line
/// sets them; and the namespace without the command line.
func readHeader(
    of tree: SyntaxTree, _ options: AnalysisOptions, _ texts: inout TextTable,
    _ reporter: inout Reporter
) -> (header: Header, namespace: Text) {
    let own = namespace(of: tree, options.defaultNamespace, &texts)
    var header = Header(moduleName: options.namespace.map { texts.intern($0) } ?? own)
    tree.withRoot { header.read($0, &texts, &reporter) }
    if let engine = options.engine {
        header.engine = engine
        header.enginePlace = nil
    }
    header.access = options.access ?? header.access
    if options.namespace != nil { header.modulePlace = nil }
    return (header, own)
}

/// The namespace that an imported file generates.
func namespace(ofImport tree: SyntaxTree, _ texts: inout TextTable) -> Text {
    let name = GeneratedNames.namespace(ofFile: lastComponent(of: tree.source.path))
    return namespace(of: tree, name, &texts)
}

/// The namespace that a file names, or the default.
private func namespace(
    of tree: SyntaxTree, _ defaultNamespace: String, _ texts: inout TextTable
) -> Text {
    let given: Text? = tree.withRoot { root in
        for module in root.children where module.kind == .module {
            if let name = texts.name(NameClause(module).name) { return name }
        }
        return nil
    }
    return given ?? texts.intern(defaultNamespace)
}

extension Header {
    fileprivate mutating func read(
        _ root: SyntaxNode, _ texts: inout TextTable, _ reporter: inout Reporter
    ) {
        var seen: [SyntaxNode] = []
        for node in root.children {
            guard node.kind == .module || node.kind == .engine || node.kind == .access else {
                continue
            }
            if let first = seen.first(where: { $0.kind == node.kind }) {
                reporter.report(.duplicateDeclaration(node.kind.rawValue, node, first: first))
                continue
            }
            seen.append(node)
            guard let token = NameClause(node).name, let name = token.name else { continue }
            if node.kind == .module {
                documentation = texts.documentation(node)
                modulePlace = token.place
            } else if node.kind == .engine {
                setEngine(name, at: token.place, &reporter)
            } else {
                access =
                    reporter.value(of: name, .unknownAccess, "an access level", at: token.place)
                    ?? access
            }
        }
    }

    private mutating func setEngine(
        _ text: String, at place: SourcePlace, _ reporter: inout Reporter
    ) {
        if let engine: Engine = reporter.value(of: text, .unknownEngine, "an engine", at: place) {
            self.engine = engine
            enginePlace = place
        } else if Keyword.declarations.contains(where: { $0.rawValue == text }) {
            // A declaration may have lost this word.
            reporter.suppressed.names = true
        }
    }
}

/// `lint { rule: level }` of the compiled file.
func lintSettings(_ blocks: [LintSyntax], _ reporter: inout Reporter) -> [LintSetting] {
    guard let block = blocks.first else { return [] }
    for node in blocks.dropFirst() {
        reporter.report(.duplicateDeclaration("lint", node.node, first: block.node))
    }
    var settings: [LintSetting] = []
    var seen: [DiagnosticID: SourcePlace] = [:]
    for node in block.settings where !node.hasProblem {
        guard let rule = rule(node, &seen, &reporter), let token = node.level,
            let text = token.name, let level = level(text, at: token.place, &reporter)
        else { continue }
        settings.append(LintSetting(rule: rule, level: level, place: node.place))
    }
    return settings
}

/// The level that a word names. Words of other linters are reported with the level that they mean.
private func level(_ text: String, at place: SourcePlace, _ reporter: inout Reporter) -> LintLevel?
{
    let meant: LintLevel?
    switch text {
    case "none", "no", "never", "false", "disable", "disabled", "ignore", "silent", "allow":
        meant = .off
    case "info", "hint", "remark": meant = .note
    case "deny", "fatal", "fail": meant = .error
    default: meant = nil
    }
    guard let meant else {
        return reporter.value(of: text, .unknownLintLevel, "a severity", at: place)
    }
    reporter.report(
        .unknownLintLevel, "`\(text)` is not a severity", at: place,
        help: "write `\(meant.rawValue)`",
        fix: .replacing(
            place, with: meant.rawValue, "write `\(meant.rawValue)`", isSafe: false))
    return nil
}

private func rule(
    _ node: SettingSyntax, _ seen: inout [DiagnosticID: SourcePlace], _ reporter: inout Reporter
) -> DiagnosticID? {
    let written = node.rule.map { $0.text }.joined()
    let place = node.node.place(node.rule.range ?? node.range)
    if DiagnosticID.retired.contains(written) {
        var problem = Diagnostic(
            .unknownLintRule, "the rule `\(written)` no longer exists", at: place,
            help: "remove the setting; it has no effect")
        // A warning, so that a file of an earlier version compiles.
        problem.severity = .warning
        reporter.report(problem)
        return nil
    }
    let known = DiagnosticID(named: written)
    guard let rule = known, rule.isRule else {
        if known != nil {
            reporter.report(
                .unknownLintRule,
                "`\(written)` always stops the compiler; its level cannot be set", at: place,
                help: "the setting takes rules, which `transc explain` lists")
            return nil
        }
        reporter.reportUnknown(
            .unknownLintRule, "`\(written)` is not a rule", at: place, written: written,
            known: DiagnosticID.rules.map { $0.name })
        return nil
    }
    if let first = seen.updateValue(place, forKey: rule) {
        reporter.report(
            .duplicateDeclaration, "the rule `\(written)` is set twice", at: place,
            notes: firstNote(first), help: "remove one of them")
    }
    return rule
}
