import AppSource
import Resolution
import TransitionDSL

extension AppContext {
    /// A text that differs from what it looks like: other code that types it the way it looks has
    /// another id.
    func suspiciousText() -> [Diagnostic] {
        var seen: Set<IDPattern> = []
        var problems: [Diagnostic] = []
        for site in ids where site.isCertain {
            for pattern in site.patterns ?? [] where !pattern.isModelValue {
                guard let fault = textFault(of: scalars(of: pattern)), seen.insert(pattern).inserted
                else { continue }
                problems.append(
                    Diagnostic(
                        .suspiciousText, "this hero id \(fault.situation)", at: site.place,
                        help: fault.remedy))
            }
        }
        return problems + namesOfInterface()
    }

    private func scalars(of pattern: IDPattern) -> [Unicode.Scalar] {
        pattern.pieces.flatMap { piece -> [Unicode.Scalar] in
            switch piece {
            case .text(let text): Array(String(decoding: text, as: UTF8.self).unicodeScalars)
            case .hole: ["x"]  // Counts as a letter for its neighbors.
            }
        }
    }

    /// The identifiers of segues and the storyboard ids of nibs.
    private func namesOfInterface() -> [Diagnostic] {
        scan.facts.compactMap { fact in
            guard !fact.isTest, fact.language == .interfaceBuilder else { return nil }
            let (name, what): (String, String)
            switch fact.content {
            case .segue(let identifier?, _, _, _): (name, what) = (identifier, "segue identifier")
            case .storyboard(let identifier?, _): (name, what) = (identifier, "storyboard id")
            default: return nil
            }
            guard let fault = textFault(of: Array(name.unicodeScalars)) else { return nil }
            return Diagnostic(
                .suspiciousText, "this \(what) \(fault.situation)", at: fact.place,
                help: fault.remedy)
        }
    }
}
