import Apps
import Codegen
import Driver
import OperatingSystem
import Semantics
import TransitionDSL

/// The .trans files among the files of an app, checked. What they declare is part of the app.
struct TransitionFiles {
    /// A file with its imports, and what the check reports.
    struct Checked {
        var sources: [SourceFile]
        var problems: [Diagnostic]
    }

    private(set) var checked: [Checked] = []
    /// Files that could not be read again, or whose check failed.
    private(set) var failures: [ReportedFailure] = []
    /// Those without errors.
    private(set) var read: [App.Transitions] = []

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
                read.append(App.Transitions(file: number, model: model, swift: swift.bytes))
            } catch { failures.append(ReportedFailure(path: path, failure: error)) }
        }
    }
}
