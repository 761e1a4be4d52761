import Foundation

/// Removes Objective-C from Swift that is written for Apple's systems, so that it compiles and runs
/// without that runtime. See Tests/Doubles/README.md. Line numbers do not change.
struct Lowering {
    /// Names of optional requirements: what is called as `.name?(…)`.
    private var optionalNames: Set<String> = []
    /// Functions that files declare, and those of them that Objective-C sees.
    private var functions: Set<String> = []
    private var visibleFunctions: Set<String> = []

    /// Learns names from files that are lowered together, or that these use.
    mutating func learn(_ texts: [String]) {
        for text in texts {
            let tokens = swiftTokens(text)
            let isAllVisible = tokens.contains { $0.text == "@objcMembers" }
            var isVisible = false
            for (index, token) in tokens.enumerated() where token.kind == .word {
                switch token.text {
                case "@objc", "@IBAction": isVisible = true
                case "optional":
                    if let name = tokens.name(after: index, ["func", "var"]) {
                        optionalNames.insert(name)
                    }
                case "func":
                    if let name = tokens.name(at: index) {
                        functions.insert(name)
                        if isVisible || isAllVisible { visibleFunctions.insert(name) }
                    }
                    isVisible = false
                case "var", "class", "enum", "protocol", "init", "let": isVisible = false
                default: break
                }
            }
        }
    }

    func lower(_ text: String) throws(LoweringError) -> String {
        var file = LoweredFile(
            tokens: swiftTokens(text), optionalNames: optionalNames,
            hiddenFunctions: functions.subtracting(visibleFunctions)
        )
        return try file.lower()
    }
}

struct LoweringError: Error, CustomStringConvertible {
    var description: String
}

private struct LoweredFile {
    let tokens: [SwiftToken]
    let optionalNames: Set<String>
    let hiddenFunctions: Set<String>
    private var output = ""
    private var at = 0
    /// The types around here, innermost last, with the depth of their braces.
    private var types: [(name: String, depth: Int)] = []
    private var pendingType: String?
    private var depth = 0
    private var proto: String?
    private var absent: String?
    private var defaults: [(proto: String, text: String)] = []

    init(tokens: [SwiftToken], optionalNames: Set<String>, hiddenFunctions: Set<String>) {
        self.tokens = tokens
        self.optionalNames = optionalNames
        self.hiddenFunctions = hiddenFunctions
    }

    mutating func lower() throws(LoweringError) -> String {
        while at < tokens.count { try step() }
        for (proto, text) in defaults { output += "\nextension \(proto) { public \(text) }" }
        return output + "\n"
    }

    private mutating func step() throws(LoweringError) {
        let token = tokens[at]
        switch token.kind {
        case .comment:
            if let mark = token.text.range(of: "// absent: ") {
                absent = String(token.text[mark.upperBound...])
            }
            emit()
        case .word: try word(token.text)
        case .symbol: symbol(token.text)
        case .number, .string, .space: emit()
        }
    }

    private mutating func emit() {
        output += tokens[at].text
        at += 1
    }

    private mutating func word(_ text: String) throws(LoweringError) {
        switch text {
        case "@objc", "@objcMembers", "@IBOutlet", "@IBAction", "@IBInspectable", "@IBDesignable":
            at += 1
            skipParentheses()
        #if compiler(<6.3)
            case "@nonexhaustive":
                at += 1
                skipParentheses()
        #endif
        case "dynamic" where Self.modifiers.contains(tokens.word(after: at) ?? ""): at += 1
        case "optional" where tokens.name(after: at, ["func", "var"]) != nil: requirement()
        case "#selector" where at + 1 < tokens.count && tokens[at + 1].text == "(":
            try selector()
        case "class", "struct", "enum", "extension", "actor", "protocol": declaration(text)
        case "import": importDeclaration()
        default: emit()
        }
    }

    /// `import UIKit.UIColor` imports a module of Clang's; here it is a part of UIKit's.
    private mutating func importDeclaration() {
        let isAtStart = at == 0 || tokens[at - 1].hasNewline
        emit()
        guard isAtStart, at + 3 < tokens.count, tokens[at + 2].text == "." else { return }
        emit()
        emit()
        at += 2
    }

    private static let modifiers: Set<String> = [
        "open", "public", "package", "internal", "fileprivate", "private", "func", "var", "class",
        "override", "required", "init", "static", "weak", "final", "convenience",
    ]

    private mutating func symbol(_ text: String) {
        switch text {
        case "{":
            depth += 1
            if let name = pendingType { types.append((name, depth)) }
            pendingType = nil
        case "}":
            if types.last?.depth == depth { types.removeLast() }
            if proto != nil, types.isEmpty { proto = nil }
            depth -= 1
        case "?" where isOptionalCall:
            at += 1
            return
        default: break
        }
        emit()
    }

    /// At the `?` of `.name?(`.
    private var isOptionalCall: Bool {
        guard at >= 2, at + 1 < tokens.count else { return false }
        return tokens[at - 2].text == "." && tokens[at + 1].text == "("
            && optionalNames.contains(tokens[at - 1].text)
    }

    private mutating func skipParentheses() {
        guard at < tokens.count, tokens[at].text == "(" else { return }
        at = tokens.end(ofGroupAt: at)
    }

    /// A type's head; remembers its name for `#selector`, and its protocol for requirements.
    private mutating func declaration(_ keyword: String) {
        let name = tokens.name(at: at)
        emit()
        let isMember = name.map { Self.modifiers.contains($0) || $0 == "let" } ?? true
        let isBefore = at >= 2 && tokens[at - 2].text == "."
        guard let name, !isMember, !isBefore else { return }
        pendingType = name
        var end = at
        while end < tokens.count, tokens[end].kind == .space { end += 1 }
        end += 1
        while end + 1 < tokens.count, tokens[end].text == "." {
            pendingType? += "." + tokens[end + 1].text
            end += 2
        }
        if keyword == "protocol" { proto = name }
    }

    /// `optional func f(…)`: the requirement stays, what it is when absent becomes an extension.
    private mutating func requirement() {
        at += 1
        let start = at
        var end = at
        var depth = 0
        while end < tokens.count {
            let token = tokens[end]
            if "([{".contains(token.text) { depth += 1 }
            if ")]}".contains(token.text) { depth -= 1 }
            if depth < 0 || token.kind == .comment && depth == 0 { break }
            if depth == 0, token.hasNewline, tokens.next(after: end)?.text != "-" { break }
            end += 1
        }
        let text = tokens[start..<end].map(\.text).joined()
        at = start
        while at < end { emit() }
        if let proto { defaults.append((proto, withDefault(text))) }
        absent = nil
    }

    private func withDefault(_ requirement: String) -> String {
        var head = requirement
        if let brace = requirement.firstIndex(of: "{") { head = String(requirement[..<brace]) }
        let last = head.last { $0 != " " }
        let value = absent ?? (last == "?" || last == "!" ? "nil" : "")
        let body = requirement.contains("{ get set }") ? "get { \(value) } set {}" : value
        let flat = head.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
        return "\(flat) { \(body) }"
    }

    private mutating func selector() throws(LoweringError) {
        let end = tokens.end(ofGroupAt: at + 1)
        let inner = tokens[(at + 2)..<(end - 1)].map(\.text).joined()
            .split { " \n".contains($0) }.joined()
        at = end
        let name = inner.prefix { $0 != "(" }
        // A single name, or a method of several parameters, which cannot be sent.
        if name.contains(":") || inner.count(where: { $0 == ":" }) > 1 {
            output += "Selector(\"\(inner)\")"
            return
        }
        let path = name.split(separator: ".")
        guard let method = path.last else { return }
        if hiddenFunctions.contains(String(method)) {
            throw LoweringError(description: "#selector(\(inner)): \(method) is not @objc")
        }
        let written = path.dropLast().joined(separator: ".")
        let isOwn = written.isEmpty || written == "self" || written == "Self"
        let owner = isOwn ? types.last?.name ?? "Self" : written
        let reference = owner + "." + inner.dropFirst(name.count - method.count)
        output += "Selector(lowered: \"\(inner)\", \(reference))"
    }
}

extension [SwiftToken] {
    /// The next token that is no white space.
    fileprivate func next(after index: Int) -> SwiftToken? {
        self[(index + 1)...].first { $0.kind != .space }
    }

    fileprivate func word(after index: Int) -> String? {
        next(after: index).flatMap { $0.kind == .word ? $0.text : nil }
    }

    /// The name behind a keyword.
    fileprivate func name(at keyword: Int) -> String? { word(after: keyword) }

    /// The name behind a keyword that follows `index`, attributes aside.
    fileprivate func name(after index: Int, _ keywords: Set<String>) -> String? {
        guard let next = self[(index + 1)...].firstIndex(where: { $0.kind != .space }),
            keywords.contains(self[next].text)
        else { return nil }
        return name(at: next)
    }

    /// Behind the bracket that closes the one at `index`.
    fileprivate func end(ofGroupAt index: Int) -> Int {
        var depth = 0
        for end in index..<count {
            if self[end].text == "(" { depth += 1 }
            if self[end].text == ")" { depth -= 1 }
            if depth == 0 { return end + 1 }
        }
        return count
    }
}
