import Adoption
import AppFacts
import AppRules
import AppSource
import Lint
import Semantics
import TransitionDSL
import Workspace

/// The code of an app, and the files of the run, which are for it.
struct CheckedApp: Sendable {
    let scan: AppScan
    private(set) var models: [AppModel] = []
    private(set) var sources: [SourceFile] = []
    /// What the app shows about each file, by its number.
    private(set) var problems: [Int: [Diagnostic]] = [:]

    /// Reads the files; one that cannot be read or has errors is reported elsewhere, as is standard
    /// input.
    init(_ app: AppFiles, _ operands: [String], _ options: Options, _ imports: ParsedImports) {
        scan = scanApp(app.files, withIndex: true)
        if operands.isEmpty { return }
        let classes = appClasses(app.files)
        for (number, operand) in operands.enumerated() where operand != "-" {
            guard let input = try? Input(operand, options, imports: imports),
                let model = input.analysis(options).model
            else { continue }
            let file = AppModel(model, facts: modelFacts(of: model))
            problems[number] = lintModel(file, with: scan, classes)
            models.append(file)
            sources.append(input.source)
        }
    }
}

extension CheckedFile {
    /// The code of an app, which is one input of a run: the paths of `--app`.
    init(app: CheckedApp, _ options: Options) {
        let levels = options.rules.levels
        let problems = lintApp(app.scan, files: app.models, levels: levels)
        let applied = applySuppressions(
            inApp: app.scan.files.compactMap(\.tokensWithSuppressions), to: problems, levels: levels
        )
        self.init(
            appPath: options.apps.first ?? "", sources: app.scan.files.map(\.source) + app.sources,
            findings: LintedInput(
                checkedModel: nil, keepsLanguage: true, tables: [],
                problems: options.rules.levelled(applied.problems), namespace: nil,
                suppressed: applied.suppressed, heroIDs: nil))
    }
}

extension AppFile {
    /// The tokens of a file of code with a comment for transc; nil for most.
    fileprivate var tokensWithSuppressions: TokenizedFile? {
        guard mentionsTransc else { return nil }
        var names = programNames()
        let tokens: AppTokens
        switch kind {
        case .swift: tokens = tokenizeSwift(source.bytes, names: &names)
        case .objectiveC: tokens = tokenizeObjectiveC(source.bytes, names: &names)
        case .interface, .strings, .transitions: return nil
        }
        let ranges = tokens.tokens.map(\.range)
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

    private var mentionsTransc: Bool {
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
