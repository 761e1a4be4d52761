import TransitionDSL

/// Mistakes of people who have not yet learnt which sign is where: in ids, key frames, matches and
/// defaults.
extension NewcomersMistakesTests {
    static let ofSigns = inIDs + inFrames + inMatches + inDefaults

    private static let inIDs = [
        file("hero id badge", .unexpectedToken, "write only the name: `hero badge`"),
        file("hero name badge = \"x\"", .unexpectedToken, "`hero badge`"),
        file("hero badge(\"x\")", .unexpectedToken, "write `hero badge = \"x\"`"),
        file("hero badge (id: \"x\")", .unexpectedToken, "write `hero badge = \"x\"`"),
        file("hero badge id: \"x\"", .unexpectedToken, "write `= \"x\"`"),
        file("hero badge text \"x\"", .unexpectedToken, "write `= \"x\"`"),
        file("hero badge(id)", .unexpectedToken, "as in `id: Int`"),
        file("hero badge(String)", .unexpectedToken, "as in `id: String`"),
        file("hero badge large", .unexpectedToken, "an id has one name"),
        view("hero badge", .unexpectedToken, "`aView: badge`"),
        view("hero id badge", .unexpectedToken, "`aView: badge`"),
        view("view title: logo", .unexpectedToken, "leave out `view`"),
        view("label title.text: logo", .unexpectedToken, "expected `:`"),
    ]

    private static func frame(_ text: String, _ id: DiagnosticID, _ words: String...) -> Mistake {
        Mistake(text: "animator grow {\n  \(text)\n}\n", id: id, words: words)
    }

    private static let inFrames = [
        frame("toView 0%-100%: opacity(1)", .unexpectedToken, "a range with three dots"),
        frame("toView 0% - 100%: opacity(1)", .unexpectedToken, "a range with three dots"),
        frame("toView 0% -> 100%: opacity(1)", .unexpectedToken, "a range with three dots"),
        frame("toView 0% to 100%: opacity(1)", .unexpectedToken, "a range with three dots"),
        frame("toView 0%, 100%: opacity(1)", .unexpectedToken, "a range with three dots"),
        frame("toView 50%: opacity(1)", .unexpectedToken, "a range with three dots"),
        frame("toView from 0% to 100%: opacity(1)", .unexpectedToken, "the times as a range"),
        frame("toView at 50%: opacity(1)", .unexpectedToken, "the times as a range"),
        frame("toView { 0%: opacity(1) }", .unexpectedToken, "each key frame as a line"),
        frame("toView 0%...100%: translate(x: 20)", .unknownChange, "`x(…)` and `y(…)`"),
        frame("toView 0%...100%: fade", .unknownChange, "write `opacity(0%)`"),
        frame("toView 0%...100%: size(20)", .unknownChange, "`scale(…)`"),
        frame("toView 0%...100%: overlay(20)", .unknownChange, "is a modifier; write one of `x`"),
    ]

    private static let inMatches = [
        line("push A -> B: fade { match a = b }", .unexpectedToken, "`match a -> b`"),
        line("push A -> B: fade { match a: b }", .unexpectedToken, "`match a -> b`"),
        line("push A -> B: fade { match a to b }", .unexpectedToken, "`match a -> b`"),
        line("push A -> B: fade { match a b }", .unexpectedToken, "`match a -> b`"),
        line("push A -> B: fade { match a, b }", .unexpectedToken, "`match a -> b`"),
        line("push A -> B: fade { match a <-> b }", .unexpectedToken, "`match a -> b`"),
        line("push A -> B: fade { match a }", .unexpectedToken, "`match a -> b`"),
        line("push A -> B: fade { match a -> b, c }", .unexpectedToken, "a line for each pair"),
    ]

    private static let inDefaults = [
        file("defaults { A -> B: fade }", .unexpectedToken, "belong in a registry"),
        file("defaults { push A -> B: fade }", .unexpectedToken, "belong in a registry"),
        file("defaults { * -> *: fade }", .unexpectedToken, "has no screens, as in `push fade`"),
        file("defaults { pop * -> *: fade }", .unexpectedToken, "has no screens, as in `pop fade`"),
        line("push fade", .unexpectedToken, "`defaults { push fade }`"),
        line("present cover(up)", .unexpectedToken, "`defaults { present cover(up) }`"),
        line("reduceMotion fade", .unexpectedToken, "`defaults { reduceMotion fade }`"),
        line("defaults { push fade }", .unexpectedToken, "outside the registry"),
    ]
}
