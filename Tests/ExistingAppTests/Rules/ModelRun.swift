import Adoption
import Apps
import Semantics
import Testing
import TransitionDSL

/// A .trans file with the app that it is for.
struct ModelRun {
    /// In the file, then in the app.
    var inFile: [Diagnostic]
    var inApp: [Diagnostic]

    init(_ text: String, _ files: [AppFile]) throws {
        let source = SourceFile(path: "App.trans", text: text)
        let result = analyze([parse(source)], options: AnalysisOptions(defaultNamespace: "App"))
        #expect(result.problems.filter { $0.severity == .error }.map(\.message) == [])
        let model = try #require(result.model)
        let number = FileIndex(files.count)
        let own = try #require(AppFile(SourceFile(path: "App.trans", text: text, index: number)))
        var scan = App(files + [own]).scan(withIndex: true)
        scan.facts += modelFacts(of: model).map { fact in
            var fact = fact
            fact.place.file = number
            return fact
        }
        inFile = lintModel(
            model, facts: modelFacts(of: model), in: KnownApp(scan, App(files).classes()))
        inApp = lintApp(scan, files: [AppModel(model, file: number)])
    }
}
