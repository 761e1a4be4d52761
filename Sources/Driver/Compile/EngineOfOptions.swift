import OperatingSystem
import Semantics
import TransitionDSL

extension Options {
    /// The analysis with a note of where its engine comes from, at the first problem with it, if the
    /// file names another engine or none.
    func explainingEngine(_ analysis: Analysis, of tree: SyntaxTree) -> Analysis {
        // Hot.
        guard let engine, !analysis.problems.isEmpty,
            let index = analysis.problems.firstIndex(where: { $0.id == .notInEngine })
        else { return analysis }
        var analysis = analysis
        let origin = settingPlaces[.engine].map { "in `\($0)`" } ?? "on the command line"
        let option = "`--engine \(engine.rawValue)` \(origin)"
        let line = tree.withRoot { root in
            root.children.first { $0.kind == .engine }?.range
        }
        if let line {
            let words = String(decoding: tree.source.bytes[line.offsets], as: UTF8.self)
            if hasEnding(words, " " + engine.rawValue) { return analysis }
            analysis.problems[index].notes.append(
                Diagnostic.Note(
                    "\(option) counts more than this line",
                    at: SourcePlace(file: .main, range: line)))
        } else {
            let help = analysis.problems[index].help
            let origin = "the engine comes from \(option)"
            analysis.problems[index].help = help.map { "\($0); \(origin)" } ?? origin
        }
        return analysis
    }
}
