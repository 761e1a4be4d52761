import Adoption
import Apps
import Formatting
import Semantics
import Testing
import TransitionDSL

/// An invented app and what `adopt` makes of it.
struct AdoptedApp {
    let adoption: Adoption

    init(
        _ texts: [String: String], name: String = "App", origin: String = "Sources",
        engine: Engine? = nil, isFull: Bool = false
    ) throws {
        let files = try texts.sorted { $0.key < $1.key }.enumerated().map { index, file in
            try #require(
                AppFile(SourceFile(path: file.key, text: file.value, index: FileIndex(index))))
        }
        self.init(
            App(files).scan(), App(files).classes(), name: name, origin: origin, engine: engine,
            isFull: isFull)
    }

    init(_ files: [AppFile], name: String = "App", engine: Engine? = nil) {
        self.init(App(files).scan(), App(files).classes(), name: name, engine: engine)
    }

    init(
        _ scan: AppScan, _ classes: AppClasses, name: String = "App",
        origin: String = "Sources", engine: Engine?, isFull: Bool = false
    ) {
        adoption = adopt(
            scan, classes,
            AdoptionOptions(name: name, origin: origin, engine: engine, isFull: isFull),
            Self.compiler)
    }

    var text: String { String(decoding: adoption.file, as: UTF8.self) }

    static let compiler = AdoptionCompiler(
        errors: { errors(in: $0) },
        format: { applying(format(parse($0)), to: $0.bytes) },
        check: { source in
            let result = analyze(
                [parse(source)], options: AnalysisOptions(defaultNamespace: "App"))
            return result.model.map { AdoptedModel(model: $0, tables: result.tables) }
        })

    static func errors(in source: SourceFile) -> [Diagnostic] {
        analyze([parse(source)], options: AnalysisOptions(defaultNamespace: "App")).problems
            .filter { $0.severity == .error }
    }

    /// What holds of every adoption.
    func expectPromises(_ comment: Testing.Comment? = nil) {
        #expect(adoption.gap == nil, comment)
        let counts = adoption.counts
        #expect(counts.facts == counts.carried + counts.likely + counts.reported, comment)
        let source = SourceFile(path: "App.trans", bytes: adoption.file)
        #expect(Self.errors(in: source).map(\.message) == [], comment)
        #expect(format(parse(source)).isEmpty, comment)
    }
}
