import TransitionDSL

extension AppContext {
    /// A class of a nib that the app does not have: UIKit replaces it by a plain one, and its
    /// outlets stop the app.
    func missingClass() -> [Diagnostic] {
        var seen: Set<String> = []
        return index.missingClasses.compactMap { missing in
            // One finding for each file.
            guard seen.insert("\(missing.place.file.index) \(missing.name)").inserted else {
                return nil
            }
            return Diagnostic(
                .missingClass, "the app has no class `\(missing.name)`", at: missing.place,
                help: suggestion(missing)
                    ?? "declare it, or correct the class in Interface Builder")
        }
    }

    /// An outlet of a property that its class does not have: the app stops when it loads the nib.
    func missingOutlet() -> [Diagnostic] {
        index.missingOutlets.map { missing in
            Diagnostic(
                .missingOutlet, "`\(missing.container)` has no property `\(missing.name)`",
                at: missing.place,
                help: suggestion(missing)
                    ?? "declare the outlet, or remove the connection in Interface Builder")
        }
    }

    /// A constant for an id in a type that does not declare it.
    func undeclaredHeroConstant() -> [Diagnostic] {
        index.undeclaredConstants.map { missing in
            Diagnostic(
                .undeclaredHeroConstant, "`\(missing.container)` has no constant `\(missing.name)`",
                at: missing.place,
                help: suggestion(missing) ?? "declare it, or use another constant")
        }
    }

    private func suggestion(_ missing: AppIndex.MissingName) -> String? {
        nearest(missing.name, among: missing.known).map { "did you mean `\($0)`?" }
    }
}
