package import OperatingSystem
import TransitionDSL

/// The files that Xcode passes to a script phase, or to the script of a build rule. All paths are
/// absolute.
package struct ScriptPhase: Sendable {
    /// The file of a build rule; nil in a script phase.
    var ruleInput: String?
    /// The declared inputs, without the file of a rule.
    var inputs: [String]
    /// The declared outputs.
    var outputs: [String]
    /// The file lists that contain some of these.
    var lists: [String]

    /// Reads the variables that Xcode sets, and the file lists in them.
    package init(
        _ variable: (String) -> String? = environmentVariable, reading read: FileReader = readFile
    ) throws(Failure) {
        ruleInput = variable("SCRIPT_INPUT_FILE")
        guard ruleInput != nil || variable("SCRIPT_INPUT_FILE_COUNT") != nil else {
            throw Failure(
                .usage,
                "`--xcode` needs Xcode's variables, but `SCRIPT_INPUT_FILE_COUNT` is not set",
                help: "run it in a script phase or in a build rule; elsewhere, name the files")
        }
        inputs = try Self.files("SCRIPT_INPUT_FILE", variable, read)
        outputs = try Self.files("SCRIPT_OUTPUT_FILE", variable, read)
        lists = try Self.numbered("SCRIPT_INPUT_FILE_LIST", variable)
        lists += try Self.numbered("SCRIPT_OUTPUT_FILE_LIST", variable)
    }

    /// The files in numbered variables, then those in numbered file lists.
    private static func files(
        _ name: String, _ variable: (String) -> String?, _ read: FileReader
    ) throws(Failure) -> [String] {
        var files = try numbered(name, variable)
        for list in try numbered("\(name)_LIST", variable) { files += try entries(of: list, read) }
        return files.uniqued()
    }

    /// An entry whose build settings expand to nothing is empty, and omitted.
    private static func numbered(
        _ name: String, _ variable: (String) -> String?
    ) throws(Failure) -> [String] {
        guard let text = variable("\(name)_COUNT") else { return [] }
        guard let count = Int(text), (0...1_000_000).contains(count) else {
            throw Failure(
                .usage, "`\(name)_COUNT` is `\(text)`, not a number of files",
                help: "`--xcode` is for scripts that Xcode runs; elsewhere, name the files")
        }
        return (0..<count).compactMap { variable("\(name)_\($0)") }
    }

    /// The paths in a list that Xcode has expanded: one a line, no comments, no settings.
    private static func entries(of list: String, _ read: FileReader) throws(Failure) -> [String] {
        do throws(ReadFailure) {
            return try read(list).bytes.split { $0.isLineEnd }.map {
                String(decoding: $0, as: UTF8.self)
            }
        } catch { throw Failure(.noInput, "the file list `\(list)` \(error.reason)") }
    }
}

extension Options {
    /// The options, with Xcode's lists added to the files that they come from.
    package func addingInstructions(of phase: ScriptPhase) -> Options {
        var options = self
        options.instructions += phase.lists.map { ($0, "a file list of Xcode") }
        return options
    }
}

extension ScriptPhase {
    /// The files to check: that of the rule, or every `.trans` file of the phase.
    package func files() throws(Failure) -> [String] {
        if let ruleInput {
            guard ruleInput.hasSuffix(".trans") else {
                throw Failure(
                    .usage, "the build rule runs for `\(ruleInput)`, which is not a .trans file",
                    help: "let it process source files with names matching `*.trans`")
            }
            return [ruleInput]
        }
        let files = inputs.filter { $0.hasSuffix(".trans") }
        guard !files.isEmpty else {
            throw Failure(
                .usage, "no Input File of the script phase is a .trans file",
                help: "add `$(SRCROOT)/…/App.trans` below Input Files, or a list of such paths "
                    + "below Input File Lists")
        }
        return files
    }

    /// The files to compile, each with the output file of the same name plus `.swift`. An input
    /// without such an output is only imported.
    func compiledFiles() throws(Failure) -> [(file: String, output: String)] {
        let files = try files()
        let outputs = outputs.filter { $0.hasSuffix(".trans.swift") }
        guard !outputs.isEmpty else { throw missingOutput(of: files[0]) }
        var result: [(file: String, output: String)] = []
        for output in outputs {
            let name = lastComponent(of: output).dropLast(".swift".count)
            let sources = files.filter { lastComponent(of: $0) == name }
            guard let file = sources.first else { throw missingInput(String(name), of: output) }
            if sources.count > 1 { throw clash("Input Files", sources, String(name)) }
            if let other = result.first(where: { $0.file == file }) {
                throw clash("Output Files", [other.output, output], name + ".swift")
            }
            result.append((file, output))
        }
        return result
    }

    private func missingOutput(of file: String) -> Failure {
        let place = ruleInput == nil ? "the script phase" : "the build rule"
        let name = lastComponent(of: file) + ".swift"
        let entry =
            ruleInput == nil
            ? "$(SRCROOT)/…/\(name)" : "$(DERIVED_FILE_DIR)/$(INPUT_FILE_BASE).trans.swift"
        return Failure(
            .usage, "no Output File of \(place) is a .trans.swift file",
            help: "add `\(entry)` below Output Files")
    }

    private func missingInput(_ name: String, of output: String) -> Failure {
        if let ruleInput {
            return Failure(
                .usage,
                "`\(output)` is an Output File of the build rule, which runs for `\(ruleInput)`",
                help: "write `$(DERIVED_FILE_DIR)/$(INPUT_FILE_BASE).trans.swift` in its place")
        }
        return Failure(
            .usage, "`\(output)` is an Output File, but no Input File is called `\(name)`",
            help: "add the file below Input Files, or remove the output")
    }

    private func clash(_ role: String, _ paths: [String], _ name: String) -> Failure {
        Failure(
            .usage, "`\(paths[0])` and `\(paths[1])` are both \(role) called `\(name)`",
            help: "a target has one file of a name; use two script phases, or rename one")
    }
}

/// Refuses options that conflict with Xcode's variables.
package func checkScriptPhase(_ operands: [String], _ options: Options) throws(Failure) {
    if let operand = operands.first {
        throw Failure(
            .usage, "`--xcode` takes the files from Xcode; `\(operand)` cannot be given",
            help: "add it to the script's Input Files")
    }
    if options.output != nil || options.directory != nil {
        throw Failure(
            .usage, "`--xcode` takes the outputs from Xcode; `-o` and `-d` cannot be given",
            help: "add the `.trans.swift` files to the script's Output Files")
    }
    if options.fixing != nil {
        throw Failure(
            .usage, "`--fix` and `--diff` cannot be given with `--xcode`",
            help: "Xcode offers the fixes; or run `transc lint --fix` outside of the build")
    }
}
