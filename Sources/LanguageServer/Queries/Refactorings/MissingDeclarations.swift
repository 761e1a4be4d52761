package import TransitionDSL

extension Program {
    /// Declares the unknown name that a finding reports.
    package func declaration(for diagnostic: Diagnostic) -> Refactoring? {
        let name = source.text(diagnostic.place.range)
        guard diagnostic.place.file == .main, name.isIdentifier else { return nil }
        let text: String
        switch diagnostic.id {
        case .unknownScreen:
            let isClass = name.hasSuffix("ViewController")
            text = "screen \(name) = \(isClass ? name : upperFirst(name) + "ViewController")"
        case .unknownHeroID: text = "hero \(name)"
        case .unknownAnimation: text = "animation \(name) = fade"
        case .unknownModifier: text = "modifiers \(name) = fade"
        case .unknownInteraction: text = "interaction \(name) = pan(down)"
        case .unknownSegue:
            let isUnwind = tree.token(at: diagnostic.place.range.start).previous?.previous?.text
            text = "\(isUnwind == "unwind" ? "unwind" : "segue") \(name) = \"\(name)\""
        default: return nil
        }
        guard let edit = insertion(of: text, before: diagnostic.place.range.start) else {
            return nil
        }
        return Refactoring(
            kind: .quickFix, title: "declare `\(text)`", edits: [edit], id: diagnostic.id)
    }

    private func upperFirst(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }
}
