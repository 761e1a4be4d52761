import Testing

@testable import Apps

/// Modifier strings, read as Hero reads them.
struct InterfaceModifierTextTests {
    @Test(arguments: [
        ("fade", ["fade"]), ("fade scale(0.5)", ["fade", "scale(0.5)"]),
        ("fade\n\ttranslate(0, 40)", ["fade", "translate(y: 40)"]),
        ("translate(-1.5,2,3)", ["translate(x: -1.5, y: 2, z: 3)"]),
        ("translate", ["translate(x: 0)"]), ("scale(x)", ["scale(1)"]),
        ("scale(2, 1, 3)", ["scale(x: 2, z: 3)"]), ("rotate(1.57)", ["rotate(1.57rad)"]),
        ("rotate(0, 1)", ["rotate(y: 1rad)"]), ("opacity(0.5)", ["opacity(0.5)"]),
        ("opacity", ["opacity(1)"]), ("position(1,2)", ["position(point(x: 1, y: 2))"]),
        ("size(3)", ["size(size(width: 3, height: 0))"]),
        ("overlay(1, 0, 0.2, 0.5)", ["overlay(color: #FF0033, opacity: 0.5)"]),
        (
            "overlay(0.3,0,0)",
            [
                "overlay(color: swift(#\"UIColor(red: 0.3, green: 0, blue: 0, alpha: 1)\"#), opacity: 1)"
            ]
        ),
        ("duration(0.4) delay(1)", ["duration(0.4s)", "delay(1s)"]),
        ("spring", ["spring(stiffness: 250, damping: 30)"]),
        ("timingFunction(easeIn)", ["timingFunction(easeIn)"]),
        ("timingFunction(0.1,0,.5,1)", ["timingFunction(bezier(0.1, 0, 0.5, 1))"]),
        ("arc arc(2)", ["arc", "arc(intensity: 2)"]), ("cascade", ["cascade"]),
        (
            "cascade(0.1, leftToRight, true)",
            ["cascade(delta: 0.1s, direction: leftToRight, delayMatchedViews: true)"]
        ),
        ("source(photo)", ["source(heroID: \"photo\")"]), ("zPosition(-5)", ["zPosition(-5)"]),
        ("ignoreSubviewModifiers(true)", ["ignoreSubviewModifiers(recursive: true)"]),
        ("ignoreSubviewModifiers", ["ignoreSubviewModifiers"]),
        ("(fade) ((scale(0.5)))", ["fade", "scale(0.5)"]), ("", []), (" ", []),
        ("useNoSnapshot forceAnimate", ["useNoSnapshot", "forceAnimate"]),
    ])
    func modifiersAreThoseOfTheCatalog(_ text: String, _ modifiers: [String]) {
        #expect(readModifierText(text).modifiers.map(\.description) == modifiers)
    }

    @Test(arguments: [
        ("fade, scale(0.5)", TextProblem(.empties, .comma, range: 4..<5, text: ",")),
        ("translate(y: 40)", TextProblem(.empties, .label, range: 11..<12, text: ":")),
        (".fade", TextProblem(.crashes, .dot, range: 0..<1, text: ".")),
        ("fade, .scale", TextProblem(.crashes, .dot, range: 6..<7, text: ".")),
        ("scale(0.5.1)", TextProblem(.crashes, .number, range: 6..<11, text: "0.5.1")),
        ("scale(0.5", TextProblem(.crashes, .unclosed, range: 9..<9, text: "")),
        ("(fade", TextProblem(.crashes, .unclosed, range: 5..<5, text: "")),
        ("scale(", TextProblem(.empties, .unclosed, range: 6..<6, text: "")),
        ("scale(0.5,", TextProblem(.empties, .unclosed, range: 10..<10, text: "")),
        ("translate(0 40)", TextProblem(.empties, .missingComma, range: 12..<14, text: "40")),
        ("translate(3 -4)", TextProblem(.empties, .missingComma, range: 12..<14, text: "-4")),
        ("translate(,40)", TextProblem(.empties, .missingArgument, range: 10..<11, text: ",")),
        ("fade;", TextProblem(.empties, .character, range: 4..<5, text: ";")),
        ("fade)", TextProblem(.empties, .character, range: 4..<5, text: ")")),
        ("scale(1 % 2)", TextProblem(.empties, .character, range: 8..<9, text: "%")),
        ("é", TextProblem(.empties, .character, range: 0..<2, text: "é")),
        ("fade\r\nscale", TextProblem(.empties, .character, range: 4..<6, text: "\r\n")),
    ])
    func mistakesEmptyTheWholeOrCrash(_ text: String, _ problem: TextProblem) {
        let result = readModifierText(text)
        #expect(result.problems == [problem])
        #expect(result.modifiers.isEmpty)
    }

    @Test(arguments: [
        ("Fade", [], TextProblem(.drops, .letterCase("fade"), range: 0..<4, text: "Fade")),
        ("blink fade", ["fade"], TextProblem(.drops, .unknownName, range: 0..<5, text: "blink")),
        ("0.5", [], TextProblem(.drops, .unknownName, range: 0..<3, text: "0.5")),
        ("(1+2)", [], TextProblem(.drops, .unknownName, range: 2..<3, text: "+")),
        ("duration", [], TextProblem(.drops, .missingArgument, range: 0..<8, text: "duration")),
        ("delay(x)", [], TextProblem(.drops, .argument, range: 6..<7, text: "x")),
        ("source()", [], TextProblem(.drops, .missingArgument, range: 0..<6, text: "source")),
        (
            "timingFunction(EaseIn)", [],
            TextProblem(.drops, .letterCase("easeIn"), range: 15..<21, text: "EaseIn")
        ),
        (
            "scale(1 - 0.5)", ["scale(1)"],
            TextProblem(.changes, .arithmetic, range: 8..<9, text: "-")
        ),
        (
            "scale(1+2*3/4)", ["scale(1)"],
            TextProblem(.changes, .arithmetic, range: 7..<8, text: "+")
        ),
        (
            "cascade(0.1, leftToright)", ["cascade(delta: 0.1s)"],
            TextProblem(.changes, .letterCase("leftToRight"), range: 13..<24, text: "leftToright")
        ),
        ("fade(0.5)", ["fade"], TextProblem(.changes, .extraArgument, range: 5..<8, text: "0.5")),
        (
            "source(1)", ["source(heroID: \"1.0\")"],
            TextProblem(.changes, .argument, range: 7..<8, text: "1")
        ),
    ])
    func oneModifierIsDroppedOrChanged(
        _ text: String, _ modifiers: [String], _ problem: TextProblem
    ) {
        let result = readModifierText(text)
        #expect(result.modifiers.map(\.description) == modifiers)
        #expect(result.problems == [problem])
    }

    @Test func sourcesAreNamed() {
        #expect(readModifierText("source(a) fade source(b1)").sources == ["a", "b1"])
    }

    @Test func deepParenthesesAreData() {
        for text in ["(", "a(", "a(1+("] {
            let result = readModifierText(String(repeating: text, count: 100_000))
            #expect(result.problems.map(\.cause) == [.nesting])
        }
    }

    @Test func mutantsDoNotTrap() {
        let text = Array("fade translate(0, 40.5) (scale(1+2*-3)) source(a)".utf8)
        for index in text.indices {
            for byte in Array("().,-+: a0\r\n".utf8) {
                var mutant = text
                mutant[index] = byte
                _ = readModifierText(String(decoding: mutant, as: UTF8.self))
                _ = readAnimationText(String(decoding: mutant, as: UTF8.self))
                mutant.remove(at: index)
                _ = readModifierText(String(decoding: mutant, as: UTF8.self))
            }
        }
    }
}

/// Animation strings, read as Hero reads them.
struct InterfaceAnimationTextTests {
    @Test(arguments: [
        ("fade", "fade", nil), ("push(left)", "push(left)", nil),
        ("zoomSlide(trailing)", "zoomSlide(trailing)", nil), ("none", "none", nil),
        ("selectBy(push(left), pull(right))", "push(left)", "pull(right)"),
        ("selectBy(selectBy(fade,zoom),auto)", "selectBy(fade, zoom)", "auto"),
        ("", "auto", nil),
    ])
    func animationsAreThoseOfTheCatalog(_ text: String, _ animation: String, _ returning: String?) {
        let result = readAnimationText(text)
        #expect(result.animation.description == animation)
        #expect(result.returning?.description == returning)
        #expect(result.problems.isEmpty)
    }

    @Test(arguments: [
        ("push(.left)", "auto", TextProblem(.crashes, .dot, range: 5..<6, text: ".")),
        ("push(direction: left)", "auto", TextProblem(.empties, .label, range: 14..<15, text: ":")),
        ("push", "auto", TextProblem(.drops, .missingArgument, range: 0..<4, text: "push")),
        (
            "push(Left)", "auto",
            TextProblem(.drops, .letterCase("left"), range: 5..<9, text: "Left")
        ),
        (
            "Push(left)", "auto",
            TextProblem(.drops, .letterCase("push"), range: 0..<4, text: "Push")
        ),
        (
            "autoReverse(fade)", "auto",
            TextProblem(.drops, .unknownName, range: 0..<11, text: "autoReverse")
        ),
        (
            "selectBy(fade)", "auto",
            TextProblem(.drops, .missingArgument, range: 0..<8, text: "selectBy")
        ),
        (
            "selectBy(fade, x)", "auto",
            TextProblem(.drops, .unknownName, range: 15..<16, text: "x")
        ),
        ("fade zoom", "zoom", TextProblem(.drops, .notLast, range: 0..<4, text: "fade")),
    ])
    func mistakesAreData(_ text: String, _ animation: String, _ problem: TextProblem) {
        let result = readAnimationText(text)
        #expect(result.animation.description == animation)
        #expect(result.problems == [problem])
    }
}
