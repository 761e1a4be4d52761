import AppSource
import TransitionDSL

extension Evaluator {
    /// The name of the container to which `segue.destination` refers in `prepare(for:)`. Nil if the
    /// segues of the controller lead to several and no condition says which, or if another segue or
    /// code shows the container, too.
    func shownContainer(
        _ receiver: AppExpression, in scope: NameScope, _ site: Site
    ) -> String? {
        guard isDestination(receiver, in: scope, depth: 0), let own = scope.type else { return nil }
        let identifier = testedIdentifier(site)
        var found: Set<InterfaceProgram.Reference> = []
        var ways: [InterfaceProgram.Reference: Int] = [:]
        for (member, value) in interface.members.enumerated() {
            for segue in value.document.segues where segue.relationship == nil {
                guard let object = value.document.object(id: segue.destination),
                    let target = interface.reference(toObject: object, in: member),
                    interface.controller(target).tag.isContainer
                else { continue }
                ways[target, default: 0] += 1
                let source = value.document.objects[segue.source].controller
                    .flatMap { interface.reference(toObject: $0, in: member) }
                guard let source, interface.name(source) == string(program.types[own.index].name),
                    identifier == nil || segue.identifier == identifier
                else { continue }
                found.insert(target)
            }
        }
        guard found.count == 1, let only = found.first, ways[only] == 1,
            interface.controller(only).storyboardIdentifier == nil,
            !interface.controller(only).isInitial
        else { return nil }
        return interface.name(only)
    }

    private func isDestination(_ value: AppExpression, in scope: NameScope, depth: Int) -> Bool {
        guard depth < 4 else { return false }
        switch value.stripped.kind {
        case .name(let name, _):
            guard case .expression(let inner, let outer)? = scope.local(name)?.value else {
                return false
            }
            return isDestination(inner, in: outer, depth: depth + 1)
        case .member(let segue, let name):
            guard ["destination", "destinationViewController"].contains(string(name)),
                case .name(let parameter, _) = segue.stripped.kind,
                case .parameter(let function, 0)? = scope.local(parameter)?.value
            else { return false }
            return ["prepare", "prepareForSegue"].contains(
                string(program.declaration(function).name))
        default: return false
        }
    }

    /// `open` of `if segue.identifier == "open" {`.
    private func testedIdentifier(_ site: Site) -> String? {
        for step in site.branch.reversed() where step.kind == .if && step.arm == nil {
            guard let range = step.condition else { continue }
            let text = sourceText(range, file: site.scope.file)
            let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
            guard parts.count == 3, parts[0].hasSuffix("identifier == "),
                parts[2].isEmpty || parts[2].hasPrefix(",")
            else { continue }
            return String(parts[1])
        }
        return nil
    }
}
