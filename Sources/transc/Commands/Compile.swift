import Codegen
import Resolution
import TransitionDSL

/// Checks files and writes the Swift of each. With several, nothing is written if one has an error.
func runCompile(
    _ operands: [String],
    _ options: Options,
    _ console: Console
) throws(Failure) -> ExitCode {
    try checkInputs(operands, options)
    let destinations = try destinations(of: operands, options)
    let objectiveC = try objectiveCDestinations(destinations, options)
    let allDestinations = destinations + objectiveC.flatMap { [$0.header, $0.implementation] }
    try checkReports(operands, options, allDestinations)
    var baseline = try BaselineRun(options)
    var reporter = DiagnosticReporter(console, options)
    var code = ExitCode.success
    var outputs: [Output] = []
    var inputFiles: Set<FileIdentity> = []
    for (index, operand) in operands.enumerated() {
        do throws(Failure) {
            let input = try Input(operand, options)
            inputFiles.formUnion(input.module.identities)
            reporter.begin(input)
            var result = try input.lint(options)
            result = baseline?.take(result, input.module.sources) ?? result
            // Notes are for `lint`: a build that succeeds says nothing.
            reporter.report(result.withoutNotes, sources: input.module.sources)
            if let model = result.model {
                let bytes = try generatedBytes(of: model, result.tables, input)
                outputs.append(Output(bytes: bytes, destination: destinations[index]))
                if options.writesObjectiveC {
                    outputs += try objectiveC[index].outputs(of: model, input)
                }
            }
        } catch {
            code = code.combined(with: reporter.report(error, of: operand))
        }
    }
    code = baseline?.finish(code, &reporter) ?? code
    code = code.combined(with: reporter.finish())
    if code == .success || code == .strictWarnings {
        do throws(Failure) {
            try write(outputs, options, console, sparing: inputFiles)
        } catch {
            code = code.combined(with: reporter.report(error))
        }
    }
    return code.combined(with: reporter.writeReports(sparing: allDestinations))
}

/// The Swift of a checked module.
private func generatedBytes(of model: Model, _ tables: [Table], _ input: Input) throws(Failure)
    -> [UInt8]
{
    let name = lastComponent(of: input.source.path)
    return try whole(generate(model, tables: tables, sourceName: name), input)
}

/// Where the Objective-C of each file goes; none where none is written.
private func objectiveCDestinations(
    _ destinations: [Destination], _ options: Options
) throws(Failure) -> [ObjectiveCDestinations] {
    guard options.writesObjectiveC else { return [] }
    var result: [ObjectiveCDestinations] = []
    for destination in destinations {
        result.append(try ObjectiveCDestinations(beside: destination))
    }
    return result
}

/// A promise between the stages that does not hold.
func internalError(_ message: String) -> Failure {
    Failure(.internalError, message, help: "this is a fault of transc; please report it")
}

/// Bytes to be written.
struct Output {
    var bytes: [UInt8]
    var destination: Destination
}

/// Stages all files before it puts the first in place, so that a refusal changes nothing.
private func write(
    _ outputs: [Output],
    _ options: Options,
    _ console: Console,
    sparing inputFiles: Set<FileIdentity>
) throws(Failure) {
    if let directory = options.directory { try prepare(directory) }
    var staged: [(file: StagedFile, path: String)] = []
    var written: [FileIdentity: String] = [:]
    do throws(Failure) {
        for output in outputs {
            guard case .file(let path) = output.destination else {
                _ = try console.printOutput(output.bytes)
                continue
            }
            if let identity = (try? FileStatus(path))?.identity {
                if inputFiles.contains(identity) {
                    throw Failure(.cannotWrite, "`\(path)` is an input and cannot be the output")
                }
                if let other = written.updateValue(path, forKey: identity), path != "/dev/null" {
                    throw Failure(.cannotWrite, "`\(other)` and `\(path)` are the same file")
                }
            }
            do throws(WriteFailure) {
                let file = try StagedFile(output.bytes, for: path, isForced: options.isForced)
                staged.append((file, path))
            } catch {
                throw failure(path, error)
            }
        }
    } catch {
        for (file, _) in staged { file.discard() }
        throw error
    }
    try commit(staged)
}

private func commit(_ staged: [(file: StagedFile, path: String)]) throws(Failure) {
    for (index, (file, path)) in staged.enumerated() {
        do throws(WriteFailure) {
            try file.commit()
        } catch {
            for (file, _) in staged[(index + 1)...] { file.discard() }
            throw failure(path, error)
        }
    }
}

private func prepare(_ directory: String) throws(Failure) {
    do throws(WriteFailure) {
        try makeDirectories(directory)
    } catch {
        throw failure(directory, error)
    }
}

private func failure(_ path: String, _ error: WriteFailure) -> Failure {
    Failure(.cannotWrite, "`\(path)` \(error.reason)", help: error.help)
}
