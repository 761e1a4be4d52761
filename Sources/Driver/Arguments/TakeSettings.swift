import OperatingSystem
import TransitionDSL

extension Options {
    /// Takes over the settings that a command has a use for.
    mutating func take(_ settings: Settings, of command: CommandName) throws(Failure) {
        self.settings = settings.path
        instructions.append((settings.path, "the settings file"))
        let words = settings.words.map { $0.text }
        var index = 0
        while index < words.count {
            let place = "\(settings.path):\(settings.words[index].line)"
            try converting(try takeSetting(words, &index, settings, place, command)) {
                (error: Failure) in error.said(in: place)
            }
        }
        isAppOfSettings = !apps.isEmpty
        settingsSetAllWarnings = rules.ofWarnings != nil
    }

    private mutating func takeSetting(
        _ words: [String], _ index: inout Int, _ settings: Settings, _ place: String,
        _ command: CommandName
    ) throws(Failure) {
        guard looksLikeOption(words[index]), words[index] != "--" else {
            throw strayWord(settings.words, index)
        }
        var option = try nextOption(words, &index, knowing: Settings.options)
        guard Settings.options.contains(option.name) else {
            throw Failure(
                .usage, "`\(option.spelling)` belongs on the command line",
                help: "a settings file holds what is true of all runs")
        }
        try checkWords(of: option, hasFiles: true)
        try checkChoice(option, of: option.name.row)
        if option.name == .baseline || option.name == .app {
            option.value = try settings.path(of: option)
        }
        guard option.name.belongs(to: command) else { return }
        try take(option)
        settingPlaces[option.name] = place
    }

    /// A failure that the value of an option has caused, with the place of that option in the
    /// settings, if it is there.
    func blaming(_ name: OptionName, _ failure: Failure) -> Failure {
        settingPlaces[name].map { failure.said(in: $0) } ?? failure
    }
}

extension Failure {
    fileprivate func said(in place: String) -> Failure {
        Failure(code, "in `\(place)`: \(message)", help: help)
    }
}

/// A word of the settings that is neither an option nor its value.
private func strayWord(_ words: [WrittenArgument], _ index: Int) -> Failure {
    let word = words[index].text
    let spelling = "--" + String(word.map { $0 == "_" ? "-" : $0 })
    var help = commentHelp(word) ?? optionHelp(words, index) ?? switchHelp(words, index)
    if hasEnding(word, inputSuffix) { help = "files belong on the command line" }
    help = help ?? listHelp(words, index) ?? foreignHelp(spelling, Settings.options)
    help =
        help
        ?? nearest(word, among: Settings.options.map { $0.word }).map {
            "did you mean `--\($0)`?"
        }
    help = help ?? "write options as on the command line, such as `--engine hero`"
    return Failure(.usage, "`\(word)` is not an option", help: help)
}

private func commentHelp(_ word: String) -> String? {
    let isComment = word == "--" || ["//", "/*", ";", "<!", "%"].contains { word.hasPrefix($0) }
    return isComment ? "`#` begins a comment" : nil
}

/// `engine hero`, `engine: hero`, `engine = hero` and `{ "engine": "hero" }`: as other tools write
/// their settings.
private func optionHelp(_ words: [WrittenArgument], _ index: Int) -> String? {
    let marks: [Character] = ["=", ":", ",", "{", "}", "[", "]", "\"", "'"]
    let word = words[index].text.drop { marks.contains($0) }
    let name = String(word.prefix { !marks.contains($0) })
    if name.isEmpty {
        // The brace alone.
        return index + 1 < words.count && index == 0 ? optionHelp(words, index + 1) : nil
    }
    let spelling = String(name.lowercased().map { $0 == "_" ? "-" : $0 })
    guard let option = Settings.options.first(where: { $0.word == spelling }) else { return nil }
    if option.row.placeholder == nil { return "write `\(option.rawValue)`" }
    // The value is in the same word, or the next one of the line.
    let line = words[index].line
    let rest = words[(index + 1)...].prefix { $0.line == line }.map { $0.text }
    for candidate in [String(word.dropFirst(name.count))] + rest {
        let value = candidate.drop { marks.contains($0) }.prefix { !marks.contains($0) }
        if value.isEmpty { continue }
        if looksLikeOption(String(value)) { break }
        return "write `\(option.rawValue) \(value)`"
    }
    return "write `\(option.rawValue) \(option.row.placeholder ?? "")`"
}

/// `--strict true`
private func switchHelp(_ words: [WrittenArgument], _ index: Int) -> String? {
    guard index > 0, let option = OptionName.spelled(words[index - 1].text),
        option.row.placeholder == nil
    else { return nil }
    let isOff = ["false", "no", "off", "0"].contains(words[index].text.lowercased())
    return isOff
        ? "leave out `\(option.rawValue)`: it takes no value"
        : "leave out `\(words[index].text)`: `\(option.rawValue)` takes no value"
}

/// `--allow a b`
private func listHelp(_ words: [WrittenArgument], _ index: Int) -> String? {
    guard index > 1, let option = OptionName.spelled(words[index - 2].text), option.takesList,
        option.isElement(words[index].text)
    else { return nil }
    return "write `\(option.rawValue) \(words[index - 1].text),\(words[index].text)`"
}
