import AppSource
import TransitionDSL

/// Transitions of the app whose screens a .trans file declares.
extension AppContext {
    /// A transition between two screens of the files that no line is for.
    func edgeWithoutLine() -> [Diagnostic] {
        let models = files.map { $0.model }
        // Defaults are for all transitions; which screens conform to a protocol is not known.
        let hasMore = models.contains { model in
            !model.defaults.isEmpty || model.screens.contains(where: { $0.isProtocol })
        }
        if hasMore { return [] }
        let lines = registryLines().filter { isInFile($0.fact.place) }
        let classes = classesOfFiles { $0.defaults.isEmpty }
        var seen: Set<String> = []
        return facts(.edge).compactMap { fact in
            guard case .edge(let operation, let from?, let to?, let identifier, _) = fact.content,
                // Its line may be wrong, which is another finding.
                identifier.map({ self.names.segues[$0] == nil }) ?? true,
                fact.certainty == .certain, Self.going.contains(operation),
                classes.contains(from), classes.contains(to), !isInFile(fact.place),
                !lines.contains(where: { isLine($0, for: operation, from, to) }),
                seen.insert("\(operation.name) \(from) \(to)").inserted
            else { return nil }
            return Diagnostic(
                .edgeWithoutLine, "no line is for the \(operation.name) from `\(from)` to `\(to)`",
                at: fact.place, help: "add a line to a registry, unless UIKit's own should play")
        }
    }

    private static let going: Set<FactOperation> = [.push, .present, .show, .replace]

    private func isLine(
        _ line: RegistryLine, for operation: FactOperation, _ from: String, _ to: String
    ) -> Bool {
        let isSame =
            line.operations.isEmpty || line.operations == [operation]
            || line.operations == [.segue]
            || operation == .show && [[.push], [.present]].contains(line.operations)
        return isSame && covers(line.from, from) && covers(line.to, to)
    }

    /// The classes of the screens that files declare.
    func classesOfFiles(_ isWanted: (Screen) -> Bool) -> Set<String> {
        var names: Set<String> = []
        for file in files {
            for screen in file.model.screens
            where screen.declared.place.file == .main && isWanted(screen) {
                names.insert(file.model.texts.string(screen.typeName))
            }
        }
        return names
    }

    /// An animation that code sets on a screen for which a file has lines.
    func animationByHand() -> [Diagnostic] {
        let lines = registryLines().filter { isInFile($0.fact.place) }
        let ends = Set(lines.flatMap { [$0.from, $0.to].compactMap { $0 } })
        return facts(.animation).compactMap { fact in
            guard case .animation(let property, let receiver, _, _) = fact.content,
                property == .modal || property == .navigation || property == .tab,
                isByHand(fact.place),
                let name = fact.owner ?? (receiver == "self" ? fact.container : nil),
                ends.contains(name)
            else { return nil }
            return Diagnostic(
                .animationByHand,
                "the animation of `\(name)` is set by hand, and a .trans file has lines for it",
                at: fact.place, help: "remove it, and write the animation in the file")
        }
    }
}
