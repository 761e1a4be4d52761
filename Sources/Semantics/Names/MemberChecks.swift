import TransitionDSL

/// Namespaces, where Swift stands in the app's classes: what sets their views is added to them, and
/// there a member is found before a type of its name.
extension Checker {
    /// Whether a member hides a namespace from these functions: one of UIKit's, or a view that the
    /// file itself names. What else the app's classes have nobody knows here.
    func isHiddenByMember(_ namespace: Text) -> Bool {
        let namespace = model.texts.string(namespace)
        // Members begin with a small letter, and most namespaces with a capital.
        if namespace.unicodeScalars.first?.properties.isUppercase == true { return false }
        let lines = model.views.lazy.filter { $0.place.file == .main }
        if lines.isEmpty { return false }
        if SwiftNames.ownerMembers.contains(namespace) { return true }
        return lines.contains { line in
            let path = model.texts.string(model.paths[line.path].text).unicodeScalars
            return path.prefix { $0.properties.isXIDContinue }
                .elementsEqual(namespace.unicodeScalars)
        }
    }

    /// Reports the first view of the file whose id or modifiers are of an imported file with such a
    /// namespace.
    mutating func checkNamespacesOfViews() {
        for file in model.moduleNames.indices.dropFirst() {
            let namespace = model.moduleNames[file]
            guard isHiddenByMember(namespace),
                let line = model.views.first(where: { $0.place.file == .main && names(file, $0) })
            else { continue }
            reportReserved(
                model.texts.string(namespace), at: line.place,
                help: "it is the namespace of an imported file, and a member of the class: name it "
                    + "there with `module`, such as `module AppTransitions`")
        }
    }

    /// Whether a line sets an id or modifiers that a file declares.
    private func names(_ file: Int, _ line: ViewLine) -> Bool {
        if let use = line.hero,
            isDeclared(model.heroes[model.heroUses[use].hero].declared, in: file)
        {
            return true
        }
        return model.items[line.modifiers].contains { call in
            guard case .modifiers(let list) = model.calls[call].callee else { return false }
            return isDeclared(model.modifiers[list].declared, in: file)
        }
    }

    private func isDeclared(_ declared: Declared, in file: Int) -> Bool {
        Int(declared.place.file.index) == file
    }
}
