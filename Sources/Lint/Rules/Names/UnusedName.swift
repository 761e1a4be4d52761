import TransitionDSL

/// What the rules about names that nothing uses have in common.
extension LintContext {
    /// A file without a line or a default may be there for others to import.
    var saysWhatPlays: Bool { !model.registries.isEmpty || !model.defaults.isEmpty }

    /// Of declared things, those of the compiled file that are not used.
    func unused<Element>(
        _ elements: [Element],
        _ isUsed: [Bool],
        _ declared: (Element) -> Declared
    ) -> [Element] {
        guard saysWhatPlays else { return [] }
        return zip(elements, isUsed).compactMap { element, isUsed in
            !isUsed && isOwn(declared(element).place) ? element : nil
        }
    }

    /// The message for one of them, with its removal.
    func unusedName(_ id: DiagnosticID, _ kind: String, _ declared: Declared, help: String)
        -> Diagnostic
    {
        let name = "\(kind) `\(texts.string(declared.name))`"
        let place = declaration(named: declared.place) ?? declared.place
        return Diagnostic(
            id,
            "the \(name) \(kind == "modifiers" ? "are" : "is") not used",
            at: declared.place,
            help: help,
            fix: Fix("remove the \(name)", [removalOfLines(at: place)], isSafe: false))
    }
}
