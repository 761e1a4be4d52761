import AppSource
import TransitionDSL

/// What the rules about .trans files need of an app. It is the same for all files.
package final class KnownApp {
    let scan: AppScan
    let classes: AppClasses
    /// Storyboards by name, each with the ids in it; nil among them for an initial controller.
    let storyboards: [String: Set<String?>]
    let graph: ScreenGraph
    /// Whether code of the app contains a text. Each declaration asks for the same few.
    private var mentioned: [String: Bool] = [:]  // Hot.

    package init(_ scan: AppScan, _ classes: AppClasses) {
        // Facts of .trans files prove nothing about the app.
        var scan = scan
        scan.facts.removeAll { scan.files[Int($0.place.file.index)].kind == .transitions }
        self.scan = scan
        self.classes = classes
        storyboards = Self.storyboards(of: scan)
        graph = ScreenGraph(scan)
    }

    private static func storyboards(of scan: AppScan) -> [String: Set<String?>] {
        var found: [String: Set<String?>] = [:]
        let names = scan.files.map { file -> String? in
            let name = lastComponent(of: file.source.path)
            guard name.hasSuffix(".storyboard") else { return nil }
            return String(name.dropLast(".storyboard".utf8.count))
        }
        for case let name? in names { found[name] = [] }
        for fact in scan.facts {
            guard case .storyboard(let identifier, _) = fact.content,
                let name = names[Int(fact.place.file.index)]
            else { continue }
            found[name]?.insert(identifier)
        }
        return found
    }

    /// The calls of `applyTransitions`.
    private(set) lazy var applyCalls = callTexts("applyTransitions(", in: scan.files)

    /// Whether code of the app contains a text, generated code aside.
    func isMentioned(_ word: String) -> Bool {
        if let known = mentioned[word] { return known }
        let found = scan.files.contains { $0.isByHand && $0.mentions([word]) }
        mentioned[word] = found
        return found
    }
}

/// The input of the rules about a .trans file and an app.
struct ModelContext {
    let model: Model
    let text: ModelText
    /// The file as facts of code, with the places of the model.
    let facts: [AppFact]
    let app: KnownApp

    init(_ model: Model, _ facts: [AppFact], _ app: KnownApp) {
        self.model = model
        self.facts = facts
        self.app = app
        text = ModelText(model)
    }

    var scan: AppScan { app.scan }
    var classes: AppClasses { app.classes }
    var storyboards: [String: Set<String?>] { app.storyboards }

    /// The screens that the file declares itself, with their classes.
    var screens: [(screen: Screen, className: String)] {
        model.screens.filter { $0.declared.place.file == .main && !$0.isProtocol }.map {
            ($0, text.string($0.typeName))
        }
    }

    /// The cells that the file declares itself.
    var cells: [(cell: Cell, className: String)] {
        model.cells.filter { $0.declared.place.file == .main && $0.declaration == nil }.map {
            ($0, text.string($0.typeName ?? $0.declared.name))
        }
    }

    func lastName(_ path: String) -> String {
        path.split(separator: ".").last.map(String.init) ?? path
    }

    func suggestion(_ name: String, among known: some Sequence<String>) -> String? {
        nearest(name, among: known.sorted()).map { "did you mean `\($0)`?" }
    }
}

extension AppFile {
    /// Whether people write it as part of the app's code.
    var isByHand: Bool { kind != .transitions && GeneratedMark(self) == nil }

    var isCode: Bool { kind == .swift || kind == .objectiveC }

    /// Whether its code has one of the words, or a comment or string does.
    func mentions(_ words: [String]) -> Bool {
        isCode && words.contains { source.bytes[...].place(of: Array($0.utf8)) != nil }
    }
}
