import Foundation
import PackagePlugin

/// `swift package transc-lint [--target NAME]… [options of transc lint]`
@main
struct TranscLint: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let request = Request(arguments)
        let targets =
            try request.targets.isEmpty
            ? context.package.targets : context.package.targets(named: request.targets)
        try lint(
            targets.compactMap(\.sourceModule).flatMap { $0.sourceFiles.map(\.url) },
            request.options,
            tool: context.tool(named: "transc").url,
            in: context.package.directoryURL)
    }

    /// Ends the process with the code of `transc`, if that is not 0.
    private func lint(_ files: [URL], _ options: [String], tool: URL, in directory: URL) throws {
        let sources = TransFiles(files).sources
        guard !sources.isEmpty else { return print("there is no .trans file to check") }
        let code = try runTransc(tool, "lint", options, sources, in: directory)
        if code != 0 { exit(code) }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension TranscLint: XcodeCommandPlugin {
        /// Xcode names the targets that are ticked in its window.
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            let request = Request(arguments)
            let targets = context.xcodeProject.targets.filter {
                request.targets.isEmpty || request.targets.contains($0.displayName)
            }
            try lint(
                targets.flatMap { $0.inputFiles.map(\.url) },
                request.options,
                tool: context.tool(named: "transc").url,
                in: context.xcodeProject.directoryURL)
        }
    }
#endif
