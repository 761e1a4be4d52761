import AppFacts
import AppRules
import AppSource
import Lint
import TransitionDSL

extension CheckedFile {
    /// The code of an app, which is one input of a run: the paths of `--app`.
    init(app: AppFiles, _ options: Options) {
        let scan = scanApp(app.files, withIndex: true)
        let levels = options.rules.levels
        let problems = lintApp(scan, levels: levels)
        let applied = applySuppressions(
            inApp: app.files.compactMap(\.tokensWithSuppressions), to: problems, levels: levels)
        self.init(
            appPath: options.apps.first ?? "", sources: app.files.map(\.source),
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
