import Apps
import Driver
import Lint
import OperatingSystem
import TransitionDSL

/// Fixes the code of an app, or prints the changes. The facts of the app stay the same.
func fixApp(
    _ app: AppFiles, _ operands: [String], _ fixing: Fixing, _ reporter: inout DiagnosticReporter,
    _ outcome: inout FixOutcome
) {
    let (options, console) = (reporter.options, reporter.console)
    for (number, fixes) in AppFixes(app, operands, options).accepted.sorted(by: { $0.key < $1.key })
    {
        let source = app.files[number].source
        let bytes = applying(fixes, to: source.bytes)
        do throws(Failure) {
            switch fixing {
            case .writing:
                try rewrite(
                    source.path, source.bytes, app.identities[number], with: bytes,
                    whenChanged: WriteFailure(
                        "changed while it was being fixed", help: "run `transc lint --fix` again"))
            case .showing:
                _ = try console.printOutput(
                    unifiedDiff(source.bytes, bytes, path: source.path))
            }
        } catch {
            outcome.code = outcome.code.combined(with: reporter.report(error, of: source.path))
            continue
        }
        outcome.problemCount += fixes.count
        outcome.fileCount += 1
    }
}

/// The fixes of an app after which its facts are the same.
private struct AppFixes {
    private let app: AppFiles
    private let options: Options
    private var facts: [UInt8] = []
    /// By the number of the file.
    private(set) var accepted: [Int: [Fix]] = [:]

    init(_ app: AppFiles, _ operands: [String], _ options: Options) {
        self.app = app
        self.options = options
        let findings = CheckedApp(app, operands, options)
        let byFile = Dictionary(grouping: findings.findings.problems) { Int($0.place.file.index) }
        let fixes = byFile.sorted { $0.key < $1.key }.flatMap { number, problems in
            fixesToApply(problems, in: app.files[number].source).map { (number: number, fix: $0) }
        }
        // Otherwise the app would be scanned again, to accept nothing.
        if fixes.isEmpty { return }
        facts = Self.comparable(findings.scan)
        accept(fixes[...])
    }

    /// Accepts fixes that leave the facts as they are: all, or those of each half that do.
    private mutating func accept(_ fixes: ArraySlice<(number: Int, fix: Fix)>) {
        var attempt = accepted
        for (number, fix) in fixes { attempt[number, default: []].append(fix) }
        if factsAreSame(after: attempt) {
            accepted = attempt
        } else if fixes.count > 1 {
            let middle = fixes.startIndex + fixes.count / 2
            accept(fixes[..<middle])
            accept(fixes[middle...])
        }
    }

    private func factsAreSame(after fixes: [Int: [Fix]]) -> Bool {
        var fixed = app
        for (number, fixes) in fixes {
            let old = app.files[number].source
            fixed.files[number].source = SourceFile(
                path: old.path, bytes: applying(fixes, to: old.bytes), index: old.index)
        }
        let transitions = TransitionFiles(fixed, options).read
        let scan = App(fixed.files, transitions: transitions).scan()
        return Self.comparable(scan) == facts
    }

    /// The facts without those about names, which count how often code uses them.
    private static func comparable(_ scan: AppScan) -> [UInt8] {
        factsAsText(
            scan.facts.filter { fact in
                if case .named = fact.content { false } else { true }
            })
    }
}
