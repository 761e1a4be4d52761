import Foundation
import PackagePlugin

/// One command for each `.trans` file of a target.
///
/// Its inputs are all files that it could import: SwiftPM keeps a plan while no file comes or goes,
/// so that the imports seen here need not be those that stand in the file when the command runs. A
/// run whose Swift stays the same takes milliseconds and leaves the file, and so the module, alone.
func commands(
    for files: [URL],
    seeing others: [URL],
    below directory: URL,
    into outputDirectory: URL,
    tool: URL
) -> [Command] {
    let target = TransFiles(files)
    for file in target.arguments { tellUsurper(in: file) }
    let known = unique(target.sources + TransFiles(others).sources)
    let inputs = known + importedFiles(by: known) + target.arguments + [tool]
    let names = outputNames(target.sources.map { path(of: $0, from: directory) })
    return zip(target.sources, names).map { source, name in
        let output = outputDirectory.appending(component: name)
        if files.contains(where: { $0.path == source.path + ".swift" }) { tellTwin(of: source) }
        return .buildCommand(
            displayName: "transc \(path(of: source, from: directory))",
            executable: tool,
            // Of an option that is given twice the last counts: that is to be the plugin's.
            arguments: ["compile"] + target.arguments.map { "@" + $0.path }
                + ["-o", output.path, "--", source.path],
            inputFiles: inputs,
            outputFiles: [output])
    }
}

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

/// Without this the build could go well and take Swift of another day.
private func tellUsurper(in arguments: URL) {
    guard let option = usurpingOption(in: arguments) else { return }
    Diagnostics.error(
        "`\(option)` has no place in \(arguments.path), since the plugin says what is written where"
    )
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
