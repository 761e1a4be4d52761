package import TransitionDSL

/// Runs the rules over an app, which was scanned with its index. A rule that is off does not run. What .trans files set counts as set by the
/// app. `files` are the .trans files of the command line, `declared` those of the app.
package func lintApp(
    _ scan: AppScan, files: [AppModel] = [], declared: [Model] = [],
    levels: RuleLevels = RuleLevels()
) -> [Diagnostic] {
    let context = AppContext(scan, files, declared: declared)
    let rules = appRules + (files.isEmpty ? [] : rulesForAppsWithTransFiles)
    let problems = rules.filter { levels.isOn($0.id) }.flatMap { $0.problems(context) }
    // An id that no file declares has one finding, and files check their own ids.
    let undeclared = problems.filter { $0.id == .undeclaredHeroID }.map { $0.place }
    let ofFiles = context.idsCheckedByFiles.union(undeclared)
    return byPlace(
        problems.filter { problem in
            // The rules of the language report what is in a file.
            !context.isInFile(problem.place)
                && (problem.id != .oneSidedHeroID || !ofFiles.contains(problem.place))
        }.map { problem in
            guard scan.notBuilt.contains(Int(problem.place.file.index)) else { return problem }
            var problem = problem
            problem.severity = .note
            let isCode = scan.files[Int(problem.place.file.index)].isCode
            problem.message += "; no target \(isCode ? "compiles" : "has") this file"
            return problem
        })
}
