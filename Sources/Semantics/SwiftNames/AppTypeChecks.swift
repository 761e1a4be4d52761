import TransitionDSL

/// The app's classes as generated code finds them, and the functions that it adds to them.
extension SwiftNameCheck {
    /// Generated code is in the namespace, whose types hide the app's, and in the app's module,
    /// whose types hide those of TransitionRuntime.
    mutating func checkAppClasses() {
        for (screen, node) in zip(model.screens, syntax.screens) {
            let type = node.type?.protocolType?.place ?? node.type?.place
            // Generated code does not name `View`.
            if screen.hosting != .byMark {
                checkAppType(screen.typeName, at: type ?? node.place)
            }
            if let module = screen.importedModule, let token = node.from?.name,
                vocabulary.isImpossibleMember(module)
            {
                reportReserved(
                    module, at: token.place, help: "write the name of the class's module")
            }
        }
        for (cell, node) in zip(model.cells, syntax.cells) where isMain(cell.declared) {
            guard let typeName = cell.typeName else { continue }
            checkAppType(typeName, at: node.type?.place ?? cell.declared.place)
        }
        for (animator, node) in zip(model.animators, syntax.animators)
        where isMain(animator.declared) {
            guard case .appClass(let typeName, _) = animator.body, let type = node.appClass?.type
            else { continue }
            checkAppType(typeName, at: type.place)
        }
    }

    mutating func checkAppType(_ typeName: Text, at place: SourcePlace) {
        if let word = wordOfSwift(in: typeName) {
            return report(
                .reserved(
                    word, at: place,
                    help: typeName == firstName(of: typeName)
                        ? "it is not a type in Swift; use the app's own"
                        : "write the type without it"
                ))
        }
        let first = firstName(of: typeName)
        let isNamespace = first == model.header.moduleName
        guard isNamespace || vocabulary.isHidingType(first) else { return }
        let type = texts.string(first)
        let help: String
        if SwiftNames.runtimeTypes.contains(type) {
            // A type inside one of the app's types is unambiguous.
            if typeName != first { return }
            help =
                "the app's type would hide the one of TransitionRuntime in generated code: "
                + "rename the app's"
        } else if isNamespace {
            help =
                "the generated namespace has this name: choose another with `module`, "
                + "such as `module \(type)Transitions`"
        } else {
            help =
                "generated code has a type of this name, which hides the app's: "
                + "write the app's module in front, as in `MyApp.\(type)`"
        }
        reportReserved(first, at: place, help: help)
    }

    /// A part of a type's name that is a word of Swift. Those are short or begin with a small
    /// letter, so most names need no lookup.
    private func wordOfSwift(in typeName: Text) -> String? {
        // Hot.
        let bytes = texts.bytes[texts.range(typeName)]
        let isCapital = bytes.first.map { (0x41...0x5A).contains($0) } ?? false
        if isCapital, bytes.count > 8, !bytes.contains(UInt8(ascii: ".")) { return nil }
        return texts.string(typeName).split(separator: ".").map(String.init)
            .first(where: SwiftNames.isImpossibleType)
    }

    /// `Article` of `Article.ID`.
    mutating func firstName(of typeName: Text) -> Text {
        let range = texts.range(typeName)
        let dot = texts.bytes[range].firstIndex(of: UInt8(ascii: "."))
        guard let dot else { return typeName }
        return texts.intern(texts.bytes, range.lowerBound..<dot)
    }

    /// Ids and modifiers are set by a function of the class, with the parameters of its screen or
    /// cell.
    mutating func checkOwnerParameters() {
        for screen in model.screens where isMain(screen.declared) {
            checkParameters(screen.parameters) { $0.isOwnerParameter($1) }
        }
        for cell in model.cells where isMain(cell.declared) {
            checkParameters(cell.parameters) { $0.isOwnerParameter($1) }
        }
    }

    /// Whether a member hides a namespace from these functions: one of UIKit's, or a view that the
    /// file names. Other members of the app's classes are unknown here.
    func isHiddenByMember(_ namespace: Text) -> Bool {
        let namespace = texts.string(namespace)
        // Members begin with a small letter.
        if namespace.unicodeScalars.first?.properties.isUppercase == true { return false }
        let lines = model.views.filter { $0.place.file == .main }
        if lines.isEmpty { return false }
        if SwiftNames.ownerMembers.contains(namespace) { return true }
        return lines.contains { line in
            let path = texts.string(model.paths[line.path].text).unicodeScalars
            return path.prefix { $0.properties.isXIDContinue }
                .elementsEqual(namespace.unicodeScalars)
        }
    }

    /// Reports the first view of the file whose id or modifiers come from an imported file with
    /// such a namespace.
    mutating func checkNamespacesOfViews() {
        for file in model.moduleNames.indices.dropFirst() {
            let namespace = model.moduleNames[file]
            guard isHiddenByMember(namespace),
                let line = model.views.first(where: { $0.place.file == .main && names(file, $0) })
            else { continue }
            reportReserved(
                namespace, at: line.place,
                help: "it is an imported namespace and a member of the class: rename the namespace "
                    + "with `module`, such as `module AppTransitions`")
        }
    }

    /// Whether a line sets an id or modifiers that a file declares.
    private func names(_ file: Int, _ line: ViewLine) -> Bool {
        let hero = model.heroUse(of: line).map { model.heroes[$0.hero].declared }
        let lists = model.items[line.modifiers].map { call in
            model.declaration(of: model.calls[call].callee)?.declared
        }
        return ([hero] + lists).contains { $0.map { Int($0.place.file.index) } == file }
    }
}
