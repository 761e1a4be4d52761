import Foundation
@testable import TestSupport

/// What libFuzzer calls. `TRANSC_FUZZ_TARGET` names the target; `Scripts/fuzz` builds and starts
/// it.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    do throws(Violation) {
        try target.run(bytes)
    } catch {
        say("\(target.rawValue): \(error.description)\n")
        abort()
    }
    return 0
}

/// Mostly changes tokens and nodes; at times lets libFuzzer change bytes, with its own dictionary.
@_cdecl("LLVMFuzzerCustomMutator")
public func customMutator(
    _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ maximumSize: Int, _ seed: UInt32
) -> Int {
    if seed % 8 == 0 || size == 0 { return mutateBytes(data, size, maximumSize) }
    var mutator = Mutator(
        numbers: SeededNumbers(seed: UInt64(seed)), words: words, donors: donors)
    let mutant = mutator.mutant(of: Array(UnsafeBufferPointer(start: data, count: size)))
    let count = min(mutant.count, maximumSize)
    for index in 0..<count { data[index] = mutant[index] }
    return count
}

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(
    _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ maximumSize: Int
) -> Int

private let target: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["TRANSC_FUZZ_TARGET"] ?? ""
    if let target = FuzzTarget(rawValue: name) { return target }
    for target in FuzzTarget.allCases { say("target: \(target.rawValue)\n") }
    exit(64)
}()

private let words = FuzzWords.words(for: target)
private let donors = Donors(target.readsModules ? Seeds.modules : [])

private func say(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

/// Writes the seeds and the dictionary of the target into the folder that `TRANSC_FUZZ_SEEDS`
/// names, before the run begins.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
    _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutableRawPointer
) -> CInt {
    guard let folder = ProcessInfo.processInfo.environment["TRANSC_FUZZ_SEEDS"] else {
        _ = target
        return 0
    }
    let url = URL(fileURLWithPath: folder)
    do {
        for (number, bytes) in Seeds.inputs(for: target).enumerated() {
            try Data(bytes).write(to: url.appendingPathComponent("seed-\(number)"))
        }
        let entries = words.map { word in
            "\""
                + word.utf8.map { byte in
                    let digits = String(byte, radix: 16)
                    return "\\x" + (digits.count < 2 ? "0" : "") + digits
                }.joined() + "\"\n"
        }
        try Data(entries.joined().utf8).write(to: url.appendingPathComponent("../words.dict"))
    } catch {
        say("\(error)\n")
        exit(70)
    }
    _exit(0)
}
