/// What messages say about a text that Hero does not read as it is meant.
extension TextProblem {
    var result: String {
        switch effect {
        case .crashes: "the app stops when it is set"
        case .empties: "Hero ignores the whole text"
        case .drops: "Hero ignores this part"
        case .changes: "Hero uses a default or ignores the argument"
        }
    }

    var situation: String {
        switch cause {
        case .comma: "a comma separates modifiers"
        case .label: "an argument has a label"
        case .dot: "a name begins with a dot"
        case .number: "`\(text)` is not a number"
        case .missingComma: "arguments are not separated by a comma"
        case .unclosed: "a `)` is missing"
        case .character: "`\(text)` has no meaning"
        case .nesting: "parentheses are nested too deeply"
        case .arithmetic: "an argument is calculated"
        case .letterCase: "`\(text)` has the wrong letter case"
        case .unknownName: "`\(text)` is an unknown name"
        case .missingArgument: "an argument of `\(text)` is missing"
        case .argument: "`\(text)` is not the expected kind of argument"
        case .extraArgument: "`\(text)` is one argument too many"
        case .notLast: "`\(text)` is followed by another animation"
        }
    }

    var remedy: String {
        switch cause {
        case .comma: "separate modifiers with spaces"
        case .label: "remove the label; arguments are known by their order"
        case .dot: "remove the dot; names and numbers have none at their beginning"
        case .letterCase(let known): "write `\(known)`"
        case .arithmetic: "write the result as a number"
        case .unknownName: "correct the name, or set it in code"
        case .notLast: "keep one animation"
        case .number, .missingComma, .unclosed, .character, .nesting, .missingArgument, .argument,
            .extraArgument:
            "correct the text, or set the same thing in code, where the compiler checks it"
        }
    }
}
