import Foundation
import PackagePlugin

/// `swift package transc-format [--target NAME]… [options of transc format]`
@main
struct TranscFormat: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let request = Request(arguments)
        try format(
            request.files(of: context.package),
            request.options,
            tool: context.tool(named: "transc").url,
            in: context.package.directoryURL)
    }

    /// Runs `transc` for the files of all targets, and ends the process with its code if that is not
    /// 0.
    private func format(
        _ targets: [TransFiles],
        _ options: [String],
        tool: URL,
        in directory: URL
    ) throws {
        let files = Set(targets.flatMap(\.sources)).sorted { $0.path < $1.path }
        guard !files.isEmpty else { return print("there is no .trans file to format") }
        let code = try runTransc(tool, "format", options, files, in: directory)
        if code != 0 { exit(code) }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension TranscFormat: XcodeCommandPlugin {
        /// Xcode passes the targets that are selected in its window.
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            let request = Request(arguments)
            let targets = context.xcodeProject.targets.filter { request.asks(for: $0.displayName) }
            try format(
                targets.map { TransFiles($0.inputFiles.map(\.url)) },
                request.options,
                tool: context.tool(named: "transc").url,
                in: context.xcodeProject.directoryURL)
        }
    }
#endif
