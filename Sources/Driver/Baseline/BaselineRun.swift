import Lint
package import OperatingSystem
package import TransitionDSL

extension Options {
    /// The baseline, read or written.
    var anyBaseline: String? { baseline ?? writtenBaseline }

    /// The file of the baseline, if it exists: nothing else is written to it, also not through
    /// links.
    var baselineIdentity: FileIdentity? { anyBaseline.flatMap { try? FileStatus($0) }?.identity }
}

/// `--baseline` or `--write-baseline` in one run: removes recorded findings and collects the
/// entries that no longer have a finding.
package struct BaselineRun {
    private let path: String
    /// The directory of the file: paths in it are relative to that.
    private let root: SourceRoot?
    private let isWriting: Bool
    /// The entries of the file on disk.
    private let known: Baseline
    /// The findings of the inputs so far: those of known entries or, for writing, all.
    private var found = Baseline()
    /// The files that rules checked: those compiled, not their imports.
    private var checkedPaths: Set<String> = []
    /// The rules that the command line turns off: their entries are not checked.
    private let silentRules: Set<String>
    private let areWarningsSilent: Bool
    /// The rules whose findings are neither recorded nor hidden.
    private let forbidden: Set<DiagnosticID>

    /// Reads the baseline of the options; nil if there is none.
    package init?(_ options: Options) throws(Failure) {
        guard let path = options.anyBaseline else { return nil }
        self.path = path
        let directory = directory(of: path)
        root = try? SourceRoot(directory.isEmpty ? "." : directory)
        isWriting = options.writtenBaseline != nil
        forbidden = options.rules.forbidden
        areWarningsSilent = options.rules.ofWarnings == .off
        silentRules = Set(options.rules.chosen.filter { $0.value == .off }.map { $0.key.name })
            .subtracting(options.rules.forbidden.map { $0.name })
        do throws(Failure) {
            let bytes = try Self.contents(of: path, isOptional: isWriting)
            let text = String(decoding: bytes, as: UTF8.self)
            known =
                isWriting && text.isEmpty ? Baseline() : try Baseline(fileText: text, name: path)
        } catch {
            throw isWriting ? error : options.blaming(.baseline, error)
        }
    }

    private static func contents(of path: String, isOptional: Bool) throws(Failure) -> [UInt8] {
        do throws(ReadFailure) { return try readFile(path).bytes } catch {
            if isOptional, error.isMissing { return [] }
            throw Failure(.noInput, "the baseline `\(path)` \(error.reason)")
        }
    }

    /// Removes recorded findings or, for writing, all that can be recorded.
    /// Rules check the first source, or all of an app.
    mutating func take(
        _ findings: Findings, _ sources: [SourceFile], keepsLanguage: Bool,
        areAllChecked: Bool = false
    ) -> Findings {
        let sources = sources.map(named)
        let open = findings.problems.filter { !forbidden.contains($0.id) }
        let baseline = isWriting ? .recording(open, sources) : known
        let division = baseline.divide(findings.problems, sources, forbidden)
        found.merge(division.used)
        if keepsLanguage {
            checkedPaths.formUnion(
                sources.prefix(areAllChecked ? sources.count : 1).map { $0.path }.map(normalized))
        }
        var findings = findings
        findings.problems = division.kept
        findings.baselined = division.baselined
        return findings
    }

    /// The problems that the baseline does not record.
    package func unrecorded(_ problems: [Diagnostic], _ sources: [SourceFile]) -> [Diagnostic] {
        known.divide(problems, sources.map(named), forbidden).kept
    }

    /// The file with its path from the directory of the baseline.
    private func named(_ source: SourceFile) -> SourceFile {
        SourceFile(path: entryPath(source.path), bytes: source.bytes)
    }

    private func entryPath(_ path: String) -> String {
        root.map { $0.relativePath(of: path) ?? climbing(from: $0, to: path) } ?? path
    }

    /// Reports entries without a finding, or writes the baseline unless the findings of some input
    /// are unknown.
    func finish(_ code: ExitCode, _ reporter: inout DiagnosticReporter) -> ExitCode {
        guard isWriting else {
            let count = staleCount
            if count > 0 {
                let findings = "\(counted(count, "finding")) of the baseline `\(path)`"
                reporter.warn(
                    "\(findings) \(count == 1 ? "no longer exists" : "no longer exist")",
                    help: "`transc lint --write-baseline` removes obsolete entries")
            }
            return code
        }
        do throws(Failure) {
            guard code == .success || code == .outOfDate, reporter.counts.errors == 0 else {
                throw Failure(
                    .inputErrors,
                    "the baseline `\(path)` is not written: some files could not be checked")
            }
            try write()
            return code
        } catch { return code.combined(with: reporter.report(error)) }
    }

    /// How many recorded findings no longer exist. A file that was not checked does not count,
    /// unless it no longer exists.
    private var staleCount: Int {
        known.counts.reduce(0) { sum, pair in
            let (entry, count) = pair
            guard isChecked(entry) else { return sum }
            return sum + count - (found.counts[entry] ?? 0)
        }
    }

    private func isChecked(_ entry: Baseline.Entry) -> Bool {
        if areWarningsSilent || silentRules.contains(entry.rule) { return false }
        if checkedPaths.contains(entry.path) { return true }
        do throws(SystemError) { _ = try FileStatus(joined(directory(of: path), entry.path)) } catch
        {
            return error == .notFound
        }
        return false
    }

    private func write() throws(Failure) {
        var written = found
        written.merge(known.counts.filter { !isChecked($0.key) })
        let bytes = Array(written.fileText.utf8)
        try converting(try writeAtOnce(bytes, path, replacing: .edited)) { (error: WriteFailure) in
            Failure(.cannotWrite, "the baseline `\(path)` \(error.reason)", help: error.help)
        }
    }
}
