import Foundation
import PackagePlugin

/// One command for each `.trans` file of a target.
///
/// Its inputs are all files that it could import: SwiftPM keeps a plan while no file comes or goes,
/// so that the imports seen here need not be those that stand in the file when the command runs. A
/// run whose Swift stays the same takes milliseconds and leaves the file, and so the module, alone.
///
/// Several files share the engine's support, which one more command writes, unless `transc.args`
/// wants it elsewhere. A single file keeps it to itself, which spares the command.
func commands(
    for files: [URL],
    seeing others: [URL],
    below directory: URL,
    of project: URL,
    into outputDirectory: URL,
    tool: URL
) -> [Command] {
    let target = TransFiles(files)
    let settings = target.settings(orOf: project)
    let known = unique(target.sources + TransFiles(others).sources)
    let inputs = known + importedFiles(by: known) + settings + [tool]
    let names = outputNames(target.sources.map { path(of: $0, from: directory) })
    let asked = supportPlace(in: settings)
    let isShared =
        asked == "module" && !target.sources.isEmpty || asked == nil && target.sources.count > 1
    // Of an option that is given twice the last counts: that is to be the plugin's, since a plan
    // outlives what `transc.args` says today.
    let place = ["--support", isShared ? "none" : asked ?? "inline"]
    let options = settings.flatMap { ["--settings", $0.path] }
    var commands: [Command] = zip(target.sources, names).map { source, name in
        let output = outputDirectory.appending(component: name)
        if files.contains(where: { $0.path == source.path + ".swift" }) { tellTwin(of: source) }
        return .buildCommand(
            displayName: "transc \(path(of: source, from: directory))",
            executable: tool,
            arguments: ["compile"] + options + place + ["-o", output.path, "--", source.path],
            inputFiles: inputs,
            outputFiles: [output])
    }
    if isShared {
        if let file = files.first(where: { $0.lastPathComponent == supportName }) {
            tellSupport(file)
        }
        let output = outputDirectory.appending(component: supportName)
        let support = ["support"] + options + ["-o", output.path, "--"]
        commands.append(
            .buildCommand(
                displayName: "transc support of \(target.sources.count) files",
                executable: tool,
                arguments: support + target.sources.map { $0.path },
                inputFiles: inputs,
                outputFiles: [output]))
    }
    return commands
}

private let supportName = "TranscSupport.swift"

/// What the Swift of each file is called. The files of a module differ in their names, whatever
/// directory they are in: `Feed/App.trans` gives `Feed_App.trans.swift`.
func outputNames(_ paths: [String]) -> [String] {
    var taken: Set<String> = []
    return paths.map { path in
        let stem = path.dropLast(".trans".count).replacing("/", with: "_")
        var name = stem
        var number = 2
        // `Feed_App.trans` may stand beside the directory `Feed`, and some disks ignore case.
        while !taken.insert(name.lowercased()).inserted {
            name = "\(stem)-\(number)"
            number += 1
        }
        return name + ".trans.swift"
    }
}

private func unique(_ files: [URL]) -> [URL] {
    var seen: Set<URL> = []
    return files.filter { seen.insert($0).inserted }
}

/// Without this the compiler would tell of names declared twice, and of two files called the same.
private func tellTwin(of source: URL) {
    let name = source.lastPathComponent
    Diagnostics.error(
        """
        \(name).swift is compiled beside what TranscPlugin makes of \(name); \
        remove \(source.path).swift, or take the plugin off the target
        """)
}

/// A file that an earlier way of building left.
private func tellSupport(_ support: URL) {
    Diagnostics.error(
        """
        \(support.path) is compiled beside what TranscPlugin makes of the same name; remove it, \
        or say `--support none` in transc.args
        """)
}
