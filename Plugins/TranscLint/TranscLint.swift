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

    /// Runs `transc` once for all targets with the same settings, and ends the process with the
    /// first code that is not 0.
    private func lint(
        _ targets: [TransFiles],
        _ options: [String],
        tool: URL,
        in directory: URL
    ) throws {
        var seen: Set<URL> = []
        var groups: [(settings: [URL], sources: [URL])] = []
        for target in targets {
            let settings = target.settings(orOf: directory)
            let sources = target.sources.filter { seen.insert($0).inserted }
            if sources.isEmpty { continue }
            if let index = groups.firstIndex(where: { $0.settings == settings }) {
                groups[index].sources += sources
            } else {
                groups.append((settings, sources))
            }
        }
        guard !groups.isEmpty else { return print("there is no .trans file to check") }
        let codes = try groups.map { group in
            let settings = group.settings.flatMap { ["--settings", $0.path] }
            return try runTransc(tool, "lint", settings + options, group.sources, in: directory)
        }
        if let code = codes.first(where: { $0 != 0 }) { exit(code) }
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
