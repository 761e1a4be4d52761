import Driver
import OperatingSystem
import Resolution
import TransitionDSL

extension Table {
    /// The event of an unwind segue with its return operation: a dismissal if the lines cover only
    /// a presentation, else a pop.
    func unwinding(_ event: Event, in model: Model) -> Event {
        if event.unwind == nil || answer(to: event, in: model).winner != nil { return event }
        var dismissal = event
        dismissal.operation = .dismiss
        return answer(to: dismissal, in: model).winner == nil ? event : dismissal
    }
}

func registries(_ name: String?, _ model: Model) throws(Failure) -> [Int] {
    guard let name else {
        if !model.registries.isEmpty { return Array(model.registries.indices) }
        throw Failure(.usage, "the file has no registry", help: "`registry App { … }` declares one")
    }
    let names = model.registries.map { model.texts.string($0.declared.name) }
    guard let number = names.firstIndex(of: name) else {
        throw unknown("a registry of the file", name, "--registry", names, "registries")
    }
    return [number]
}

/// The screen that an option names, by its own name or by that of its class.
func screen(_ name: String, _ option: String, _ model: Model) throws(Failure) -> Handle<Screen> {
    let names = model.screens.map { model.texts.string($0.declared.name) }
    let classes = model.screens.map { model.texts.string($0.typeName) }
    guard let index = names.firstIndex(of: name) ?? classes.firstIndex(of: name) else {
        let near = nearest(name, among: names + classes).map { "did you mean `\($0)`?" }
        throw unknown(
            "a screen of the file", name, option, names, "screens",
            help: members(of: name, model) ?? near ?? undeclaredHelp(name))
    }
    return Handle(index)
}

/// A group has no event of its own.
private func members(of name: String, _ model: Model) -> String? {
    guard
        let group = model.groups.first(where: { model.texts.string($0.declared.name) == name })
    else { return nil }
    let members = model.withMembers(model.ends[group.members]).compactMap { end -> String? in
        guard case .screen(let screen) = end else { return nil }
        return model.texts.string(model.screens[screen].declared.name)
    }
    return "`\(name)` is a group; ask for one of its screens: "
        + members.map { "`\($0)`" }.joined(separator: ", ")
}

private func undeclaredHelp(_ name: String) -> String? {
    let words = ["any", "all", "other", "others", "default", "anything", "everything", "_", "?"]
    return words.contains(name.lowercased())
        ? "write `*`, in quotes, for a screen that is not declared" : nil
}

/// An event and the containers around its screens.
struct Question {
    var event: Event
    var containers: [Handle<Screen>] = []

    init(_ options: ResolveOptions, _ model: Model) throws(Failure) {
        let tree = ScreenTree(model)
        event = try Self.operation(options, model)
        let from = try Self.path(options.from, "--from", model)
        let to = try Self.path(options.to, "--to", model)
        event.from = from.screen.map { tree.position(of: $0) } ?? ScreenTree.undeclared
        event.to = to.screen.map { tree.position(of: $0) } ?? ScreenTree.undeclared
        // A presented screen is in no container of the screen that presents it.
        let isPresentation = [.present, .dismiss].contains(event.operation)
        let shared = isPresentation ? 0 : zip(from.around, to.around).prefix { $0 == $1 }.count
        event.leaves = from.around.dropFirst(shared).reversed().map { tree.position(of: $0) }
        event.enters = to.around.dropFirst(shared).reversed().map { tree.position(of: $0) }
        if let version = options.version { event.version = version }
        for name in options.containers { containers.append(try screen(name, "--in", model)) }
        if containers.isEmpty {
            let inside =
                event.operation == .dismiss
                ? to.around : isPresentation ? from.around : Array(from.around.prefix(shared))
            containers = inside.reversed()
        }
    }

    /// An end of an event, `Home` or `Tabs/Home`: the containers from the outermost in, and the
    /// screen, nil for one that is not declared.
    private static func path(
        _ path: String?, _ option: String, _ model: Model
    ) throws(Failure) -> (around: [Handle<Screen>], screen: Handle<Screen>?) {
        guard let path else {
            throw Failure(
                .usage, "`\(option)` is missing",
                help: "write a screen's name, or `*` for a screen that is not declared")
        }
        let names = path.split(separator: "/", omittingEmptySubsequences: false)
        if names.contains("") {
            throw Failure(
                .usage, "a name is missing in `\(path)` for `\(option)`",
                help: "write a screen, or a path such as `Tabs/Home`")
        }
        var around: [Handle<Screen>] = []
        for name in names.dropLast() { around.append(try screen(String(name), option, model)) }
        let last = names.last.map { String($0) } ?? ""
        return (around, last == "*" ? nil : try screen(last, option, model))
    }

    /// `push`, `segue(showSettings)`: the words of a line.
    private static func operation(
        _ options: ResolveOptions, _ model: Model
    ) throws(Failure) -> Event {
        let written = options.operation ?? "push"
        let parts = written.split(separator: "(", maxSplits: 1)
        let word = String(parts.first ?? "")
        var argument = parts.count > 1 ? String(parts[1]) : nil
        if argument?.hasSuffix(")") == true { argument?.removeLast() }
        let operations: [String: OperationSet] = [
            "push": .push, "pop": .pop, "present": .present, "dismiss": .dismiss,
            "replace": .replace, "tab": .tabHigher, "segue": .push, "unwind": .pop,
        ]
        let known = Operation.allCases.map { $0.rawValue }
        guard let operation = operations[word] else {
            throw unknown(
                "an operation", written, "--on", known, "operations",
                help: operationHelp(written, known, model))
        }
        var event = Event(operation, from: 0, to: 0)
        if word == "segue" || word == "unwind" {
            guard let argument else {
                throw Failure(
                    .usage, "`--on \(word)` needs the name of the segue",
                    help: "write `--on \"\(word)(NAME)\"` with the name in the file")
            }
            let segue = try segue(argument, word == "segue" ? .going : .unwinding, "--on", model)
            if word == "segue" { event.segue = segue } else { event.unwind = segue }
        }
        if let name = options.segue { event.segue = try segue(name, .going, "--segue", model) }
        return event
    }

    private static func segue(
        _ name: String, _ direction: Segue.Direction, _ option: String, _ model: Model
    ) throws(Failure) -> Handle<Segue> {
        let names = model.segues.map {
            $0.direction == direction ? model.texts.string($0.declared.name) : ""
        }
        guard !name.isEmpty, let index = names.firstIndex(of: name) else {
            let what = direction == .going ? "a segue" : "an unwind segue"
            let plural = direction == .going ? "segues" : "unwind segues"
            throw unknown("\(what) of the file", name, option, names, plural)
        }
        return Handle(index)
    }

    /// `segue:showRecipe`, `showRecipe` and `push,present`.
    private static func operationHelp(
        _ written: String, _ known: [String], _ model: Model
    ) -> String? {
        let words = written.unicodeScalars.split { !$0.properties.isXIDContinue }.map { String($0) }
        if words.count == 2, words[0] == "segue" || words[0] == "unwind" {
            return "write `--on \"\(words[0])(\(words[1]))\"`"
        }
        if words.count > 1, words.allSatisfy({ known.contains($0) }) {
            return "ask for one operation at a time: `--on \(words[0])`"
        }
        guard
            let segue = model.segues.first(where: {
                model.texts.string($0.declared.name) == written
            })
        else { return nil }
        return "write `--on \"\(segue.direction == .going ? "segue" : "unwind")(\(written))\"`"
    }
}

private func unknown(
    _ what: String, _ name: String, _ option: String, _ known: [String], _ plural: String,
    help: String? = nil
) -> Failure {
    Failure(
        .usage, "`\(name)` for `\(option)` is not \(what)",
        help: help ?? nearest(name, among: known).map { "did you mean `\($0)`?" }
            ?? list(known, plural))
}

/// The first of the names that there are.
private func list(_ names: [String], _ plural: String) -> String? {
    let names = names.filter { !$0.isEmpty }
    if names.isEmpty { return "the file has no \(plural)" }
    if names.count == 1 { return "the file has only `\(names[0])`" }
    let shown = names.prefix(8).map { "`\($0)`" }.joined(separator: ", ")
    return "the \(plural) are \(shown)" + (names.count > 8 ? " and \(names.count - 8) more" : "")
}
