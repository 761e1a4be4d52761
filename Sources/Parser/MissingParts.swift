import TransitionDSL

/// Hints for a part that is missing, and the fix that writes it.
extension Parser {
    /// Whether the token here is on a later line than the part that is missing: the line before is
    /// unfinished. No line begins with another kind of token, so such a token is at fault itself.
    var isAfterUnfinishedLine: Bool {
        guard usesLines, position > 0, position != itemStart, isFirstOnLine(position) else {
            return false
        }
        switch kinds[position] {
        case .leftBrace, .rightBrace, .star: return true
        case let kind: return kind.isName
        }
    }

    /// The place directly after a token.
    func end(of token: Int) -> SourcePlace { file.source.place(ranges[token].endPoint) }

    /// A fix that writes text after the token before the one here.
    func insertion(_ text: String, _ title: String, isSafe: Bool) -> Fix {
        .replacing(end(of: position - 1), with: text, title, isSafe: isSafe)
    }

    /// The hint and the fix for a missing colon before a name on the same line. The fix is safe only
    /// if the name is what follows a colon here.
    func missingColon(isCertain: Bool) -> (help: String, fix: Fix?)? {
        guard position > 0, atName, isShort(position), !isFirstOnLine(position) else { return nil }
        return (
            "write `:` before `\(text(position))`",
            insertion(":", "write `:`", isSafe: isCertain)
        )
    }

    /// The hint and the fix for a view's path and a name without a colon between them.
    mutating func missingColonOfView(from start: Int) -> (help: String, fix: Fix?)? {
        // A word of the language and a name are no view.
        if position == start + 1, word(at: start) != nil { return nil }
        guard atName, isShort(position) else { return nil }
        if position == start + 1, kind(ahead: 1) == .colon, isShort(start) {
            return (
                "leave out `\(text(start))`: a line begins with the view",
                removal(of: start, "remove `\(text(start))`", isSafe: false)
            )
        }
        if isDeclared(position, as: [.hero]) { return missingColon(isCertain: true) }
        if at(.with) { return missingColon(isCertain: kind(ahead: 1).isName) }
        if let help = helpForMatch(at: position) { return (help, nil) }
        let name = text(position)
        if Catalog.row(.modifier, name) != nil || isDeclared(position, as: [.modifiers]) {
            return (
                "write `: with` before the modifier `\(name)`",
                insertion(": with", "write `: with`", isSafe: false)
            )
        }
        return namesAnimation(position) ? nil : missingColon(isCertain: false)
    }

    /// Reports options where an animation belongs: `push A -> B: with duration(1s)`.
    mutating func reportMissingAnimation() -> Bool {
        let next = position + 1
        guard at(.with), kind(ahead: 1).isName, word(at: next) != .with, !isFirstOnLine(next)
        else { return false }
        let isAnimation = namesAnimation(next)
        reportUnexpected(
            expected: "an animation",
            help: isAnimation
                ? "write only the animation: `\(call(at: next))`"
                : "write an animation before `with`, as in `fade with \(call(at: next))`")
        return true
    }

    /// Reports `animator k(duration: 1s)`: parameters have types.
    mutating func reportValueForType() {
        guard position > 1, isShort(position - 2), isShort(position) else { return }
        let (name, value) = (text(position - 2), text(position))
        let isOption = Catalog.row(.option, name) != nil
        let takesOptions = declaration == .animator || declaration == .animation
        reportUnexpected(
            expected: "a type",
            help: isOption && takesOptions
                ? "write options after `with`: `with \(name)(\(value))`"
                : "a parameter has a type, as in `id: String`; callers give the value")
    }

    /// A colon in place of the token here.
    var colonInsteadOfToken: Fix {
        var place = place(position)
        place.range.start = ranges[position - 1].end
        return .replacing(place, with: ":", "write `:`", isSafe: false)
    }

    /// Whether a token is the name of an animation of the catalog.
    func isAnimation(_ token: Int) -> Bool {
        isShort(token) && Catalog.row(.animation, text(token)) != nil
    }

    /// The hint for a declaration without a name.
    var helpForMissingName: String? {
        if position > 0, kinds[position - 1] == .equals, let help = helpForMissingClass {
            return help
        }
        guard position > 0, position == itemStart + 1, let word = word(at: position - 1),
            at(.leftBrace) || at(.equals) || at(.leftParenthesis)
                || at(.colon) && kind(ahead: 1) == .leftBrace
        else { return nil }
        let example: String
        switch word {
        case .registry: example = "App {"
        case .screen: example = "Detail = DetailViewController"
        case .cell: example = "Row = RowCell"
        case .hero: example = "photo"
        case .animator: example = "dropIn {"
        case .group: example = "Feeds = List, Videos"
        case .animation: example = "open = zoom"
        case .modifiers: example = "calm = fade"
        case .interaction: example = "drag = pan(down)"
        case .segue, .unwind: example = "showDetail = \"…\""
        default: return nil
        }
        return at(.leftParenthesis)
            ? "write the name without parentheses, as in `\(word.rawValue) \(example)`"
            : "it needs a name, as in `\(word.rawValue) \(example)`"
    }

    /// The hint and the fix for what is before the `{` of a declaration and does not belong there.
    var helpBeforeBrace: (help: String, fix: Fix?)? {
        guard atName, !isFirstOnLine(position), isShort(position), isShort(position - 1) else {
            return nil
        }
        let before = text(position - 1)
        let registry = "give the registry a name, as in `registry App"
        switch declaration {
        case .registry where position == itemStart + 2:
            if before == "with" {
                return (registry + " with …`", nil)
            }
            if ["in", "for", "of", "on"].contains(before) {
                return ("a registry belongs to no container; " + registry + " {`", nil)
            }
            if ["in", "for", "of", "on"].contains(text(position)), kind(ahead: 1).isName,
                isShort(position + 1)
            {
                let container = text(position + 1)
                return (
                    "remove `\(text(position)) \(container)`: a line names its screens; what plays "
                        + "for all in a container is in `defaults in \(container) { … }`", nil
                )
            }
            return isOperation(position) ? ("add the missing `{` after `\(before)`", nil) : nil
        case .defaults where position == itemStart + 1 && kind(ahead: 1) == .leftBrace:
            return (
                "write `in` before the container: `defaults in \(text(position)) {`",
                insertion(" in", "write `in`", isSafe: true)
            )
        case .defaults
        where position == itemStart + 1 && kind(ahead: 1).isName && kind(ahead: 2) == .leftBrace:
            return ("write `in` before the container: `defaults in \(text(position + 1)) {`", nil)
        case .lint where position == itemStart + 1:
            return ("write only `lint {`: the settings are those of the file", nil)
        default: return nil
        }
    }

    /// The hint for a screen or a cell without a class.
    var helpForMissingClass: String? {
        guard !isInBraces, declaration == .screen || declaration == .cell, let name = itemName
        else { return nil }
        if declaration == .cell {
            return at(.leftBrace) ? "name the cell's class: `cell \(name) = \(name)Cell {`" : nil
        }
        if at(.hosted) {
            return "name the SwiftUI view before `hosted`: `screen \(name) = \(name)Page hosted`"
        }
        guard at(.leftBrace) || atEnd || isAfterUnfinishedLine || at(.storyboard) || at(.from)
        else { return nil }
        let brace = at(.leftBrace) ? " {" : ""
        return "name the view controller's class: `screen \(name) = \(name)ViewController\(brace)`"
    }

    /// The hint for `screen A = from Photos`, where the class is missing, and for a Swift word in
    /// front of it.
    var helpAfterClause: String? {
        guard declaration == .screen, position > 2, kinds[position - 2] == .equals,
            kinds[position - 1].isName, isShort(position - 1)
        else { return nil }
        let hasName = kinds[position - 3].isName && isShort(position - 3)
        let name = hasName ? text(position - 3) : "A"
        let before = text(position - 1)
        if before == "hosted", atName, isShort(position) {
            return "write the view before `hosted`: `screen \(name) = \(text(position)) hosted`"
        }
        if before == "some", isShort(position), text(position) == "View" {
            return "write `any View hosted`"
        }
        if ["class", "struct", "final", "some", "new"].contains(before), atName {
            return "leave out `\(before)`"
        }
        if self.word(at: position - 1).map(Keyword.screenClauses.contains) ?? false {
            return "name the view controller's class before `\(before)`"
        }
        guard at(.leftParenthesis), before == "UIHostingController" else { return nil }
        var token = position + 1
        while token < min(kinds.count, position + Self.longestRecovery), !isFirstOnLine(token) {
            if kinds[token].isName, isShort(token),
                text(token).unicodeScalars.first?.properties.isUppercase == true
            {
                return "name the view: `screen \(name) = \(text(token)) hosted`"
            }
            token += 1
        }
        return "name the view: `screen \(name) = ContentView hosted`"
    }

    /// Reports a comma after a declaration; false if the comma is another mistake.
    mutating func reportCommaAfterDeclaration() -> Bool {
        guard at(.comma), position > 0, !isFirstOnLine(position) else { return false }
        let next = position + 1
        let endsLine = next >= kinds.count - 1 || isFirstOnLine(next)
        guard !endsLine else {
            report(
                "declarations have no commas between them", as: .trailingComma,
                help: "remove the comma",
                fix: removal(of: position, "remove the comma", isSafe: true))
            advance()
            return true
        }
        guard let word = declaration, kinds[next].isName, isShort(next), self.word(at: next) == nil
        else { return false }
        var help: String?
        var fix: Fix?
        if word == .animation, isTiming(next) {
            help = "write options after `with`: `with \(call(at: next))`"
            fix = .replacing(place(position), with: " with", "write `with`", isSafe: false)
        } else if word == .animation, namesAnimation(next) {
            help = "write the return animation after `/`: `/ \(call(at: next))`"
        } else if word == .engine {
            help = "a file has one engine"
        } else if word == .hero
            || [.equals, .colon].contains(kinds[min(next + 1, kinds.count - 1)])
        {
            help = "write a declaration for each: `\(word.rawValue) \(text(next))`"
        }
        report(
            "declarations have no commas between them", as: .trailingComma, help: help, fix: fix)
        return true
    }

    /// Whether the parentheses of a listed cell have values, as a call has.
    var atArgumentsOfCell: Bool {
        guard declaration == .screen, isInBraces, at(.leftParenthesis) else { return false }
        let value = kind(ahead: 2) == .colon ? 3 : 1
        let kind = kind(ahead: value)
        return kind.isLiteral || kind == .dot || kind == .minus
    }

    /// `cell Row(id: "x")` for `cell Row`.
    mutating func reportArgumentsOfCell() {
        let cell = text(position - 1)
        var end = position
        while end < min(kinds.count, position + Self.longestRecovery),
            kinds[end] != .rightParenthesis, end == position || !isFirstOnLine(end)
        { end += 1 }
        let isClosed = end < kinds.count && kinds[end] == .rightParenthesis
        var place = place(position)
        if isClosed { place.range.end = ranges[end].end }
        let isLast =
            isClosed
            && (end + 1 >= kinds.count || kinds[end + 1] == .rightBrace || isFirstOnLine(end + 1))
        report(
            Diagnostic(
                .unexpectedToken, "a listed cell has no arguments", at: place,
                help: "write only `cell \(cell)`; the app passes the values for each row",
                fix: isClosed
                    ? .replacing(place, with: "", "remove the arguments", isSafe: isLast) : nil))
        if isClosed { skip(to: end + 1) }
    }

    /// Reports a `?` of a path that no member follows. The path continues.
    mutating func reportQuestionWithoutMember() {
        let mark = position - 1
        let name = mark > 0 && kinds[mark - 1].isName && isShort(mark - 1) ? text(mark - 1) : "view"
        report(
            Diagnostic(
                .unexpectedToken, "`?` is only before a member, as in `\(name)?.image`",
                at: place(mark),
                help: "remove it: a view that is nil is left out",
                fix: removal(of: mark, "remove the `?`", isSafe: true)), seenAt: mark)
    }

    /// `title.?image` for `title?.image`.
    mutating func reportQuestionAfterDot() {
        var place = place(position)
        place.range.start = ranges[position - 1].start
        report(
            Diagnostic(
                .unexpectedToken, "the `?` is before the dot", at: place, help: "write `?.`",
                fix: .replacing(place, with: "?.", "write `?.`", isSafe: true)))
    }
}
