import Foundation
import PackagePlugin

/// `swift package transc-lint [--target NAME]… [options of transc lint]`
@main
struct TranscLint: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let request = Request(arguments)
        try lint(
            request.files(of: context.package),
            request.options,
            tool: context.tool(named: "transc").url,
            in: context.package.directoryURL)
    }

    /// Ends the process with the code of `transc`, if that is not 0.
    private func lint(
        _ targets: [TransFiles],
        _ options: [String],
        tool: URL,
        in directory: URL
    ) throws {
        var seen: Set<URL> = []
        let sources = targets.flatMap(\.sources).filter { seen.insert($0).inserted }
        guard !sources.isEmpty else { return print("there is no .trans file to check") }
        let code = try runTransc(tool, "lint", options, sources, in: directory)
        if code != 0 { exit(code) }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension TranscLint: XcodeCommandPlugin {
        /// Xcode passes the targets that are selected in its window.
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            let request = Request(arguments)
            let targets = context.xcodeProject.targets.filter { request.asks(for: $0.displayName) }
            try lint(
                targets.map { TransFiles($0.inputFiles.map(\.url)) },
                request.options,
                tool: context.tool(named: "transc").url,
                in: context.xcodeProject.directoryURL)
        }
    }
#endif
