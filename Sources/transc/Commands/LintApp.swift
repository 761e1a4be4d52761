import AppFacts
import AppRules
import AppSource
import Lint
import TransitionDSL

/// What the rules find in an app.
struct AppFindings {
    let scan: AppScan
    let problems: [Diagnostic]
    let suppressed: [SuppressedDiagnostic]

    init(_ app: AppFiles, _ options: Options) {
        scan = TransitionFiles(app, options).scan(app, withIndex: true)
        let levels = options.rules.levels
        // What is generated is fixed in its .trans file, which has findings of its own.
        let written = Set(
            app.files.indices.filter {
                app.files[$0].kind != .transitions && GeneratedMark(app.files[$0]) == nil
            })
        let found = lintApp(scan, levels: levels).filter { problem in
            written.contains(Int(problem.place.file.index))
        }
        let applied = applySuppressions(
            inApp: app.files.compactMap(\.tokensWithSuppressions), to: found, levels: levels)
        problems = applied.problems.map { problem in
            var problem = problem
            problem.notes.removeAll { Int($0.place.file.index) >= app.files.count }
            return problem
        }
        suppressed = applied.suppressed
    }
}

extension CheckedFile {
    /// The code of an app, which is one input of a run: the paths of `--app`.
    init(app: AppFiles, _ options: Options) {
        let found = AppFindings(app, options)
        self.init(
            appPath: options.apps.first ?? "", sources: app.files.map(\.source),
            findings: LintedInput(
                checkedModel: nil, keepsLanguage: true, tables: [],
                problems: options.rules.levelled(found.problems), namespace: nil,
                suppressed: found.suppressed, heroIDs: nil))
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
