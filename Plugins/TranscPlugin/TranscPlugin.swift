import Foundation
import PackagePlugin

/// Compiles every `.trans` file of a target in its build: one command a file, so that an edit reruns
/// only those that can see it.
@main
struct TranscPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let dependencies = target.recursiveTargetDependencies.compactMap(\.sourceModule)
        return commands(
            for: TransFiles(module.sourceFiles.map(\.url), below: target.directoryURL),
            seeing: dependencies.flatMap { $0.sourceFiles.map(\.url) },
            tool: try context.tool(named: "transc").url,
            outputDirectory: context.pluginWorkDirectoryURL)
    }
}
