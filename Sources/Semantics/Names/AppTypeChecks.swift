import TransitionDSL

/// The app's classes: that generated code finds them, and that no two functions of one meet.
extension Checker {
    /// Generated code stands in the namespace, whose types are found before the app's, and in the
    /// app's module, whose types are found before TransitionRuntime's.
    mutating func checkAppClasses() {
        for (screen, node) in zip(model.screens, pending.screens) {
            let type = node.child(.screenType)
            checkAppType(
                screen.typeName, at: (type?.child(.typeName) ?? type ?? node).place)
        }
        for (cell, node) in zip(model.cells, pending.cells) where isMain(cell.declared) {
            guard let typeName = cell.typeName else { continue }
            checkAppType(typeName, at: node.child(.typeName)?.place ?? cell.declared.place)
        }
        for (animator, node) in zip(model.animators, pending.animators)
        where isMain(animator.declared) {
            guard case .appClass(let typeName, _) = animator.body,
                let type = node.child(.animatorClass)?.child(.typeName)
            else { continue }
            checkAppType(typeName, at: type.place)
        }
    }

    mutating func checkAppType(_ typeName: Text, at place: SourcePlace) {
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

    /// `Article` of `Article.ID`.
    mutating func firstName(of typeName: Text) -> Text {
        let range = model.texts.range(typeName)
        let dot = model.texts.bytes[range].firstIndex(of: UInt8(ascii: "."))
        guard let dot else { return typeName }
        return model.texts.intern(Array(model.texts.bytes[range.lowerBound..<dot]))
    }

    // MARK: Functions of screens and cells

    /// What sets ids and modifiers is a function of the class, with the parameters of its screen
    /// or cell: one class cannot have two of the same.
    mutating func checkOwnerFunctions() {
        var owners = OwnerFunctions()
        for screen in model.screens where isMain(screen.declared) {
            checkParameters(screen.parameters) { $0.isOwnerParameter($1) }
            if screen.views.isEmpty || screen.storyboard?.setsHeroIDs == true { continue }
            checkOwner(
                Owner(screen.declared, screen.typeName, screen.parameters), among: &owners)
        }
        for cell in model.cells where isMain(cell.declared) {
            checkParameters(cell.parameters) { $0.isOwnerParameter($1) }
            guard let typeName = cell.typeName, !cell.views.isEmpty else { continue }
            checkOwner(Owner(cell.declared, typeName, cell.parameters), among: &owners)
        }
    }

    private struct Owner {
        var declared: Declared
        var type: Text
        var parameters: HandleRange<Parameter>

        init(_ declared: Declared, _ type: Text, _ parameters: HandleRange<Parameter>) {
            self.declared = declared
            self.type = type
            self.parameters = parameters
        }
    }

    /// Few classes are named twice, and only of those the labels are looked at.
    private struct OwnerFunctions {
        struct Key: Hashable {
            var type: Text
            var labels: [Text]
        }

        var first = NameMap<Owner>()
        var all: [Key: Owner] = [:]
    }

    private mutating func checkOwner(_ owner: Owner, among owners: inout OwnerFunctions) {
        if owners.first.add(owner.type, owner) { return }
        if let first = owners.first[owner.type] {
            let firstKey = key(first)
            if owners.all[firstKey] == nil { owners.all[firstKey] = first }
        }
        let key = key(owner)
        guard let first = owners.all[key] else {
            owners.all[key] = owner
            return
        }
        let labels = key.labels.map { model.texts.string($0) + ":" }.joined()
        let type = model.texts.string(owner.type)
        problems.append(
            Diagnostic(
                .swiftNameCollision,
                "`\(type)` would have two functions `applyTransitions(\(labels))`",
                at: owner.declared.place,
                notes: firstNote(first.declared.place),
                help: "write the view lines in one of the two, or name a parameter differently"
            )
        )
    }

    private func key(_ owner: Owner) -> OwnerFunctions.Key {
        OwnerFunctions.Key(
            type: owner.type, labels: model.parameters[owner.parameters].map(\.name))
    }
}
