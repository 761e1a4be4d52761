import AppSource
import TransitionDSL

/// The names in a file, in each of its bodies, and in each of its types.
struct FileMentions {
    /// The names and the texts of strings.
    var names: [Text] = []
    /// The texts of strings, each once.
    var literals: [Text] = []
    /// The names in each body, each once, in the order of ``AppItems/bodies(file:)``.
    var bodies: [(id: BodyID, names: [Text])] = []
    /// The names between the braces of each type, by its index in ``AppItems/declarations``.
    var types: [(declaration: Int, names: [Text])] = []

    init() {}

    init(_ tokens: AppTokens, _ items: AppItems, file: Int, _ marks: inout NameMarks) {
        func names(_ range: Range<Int>) -> [Text] {
            marks.begin()
            var found: [Text] = []
            for token in tokens.tokens[range] {
                // Hot.
                if case .identifier = token.kind, marks.add(token.name) { found.append(token.name) }
            }
            return found
        }
        marks.begin()
        for string in tokens.strings {
            for case .text(let text) in string.pieces where marks.add(text) {
                literals.append(text)
            }
        }
        self.names = names(tokens.tokens.indices) + literals
        bodies = items.bodies(file: file).map { ($0.id, names($0.range)) }
        for (index, declaration) in items.declarations.enumerated() where declaration.kind.isType {
            if let body = declaration.body { types.append((index, names(body))) }
        }
    }
}

/// A set of names that is emptied at once.
struct NameMarks {
    // Hot.
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

/// The numbers of the lists in which each name is.
struct MentionIndex {
    // Hot.

    /// Where the numbers of each name begin; the last element is the end of the last one.
    private var starts: [UInt32] = []
    private var numbers: [UInt32] = []

    init() {}

    /// `visit` passes each list with its number, in ascending order. It is called twice.
    init(nameCount: Int, _ visit: (_ list: (_ number: Int, _ names: [Text]) -> Void) -> Void) {
        starts = [UInt32](repeating: 0, count: nameCount + 1)
        visit { _, names in
            for name in names { starts[Int(name.index) + 1] += 1 }
        }
        for index in 1..<starts.count { starts[index] += starts[index - 1] }
        var next = starts
        numbers = [UInt32](repeating: 0, count: Int(starts.last ?? 0))
        visit { number, names in
            for name in names {
                numbers[Int(next[Int(name.index)])] = UInt32(number)
                next[Int(name.index)] += 1
            }
        }
    }

    /// In ascending order, each once.
    func lists(with names: some Sequence<Text>) -> [Int] {
        var found: Set<UInt32> = []
        for name in names where Int(name.index) + 1 < starts.count {
            found.formUnion(
                numbers[Int(starts[Int(name.index)])..<Int(starts[Int(name.index) + 1])])
        }
        return found.sorted().map(Int.init)
    }
}

extension AppItems {
    /// All bodies of a file with their tokens: code at the top level first, then by declaration.
    func bodies(file: Int) -> [(id: BodyID, range: Range<Int>)] {
        let top = DeclarationID(file: file, index: -1)
        var found = topLevelCode.enumerated().map { index, range in
            (id: BodyID(declaration: top, part: .topLevel(index)), range: range)
        }
        for index in declarations.indices {
            let id = DeclarationID(file: file, index: index)
            for part in declarations[index].bodyParts {
                guard let range = declarations[index].tokens(of: part) else { continue }
                found.append((BodyID(declaration: id, part: part), range))
            }
        }
        return found
    }
}

extension AppDeclaration {
    /// The parts with code; none of a type.
    var bodyParts: [BodyID.Part] {
        if kind.isType { return [] }
        var parts: [BodyID.Part] = []
        if body != nil { parts.append(.body) }
        if case .variable = kind, initialValue != nil { parts.append(.initialValue) }
        for index in accessors.indices { parts.append(.accessor(index)) }
        return parts
    }

    func tokens(of part: BodyID.Part) -> Range<Int>? {
        switch part {
        case .body: body
        case .initialValue: initialValue
        case .accessor(let index): accessors[index].body
        case .topLevel: nil
        }
    }
}
