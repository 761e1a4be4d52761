import TransitionDSL

/// Mistakes whose help once led to another mistake, or to another meaning.
extension NewcomersMistakesTests {
    static let ofRemedies = [
        line("dismiss B: fade", .unexpectedToken, "`dismiss B -> *`"),
        line("pop B: fade", .unexpectedToken, "`pop B -> *`"),
        line("present B: fade", .unexpectedToken, "`present * -> B`"),
        line("replace B: fade", .unexpectedToken, "`replace * -> B`"),
        line("push A -> B: fade(300ms)", .extraArgument, "`fade with duration(300ms)`"),
        line("push A -> B: zoom(0.4s)", .extraArgument, "`zoom with duration(0.4s)`"),
        line("push A -> B: fade(2)", .extraArgument, "write only `fade`"),
        line(
            "push A -> B: fade with spring(dampingRatio: 0.8)", .unknownLabel,
            "`spring(stiffness: 250, damping: 30)`"),
        line(
            "present A -> B: cover(up) with interactive(pan(down, threshold: 100))", .unknownLabel,
            "`finish: 30%`"),
        line(
            "present A -> B: cover(up) with pan", .unknownOption,
            "`interactive(pan(down, over: width, finish: 25%))`"),
        line(
            "present A -> B: cover(up) with interactive(pan(down), finish: 40%)", .unknownLabel,
            "`interactive(pan(down, finish: 40%))`"),
        file(
            "interaction drag = pan(down)\nregistry R { present A -> B: cover(up) with drag }",
            .unknownOption, "write `interactive(drag)`"),
        file("interaction drag = pan(down) with velocity(true)", .unexpectedToken, "no options"),
        file("registry R in A { push A -> B: fade }", .unexpectedToken, "remove `in A`"),
        file("group G { A, B }", .unexpectedToken, "`group Name = A, B`"),
        file(
            "animator drop = with duration(1s) { toView 0%...100%: y(3) }", .unexpectedToken,
            "key frames have no `=`"),
        file("animator drop = { toView 0%...100%: y(3) }", .unexpectedToken, "have no `=`"),
        file("animator drop { from 0%...100%: y(3) }", .unexpectedToken, "mean `fromView`?"),
        file("animator drop { appearing 0%...100%: y(3) }", .unexpectedToken, "mean `toView`?"),
        file("screen C = CController.self", .swiftReservedName, "the type without it"),
        file("hero badge(id: Int) = \"badge.$id\"", .unusedHeroParameter, "in place of `$id`"),
        file("hero badge(id: Int) = \"badge.${id}\"", .unusedHeroParameter, "in place of `${id}`"),
        file("hero badge(id: Int) = \"badge.%d\"", .unusedHeroParameter, "in place of `%d`"),
        file(
            "hero badge(show: Show) = \"badge.\\(show.id)\"", .malformedHole,
            "such as `id: Int`, and write `\\(id)`"),
        view(
            "title: with shadowColor(#000000, opacity: 0.3)", .unknownLabel, "`shadowOpacity(0.3)`"),
        view("title: with borderColor(#000000, width: 3)", .unknownLabel, "`borderWidth(3)`"),
        view("title: with cornerRadius(3, opacity: 1)", .unknownLabel, "`opacity(1)`"),
        view("title: photo.title(id: 3)", .unexpectedToken, "`photo(id: 3).title`"),
        view("title: Row", .unknownHeroID, "without a colon: `cell Row`"),
        view("cell: Row", .unknownHeroID, "without a colon: `cell Row`"),
        view("after appear: swift(#\"a()\"#)", .unexpectedToken, "`go` is a transition to this"),
        view("before push: swift(#\"a()\"#)", .unexpectedToken, "`reappear` a return to it"),
        line("push A -> B(id: 3): fade", .unexpectedToken, "no arguments: write only `B`"),
        line("push A(id: 3) -> B: fade", .unexpectedToken, "no arguments: write only `A`"),
        line("push Tabs.A -> B: fade", .unexpectedToken, "not both: `A` or `Tabs`"),
        line("push A -> B: flip(from: right)", .unknownLabel, "write `flip(left)`"),
        line("push A -> B: cover(edge: down)", .unknownLabel, "write `cover(up)`"),
        line(
            "push A -> B: flip(left) with reduceMotion: fade", .unexpectedToken,
            "reduceMotion(fade)"),
        line("push A -> B: fade with timingFunction: easeIn", .unexpectedToken, "(easeIn)"),
        line(
            "present A -> B: cover(up) with interactive(pan(down), pinch)", .extraArgument,
            "`interactive(pan(down))`, `interactive(pinch)`"),
        file("modifiers rise = fade   scale(2)", .unexpectedToken, "separate the items with `,`"),
        file("modifiers rise { fade   scale(2) }", .unexpectedToken, "with commas between them"),
        file("defaults(in: A) { push fade }", .unexpectedToken, "`defaults in Name { … }`"),
    ]
}
