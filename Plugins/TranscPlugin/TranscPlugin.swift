import Foundation
import PackagePlugin

/// Compiles the `.trans` files of a target in its build.
@main
struct TranscPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let dependencies = target.recursiveTargetDependencies.compactMap(\.sourceModule)
        return commands(
            for: module.sourceFiles.map(\.url),
            seeing: dependencies.flatMap { $0.sourceFiles.map(\.url) },
            below: target.directoryURL,
            of: context.package.directoryURL,
            into: context.pluginWorkDirectoryURL,
            tool: try context.tool(named: "transc-compile").url)
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension TranscPlugin: XcodeBuildToolPlugin {
        /// Xcode does not report the dependencies of a target, so the files of all targets count as
        /// visible.
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws
            -> [Command]
        {
            commands(
                for: target.inputFiles.map(\.url),
                seeing: context.xcodeProject.targets.flatMap { $0.inputFiles.map(\.url) },
                below: context.xcodeProject.directoryURL,
                of: context.xcodeProject.directoryURL,
                into: context.pluginWorkDirectoryURL,
                tool: try context.tool(named: "transc-compile").url)
        }
    }
#endif
