// Runs a file through the stages: stages-benchmark FILE ROUNDS
//
// Prints, for each stage and for the first two together, the median of the MB of the file a second.

import Codegen
import Lexer
import Lint
import Parser
import Semantics
import TransitionDSL

func seconds<Product>(_ work: () -> Product) -> (product: Product, seconds: Double) {
    let start = now()
    let product = work()
    return (product, now() - start)
}

let arguments = CommandLine.arguments
guard arguments.count == 3, let rounds = Int(arguments[2]) else {
    fatalError("usage: stages-benchmark FILE ROUNDS")
}
let source = SourceFile(path: "input.trans", bytes: read(arguments[1]))
let options = AnalysisOptions(defaultNamespace: "Input")
var times = [[Double]](repeating: [], count: 6)

for _ in 0..<rounds {
    let tokens = seconds { tokenize(source) }
    let tree = seconds { parse(tokens.product) }
    let checked = seconds { analyze([tree.product], options: options) }
    let linted = seconds { lint(checked.product, [tree.product]) }
    guard let model = checked.product.model else { fatalError("the input has errors") }
    let written = seconds {
        generate(model, tables: checked.product.tables, sourceName: "input.trans")
    }
    guard !written.product.bytes.isEmpty, linted.product.suppressed.isEmpty else {
        fatalError("nothing came of it")
    }
    let stages = [
        tokens.seconds, tree.seconds, checked.seconds, linted.seconds, written.seconds,
        tokens.seconds + tree.seconds,
    ]
    for (index, time) in stages.enumerated() { times[index].append(time) }
}
let megabytes = Double(source.bytes.count) / 1e6
print(times.map { "\(megabytes / median($0))" }.joined(separator: " "))
