import Foundation
import PackagePlugin

/// The command of each `.trans` file of a target.
///
/// Its inputs are all files that it could import: SwiftPM keeps a plan while no file comes or goes,
/// so that the imports it holds now need not be those it holds when the command runs. A run whose
/// Swift stays the same takes milliseconds and leaves the file, and so the module, as it is.
func commands(
    for files: TransFiles,
    seeing others: [URL],
    tool: URL,
    outputDirectory: URL
) -> [Command] {
    let known = files.sources + others.filter(isTrans)
    let inputs = known + importedFiles(by: known) + files.argumentFiles + [tool]
    let arguments = files.argumentFiles.map { "@" + $0.path }
    return files.named.map { source, name in
        let output = outputDirectory.appending(component: name)
        return .buildCommand(
            displayName: "transc \(files.relativePath(of: source))",
            executable: tool,
            arguments: ["compile", source.path, "-o", output.path] + arguments,
            inputFiles: inputs,
            outputFiles: [output])
    }
}
