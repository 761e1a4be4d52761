import Codegen
import Lint
import Resolution
import Semantics
import TransitionDSL
import Workspace

/// What a file of the command line came to.
struct CompiledFile: JudgedFile, Sendable {
    /// The file, then what it imports.
    var sources: [SourceFile]
    var isStandardInput: Bool
    var identities: Set<FileIdentity>
    /// What was looked at on disk.
    var lookups: [FileLookup]
    /// What is to be said of them; without the model and its tables, which
    /// nobody needs any more.
    var findings: LintedInput
    /// What is to be written if there is no error: the Swift first.
    var outputs: [Output]
    /// The engine whose support the Swift refers to; nil where it needs none.
    var supportEngine: Engine?
}

/// Bytes to be written.
struct Output: Sendable {
    var bytes: [UInt8]
    var destination: Destination
}

/// Reads a file and what it imports, and makes of them all that is to be written. It touches
/// nothing that another thread could see.
func compileFile(
    _ item: CompilePlan.Item, _ options: Options, isAlone: Bool
) throws(Failure) -> CompiledFile {
    let input = try Input(item.operand, options)
    var findings = try input.lint(options, isOneOfSeveral: !isAlone)
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
    findings.checkedModel = nil
    findings.tables = []
    return CompiledFile(
        sources: input.module.sources, isStandardInput: item.operand == "-",
        identities: input.module.identities, lookups: input.lookups,
        findings: findings, outputs: outputs, supportEngine: supportEngine)
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
