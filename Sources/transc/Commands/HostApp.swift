import Apps
import Driver
import LanguageServer
import OperatingSystem
import Semantics
import TransitionDSL

/// The app of the options, for an editor; nil without `--app`. Relative paths begin at the folder.
func hostApp(_ options: Options, in folder: String) -> HostApp? {
    if options.apps.isEmpty { return nil }
    var options = options
    options.apps = options.apps.map { normalized(joined(folder, $0)) }
    return HostApp(
        contains: { [options] path in
            AppFiles.isCode(path) && options.apps.contains { isBelow(path, $0) }
        },
        files: { [options] in AppFiles.codePaths(options) },
        read: { [options] transFiles in read(options, with: transFiles) })
}

private func isBelow(_ path: String, _ root: String) -> Bool {
    path == root || path.hasPrefix(joined(root, ""))
}

private func read(_ options: Options, with transFiles: [String]) -> ReadApp {
    do throws(Failure) {
        let files = try AppFiles(options, with: transFiles)
        let app = App(files.files, transitions: TransitionFiles(files, options).read)
        var result = ReadApp(app.scan(withIndex: true), app.classes(withViews: true))
        if let failure = files.failures.first {
            result.problem = "transc: the app is not complete: \(failure.failure.text)"
        }
        return result
    } catch {
        var result = ReadApp()
        result.problem = "transc: \(error.text)"
        return result
    }
}

extension ReadApp {
    /// What the facts of an app and its classes, with their views, say.
    init(_ scan: AppScan, _ classes: AppClasses) {
        self.init()
        names = AppNames(scan, classes)
        // What one file asks about the app is remembered for the next.
        let app = Monitor(KnownApp(scan, classes))
        problems = { analysis in
            guard let model = analysis.model else { return [] }
            let facts = modelFacts(of: model, tables: analysis.tables)
            return app.withLock { lintModel(model, facts: facts, in: $0) }
        }
    }
}

/// Reads an app on a thread of its own, so that no request of the editor waits for it.
struct AppReading {
    private let result = Monitor<ReadApp?>(nil)
    private let thread: WorkThread?

    init(_ read: @escaping @Sendable () -> ReadApp) {
        let work: @Sendable () -> Void = { [result] in
            let app = read()
            result.withLock { $0 = .some(app) }
        }
        thread = WorkThread(work)
        if thread == nil { work() }
    }

    /// What was read; nil as long as it is not all.
    func take() -> ReadApp? {
        guard let app = result.withLock({ $0 }) else { return nil }
        thread?.join()
        return app
    }
}
