import AppSource
import TransitionDSL

/// Registries that an app writes by hand: methods of UIKit's delegates that choose an animator by
/// the classes of two controllers, with `switch (from, to)`, `if` or helper functions.
extension FactFinder {
    /// The methods of UIKit that choose an animator.
    private static let choosers: Set<String> = [
        "navigationController", "animationController", "tabBarController",
        "animationControllerForPresentedController", "animationControllerForDismissedController",
    ]

    /// The lines of all functions that choose an animator.
    func findRegistries() {
        let choosers = Set(Self.choosers.map(text))
        for file in program.files.indices {
            for (index, declaration) in program.files[file].items.declarations.enumerated()
            where choosers.contains(declaration.name) && declaration.kind == .function
                && declaration.body != nil && choosesAnimator(declaration)
            {
                let id = DeclarationID(file: file, index: index)
                registrySteps = 0
                var reader = RegistryReader(self, id, roles(of: declaration))
                reader.read(paths(into: id, fixedOperation(declaration)))
            }
        }
    }

    /// Whether the result of a function is an animator of any class.
    func choosesAnimator(_ declaration: AppDeclaration) -> Bool {
        let result = declaration.type?.name ?? .empty
        return string(result) == "UIViewControllerAnimatedTransitioning"
    }

    /// What the parameters of a chooser are, by their labels.
    private func roles(of declaration: AppDeclaration) -> [Text: RegistryRole] {
        let isPresented = string(declaration.name) == "animationControllerForPresentedController"
        let isDismissed = string(declaration.name) == "animationControllerForDismissedController"
        var roles: [Text: RegistryRole] = [:]
        for (index, parameter) in declaration.parameters.enumerated() {
            switch parameter.label.map(string) ?? "" {
            case "from", "source", "animationControllerForTransitionFrom", "fromViewController",
                "forDismissed", "presenting", "sourceController", "presentingController",
                "animationControllerForTransitionFromViewController":
                roles[parameter.name] = .from
            case "to", "forPresented", "toViewController": roles[parameter.name] = .to
            case "animationControllerFor", "animationControllerForOperation":
                roles[parameter.name] = .operation
            default:
                if index == 0, isPresented { roles[parameter.name] = .to }
                if index == 0, isDismissed { roles[parameter.name] = .from }
            }
        }
        return roles
    }

    /// The operation of a chooser that has only one.
    private func fixedOperation(_ declaration: AppDeclaration) -> FactOperation? {
        let labels = declaration.parameters.map { $0.label.map(string) ?? "" }
        switch string(declaration.name) {
        case "animationControllerForPresentedController": return .present
        case "animationControllerForDismissedController": return .dismiss
        case "animationController":
            if labels.first == "forPresented" { return .present }
            return labels.first == "forDismissed" ? .dismiss : nil
        case "tabBarController": return .tab
        default: return nil
        }
    }
}

extension FactFinder {
    /// The class of an animator; nil if only its protocol is known.
    func animatorName(_ value: AppExpression, in scope: NameScope) -> String? {
        let name: String
        switch evaluator.type(of: value, in: scope).unwrapped {
        case .program(let type): name = string(program.types[type.index].name)
        case .external(let external): name = string(external)
        default: return nil
        }
        return name == "UIViewControllerAnimatedTransitioning" ? nil : name
    }

    /// Adds a line, unless two ways lead to the same one.
    func addLine(
        _ content: AppFactContent, _ site: Site, _ certainty: AppFact.Certainty, via: [SourcePlace]
    ) {
        guard case .registryLine(let operations, let from, let to, let animation) = content else {
            return
        }
        let place = SourcePlace(file: FileIndex(site.scope.file), range: site.statement)
        let key = RegistryLineKey(
            place: place, operations: operations, from: from, to: to, animation: animation)
        guard knownLines.insert(key).inserted else { return }
        add(content, site, certainty: certainty, via: via)
    }
}

/// What makes two lines the same.
struct RegistryLineKey: Hashable {
    var place: SourcePlace
    var operations: [FactOperation]
    var from: String?
    var to: String?
    var animation: FactAnimation?
}
