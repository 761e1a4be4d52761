import AppSource
import TransitionDSL

/// The results of calls of UIKit and of the standard library that code on the way to a view,
/// controller or id passes. Sources: the headers of UIKit, the documentation of Swift.
extension Evaluator {
    func type(
        ofUIKitCall name: Text, _ base: AppExpression, _ arguments: [AppArgument],
        in scope: NameScope
    ) -> SwiftType? {
        let spelling = string(name)
        if spelling.hasPrefix("dequeue"), let named = namedType(arguments, in: scope) {
            return named
        }
        switch spelling {
        case "then", "apply", "also", "with", "configured":
            guard case .closure? = arguments.last?.value.kind,
                candidates(name, of: base, in: scope)
                    .ids.isEmpty
            else { return nil }
            return type(of: base, in: scope)
        case "dequeueReusableCell", "dequeueReusableCellWithIdentifier",
            "dequeueReusableCellWithReuseIdentifier":
            return .external(text("UITableViewCell"))
        case "cellForRow", "cellForItem", "cellForRowAtIndexPath", "cellForItemAtIndexPath":
            return .optional(.external(text("UITableViewCell")))
        case "instantiateViewController", "instantiateViewControllerWithIdentifier":
            return storyboardType(base, name, arguments, in: scope)
                ?? .external(text("UIViewController"))
        case "instantiateInitialViewController":
            return .optional(
                initialType(of: base, in: scope) ?? .external(text("UIViewController")))
        case "indexPath", "indexPathForRow", "indexPathForItem", "indexPathForCell",
            "indexPathForRowAtPoint", "indexPathForItemAtPoint":
            guard candidates(name, of: base, in: scope).ids.isEmpty else { return nil }
            return .optional(.external(text("IndexPath")))
        case "enumerated":
            let element = type(of: base, in: scope).element
            return .array(.tuple([.external(engineNames.int), element]))
        case "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast",
            "shuffled":
            return type(of: base, in: scope)
        case "first", "last", "randomElement", "popLast", "min", "max":
            return .optional(type(of: base, in: scope).element)
        case "removeLast", "removeFirst", "remove":
            return type(of: base, in: scope).element
        case "viewWithTag": return .optional(.external(text("UIView")))
        case "snapshotView": return .optional(.external(text("UIView")))
        case "lowercased", "uppercased", "appending", "joined", "replacingOccurrences",
            "trimmingCharacters":
            return .external(engineNames.string)
        default: return nil
        }
    }

    /// What `DetailViewController.instantiate()` makes, if a library declares the function.
    func type(madeBy name: Text, of receiver: SwiftType) -> SwiftType {
        guard case .metatype(let made) = receiver, program.role(of: made) != .other else {
            return .unknown
        }
        let words = string(name).lowercased()
        return words.hasPrefix("instantiate") || words.hasSuffix("fromnib")
            || words.includes("fromstoryboard") ? made : .unknown
    }

    /// The type of an argument `A.self`.
    private func namedType(
        _ arguments: [AppArgument], in scope: NameScope
    ) -> SwiftType? {
        for argument in arguments {
            guard case .member(_, Word.`self`.text) = argument.value.kind,
                case .metatype(let type) = self.type(of: argument.value, in: scope)
            else { continue }
            return type
        }
        return nil
    }

    /// The class of the initial controller of `UIStoryboard(name:bundle:)`.
    private func initialType(of storyboard: AppExpression, in scope: NameScope) -> SwiftType? {
        guard case .call(_, let arguments) = storyboard.stripped.kind, let first = arguments.first,
            let file = evaluate(first.value, in: scope).onlyText,
            let name = interface.initialClass(ofStoryboard: file),
            let id = program.typesByName[text(name)]?.first
        else { return nil }
        return .program(id)
    }

    /// The class of the program that storyboards give to an identifier.
    private func storyboardType(
        _ base: AppExpression, _ name: Text, _ arguments: [AppArgument], in scope: NameScope
    ) -> SwiftType? {
        let callee = AppExpression(.member(base, name), base.range)
        guard let first = arguments.first,
            let identifier = evaluate(first.value, in: scope).onlyText,
            let name = interface.ownClass(
                identifier: identifier, storyboard: storyboardName(callee, in: scope, nil)),
            let id = program.typesByName[text(name)]?.first
        else { return nil }
        return .program(id)
    }

    /// The class of the controller that generated code makes.
    func generatedType(_ callee: AppExpression) -> SwiftType? {
        guard let reference = generatedScene(callee),
            let name = interface.object(reference).customClass,
            let id = program.typesByName[text(name)]?.first
        else { return nil }
        return .optional(.program(id))
    }
}
