import AppSource
import Apps
import TransitionDSL

/// When code runs.
extension CodeTokens {
    /// Whether a function is only called when a view is loaded: it is one that UIKit calls then, or
    /// such functions of the same file are the only ones that call it.
    func runsAtLoad(_ member: String?, _ place: SourcePlace) -> Bool {
        guard let member else { return false }
        let name = String(member.prefix { $0 != "(" })
        if loading.contains(name) { return true }
        let tokens = tokens(place.file)
        var isCalled = false
        for index in tokens.indices.dropLast() {
            guard text(tokens[index]) == name, tokens[index + 1].kind == .leftParen,
                index == 0 || !tokens[index - 1].is(.`func`)
            else { continue }
            let call = SourcePlace(file: place.file, range: tokens[index].range)
            guard let caller = functionName(around: call) else { return false }
            // A call of `super`.
            if caller == name { continue }
            if !loading.contains(caller) { return false }
            isCalled = true
        }
        return isCalled
    }

    private func functionName(around place: SourcePlace) -> String? {
        guard let function = function(around: place) else { return nil }
        let tokens = tokens(place.file)
        let header = header(of: function.lowerBound - 1, tokens)
        if header.contains(where: { $0.is(.`init`) }) { return "init" }
        guard let word = header.firstIndex(where: { $0.is(.`func`) }), word > 0 else { return nil }
        return text(header[word - 1])
    }

    /// Whether a value is the setting of Reduce Motion, turned round: the expression itself, or a
    /// constant of the function.
    func isMotionAllowed(_ value: String, before place: SourcePlace) -> Bool {
        let setting = "!UIAccessibility.isReduceMotionEnabled"
        if value == setting || value == "!UIAccessibilityIsReduceMotionEnabled()" { return true }
        guard let function = function(around: place) else { return false }
        let tokens = tokens(place.file)
        return function.contains { index in
            guard index + 2 < tokens.count, tokens[index].range.start < place.range.start,
                tokens[index].is(.`let`), text(tokens[index + 1]) == value,
                tokens[index + 2].kind == .equal
            else { return false }
            var end = index + 3
            while end < function.upperBound, !tokens[end].flags.contains(.newlineBefore) {
                end += 1
            }
            guard end > index + 3 else { return false }
            let range = SourceRange(
                start: tokens[index + 3].range.start, end: tokens[end - 1].range.end)
            return files[Int(place.file.index)].source.text(range) == setting
        }
    }

    /// Whether the function around a place gives a new local name a value before it, which an optional
    /// binding does not.
    func makesLocal(_ name: String, before place: SourcePlace) -> Bool {
        guard let function = function(around: place) else { return false }
        let tokens = tokens(place.file)
        return function.contains { index in
            guard index > 1, text(tokens[index]) == name,
                tokens[index].range.start < place.range.start,
                tokens[index - 1].is(.`let`) || tokens[index - 1].is(.`var`)
            else { return false }
            let before = tokens[index - 2]
            return !before.is(.if) && !before.is(.`guard`) && !before.is(.`while`)
                && before.kind != .comma
        }
    }

    /// Whether the conditions around a place only ask which segue it is, and cast what that leads to.
    func asksOnlyForSegue(_ place: SourcePlace) -> Bool {
        let tokens = tokens(place.file)
        for brace in braces(around: place) {
            if isFunction(brace, tokens) { return true }
            let header = Array(header(of: brace, tokens).reversed())
            guard let start = header.lastIndex(where: { $0.is(.if) }) else { return false }
            var isBinding = false
            for token in header[(start + 1)...] {
                if let word = text(token) {
                    let isType = word.first.map { ("A"..."Z").contains($0) } ?? false
                    guard isBinding || isType || wordsOfSegues.contains(word) else { return false }
                    isBinding = ["let", "var"].contains(word)
                } else if token.kind == .infixOperator {
                    guard ["==", "&&"].contains(names.string(token.name)) else { return false }
                } else if token.kind == .prefixOperator {
                    return false
                }
            }
        }
        return false
    }

    /// Whether a statement runs on the versions of iOS that the runtime supports.
    enum Availability { case always, never, unknown }

    /// What `#available` means for the place; nil if no such condition is around it.
    func availability(around place: SourcePlace) -> Availability? {
        let tokens = tokens(place.file)
        for brace in braces(around: place) {
            if isFunction(brace, tokens) { return nil }
            if let found = availability(of: brace, tokens) { return found }
        }
        return nil
    }

    private func availability(of brace: Brace, _ tokens: [AppToken]) -> Availability? {
        let before = brace > 0 ? tokens[brace - 1] : nil
        if let before, before.is(.`else`), brace > 1, tokens[brace - 2].kind == .rightBrace,
            tokens[brace - 2].payload != .max
        {
            switch availability(of: Int(tokens[brace - 2].payload), tokens) {
            case .always: return .never
            case .never: return .always
            case .unknown: return .unknown
            case nil: return nil
            }
        }
        let header = Array(header(of: brace, tokens).reversed())
        guard let start = header.lastIndex(where: { $0.is(.available) }), start > 0,
            header[start - 1].kind == .hash,
            let end = header[start...].firstIndex(where: { $0.kind == .rightParen })
        else { return nil }
        // A further condition decides, too.
        guard start > 1, header[start - 2].is(.`if`), end == header.count - 1,
            let system = header[start..<end].firstIndex(where: { text($0) == "iOS" }),
            header[system + 1].kind == .number,
            let version = Int(names.string(header[system + 1].name).prefix { $0 != "." })
        else { return .unknown }
        return version <= oldestVersion ? .always : .unknown
    }
}

/// The functions in which UIKit loads a view, or makes a controller.
private let loading: Set<String> = ["viewDidLoad", "loadView", "awakeFromNib", "init"]

/// The words of conditions about a segue.
private let wordsOfSegues: Set<String> = [
    "let", "var", "segue", "identifier", "destination", "destinationViewController", "as",
]

/// The oldest iOS of `TransitionRuntime`.
private let oldestVersion = 13
