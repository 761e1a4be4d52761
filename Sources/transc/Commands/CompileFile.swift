import Codegen
import Lint
import Resolution
import Semantics
import TransitionDSL
import Workspace

/// Bytes to be written.
struct Output: Sendable {
    var bytes: [UInt8]
    var destination: Destination
}

/// Reads a file and what it imports, and makes of them all that is to be written. It touches
/// nothing that another thread could see.
func compileFile(
    _ item: CompilePlan.Item, _ options: Options, isAlone: Bool
) throws(Failure) -> JudgedFile {
    let input = try Input(item.operand, options)
    let findings = try input.lint(options, isOneOfSeveral: !isAlone)
    let generation = try generationOptions(options, input.module.sources)
    var outputs: [Output] = []
    var supportEngine: Engine?
    if let model = findings.checkedModel {
        let file = generate(
            model, tables: findings.tables, sourceName: lastComponent(of: input.source.path),
            options: generation)
        if file.needsSupport { supportEngine = model.header.engine }
        outputs.append(Output(bytes: try whole(file, input), destination: item.swift))
        outputs += try item.objectiveC?.outputs(of: model, input) ?? []
    }
    return JudgedFile(input, findings, outputs: outputs, supportEngine: supportEngine)
}

/// What the command line asks of the Swift; `sources` are the file and what it imports.
private func generationOptions(
    _ options: Options, _ sources: [SourceFile]
) throws(Failure) -> GenerationOptions {
    var result = GenerationOptions(swiftVersion: options.swiftVersion, support: options.support)
    if options.hasLineDirectives {
        let root = try SourceRoot(options)
        result.lines = SourceLines(sources) { root?.relativePath(of: $0.path) ?? $0.path }
    }
    return result
}
