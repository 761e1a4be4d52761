package import OperatingSystem
import TransitionDSL

/// Executes a command for its operands and options.
package typealias Performer = (CommandName, [String], Options, Console) throws(Failure) -> ExitCode

/// Reads the arguments of the process, executes their command, and ends the process.
package func runProcess(_ perform: Performer) -> Never {
    prepareProcess()
    endProcess(run(perform))
}

/// Executes the command line; prints an `error:` line unless it succeeds.
private func run(_ perform: Performer) -> ExitCode {
    var arguments: [String] = []
    do throws(Failure) {
        let bytes = try converting(try argumentBytes()) { (error: ReadFailure) in
            Failure(.noInput, "`/proc/self/cmdline`, which has the arguments, \(error.reason)")
        }
        arguments = bytes.map { String(decoding: $0, as: UTF8.self) }
        for (argument, bytes) in zip(arguments, bytes) where Array(argument.utf8) != bytes {
            // The repaired argument would name another file.
            throw Failure(
                .usage, "the argument `\(argument)` is not UTF-8",
                help: "rename the file, or go to its directory and name it from there")
        }
        var argumentFiles: [String] = []
        let words = try expandArgumentFiles(arguments, exists: isThere) { path throws(Failure) in
            argumentFiles.append(path)
            return try readArgumentFile(path)
        }
        try checkOptionsAreNoFiles(words, exists: isThere)
        let invocation = try parseArguments(words, exists: isThere, settings: Settings.read)
        return try execute(invocation, saidBy: argumentFiles, perform)
    } catch {
        let isXcode = arguments.contains("--xcode")
        return Console(color: .auto, isXcode: isXcode).report(error)
    }
}

/// Whether a name is one of a file here. A script in Xcode's sandbox may not look, and has no patterns.
private func isThere(_ name: String) -> Bool {
    !isInScriptSandbox && (try? FileStatus(name, followingLinks: false)) != nil
}

private func execute(
    _ invocation: ParsedCommandLine, saidBy argumentFiles: [String], _ perform: Performer
) throws(Failure) -> ExitCode {
    switch invocation {
    case .version: return try Console(color: .auto).printOutput("transc \(version)\n")
    case .help(let command):
        return try Console(color: .auto).printOutput(
            helpText(for: command, width: textWidth()))
    case .run(let command, let operands, var options):
        options.instructions += argumentFiles.map { ($0, "an argument file") }
        let console = Console(
            color: options.color, isXcode: options.isInXcode,
            hasReports: !options.reports.isEmpty || !options.diffReports.isEmpty)
        do throws(Failure) { return try perform(command, operands, options, console) } catch {
            return console.report(error)
        }
    }
}
