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

/// The tokens of files that were asked for. Many questions go through all files with a name in order,
/// so a queue alone would lose each file before the next question. The first files stay; the others
/// are in a queue.
final class TokenCache {
    private var kept: [Int: AppTokens] = [:]
    /// How many tokens may still stay.
    private var room = 4_000_000
    /// The files in ``kept`` that do not stay, the oldest first.
    private var queue: [Int] = []
    private static let queueLength = 64

    func tokens(_ file: Int, make: () -> AppTokens) -> AppTokens {
        if let known = kept[file] { return known }
        let tokens = make()
        if tokens.tokens.count <= room {
            room -= tokens.tokens.count
        } else {
            if queue.count == Self.queueLength { kept[queue.removeFirst()] = nil }
            queue.append(file)
        }
        kept[file] = tokens
        return tokens
    }
}
