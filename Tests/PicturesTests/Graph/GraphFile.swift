import Foundation
import Semantics
import Serialization
import TransitionDSL

@testable import Driver
@testable import OperatingSystem
@testable import Pictures
@testable import transc
@testable import TestSupport

/// A checked file whose graph a test looks at.
struct GraphFile {
    let model: Model
    let sources: [SourceFile]

    static let root = repositoryRoot

    /// The files of the examples, without those that only others import.
    static let examples = [
        "Dismissal/Dismissal", "Journal/Journal", "News/News", "PhotoZoom/PhotoZoom", "Tour/Tour",
        "Tutorial/Login/App", "Tutorial/Picture/App", "Tutorial/Tabs/App",
        "Consumer/Sources/Reader/News", "Builds/Transitions/Onboarding",
    ]

    /// An example, by its path in Examples.
    init(example: String) throws {
        let input = try Input(Self.root.path + "/Examples/\(example).trans", Options())
        try self.init(input)
    }

    init(text: String) throws {
        try self.init(
            Input(SourceFile(path: "App.trans", text: text)) { path throws(ReadFailure) in
                throw ReadFailure(.notFound)
            })
    }

    private init(_ input: Input) throws {
        let analysis = input.analysis(Options())
        guard let model = analysis.model else {
            throw NoModel(messages: analysis.problems.map(\.message))
        }
        self.model = model
        sources = input.module.sources
    }

    private struct NoModel: Error { var messages: [String] }

    var graph: Graph { Pictures.graph(of: model) }

    /// The graph in a form.
    func text(_ format: GraphFormat) -> String {
        let graph = graph
        switch format {
        case .svg: return String(decoding: svg(graph, layOut(graph)), as: UTF8.self)
        case .mermaid: return MermaidText(graph).text
        case .dot: return dot(graph)
        case .json:
            let paths = sources.map { String($0.path.split(separator: "/").last ?? "") }
            let value = GraphJSON(model, sources, paths, GraphSelection()).value
            return String(decoding: value.file, as: UTF8.self)
        }
    }
}
