import Codegen
import TransitionDSL

/// The part of a file's reading that `transc dump` prints.
enum DumpSubject: Sendable { case tokens, tree, model, analysis }

/// What becomes of the fixes that may be applied unasked.
enum Fixing: Sendable {
    /// `--fix`: they are written into the files.
    case writing
    /// `--diff`: they are shown.
    case showing
}

/// What becomes of the Swift that `compile` makes.
enum Writing: Sendable {
    case writing
    /// `--check`: it is compared with the files.
    case checking
    /// `--dry-run`: only names are printed.
    case naming
}

/// What the options of a command line ask for.
struct Options: Sendable {
    var output: String?
    var directory: String?
    var isForced = false
    var writesObjectiveC = false
    var writing = Writing.writing
    var depfile: String?
    var stamp: String?
    var hasLineDirectives = false
    var support = SupportPlace.inline
    var sourceRoot: String?
    /// Whether files and outputs are those that Xcode tells a script of.
    var isInXcode = false
    var isFileList = false
    /// How many files are worked on at once; nil for the number of cores.
    var jobs: Int?
    /// How many of so many files are worked on at once.
    func jobs(for count: Int) -> Int { count > 1 ? jobs ?? usableCores() : 1 }
    var engine: Engine?
    var access: Access?
    var namespace: String?
    var swiftVersion = SwiftVersion.newest
    var rules = RuleLevelOptions()
    var fixing: Fixing?
    var baseline: String?
    var writtenBaseline: String?
    var isStrict = false
    /// 0 for no limit.
    var maximumErrors = 100
    var stdinPath: String?
    var reports: [ReportRequest] = []
    /// The files that said some of this; a run writes over none of them.
    var instructions: [Instruction] = []
    var dumpSubject: DumpSubject?
    var resolve = ResolveOptions()
    var color = ColorChoice.auto
}

/// A command line, understood.
enum Invocation: Sendable {
    case version
    case help(CommandName?)
    case run(CommandName, operands: [String], Options)
}

/// An option as it was given.
struct GivenOption: Sendable {
    var name: OptionName
    /// As written, for messages.
    var spelling: String
    /// Empty for a switch.
    var value: String
}

extension Options {
    /// Takes an option over, whose value is one of its choices. Given twice, the last one counts,
    /// but for those that may be given several times, such as `--report`.
    mutating func take(_ option: GivenOption) throws(Failure) {
        switch option.name {
        case .output: output = option.value
        case .directory: directory = option.value
        case .force: isForced = true
        case .objc: writesObjectiveC = true
        case .check: try take(Writing.checking)
        case .dryRun: try take(Writing.naming)
        case .depfile: depfile = option.value
        case .stamp: stamp = option.value
        case .swiftVersion: swiftVersion = SwiftVersion(rawValue: option.value) ?? .newest
        case .lineDirectives: hasLineDirectives = true
        case .support: support = SupportPlace(rawValue: option.value) ?? .inline
        case .sourceRoot: sourceRoot = option.value
        case .xcode: isInXcode = true
        case .xcfilelist: isFileList = true
        case .jobs: jobs = try positive(option)
        case .engine: engine = Engine(rawValue: option.value)
        case .access: access = Access(rawValue: option.value)
        case .namespace: namespace = try identifier(option)
        case .error: try rules.set(.error, option)
        case .warn: try rules.set(.warning, option)
        case .note: try rules.set(.note, option)
        case .allow: try rules.set(.off, option)
        case .fix: try take(Fixing.writing)
        case .diff: try take(Fixing.showing)
        case .baseline: try takeBaseline(option.value, option.name)
        case .writeBaseline: try takeBaseline(option.value, option.name)
        case .strict: isStrict = true
        case .maximumErrors: maximumErrors = try count(option)
        case .stdinPath: stdinPath = option.value
        case .from: resolve.from = option.value
        case .to: resolve.to = option.value
        case .on: resolve.operation = option.value
        case .segue: resolve.segue = option.value
        case .container: resolve.containers.append(option.value)
        case .iosVersion: resolve.version = try count(option)
        case .registry: resolve.registry = option.value
        case .json: resolve.isJSON = true
        case .report: try takeReport(option)
        case .tokens: try take(.tokens)
        case .tree: try take(.tree)
        case .model: try take(.model)
        case .analysis: try take(.analysis)
        case .color: color = ColorChoice(rawValue: option.value) ?? .auto
        case .help, .version: break
        }
    }

    private mutating func take(_ subject: DumpSubject) throws(Failure) {
        if let known = dumpSubject, known != subject {
            throw Failure(
                .usage, "only one of `--tokens`, `--tree`, `--model` and `--analysis` can be given")
        }
        dumpSubject = subject
    }

    private mutating func take(_ other: Writing) throws(Failure) {
        if writing != .writing, writing != other {
            throw Failure(.usage, "only one of `--check` and `--dry-run` can be given")
        }
        writing = other
    }

    private mutating func take(_ other: Fixing) throws(Failure) {
        if let fixing, fixing != other {
            throw Failure(.usage, "only one of `--fix` and `--diff` can be given")
        }
        fixing = other
    }

    private mutating func takeBaseline(_ path: String, _ name: OptionName) throws(Failure) {
        if name == .baseline { baseline = path } else { writtenBaseline = path }
        if baseline != nil, writtenBaseline != nil {
            throw Failure(
                .usage, "only one of `--baseline` and `--write-baseline` can be given",
                help: "`--write-baseline` alone brings a baseline up to date")
        }
    }

    private func count(_ option: GivenOption) throws(Failure) -> Int {
        guard let count = Int(option.value), count >= 0 else {
            let shown = "`\(option.value)` for `\(option.spelling)`"
            throw Failure(.usage, "\(shown) is not a whole number of at least 0")
        }
        return count
    }

    private func positive(_ option: GivenOption) throws(Failure) -> Int {
        guard let count = Int(option.value), count > 0 else {
            let shown = "`\(option.value)` for `\(option.spelling)`"
            throw Failure(.usage, "\(shown) is not a whole number of at least 1")
        }
        return count
    }

    private func identifier(_ option: GivenOption) throws(Failure) -> String {
        guard option.value.isIdentifier else {
            let shown = "`\(option.value)` for `\(option.spelling)`"
            throw Failure(.usage, "\(shown) is not a name that Swift takes")
        }
        return option.value
    }
}
