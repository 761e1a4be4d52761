import AppSource
import TransitionDSL

/// Registries that an app writes by hand: a `switch (from, to)` or a chain of `if` over the classes
/// of two controllers, and the registrations of TRTransitions.
extension AppAnalysis {
    /// The methods of UIKit that choose an animator.
    private static let choosers: Set<String> = [
        "navigationController", "animationController", "tabBarController",
        "animationControllerForPresentedController", "animationControllerForDismissedController",
    ]

    /// The lines of all functions that choose an animator.
    func findRegistries() {
        for file in program.files.indices {
            for (index, declaration) in program.files[file].items.declarations.enumerated()
            where declaration.kind == .function && declaration.body != nil {
                guard isChooser(declaration) else { continue }
                addLines(DeclarationID(file: file, index: index))
            }
        }
    }

    /// Whether a method gives an animator for two controllers.
    private func isChooser(_ declaration: AppDeclaration) -> Bool {
        guard Self.choosers.contains(string(declaration.name)) else { return false }
        let result = declaration.type?.name.map(string)
        return result == "UIViewControllerAnimatedTransitioning"
    }

    private func addLines(_ id: DeclarationID) {
        for site in sites(BodyID(declaration: id, part: .body)) where !site.isInClosure {
            guard case .result(let result?) = site.kind, !isNothing(result) else { continue }
            let ends = ends(of: site, id)
            let animator = typeName(of: result, in: site.scope)
            add(
                .registryLine(
                    operation: operation(of: site, id), from: ends.from, to: ends.to,
                    animation: animator),
                site, certainty: animator == nil ? .unknown : .certain)
        }
    }

    private func isNothing(_ expression: AppExpression) -> Bool {
        if case .nil = expression.kind { true } else { false }
    }

    private func typeName(of value: AppExpression, in scope: NameScope) -> String? {
        switch type(of: value, in: scope).unwrapped {
        case .program(let type): string(program.types[type.index].name)
        case .external(let name): string(name)
        default: nil
        }
    }

    /// `push`, `pop`, `present` or `dismiss`, where the method or a condition says so.
    private func operation(of site: Site, _ id: DeclarationID) -> String? {
        let declaration = program.declaration(id)
        let labels = declaration.parameters.map { $0.label.map(string) ?? "_" }
        if labels.contains("forPresented") { return "present" }
        if labels.contains("forDismissed") { return "dismiss" }
        for step in site.branch.reversed() {
            for name in step.cases.map(string) where name == "push" || name == "pop" { return name }
            if let range = step.condition {
                let text = sourceText(range, file: site.scope.file)
                for name in ["push", "pop"] where text.hasSuffix(".\(name)") && step.arm == nil {
                    return name
                }
            }
        }
        return nil
    }

    /// The classes that the branches to a site require of the two controllers.
    private func ends(of site: Site, _ id: DeclarationID) -> (from: String?, to: String?) {
        var from: String?
        var to: String?
        for step in site.branch where step.arm != "else" {
            for test in step.tests {
                guard let name = test.type.name.map(string) else { continue }
                switch role(of: test.subject, in: id) {
                case .from: from = from ?? name
                case .to: to = to ?? name
                case nil: break
                }
            }
        }
        return (from, to)
    }

    private enum End { case from, to }

    /// Whether a name is the parameter for the old or the new controller.
    private func role(of name: Text, in id: DeclarationID) -> End? {
        for parameter in program.declaration(id).parameters where parameter.name == name {
            switch parameter.label.map(string) ?? "" {
            case "from", "source", "animationControllerForTransitionFrom", "fromViewController",
                "forDismissed":
                return .from
            case "to", "forPresented", "presented", "toViewController": return .to
            default: return nil
            }
        }
        return nil
    }
}
