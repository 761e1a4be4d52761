import Codegen
import OperatingSystem
package import TransitionDSL

/// The stage that `transc dump` prints.
package enum DumpSubject: Sendable { case tokens, tree, model, analysis }

/// What to do with safe fixes.
package enum Fixing: Sendable {
    /// `--fix`: write them into the files.
    case writing
    /// `--diff`: print them.
    case showing
}

/// What to do with the Swift that `compile` generates.
package enum Writing: Sendable {
    case writing
    /// `--check`: compare it with the files.
    case checking
    /// `--dry-run`: print only names.
    case naming
}

/// The options of a command line.
package struct Options: Sendable {
    package var output: String?
    var directory: String?
    var isForced = false
    package var writesObjectiveC = false
    package var writing = Writing.writing
    var depfile: String?
    var stamp: String?
    var hasLineDirectives = false
    var support = SupportPlace.inline
    package var sourceRoot: String?
    /// The settings file that was read.
    var settings: String?
    /// Whether files and outputs come from Xcode's variables for scripts.
    package var isInXcode = false
    var isFileList = false
    /// How many files to process in parallel; nil for the number of cores.
    var jobs: Int?
    /// How many of `count` files to process in parallel. For one file the number of cores does not
    /// matter.
    package func jobs(for count: Int) -> Int { count > 1 ? jobs ?? usableCores() : 1 }  // Hot.
    package var engine: Engine?
    package var access: Access?
    var namespace: String?
    var swiftVersion = SwiftVersion.newest
    /// The options as given, without those of the settings.
    package var commandLine: [GivenOption] = []
    package var rules = RuleLevels()
    /// Whether the settings give all warnings a level.
    var settingsSetAllWarnings = false
    package var fixing: Fixing?
    package var formatting = FormatAction.writing
    /// The lines to format, from 1; nil for all.
    package var lines: ClosedRange<Int>?
    package var baseline: String?
    var writtenBaseline: String?
    var isStrict = false
    /// 0 for no limit.
    var maximumErrors = 100
    package var stdinPath: String?
    package var reports: [ReportRequest] = []
    /// The files that contributed to the options, with their names in messages; a run overwrites
    /// none of them.
    package var instructions: [(path: String, name: String)] = []
    package var dumpSubject: DumpSubject?
    /// The file that gets a session with an editor, and the one that has a session to repeat.
    package var record: String?
    package var replay: String?
    package var resolve = ResolveOptions()
    /// nil if the name of the file decides.
    package var graphFormat: GraphFormat?
    /// Whether `preview` serves its page, and on which port; 0 for a free one.
    package var isServed = false
    package var port: UInt16 = 0
    /// The git revision with the old versions of the files.
    package var against: String?
    /// The page of both versions, or the directory for such pages.
    package var page: String?
    /// Which changes make `diff` fail.
    package var failOn: FailureClass?
    /// The reports of `diff`, except a plain `text`.
    package var diffReports: [DiffReportRequest] = []
    package var scan = ScanOptions()
    /// Whether the report of `adopt` names every place.
    package var isFull = false
    /// The code of the app that files are compared with.
    package var apps: [String] = []
    package var isAppOfSettings = false
    /// The places of the options that come from the settings, such as `transc.args:3`.
    var settingPlaces: [OptionName: String] = [:]
    package var color = ColorChoice.auto
}

/// A parsed command line.
package enum ParsedCommandLine: Sendable {
    case version
    case help(CommandName?)
    case run(CommandName, operands: [String], Options)
}

package struct GivenOption: Sendable {
    package var name: OptionName
    /// As written, for messages.
    var spelling: String
    /// Empty for a switch.
    var value: String
    /// The word behind it, if that is no option.
    var next: String?

    /// The name in messages.
    var shown: String { "`\(value)` for `\(spelling)`" }
}

extension Options {
    /// Applies an option whose value is one of its choices. The last one wins, except for those
    /// that may be repeated, such as `--report`.
    mutating func take(_ option: GivenOption) throws(Failure) {
        switch option.name {
        case .output: output = option.value
        case .directory: directory = option.value
        case .force: isForced = true
        case .objc: writesObjectiveC = true
        case .check: (writing, formatting) = (.checking, .listing)
        case .dryRun: writing = .naming
        case .depfile: depfile = option.value
        case .stamp: stamp = option.value
        case .swiftVersion: swiftVersion = SwiftVersion(rawValue: option.value) ?? .newest
        case .lineDirectives: hasLineDirectives = true
        case .support: support = SupportPlace(rawValue: option.value) ?? .inline
        case .sourceRoot: sourceRoot = option.value
        case .settings: break  // It was read before.
        case .xcode: isInXcode = true
        case .xcfilelist: isFileList = true
        case .jobs: jobs = try number(option, atLeast: 1)
        case .engine: engine = Engine(rawValue: option.value)
        case .access: access = Access(rawValue: option.value)
        case .namespace: namespace = try identifier(option)
        case .error: try rules.set(.error, option, settingsSetAll: &settingsSetAllWarnings)
        case .warn: try rules.set(.warning, option, settingsSetAll: &settingsSetAllWarnings)
        case .note: try rules.set(.note, option, settingsSetAll: &settingsSetAllWarnings)
        case .allow: try rules.set(.off, option, settingsSetAll: &settingsSetAllWarnings)
        case .forbid: try rules.forbid(option)
        case .fix: fixing = .writing
        case .diff: (fixing, formatting) = (.showing, .showing)
        case .lines: lines = try lineRange(option)
        case .baseline: baseline = option.value
        case .writeBaseline:
            writtenBaseline = option.value
            baseline = nil  // That of the settings.
        case .strict: isStrict = true
        case .maximumErrors: maximumErrors = try number(option, atLeast: 0)
        case .stdinPath: stdinPath = option.value
        case .from: resolve.from = option.value
        case .to: resolve.to = option.value
        case .on: resolve.operation = option.value
        case .segue: resolve.segue = option.value
        case .container: resolve.containers.append(option.value)
        case .iosVersion: resolve.version = try systemVersion(option)
        case .registry: resolve.registry = option.value
        case .json: (resolve.isJSON, scan.form) = (true, .json)
        case .format: graphFormat = GraphFormat(rawValue: option.value)
        case .serve: isServed = true
        case .port: port = try portNumber(option)
        case .against: against = option.value
        case .page: page = option.value
        case .failOn: failOn = FailureClass(rawValue: option.value)
        case .plain: scan.form = .plain
        case .full: isFull = true
        case .kind: try scan.takeKinds(option)
        case .explain: try scan.takePlace(option)
        case .app: apps.append(option.value)
        case .exclude: scan.excluded.append(option.value)
        case .report: try takeReport(option)
        case .tokens: dumpSubject = .tokens
        case .tree: dumpSubject = .tree
        case .model: dumpSubject = .model
        case .analysis: dumpSubject = .analysis
        case .color: color = ColorChoice(rawValue: option.value) ?? .auto
        case .record: record = option.value
        case .replay: replay = option.value
        case .help, .version, .stdio: break
        }
    }

    /// Another app than that of the settings.
    package mutating func forgetApp() {
        (apps, scan.excluded, isAppOfSettings) = ([], [], false)
        settingPlaces[.app] = nil
    }

    private func number(_ option: GivenOption, atLeast least: Int) throws(Failure) -> Int {
        if let number = Int(option.value), number >= least { return number }
        throw Failure(.usage, "\(option.shown) is not a whole number of at least \(least)")
    }

    private func systemVersion(_ option: GivenOption) throws(Failure) -> SystemVersion {
        if let version = SystemVersion(option.value) {
            let range = Catalog.row(.option, "available").flatMap { row in
                Catalog[row].parameters.first { $0.type == .version }?.range
            }
            guard let range, !range.contains(Double(version.major)) else { return version }
            throw Failure(
                .usage,
                "\(option.shown) is out of range: the versions of a file are "
                    + "\(Int(range.lowerBound)) to \(Int(range.upperBound))")
        }
        throw Failure(
            .usage, "\(option.shown) is not a version of iOS",
            help: "write the major version, or also the minor one: `17`, `17.4`")
    }

    private func portNumber(_ option: GivenOption) throws(Failure) -> UInt16 {
        if let number = UInt16(option.value), number > 0 { return number }
        throw Failure(.usage, "\(option.shown) is not a port from 1 to \(UInt16.max)")
    }

    private func lineRange(_ option: GivenOption) throws(Failure) -> ClosedRange<Int> {
        let numbers = option.value.split(separator: ":", omittingEmptySubsequences: false)
        if numbers.count == 2, let first = Int(numbers[0]), let last = Int(numbers[1]), first > 0,
            first <= last
        {
            return first...last
        }
        throw Failure(
            .usage, "\(option.shown) is not a range of lines", help: "write it as `3:8`")
    }

    private func identifier(_ option: GivenOption) throws(Failure) -> String {
        if option.value.isIdentifier { return option.value }
        throw Failure(.usage, "\(option.shown) is not a valid Swift name")
    }
}

/// The options `--error`, `--warn`, `--note`, `--allow` and `--forbid`.
extension RuleLevels {
    /// The word for everything that would be a warning.
    package static let allWarnings = "warnings"

    /// Whether a finding in an app must not be missed.
    var forbidsInApps: Bool { forbidden.contains { $0.group == .app } }

    /// `warnings` are the rules that are at least warnings by default: the levels of files and
    /// settings must not matter.
    mutating func forbid(_ option: GivenOption) throws(Failure) {
        for word in option.value.split(separator: ",", omittingEmptySubsequences: false) {
            if word == Self.allWarnings {
                forbidden.formUnion(
                    DiagnosticID.rules.filter { [.warning, .error].contains($0.level) })
            } else {
                forbidden.insert(try rule(String(word), option))
            }
        }
    }

    /// Sets the level of each rule in a comma-separated list. A level that the settings give all
    /// warnings does not apply to rules that the command line sets.
    mutating func set(
        _ level: LintLevel, _ option: GivenOption, settingsSetAll: inout Bool
    ) throws(Failure) {
        for word in option.value.split(separator: ",", omittingEmptySubsequences: false) {
            if word == Self.allWarnings {
                (ofWarnings, settingsSetAll, exceptions) = (level, false, [])
            } else if !DiagnosticID.retired.contains(String(word)) {
                let rule = try rule(String(word), option)
                chosen[rule] = level
                if settingsSetAll { exceptions.insert(rule) }
            }
        }
    }

    private func rule(_ word: String, _ option: GivenOption) throws(Failure) -> DiagnosticID {
        guard let id = DiagnosticID(named: word) else {
            let known = [Self.allWarnings] + DiagnosticID.rules.map { $0.name }
            throw Failure(
                .usage, "`\(word)` for `\(option.spelling)` is not a rule",
                help: nearest(word, among: known).map { "did you mean `\($0)`?" }
                    ?? "`transc explain` lists the rules")
        }
        guard id.isRule else {
            throw Failure(
                .usage, "`\(word)` is an error of the language; its level cannot be set",
                help: "`\(option.spelling)` takes rules, which `transc explain` lists")
        }
        return id
    }
}
