import AppSource
import Apps
import Driver
import Lint
import TransitionDSL

/// What the rules find in an app, and in the .trans files of the run, which are part of it.
struct CheckedApp: Sendable {
    let scan: AppScan
    /// In the code of the app.
    let findings: Findings
    /// What the app shows about each .trans file, by its number among the operands.
    private(set) var problems: [Int: [Diagnostic]] = [:]

    /// A .trans file that has errors is reported elsewhere, as is standard input.
    init(_ files: AppFiles, _ operands: [String], _ options: Options) {
        let transitions = TransitionFiles(files, options).read
        let app = App(files.files, transitions: transitions)
        var scan = app.scan(withIndex: true)
        var models: [AppModel] = []
        // Without a .trans file no rule asks for the classes.
        let known = KnownApp(scan, operands.isEmpty ? AppClasses() : app.classes())
        for (index, operand) in operands.enumerated() where operand != "-" {
            guard let number = files.number(of: operand),
                let model = transitions.first(where: { $0.file == number })?.model
            else { continue }
            problems[index] = lintModel(model, facts: modelFacts(of: model), in: known)
            models.append(AppModel(model, file: FileIndex(number)))
        }
        // What is generated is fixed in its .trans file, which has findings of its own.
        // Swift that was not among the files was generated for its names only.
        let found = lintApp(
            scan, files: models, declared: transitions.map { $0.model }, levels: options.rules
        ).filter { problem in
            let number = Int(problem.place.file.index)
            return number < app.files.count && GeneratedMark(app.files[number]) == nil
        }
        var findings = Lint.findings(
            inApp: app.filesWithSuppressions, found, levels: options.rules)
        for index in findings.problems.indices {
            findings.problems[index].notes.removeAll {
                Int($0.place.file.index) >= app.files.count
            }
        }
        scan.restoreInterfaces(of: findings.problems)
        self.findings = findings
        self.scan = scan
    }
}

extension CheckedFile {
    /// The code of an app, which is one input of a run: the paths of `--app`.
    init(app: CheckedApp, _ options: Options) {
        self.init(
            appPath: options.apps.first ?? "", sources: app.scan.files.map { $0.source },
            findings: app.findings)
    }
}
