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

/// The tokens of the files that were asked for last: tokens take four times the space of their
/// file, and most files have no fact.
final class TokenCache {
    private var kept: [Int: AppTokens] = [:]
    /// The files in ``kept``, the oldest first.
    private var order: [Int] = []
    private static let limit = 32

    func tokens(_ file: Int, make: () -> AppTokens) -> AppTokens {
        if let known = kept[file] { return known }
        if order.count == Self.limit { kept[order.removeFirst()] = nil }
        let tokens = make()
        kept[file] = tokens
        order.append(file)
        return tokens
    }
}

/// The names in a file, which remain when its tokens are gone.
struct FileMentions {
    /// The names and the texts of strings, each once.
    var names: [Text] = []
    /// The names between the braces of each type, by its index in ``AppItems/declarations``.
    var typeNames: [(declaration: Int, names: [Text])] = []

    init() {}

    init(_ tokens: AppTokens, _ items: AppItems, _ marks: inout NameMarks) {
        marks.begin()
        for token in tokens.tokens where token.kind == .identifier {
            if marks.add(token.name) { names.append(token.name) }
        }
        for string in tokens.strings {
            for case .text(let text) in string.pieces where marks.add(text) { names.append(text) }
        }
        for (index, declaration) in items.declarations.enumerated() where declaration.kind.isType {
            guard let body = declaration.body else { continue }
            marks.begin()
            var found: [Text] = []
            for token in tokens.tokens[body] where token.kind == .identifier {
                if marks.add(token.name) { found.append(token.name) }
            }
            typeNames.append((index, found))
        }
    }
}

/// A set of names that is emptied at once.
struct NameMarks {
    private var round: UInt32 = 0
    /// The round in which each name was added last.
    private var rounds: [UInt32] = []

    mutating func begin() { round += 1 }

    /// Whether the name is new since the set was emptied.
    mutating func add(_ name: Text) -> Bool {
        let index = Int(name.index)
        if index >= rounds.count {
            let missing = max(index + 1, rounds.count * 2) - rounds.count
            rounds += repeatElement(0, count: missing)
        }
        if rounds[index] == round { return false }
        rounds[index] = round
        return true
    }
}

/// The files of each name.
struct FilesByName {
    /// Where the files of each name begin in ``files``; the last element is the end of the last one.
    private var starts: [UInt32] = []
    private var files: [UInt32] = []

    init() {}

    init(_ program: [ProgramFile], nameCount: Int) {
        starts = [UInt32](repeating: 0, count: nameCount + 1)
        for file in program {
            for name in file.mentions.names { starts[Int(name.index) + 1] += 1 }
        }
        for index in 1..<starts.count { starts[index] += starts[index - 1] }
        var next = starts
        files = [UInt32](repeating: 0, count: Int(starts.last ?? 0))
        for (number, file) in program.enumerated() {
            for name in file.mentions.names {
                files[Int(next[Int(name.index)])] = UInt32(number)
                next[Int(name.index)] += 1
            }
        }
    }

    /// In order, each once.
    func files(of names: some Sequence<Text>) -> [Int] {
        var found: Set<UInt32> = []
        for name in names where Int(name.index) + 1 < starts.count {
            found.formUnion(
                files[Int(starts[Int(name.index)])..<Int(starts[Int(name.index) + 1])])
        }
        return found.sorted().map(Int.init)
    }
}
