@testable import TestSupport

/// One change of one token.
enum Mutation: CaseIterable {
    case deletion, insertion, swap
}

/// Tokens with one mistake, most often.
func mutated(_ tokens: [String], using numbers: inout SeededNumbers) -> [String] {
    var tokens = tokens
    guard !tokens.isEmpty else { return [Words.all.randomElement(using: &numbers) ?? ""] }
    let index = tokens.indices.randomElement(using: &numbers) ?? 0
    switch Mutation.allCases.randomElement(using: &numbers) ?? .deletion {
    case .deletion:
        tokens.remove(at: index)
    case .insertion:
        tokens.insert(Words.all.randomElement(using: &numbers) ?? "", at: index)
    case .swap:
        tokens.swapAt(index, index > 0 ? index - 1 : tokens.count - 1)
    }
    return tokens
}

/// Tokens of which one is missing, too many, another one or in its neighbour's place.
func withOneTokenChanged(_ tokens: [String], using numbers: inout SeededNumbers) -> [String] {
    guard let index = tokens.indices.randomElement(using: &numbers),
        Int.random(in: 0..<4, using: &numbers) == 0
    else { return mutated(tokens, using: &numbers) }
    var tokens = tokens
    tokens[index] = Words.all.randomElement(using: &numbers) ?? ""
    return tokens
}

/// The tokens with spaces, lines or comments between them. Half of the files are one long line.
func laidOut(_ tokens: [String], using numbers: inout SeededNumbers) -> String {
    guard Bool.random(using: &numbers) else { return tokens.joined(separator: " ") }
    let gaps = [" ", " ", "\n", "\n  ", "\r\n\n    ", " // note\n", " /* note\n */ "]
    return tokens.reduce("") { $0 + $1 + (gaps.randomElement(using: &numbers) ?? " ") }
}
