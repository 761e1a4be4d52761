import Adoption
import Apps
import Codegen
import Semantics
import TransitionDSL

/// The .trans files among the files of an app, checked. What they declare is part of the app, as if
/// their Swift was read.
struct TransitionFiles {
    /// A file with its imports, and what the check reports.
    struct Checked {
        var sources: [SourceFile]
        var problems: [Diagnostic]
    }

    private(set) var checked: [Checked] = []
    /// Files that could not be read again, or whose check failed.
    private(set) var failures: [ReportedFailure] = []
    /// By the number of the file among those of the app.
    private var read: [(number: Int, model: Model, swift: [UInt8])] = []

    /// The models of the files without errors.
    var models: [Model] { read.map { $0.model } }

    init(_ app: AppFiles, _ options: Options) {
        let imports = SharedImports()
        for (number, file) in app.files.enumerated() where file.kind == .transitions {
            let path = file.source.path
            do throws(Failure) {
                let input = try Input(path, options, imports: imports)
                let analysis = input.analysis(options)
                let problems = analysis.problems.filter { $0.severity != .note }
                checked.append(Checked(sources: input.module.sources, problems: problems))
                // Places are those of the bytes that were read first.
                guard let model = analysis.model, input.source.bytes == file.source.bytes else {
                    continue
                }
                let swift = generate(
                    model, tables: analysis.tables, sourceName: lastComponent(of: path))
                read.append((number, model, swift.bytes))
            } catch { failures.append(ReportedFailure(path: path, failure: error)) }
        }
    }

    /// The model of a file without errors.
    func model(_ number: Int) -> Model? { read.first { $0.number == number }?.model }

    /// The facts of the app. Those of a .trans file are at its lines, and come from its model. Its Swift
    /// only declares names, which are known even if it is not among the files.
    func scan(_ app: AppFiles, withIndex: Bool = false) -> AppScan {
        var files = app.files
        var generated: Set<Int> = []
        for (number, _, swift) in read {
            let found = self.generated(from: number, files)
            generated.formUnion(found)
            if found.contains(where: { files[$0].kind == .swift }) { continue }
            let path = files[number].source.path + ".swift"
            let source = SourceFile(path: path, bytes: swift, index: FileIndex(files.count))
            guard let file = AppFile(source) else { continue }
            generated.insert(files.count)
            files.append(file)
        }
        var declared = read.map { number, model, _ in
            modelFacts(of: model).map { fact in
                var fact = fact
                fact.place.file = FileIndex(number)
                return fact
            }
        }.flatMap { $0 }
        let owners = Set(declared.compactMap { $0.owner })
        var scan = scanApp(files, withIndex: withIndex, showing: owners)
        scan.facts.removeAll { generated.contains(Int($0.place.file.index)) }
        for index in declared.indices where declared[index].screens.isEmpty {
            declared[index].screens = declared[index].owner.flatMap { scan.screens[$0] } ?? []
        }
        let known = Set(scan.facts.compactMap { $0.content.className })
        declared.removeAll { $0.content.className.map(known.contains) ?? false }
        scan.facts = inOrder(scan.facts + declared)
        scan.files = app.files
        if withIndex {
            scan.index.families = read.flatMap { number, model, _ in
                modelFamilies(of: model).map { family in
                    var family = family
                    family.place.file = FileIndex(number)
                    return family
                }
            }
        }
        for index in scan.facts.indices {
            scan.facts[index].via.removeAll { $0.file.index >= app.files.count }
        }
        return scan
    }

    /// The files that were generated from one: the nearest, if several have its name.
    private func generated(from number: Int, _ files: [AppFile]) -> [Int] {
        let path = files[number].source.path
        let name = lastComponent(of: path)
        let named = read.filter { lastComponent(of: files[$0.number].source.path) == name }
        let found = files.indices.filter { GeneratedMark(files[$0]) == .from(name) }
        if named.count == 1 { return found }
        let folder = directory(of: path)
        return found.filter { directory(of: files[$0].source.path) == folder }
    }
}

extension AppFactContent {
    /// The class that a fact of a screen or cell is about.
    fileprivate var className: String? {
        switch self {
        case .screen(let name, _), .cell(let name, _): name
        default: nil
        }
    }
}
