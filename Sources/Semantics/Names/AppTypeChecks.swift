import TransitionDSL

/// The app's classes, which generated code must find, and the functions that it adds to them.
extension Checker {
    /// Generated code stands in the namespace, whose types are found before the app's, and in the
    /// app's module, whose types are found before TransitionRuntime's.
    mutating func checkAppClasses() {
        for (screen, node) in zip(model.screens, pending.screens) {
            let type = node.type?.protocolType?.place ?? node.type?.place
            checkAppType(screen.typeName, at: type ?? node.place)
        }
        for (cell, node) in zip(model.cells, pending.cells) where isMain(cell.declared) {
            guard let typeName = cell.typeName else { continue }
            checkAppType(typeName, at: node.type?.place ?? cell.declared.place)
        }
        for (animator, node) in zip(model.animators, pending.animators)
        where isMain(animator.declared) {
            guard case .appClass(let typeName, _) = animator.body,
                let type = node.appClass?.type
            else { continue }
            checkAppType(typeName, at: type.place)
        }
    }

    mutating func checkAppType(_ typeName: Text, at place: SourcePlace) {
        if let word = wordOfSwift(in: typeName) {
            return reportReserved(
                word, at: place, help: "no type can be written so; write the app's own")
        }
        let first = firstName(of: typeName)
        let isNamespace = first == model.header.moduleName
        guard isNamespace || vocabulary.isHidingType(first) else { return }
        let type = model.texts.string(first)
        if SwiftNames.runtimeTypes.contains(type) {
            // A type in one of the app's is no other than itself.
            if typeName != first { return }
            reportReserved(
                type, at: place,
                help:
                    "generated code means the type of TransitionRuntime, which the app's would hide: "
                    + "rename the app's")
        } else if isNamespace {
            reportReserved(
                type, at: place,
                help: "the generated namespace has that name: choose another for it with `module`, "
                    + "such as `module \(type)Transitions`")
        } else {
            reportReserved(
                type, at: place,
                help: "generated code has a type of that name, which would be taken for the app's: "
                    + "write the app's module in front, as in `MyApp.\(type)`")
        }
    }

    /// A module is named in an `import`.
    mutating func checkModule(_ module: Text, at place: SourcePlace) {
        if vocabulary.isImpossibleMember(module) {
            reportReserved(
                model.texts.string(module), at: place, help: "write the name of the class's module")
        }
    }

    /// A part of a type's name that Swift takes for a word of its own. Those are short or begin
    /// with a small letter, as hardly any type is: most names need no more than a look.
    private mutating func wordOfSwift(in typeName: Text) -> String? {
        let bytes = model.texts.bytes[model.texts.range(typeName)]
        let dot = UInt8(ascii: ".")
        let isCapital = bytes.first.map { (0x41...0x5A).contains($0) } ?? false
        if isCapital, bytes.count > 8, !bytes.contains(dot) { return nil }
        return bytes.split(separator: dot).lazy.map { String(decoding: $0, as: UTF8.self) }
            .first { SwiftNames.isImpossibleType($0) }
    }

    /// `Article` of `Article.ID`.
    mutating func firstName(of typeName: Text) -> Text {
        let range = model.texts.range(typeName)
        let dot = model.texts.bytes[range].firstIndex(of: UInt8(ascii: "."))
        guard let dot else { return typeName }
        return model.texts.intern(model.texts.bytes, range.lowerBound..<dot)
    }

    // MARK: Functions of screens and cells

    /// What sets ids and modifiers is a function of the class, with the parameters of its screen
    /// or cell.
    mutating func checkOwnerParameters() {
        for screen in model.screens where isMain(screen.declared) {
            checkParameters(screen.parameters) { $0.isOwnerParameter($1) }
        }
        for cell in model.cells where isMain(cell.declared) {
            checkParameters(cell.parameters) { $0.isOwnerParameter($1) }
        }
    }
}
