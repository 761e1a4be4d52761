import Adoption
import AppSource
import Apps
import Lint
import Semantics
import TransitionDSL

/// What the rules find in an app, and in the .trans files of the run, which are part of it.
struct CheckedApp: Sendable {
    let scan: AppScan
    /// In the code of the app.
    let findings: Findings
    /// What the app shows about each .trans file, by its number among the operands.
    private(set) var problems: [Int: [Diagnostic]] = [:]

    /// A .trans file that has errors is reported elsewhere, as is standard input.
    init(_ app: AppFiles, _ operands: [String], _ options: Options) {
        let transitions = TransitionFiles(app, options)
        var scan = transitions.scan(app, withIndex: true)
        var models: [AppModel] = []
        // Without a .trans file no rule asks for the classes.
        let known = KnownApp(scan, operands.isEmpty ? AppClasses() : appClasses(app.files))
        for (index, operand) in operands.enumerated() where operand != "-" {
            guard let number = app.number(of: operand), let model = transitions.model(number)
            else { continue }
            problems[index] = lintModel(model, facts: modelFacts(of: model), in: known)
            models.append(AppModel(model, file: FileIndex(number)))
        }
        // What is generated is fixed in its .trans file, which has findings of its own.
        // Swift that was not among the files was generated for the scan only.
        let found = lintApp(
            scan, files: models, declared: transitions.models, levels: options.rules
        ).filter { problem in
            let number = Int(problem.place.file.index)
            return number < app.files.count && GeneratedMark(app.files[number]) == nil
        }
        var findings = Lint.findings(
            inApp: app.files.compactMap { $0.tokensWithSuppressions }, found,
            levels: options.rules)
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

extension AppFile {
    /// The tokens of a file of code with a comment for transc; nil for most files.
    fileprivate var tokensWithSuppressions: TokenizedFile? {
        // Hot.
        guard kind == .swift || kind == .objectiveC, mentionsTransc else { return nil }
        var names = programNames()
        let tokens: AppTokens
        switch kind {
        case .swift: tokens = tokenizeSwift(source.bytes, names: &names)
        case .objectiveC: tokens = tokenizeObjectiveC(source.bytes, names: &names)
        case .interface, .strings, .transitions: return nil
        }
        let ranges = tokens.tokens.map { $0.range }
        let bytes = source.bytes
        var next = 0
        let comments = tokens.comments.map { range in
            while next < ranges.count - 1, ranges[next].start < range.end { next += 1 }
            return Comment(bytes.span, range, before: next)
        }
        // Only the end matters: suppressions are about lines.
        let kinds = tokens.tokens.map { $0.kind == .endOfFile ? TokenKind.endOfFile : .identifier }
        return TokenizedFile(
            source: source, kinds: kinds, ranges: ranges, comments: comments, problems: [])
    }

    /// Whether the bytes contain `transc`, in small or capital letters.
    private var mentionsTransc: Bool {
        // Hot.
        let word = Array("transc".utf8)
        var matched = 0
        for byte in source.bytes {
            if byte | 0x20 == word[matched] {
                matched += 1
                if matched == word.count { return true }
            } else {
                matched = byte | 0x20 == word[0] ? 1 : 0
            }
        }
        return false
    }
}
