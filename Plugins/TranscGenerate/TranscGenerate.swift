import Foundation
import PackagePlugin

/// `swift package transc-generate [--target NAME]… [options of transc compile]`: for teams that
/// commit the Swift, next to the `.trans` files.
@main
struct TranscGenerate: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let request = Request(arguments)
        try generate(
            request.files(of: context.package),
            request.options,
            tool: context.tool(named: "transc-compile").url,
            in: context.package.directoryURL)
    }

    /// Runs `transc` for each target, since each may have its own options, and ends the process
    /// with the first code that is not 0.
    private func generate(
        _ targets: [TransFiles],
        _ options: [String],
        tool: URL,
        in directory: URL
    ) throws {
        let targets = targets.filter { !$0.sources.isEmpty }
        guard !targets.isEmpty else { return print("there is no .trans file to compile") }
        var seen: Set<[URL]> = []
        // Two targets may share a directory.
        let codes = try targets.filter { seen.insert($0.sources).inserted }.map { target in
            let settings = target.settings(orOf: directory).flatMap { ["--settings", $0.path] }
            return try runTransc(
                tool, "compile", settings + options, target.sources, in: directory)
        }
        if let code = codes.first(where: { $0 != 0 }) { exit(code) }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension TranscGenerate: XcodeCommandPlugin {
        /// Xcode passes the targets that are selected in its window.
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            let request = Request(arguments)
            let targets = context.xcodeProject.targets.filter { request.asks(for: $0.displayName) }
            try generate(
                targets.map { TransFiles($0.inputFiles.map(\.url)) },
                request.options,
                tool: context.tool(named: "transc-compile").url,
                in: context.xcodeProject.directoryURL)
        }
    }
#endif
