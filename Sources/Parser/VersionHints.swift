import TransitionDSL

/// Hints for versions of iOS as Swift writes them.
extension Parser {
    /// The hint for a condition on the version of iOS, which is an option of a line.
    func helpForVersion(from start: Int) -> String? {
        let words = ["if", "guard", "unless", "when", "where", "available"]
        guard start < kinds.count, kinds[start].isName, isShort(start), words.contains(text(start))
        else { return nil }
        var isAvailable = false
        var token = start
        while token < min(kinds.count, start + 8), token == start || !isFirstOnLine(token) {
            if isAvailable, kinds[token] == .number, isShort(token) {
                return versionHelp(text(token))
            }
            if kinds[token].isName, isShort(token) {
                isAvailable = isAvailable || ["available", "iOS", "ios"].contains(text(token))
            }
            token += 1
        }
        return isAvailable ? versionHelp("18") : nil
    }

    /// The hint for a condition on something else.
    func helpForCondition(from start: Int) -> String? {
        guard kinds[start].isName, isShort(start),
            ["if", "unless", "when", "where"].contains(text(start))
        else { return nil }
        return "a line has no condition but its versions: `with available(from: 18)`"
    }

    private func versionHelp(_ version: String) -> String {
        let option = "with available(from: \(version))"
        return declaration == .screen || declaration == .cell
            ? "versions are an option of lines: `push A -> B: fade \(option)`"
            : "versions are an option: `\(option)`"
    }

    /// The hint for `available(iOS 18)` and `available(18, *)`.
    var helpForVersionArgument: String? {
        guard parenthesisDepth > 0, openParenthesis > 0, at(.number) || at(.star),
            isShort(openParenthesis - 1), text(openParenthesis - 1) == "available"
        else { return nil }
        let number = at(.number) ? position : openParenthesis + 1
        guard kinds[number] == .number, isShort(number) else { return nil }
        return "write `available(from: \(text(number)))`"
    }

    /// The hint and the fix for `available(18...)`, which is Swift's way to say `from: 18`.
    var openVersionRange: (help: String, fix: Fix?)? {
        let number = position - 2
        guard isInAvailable, kinds[position - 1] == .ellipsis, kinds[number] == .number,
            isShort(number), number == openParenthesis + 1 || number == openParenthesis + 3
        else { return nil }
        let hasLabel = number == openParenthesis + 3
        var label = place(number)
        label.range = SourceRange(
            start: ranges[openParenthesis + 1].start,
            end: hasLabel ? ranges[openParenthesis + 1].end : ranges[number].start)
        let meant = "from: \(text(number))"
        return (
            "write `available(\(meant))`",
            Fix(
                "write `\(meant)`",
                [.init(label, hasLabel ? "from" : "from: "), .init(place(position - 1), "")],
                isSafe: at(.rightParenthesis))
        )
    }

    /// Whether the parentheses here are those of `available`.
    private var isInAvailable: Bool {
        parenthesisDepth > 0 && openParenthesis > 0 && position > openParenthesis + 2
            && isShort(openParenthesis - 1) && text(openParenthesis - 1) == "available"
    }
}
