// Lexes a file in Swift and in C by turns: lexer-benchmark FILE ROUNDS [swift|c]
//
// Prints the bytes, the tokens, the median MB/s of both and the median of time in C / time in
// Swift. With `swift` or `c` only that one runs, for an instruction counter.

import Lexer
import TransitionDSL

/// Small files are lexed many times over, for the clock to see them.
let batchBytes = 4_000_000

func secondsInSwift(_ source: SourceFile, batch: Int) -> Double {
    let start = now()
    for _ in 0..<batch {
        guard tokenize(source).count > 0 else { fatalError("no tokens") }
    }
    return (now() - start) / Double(batch)
}

func secondsInC(_ source: SourceFile, batch: Int) -> Double {
    let start = now()
    for _ in 0..<batch {
        let tokens = scan_tokens(source.bytes, source.bytes.count)
        guard tokens.count > 0 else { fatalError("no tokens") }
        free_tokens(tokens)
    }
    return (now() - start) / Double(batch)
}

/// Both must find the same tokens, or the comparison is of unlike work.
func compare(_ source: SourceFile) -> Int {
    let found = tokenize(source)
    let expected = scan_tokens(source.bytes, source.bytes.count)
    defer { free_tokens(expected) }
    let numbers = Dictionary(
        uniqueKeysWithValues: TokenKind.allCases.enumerated().map { ($1, UInt8($0)) }
    )
    guard found.count == expected.count, found.problems.count == expected.problems else {
        fatalError("\(found.count) tokens in Swift, \(expected.count) in C; \(found.problems)")
    }
    for index in 0..<found.count {
        let range = found.ranges[index]
        guard numbers[found.kinds[index]] == expected.kinds[index],
            range.start == expected.ranges[index].start, range.end == expected.ranges[index].end
        else { fatalError("token \(index) differs: \(found.kinds[index]) \(range)") }
    }
    return found.count
}

let arguments = CommandLine.arguments
guard arguments.count >= 3, let rounds = Int(arguments[2]) else {
    fatalError("usage: lexer-benchmark FILE ROUNDS [swift|c]")
}
let source = SourceFile(path: arguments[1], bytes: read(arguments[1]))

if arguments.count > 3 {
    for _ in 0..<rounds {
        _ =
            arguments[3] == "c"
            ? secondsInC(source, batch: 1) : secondsInSwift(source, batch: 1)
    }
} else {
    let tokenCount = compare(source)
    let batch = max(1, batchBytes / max(1, source.bytes.count))
    var swift: [Double] = []
    var c: [Double] = []
    var ratios: [Double] = []
    for round in 0..<rounds {
        if round % 2 == 0 { swift.append(secondsInSwift(source, batch: batch)) }
        c.append(secondsInC(source, batch: batch))
        if round % 2 == 1 { swift.append(secondsInSwift(source, batch: batch)) }
        ratios.append(c[round] / swift[round])
    }
    let megabytes = Double(source.bytes.count) / 1e6
    print(
        source.bytes.count, tokenCount, megabytes / median(swift), megabytes / median(c),
        median(ratios)
    )
}
