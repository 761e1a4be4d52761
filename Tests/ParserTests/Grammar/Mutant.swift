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
