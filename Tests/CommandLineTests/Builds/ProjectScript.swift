import Foundation
import Testing

/// A script that a description of an Xcode project holds, with the files that it declares.
struct ProjectScript {
    var text = ""
    var inputs: [String] = []
    var outputs: [String] = []
    var dependencyFile: String?

    /// The scripts of `project.yml` in their order; those that are in comments too.
    static func xcodeGen() throws -> [ProjectScript] {
        let lines = try text("project.yml").split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.hasPrefix("    # ") ? "    " + $0.dropFirst(6) : String($0) }
        var scripts: [ProjectScript] = []
        for (index, line) in lines.enumerated() {
            let key = line.drop { $0 == " " || $0 == "-" }
            let block = lines[(index + 1)...].prefix { indent(of: $0) > indent(of: line) }
            let entries = block.map { $0.trimmingPrefix(while: { " -".contains($0) }) }
            switch key {
            case "script: |":
                scripts.append(ProjectScript(text: entries.joined(separator: "\n") + "\n"))
            case "inputFiles:": scripts[scripts.count - 1].inputs = entries.map(String.init)
            case "outputFiles:": scripts[scripts.count - 1].outputs = entries.map(String.init)
            default:
                if let file = key.wholeMatch(of: /discoveredDependencyFile: (.+)/) {
                    scripts[scripts.count - 1].dependencyFile = String(file.1)
                }
            }
        }
        return scripts
    }

    /// The script of `Project.swift`.
    static func tuist() throws -> ProjectScript {
        let text = try text("Project.swift")
        let body = try #require(text.firstMatch(of: /script: """\n((?s:.*?)) *"""/)).1
        var script = ProjectScript()
        script.text = body.split(separator: "\n").map { $0.drop { $0 == " " } + "\n" }.joined()
        script.inputs = strings(try #require(text.firstMatch(of: /inputPaths: \[(.*?)\]/)).1)
        let outputs = try #require(text.firstMatch(of: /outputPaths: \[((?s:.*?))\]/)).1
        script.outputs = strings(outputs)
        script.dependencyFile = text.firstMatch(of: /dependencyFile: "(.*)"/).map { String($0.1) }
        return script
    }

    private static func text(_ name: String) throws -> String {
        let url = URL(fileURLWithPath: ExampleBuild.source + "/" + name)
        return String(decoding: try Data(contentsOf: url), as: UTF8.self)
    }

    private static func strings(_ text: Substring) -> [String] {
        text.matches(of: /"(.*?)"/).map { String($0.1) }
    }

    private static func indent(of line: String) -> Int { line.prefix { $0 == " " }.count }
}
