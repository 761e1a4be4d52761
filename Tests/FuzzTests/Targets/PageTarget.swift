import Semantics
import Serialization
import TransitionDSL

@testable import Driver
@testable import Pictures
@testable import transc

/// Graphs and a page of a file without errors: the same twice, with data that can be read and
/// nothing that ends a script.
func tryPage(_ bytes: [UInt8]) throws(Violation) {
    let input = FileSet(bytes).input
    guard let model = input.analysis(Options()).model else { return }
    let sources = input.module.sources
    func page() -> PageDocument {
        Page(model, sources, registries: Array(model.registries.indices)).document
    }
    let document = page()
    try expect(document == page(), "the page differs")
    guard let data = document.data else { return }
    try expect(JSON(parsing: data) != nil, "the data cannot be read")
    try expect(!data.contains(UInt8(ascii: "<")), "the data can end its block")
    try expect(
        !String(decoding: document.body, as: UTF8.self).contains("<script"), "the body has a script"
    )
    let graph = Pictures.graph(of: model)
    try expect(dot(graph) == dot(graph) && !svg(graph, layOut(graph)).isEmpty, "the graph differs")
}
