import TransitionDSL

/// Checks files, once what can be mended unasked is mended if that is wished.
func runLint(
    _ operands: [String], _ options: Options, _ console: Console
) throws(Failure) -> ExitCode {
    var (operands, options) = (operands, options)
    if options.isInXcode {
        try checkScriptPhase(operands, options)
        let phase = try ScriptPhase()
        operands = try phase.files()
        options = options.said(by: phase)
    } else {
        operands = try expandedOperands(operands)
    }
    return try lint(operands, options, console)
}

private func lint(
    _ operands: [String], _ options: Options, _ console: Console
) throws(Failure) -> ExitCode {
    try checkInputs(operands, options)
    try checkReports(operands, options)
    try checkInstructions(options)
    var reporter = DiagnosticReporter(console, options)
    let baseline = try BaselineRun(options)
    var fixes = FixOutcome()
    if let fixing = options.fixing {
        fixes = fixFiles(operands, options, fixing, console, &reporter)
    }
    let isAlone = operands.count == 1
    let run = judge(operands, baseline, options, console, &reporter, after: fixes.code) {
        [fixes] index throws(Failure) in
        let input = try Input(operands[index], options, mended: fixes)
        return JudgedFile(input, try input.lint(options, isOneOfSeveral: !isAlone))
    }
    return run.code.combined(with: reporter.writeReports(sparing: options.keptFiles))
}
