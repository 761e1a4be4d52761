import Semantics
import Testing
import TransitionDSL

@Suite struct WorkspaceTests {
    private let options = AnalysisOptions(
        engine: .hero, defaultNamespace: "App", recordsReferences: true)
    private let app = SourceFile(
        path: "dir/App.trans",
        text: "import \"../Shared.trans\"\nscreen A = AController { x: logo }\n")

    /// Files in memory, and how often each was read.
    private final class Files {
        var texts: [String: String] = ["Shared.trans": "hero logo\n"]
        var reads: [String] = []

        func read(_ path: String, _ reference: ImportReference) -> ImportResult {
            reads.append(path)
            guard let text = texts[path] else {
                return .failure(Diagnostic(.missingImport, "no `\(path)`", at: reference.place))
            }
            return .file(parse(SourceFile(path: path, text: text)), nil)
        }
    }

    private func errors(_ workspace: inout Workspace, _ files: Files) -> [DiagnosticID]? {
        let module = workspace.module(app.path) { files.read($0, $1) }
        guard let module else { return nil }
        return workspace.analysis(of: module, options: options).problems.map { $0.id }
    }

    @Test func loadsAModuleOnceUntilAFileOfItChanges() {
        let files = Files()
        var workspace = Workspace()
        let unknown = workspace.module(app.path, reading: files.read)
        #expect(unknown?.files.count == nil)
        let module = workspace.load(app, identity: nil, reading: files.read)
        #expect(module.sources.map { $0.path } == ["dir/App.trans", "Shared.trans"])
        #expect(errors(&workspace, files) == [])
        workspace.change("Other.trans")
        #expect(errors(&workspace, files) == [])
        #expect(files.reads == ["Shared.trans"])
        files.texts["Shared.trans"] = "hero mark\n"
        workspace.change("./Shared.trans")
        #expect(errors(&workspace, files) == [.unknownHeroID])
        #expect(files.reads == ["Shared.trans", "Shared.trans"])
    }

    @Test func anUnsavedTextCountsUntilItIsClosed() {
        let files = Files()
        var workspace = Workspace()
        workspace.open(app)
        workspace.open(SourceFile(path: "Shared.trans", text: "hero mark\n"))
        #expect(errors(&workspace, files) == [.unknownHeroID])
        #expect(files.reads.isEmpty)
        workspace.close("Shared.trans")
        #expect(errors(&workspace, files) == [])
        #expect(files.reads == ["Shared.trans"])
    }

    /// A file that is not there yet belongs to the module, so that it is looked for again.
    @Test func aMissingFileMayAppear() {
        let files = Files()
        files.texts = [:]
        var workspace = Workspace()
        workspace.open(app)
        #expect(errors(&workspace, files) == [.missingImport])
        files.texts["Shared.trans"] = "hero logo\n"
        workspace.change("Shared.trans")
        #expect(errors(&workspace, files) == [])
    }

    /// What was known of an older text is not given for a newer one, nor the other way about.
    @Test func anOlderModuleIsAnalyzedAsItWas() {
        let files = Files()
        var workspace = Workspace()
        let old = workspace.load(app, identity: nil, reading: files.read)
        let new = workspace.load(
            SourceFile(path: app.path, text: "screen A = AController { x: logo }\n"),
            identity: nil, reading: files.read)
        for _ in 0..<2 {
            let (newer, older) = (
                workspace.analysis(of: new, options: options),
                workspace.analysis(of: old, options: options)
            )
            #expect(newer.problems.count == 1 && older.problems.isEmpty)
        }
        let references = workspace.analysis(of: old, options: options).references
        #expect(references.contains { $0.target == .file(FileIndex(1)) })
    }
}
