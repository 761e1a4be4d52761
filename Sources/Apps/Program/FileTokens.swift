import AppSource
import TransitionDSL

func tokenize(
    _ source: SourceFile, _ language: AppLanguage, _ names: inout TextTable
) -> AppTokens {
    switch language {
    case .swift: tokenizeSwift(source.bytes, names: &names)
    case .objectiveC: tokenizeObjectiveC(source.bytes, names: &names)
    case .interfaceBuilder: AppTokens(tokens: [], strings: [], comments: [])
    }
}

/// The tokens of the files that were asked for last. Those of other files are made again: most
/// files have no fact and are asked for only once.
final class TokenCache {
    private var kept: [Int: AppTokens] = [:]
    /// The files in ``kept``, the oldest first.
    private var order: [Int] = []
    private static let limit = 256

    func tokens(_ file: Int, make: () -> AppTokens) -> AppTokens {
        if let known = kept[file] { return known }
        if order.count == Self.limit { kept[order.removeFirst()] = nil }
        let tokens = make()
        kept[file] = tokens
        order.append(file)
        return tokens
    }
}
