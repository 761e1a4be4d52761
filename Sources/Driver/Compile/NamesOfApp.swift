package import Apps
import Lint
package import OperatingSystem
import TransitionDSL

/// The names of an app, with which `compile` compares those in files. No body of a function is read.
struct NamesOfApp: Sendable {
    private let scan: AppScan
    private let classes: AppClasses
    /// Whether a part of the app could not be read, which may have any name.
    private let isIncomplete: Bool

    /// nil without `--app`. What cannot be read is a warning.
    init?(_ options: Options, _ console: Console) throws(Failure) {
        if options.apps.isEmpty { return nil }
        let files = try readApp(options, console)
        let app = App(files.files)
        scan = app.scanInterfaces()
        classes = app.classes()
        isIncomplete = !files.failures.isEmpty
    }

    /// The errors in a file: what it names and the app does not have.
    func problems(in model: Model) -> AppProblems? {
        if isIncomplete { return nil }
        let app = KnownApp(scan, classes)
        let found = lintModel(model, in: app, rules: missingNameRules).map { problem in
            var problem = problem
            problem.severity = .error
            return problem
        }
        return AppProblems(found, of: missingNameRules)
    }

    var paths: [String] { scan.files.pathsWithNames }
}

extension [AppFile] {
    /// The paths of the files that names come from: code and nibs that people write.
    var pathsWithNames: [String] {
        filter { file in
            switch file.kind {
            case .swift, .objectiveC: GeneratedMark(file) == nil
            case .interface: true
            case .strings, .transitions, .project: false
            }
        }.map { $0.source.path }
    }
}

/// Reads the files of an app, and those of the run; what cannot be read is a warning, or an error
/// where it could hide what is forbidden.
package func readApp(
    _ options: Options, with operands: [String] = [], keepingInterfaces: Bool = true,
    _ console: Console
) throws(Failure) -> AppFiles {
    let app = try AppFiles(options, with: operands, keepingInterfaces: keepingInterfaces)
    try warn(of: app.failures, options, console)
    return app
}

/// Warns of what is not known about an app.
package func warn(
    of failures: [ReportedFailure], _ options: Options, _ console: Console
) throws(Failure) {
    if let failure = failures.first?.failure, options.rules.forbidsInApps {
        throw Failure(
            .noInput, failure.message,
            help: "with `--forbid` of a rule about apps, all of the app must be known")
    }
    for item in failures {
        console.printErrors(
            renderFailure(item.failure, severity: .warning, style: console.style))
    }
}

/// Reports that an app without UIKit is not read: it has no findings.
package func noteUnreadViews(of scan: AppScan, _ console: Console) {
    guard scan.swiftUIViewCount > 0, scan.hasNoTransitions, scan.swiftUICount(.zoom) == 0 else {
        return
    }
    let failure = Failure(
        .noInput,
        "the app has \(counted(scan.swiftUIViewCount, "view")) of SwiftUI, whose navigation is not "
            + "read, and nothing of UIKit or Hero")
    console.printErrors(renderFailure(failure, severity: .note, style: console.style))
}
