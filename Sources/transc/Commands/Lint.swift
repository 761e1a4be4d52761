import TransitionDSL

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
        operands = try expandedOperands(operands.isEmpty ? ["."] : operands)
    }
    try checkInputs(operands, options)
    try checkFiles(operands, options)
    var reporter = DiagnosticReporter(console, options)
    let baseline = try BaselineRun(options)
    var fixes = FixOutcome()
    if let fixing = options.fixing { fixes = fixFiles(operands, fixing, &reporter) }
    let isAlone = operands.count == 1
    let imports = ParsedImports()
    let run = checkEach(operands, baseline, &reporter, after: fixes.code) {
        [operands, options, fixes] index throws(Failure) in
        // Standard input was read when it was fixed.
        let fixed = operands[index] == "-" ? fixes.standardInput : nil
        let input =
            if let fixed { fixed } else { try Input(operands[index], options, imports: imports) }
        return CheckedFile(input, try input.lint(options, isOneOfSeveral: !isAlone))
    }
    return run.code.combined(with: reporter.writeReports(sparing: options.keptFiles))
}
