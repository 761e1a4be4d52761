import Serialization
import TransitionDSL

// The code of the app. The process around the server reads it, so that no request waits for it.
extension Server {
    /// Reads the app, if its files have changed since it was read; nil if there is nothing to read.
    package mutating func takeAppToRead() -> (@Sendable () -> ReadApp)? {
        guard state == .initialized, isAppOutdated, let app = project.options.app else {
            return nil
        }
        isAppOutdated = false
        let files = project.files.sorted()
        return { app.read(files) }
    }

    /// Takes what is known about the app now, and checks all files again.
    package mutating func take(_ app: ReadApp) {
        guard state == .initialized, project.options.app != nil else { return }
        let known = project.app?.problem
        project.app = app
        if let problem = app.problem, problem != known {
            notify("window/showMessage", ["type": 2, "message": .string(problem)])
        }
        project.checkAgain(first: documents.keys.sorted())
        isComparisonDue = true
        refreshFindings()
    }

    /// The files of the app whose changes matter.
    package var appFiles: [String] { project.options.app?.files() ?? [] }

    /// Notes which paths are those of code; the others.
    mutating func noteCode(among paths: [String]) -> [String] {
        guard let app = project.options.app else { return paths }
        let others = paths.filter { !app.contains($0) }
        // What .trans files declare is part of the app.
        if others.count < paths.count || others.contains(where: { $0.hasSuffix(".trans") }) {
            isAppOutdated = true
        }
        return others
    }

    /// The options may name another app.
    mutating func forgetApp() {
        if project.options.app == nil { project.app = nil }
        isAppOutdated = true
        if project.options.app != nil, client.registersWatchers, !watchesApp {
            watchesApp = true
            registerWatchers(["**/*.{swift,h,m,mm,storyboard,xib,strings}"], id: "app")
        }
    }
}
