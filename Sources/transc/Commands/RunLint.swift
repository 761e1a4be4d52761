import Driver
import Lint
import OperatingSystem

/// Checks files, those of the current directory by default. Applies safe fixes first if requested.
func runLint(
    _ operands: [String], _ options: Options, _ console: Console
) throws(Failure) -> ExitCode {
    var (operands, options) = (operands, options)
    if options.isInXcode {
        try checkScriptPhase(operands, options)
        let phase = try ScriptPhase()
        operands = try phase.files()
        options = options.addingInstructions(of: phase)
    } else {
        // With `--app`, files are only checked if they are named.
        let isAppAlone = operands.isEmpty && !options.apps.isEmpty && !options.isAppOfSettings
        operands = isAppAlone ? [] : try expandedOperands(operands.isEmpty ? ["."] : operands)
        // A run over standard input, as of an editor, must not fix the app.
        if options.isAppOfSettings, operands.contains("-") { options.forgetApp() }
    }
    try checkInputs(operands, options)
    try checkFiles(operands, options)
    var reporter = DiagnosticReporter(console, options)
    let baseline = try BaselineRun(options)
    var fixes = FixOutcome()
    // Reports have the lengths of files.
    let keepsAll = !options.reports.isEmpty
    var files =
        options.apps.isEmpty
        ? nil : try readApp(options, with: operands, keepingInterfaces: keepsAll, console)
    if let fixing = options.fixing {
        fixes = fixFiles(operands, fixing, &reporter)
        if let read = files {
            fixApp(read, operands, fixing, &reporter, &fixes)
            // What could not be read was reported.
            files = try AppFiles(options, with: operands, keepingInterfaces: keepsAll)
        }
        report(&fixes, fixing, console)
    }
    let isAlone = operands.count == 1
    let imports = SharedImports()
    let app = files.map { CheckedApp($0, operands, options) }
    try warn(of: app?.scan.unknownFiles ?? [], options, console)
    if let app { noteUnreadViews(of: app.scan, console) }
    // The app is one more input, after the files.
    let inputs = operands + (app == nil ? [] : options.apps.prefix(1))
    let run = checkEach(inputs, baseline, &reporter, after: fixes.code) {
        [operands, options, fixes, app] index throws(Failure) in
        if index == operands.count, let app { return CheckedFile(app: app, options) }
        // Standard input was read when it was fixed.
        let fixed = operands[index] == "-" ? fixes.standardInput : nil
        let input =
            if let fixed { fixed } else { try Input(operands[index], options, imports: imports) }
        return CheckedFile(
            input,
            try input.lint(options, isOneOfSeveral: !isAlone) { _ in
                app?.problems[index].map { AppProblems($0) }
            })
    }
    return run.code.combined(with: reporter.writeReports(notOverwriting: options.keptFiles))
}
