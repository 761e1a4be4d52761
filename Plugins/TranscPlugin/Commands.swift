import Foundation
import PackagePlugin

/// One command for each `.trans` file of a target.
///
/// Its inputs are all files that it could import: SwiftPM keeps a plan until a file is added or
/// removed, so the imports may have changed when the command runs. A run whose Swift does not
/// change takes milliseconds and leaves the file, and so the module, unchanged.
///
/// Several files share the engine's support, which one more command writes, unless `transc.args`
/// sets another place. A single file contains it, which saves the command.
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
    // The last of a repeated option wins. That must be the plugin's, since a plan outlives the
    // current `transc.args`.
    let place = ["--support", isShared ? "none" : asked ?? "inline"]
    let options = settings.flatMap { ["--settings", $0.path] }
    var commands: [Command] = zip(target.sources, names).map { source, name in
        let output = outputDirectory.appending(component: name)
        if files.contains(where: { $0.path == source.path + ".swift" }) {
            reportDuplicate(of: source)
        }
        return .buildCommand(
            displayName: "transc \(path(of: source, from: directory))",
            executable: tool,
            arguments: ["compile"] + options + place + ["-o", output.path, "--", source.path],
            inputFiles: inputs,
            outputFiles: [output])
    }
    if isShared {
        if let file = files.first(where: { $0.lastPathComponent == supportName }) {
            reportDuplicateSupport(file)
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

/// The names of the Swift files. The files of a module need different names, whatever directory
/// they are in: `Feed/App.trans` gives `Feed_App.trans.swift`.
func outputNames(_ paths: [String]) -> [String] {
    var taken: Set<String> = []
    return paths.map { path in
        let stem = path.dropLast(".trans".count).replacing("/", with: "_")
        var name = stem
        var number = 2
        // `Feed_App.trans` may be next to the directory `Feed`, and some disks ignore case.
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

/// Without this, the compiler would report duplicate names, and two files with one name.
private func reportDuplicate(of source: URL) {
    let name = source.lastPathComponent
    Diagnostics.error(
        """
        TranscPlugin also generates \(name).swift in this target; remove \
        \(source.path).swift, or remove the plugin from the target
        """)
}

/// A file left over from another way of building.
private func reportDuplicateSupport(_ support: URL) {
    Diagnostics.error(
        """
        TranscPlugin also generates a file with the name of \(support.path); remove that, \
        or add `--support none` to transc.args
        """)
}
