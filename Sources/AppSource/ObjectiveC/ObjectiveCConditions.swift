import TransitionDSL

/// The `#if`s around a place.
struct ObjectiveCConditions {
    /// An `#if`: the condition of its branch, and the negations of the ones before it. Nil says
    /// nothing, like an include guard.
    private struct Level {
        var own: String?
        var before: String?
        var branch: String? { conjunction(before, own) }
    }

    private var levels: [Level] = []

    /// The condition of the place; nil if there is none. Bounded, as the depth is.
    var text: String? { levels.prefix(16).reduce(nil) { conjunction($0, $1.branch) } }

    var isEmpty: Bool { levels.isEmpty }

    mutating func begin(_ condition: String?) { levels.append(Level(own: condition)) }

    /// The next branch; `#elif` has a condition of its own.
    mutating func `else`(_ condition: String?) {
        guard var level = levels.popLast() else { return }
        if let own = level.own, own != "0", (level.before?.utf8.count ?? 0) < 400 {
            level.before = conjunction(level.before, "!(\(own))")
        }
        level.own = condition
        levels.append(level)
    }

    mutating func end() { _ = levels.popLast() }
}

private func conjunction(_ left: String?, _ right: String?) -> String? {
    guard let left, let right else { return left ?? right }
    return "(\(left)) && (\(right))"
}

extension ObjectiveCReader {
    /// Reads the directive at ``index`` if it begins or ends a branch.
    mutating func parseBranch(_ conditions: inout ObjectiveCConditions) -> Bool {
        let start = index
        let name = tokens[index].name
        switch name {
        case Word.if.text, ObjectiveCWord.ifdef.text, ObjectiveCWord.ifndef.text:
            conditions.begin(condition(of: start))
        case ObjectiveCWord.elif.text: conditions.else(condition(of: start))
        case Word.else.text: conditions.else(nil)
        case Word.endif.text: conditions.end()
        default: return false
        }
        skipLine()
        return true
    }

    /// The condition of a directive as Swift would have it; nil if it always holds.
    private func condition(of place: Int) -> String? {
        let tail = place + 1..<lineEnd(of: place)
        let text = spelling(of: tail)
        switch tokens[place].name {
        case ObjectiveCWord.ifdef.text: return text == "__OBJC__" ? nil : text
        case ObjectiveCWord.ifndef.text:
            let guarded =
                kind(at: tail.upperBound) == .directive
                && tokens[tail.upperBound].name == Word.define.text
                && name(at: tail.upperBound + 1) == name(at: place + 1)
            return guarded ? nil : "!(\(text))"
        default: return text == "1" ? nil : text
        }
    }

    /// The tokens as written, with at most 200 bytes.
    func spelling(of range: Range<Int>) -> String {
        var text = ""
        for place in range where text.utf8.count < 200 {
            if place > range.lowerBound, tokens[place].flags.contains(.spaceBefore) { text += " " }
            text += spelling(of: tokens[place])
        }
        return String(text.prefix(200))
    }

    private func spelling(of token: AppToken) -> String {
        switch token.kind {
        case .identifier, .number, .prefixOperator, .infixOperator, .postfixOperator:
            names.string(token.name)
        case .directive: "#" + names.string(token.name)
        case .string:
            strings[Int(token.payload)].objectiveCText.map { "\"\(names.string($0))\"" } ?? ""
        case .leftParen: "("
        case .rightParen: ")"
        case .leftBracket: "["
        case .rightBracket: "]"
        case .leftBrace: "{"
        case .rightBrace: "}"
        case .comma: ","
        case .colon: ":"
        case .semicolon: ";"
        case .dot: "."
        case .at: "@"
        case .hash: "#"
        case .backslash: "\\"
        case .arrow: "->"
        case .equal: "="
        case .regex, .unknown, .endOfFile: ""
        }
    }
}

extension AppString {
    /// The text of a string without holes, which every string of Objective-C is.
    var objectiveCText: Text? {
        if case .text(let text) = pieces.first { text } else { nil }
    }
}
