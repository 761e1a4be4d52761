import TransitionDSL

/// The texts of the branches of one `#if`.
struct SwiftBranches {
    /// What is written after `#if` and `#elseif` so far.
    private var earlier: [String] = []

    /// The condition of the next branch: `A`, `!(A) && (B)`, `!(A) && !(B)`.
    /// Nil is `#else`.
    mutating func next(_ condition: String?) -> String {
        var text = earlier.map { "!(\($0))" }.joined(separator: " && ")
        if let condition {
            text = earlier.isEmpty ? condition : "\(text) && (\(condition))"
            // No app has so many branches. Each text contains the earlier ones: the limit bounds
            // them.
            if earlier.count < 20 { earlier.append(condition) }
        }
        return text
    }
}

/// The branches of `#if` around a place.
struct SwiftConditions {
    private struct Level {
        var branches: SwiftBranches
        var outer: Int?
    }

    private(set) var texts: [String] = []
    /// The index of the condition of the current branch.
    private(set) var current: Int?
    private var levels: [Level] = []
    /// The index of each text in ``texts``. Each branch asks for its own.
    private var indices: [String: Int] = [:]
    private static let maximumDepth = 20

    /// Reads a directive, whose line the reader is at.
    mutating func readDirective(_ reader: inout SwiftReader) {
        guard reader.at(.directive) else { return }
        let word = reader.tokens[reader.index].name
        let condition = reader.readCondition()
        switch word {
        case Word.if.text:
            var branches = SwiftBranches()
            let text = branches.next(condition)
            levels.append(Level(branches: branches, outer: current))
            enter(text)
        case Word.elseif.text, Word.else.text:
            guard !levels.isEmpty else { return }
            let isElse = word == Word.else.text
            enter(levels[levels.count - 1].branches.next(isElse ? nil : condition))
        default: current = levels.popLast()?.outer
        }
    }

    private mutating func enter(_ own: String) {
        let outer = levels.last?.outer
        var text = own
        if let outer {
            // Deeper branches count as the one around them.
            guard levels.count <= Self.maximumDepth else {
                current = outer
                return
            }
            text = "(\(texts[outer])) && (\(own))"
        }
        if let known = indices[text] {
            current = known
        } else {
            current = texts.count
            indices[text] = texts.count
            texts.append(text)
        }
    }
}
