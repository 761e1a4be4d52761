import Foundation

/// Removes Objective-C from Swift that is written for Apple's systems, so that it compiles and runs
/// without that runtime. See Tests/Doubles/README.md. Line numbers do not change.
struct Lowering {
    /// Names of optional requirements: what is called as `.name?(…)`.
    private var optionalNames: Set<String> = []
    /// The same with labels, as selectors have them: `tabBarController(_:didSelect:)`.
    private var optionalSelectors: Set<String> = []
    /// The members of each class, by its name, that a message can name.
    private var members: [String: Set<String>] = [:]
    /// Functions that files declare, and those of them that Objective-C sees.
    private var functions: Set<String> = []
    private var visibleFunctions: Set<String> = []

    /// Learns names from files that are lowered together, or that these use.
    mutating func learn(_ texts: [String]) {
        for text in texts {
            let tokens = swiftTokens(text)
            learnMembers(tokens)
            let isAllVisible = tokens.contains { $0.text == "@objcMembers" }
            var isVisible = false
            for (index, token) in tokens.enumerated() where token.kind == .word {
                switch token.text {
                case "@objc", "@IBAction": isVisible = true
                case "optional":
                    if let name = tokens.name(after: index, ["func", "var"]) {
                        optionalNames.insert(name)
                        let rest = Array(tokens[(index + 1)...])
                        rest.firstMember.map { _ = optionalSelectors.insert($0.selector) }
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

    /// The functions and properties of types, with those of their extensions.
    private mutating func learnMembers(_ tokens: [SwiftToken]) {
        var types: [(name: String, depth: Int)] = []
        var pending: String?
        var depth = 0
        for (index, token) in tokens.enumerated() {
            switch token.text {
            case "{":
                depth += 1
                pending.map { types.append(($0, depth)) }
                pending = nil
            case "}":
                if types.last?.depth == depth { types.removeLast() }
                depth -= 1
            case "class", "extension", "struct", "enum", "actor", "protocol":
                if let name = tokens.typeName(at: index) { pending = name }
            case "func", "var":
                guard let type = types.last, type.depth == depth else { continue }
                if let member = Array(tokens[index...]).firstMember {
                    let name = type.name.split(separator: ".").last.map(String.init)
                    members[name ?? type.name, default: []].insert(member.selector)
                }
            default: break
            }
        }
    }

    /// Whether what exists for tests only is hidden from what uses the file's module.
    var hidesTests = false

    func lower(_ text: String) throws(LoweringError) -> String {
        var file = LoweredFile(
            tokens: swiftTokens(text), optionalNames: optionalNames,
            hiddenFunctions: functions.subtracting(visibleFunctions),
            methods: members.mapValues { $0.intersection(optionalSelectors) },
            hidesTests: hidesTests
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
    /// The optional requirements that each class implements.
    private let methods: [String: Set<String>]
    /// A class whose body comes next.
    private var pendingClass: String?
    /// Classes that forward messages.
    private var forwarding: [String] = []
    private let hidesTests: Bool
    /// Behind a comment `// test`, until its declaration.
    private var isForTests = false

    init(
        tokens: [SwiftToken], optionalNames: Set<String>, hiddenFunctions: Set<String>,
        methods: [String: Set<String>], hidesTests: Bool
    ) {
        self.tokens = tokens
        self.optionalNames = optionalNames
        self.hiddenFunctions = hiddenFunctions
        self.methods = methods
        self.hidesTests = hidesTests
    }

    mutating func lower() throws(LoweringError) -> String {
        while at < tokens.count { try step() }
        for (proto, text) in defaults { output += "\nextension \(proto) { public \(text) }" }
        for name in forwarding { output += "\nextension \(name): MessageForwarding {}" }
        return output + "\n"
    }

    private mutating func step() throws(LoweringError) {
        let token = tokens[at]
        switch token.kind {
        case .comment:
            if let mark = token.text.range(of: "// absent: ") {
                absent = String(token.text[mark.upperBound...])
            }
            if hidesTests, token.text.hasSuffix("// test") { isForTests = true }
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
        if ["func", "var", "let", "init"].contains(text) { isForTests = false }
        switch text {
        case "@objc", "@objcMembers", "@IBOutlet", "@IBAction", "@IBInspectable", "@IBDesignable":
            at += 1
            skipParentheses()
        #if compiler(<6.3)
            case "@nonexhaustive":
                at += 1
                skipParentheses()
        #endif
        case "override" where isForwarding: forwardingMethod()
        case "public" where isForTests:
            // Other doubles use it.
            output += "package"
            (at, isForTests) = (at + 1, false)
        case "super" where Self.forwardingNames[tokens.word(after: at + 1) ?? ""] != nil:
            let name = tokens.word(after: at + 1) ?? ""
            output += "self." + (Self.forwardingNames[name] ?? name)
            at += 3
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

    /// What messages are asked with, and what stands for NSObject's own answer.
    private static let forwardingNames = [
        "responds": "respondsItself", "forwardingTarget": "forwardingTargetItself",
    ]

    /// At `override func responds(` or `override func forwardingTarget(`.
    private var isForwarding: Bool {
        guard let keyword = tokens[(at + 1)...].firstIndex(where: { $0.text == "func" }),
            !tokens[at..<keyword].contains(where: \.hasNewline)
        else { return false }
        return Self.forwardingNames[tokens.name(at: keyword) ?? ""] != nil
    }

    /// NSObject has neither method here, so that there is nothing to override: a protocol has them.
    private mutating func forwardingMethod() {
        var start = at
        while start > 0, !tokens[start - 1].hasNewline { start -= 1 }
        let line = tokens[start..<(tokens[at...].firstIndex { $0.text == "func" } ?? at)]
        output += line.contains { $0.text == "nonisolated" } ? "" : "nonisolated"
        at += 1
        if let type = types.last?.name, !forwarding.contains(type) { forwarding.append(type) }
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
            if let name = pendingClass, let own = methods[name], !own.isEmpty {
                let names = own.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
                emit()
                output += " private let lowered = respond(\(name).self, [\(names)]);"
                pendingClass = nil
                return
            }
            pendingClass = nil
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
        if keyword == "class" { pendingClass = name }
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
        let member = swiftTokens(requirement).firstMember
        let forwarded = member.map { member in
            "if let other = forwardee(of: self, \"\(member.selector)\") as? any \(proto ?? "") "
                + "{ return other.\(member.call) }; return "
        }
        let answer = (forwarded ?? "") + (value.isEmpty ? "()" : value)
        let body = requirement.contains("{ get set }") ? "get { \(answer) } set {}" : answer
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
            let member =
                name.contains(":")
                ? inner[...]
                : inner.dropFirst(
                    name.lastIndex(of: ".").map { name.distance(from: name.startIndex, to: $0) + 1 }
                        ?? 0)
            output += "Selector(\"\(member)\")"
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
        let message = inner.dropFirst(name.count - method.count)
        output += "Selector(lowered: \"\(message)\", \(reference))"
    }
}

/// A function or property, as a message names it and as it is called with its own parameters.
private struct Member {
    var selector: String
    var call: String
}

extension [SwiftToken] {
    /// The member that the first `func` or `var` declares; nil if that is no plain one.
    fileprivate var firstMember: Member? {
        guard let keyword = firstIndex(where: { $0.text == "func" || $0.text == "var" }),
            let name = name(at: keyword),
            let at = self[keyword...].firstIndex(where: { $0.text == name })
        else { return nil }
        if self[keyword].text == "var" { return Member(selector: name, call: name) }
        guard let open = self[at...].firstIndex(where: { $0.text == "(" }) else { return nil }
        var labels = ""
        var values: [String] = []
        for parameter in parameters(in: (open + 1)..<(end(ofGroupAt: open) - 1)) {
            let words = parameter.prefix { $0.text != ":" }.filter { $0.kind == .word }
                .map(\.text)
            guard let label = words.first, let own = words.last else { continue }
            labels += label + ":"
            values.append((label == "_" ? "" : label + ": ") + own)
        }
        return Member(
            selector: labels.isEmpty ? name + "()" : "\(name)(\(labels))",
            call: "\(name)(\(values.joined(separator: ", ")))")
    }

    private func parameters(in range: Range<Int>) -> [ArraySlice<SwiftToken>] {
        var parts: [ArraySlice<SwiftToken>] = []
        var (start, depth) = (range.lowerBound, 0)
        for index in range {
            if "([{<".contains(self[index].text) { depth += 1 }
            if ")]}".contains(self[index].text) { depth -= 1 }
            if self[index].text == ">", self[index - 1].text != "-" { depth -= 1 }
            if self[index].text == ",", depth == 0 {
                parts.append(self[start..<index])
                start = index + 1
            }
        }
        return parts + (start < range.upperBound ? [self[start..<range.upperBound]] : [])
    }

    /// The name of the type that a keyword declares or extends, with those around it that are
    /// written; nil where the keyword is something else.
    fileprivate func typeName(at keyword: Int) -> String? {
        let isMember = keyword >= 2 && self[keyword - 2].text == "."
        guard !isMember, let name = name(at: keyword), name != "func", name != "var" else {
            return nil
        }
        guard var at = self[keyword...].firstIndex(where: { $0.text == name }) else { return nil }
        var result = name
        while at + 2 < count, self[at + 1].text == ".", self[at + 2].kind == .word {
            result += "." + self[at + 2].text
            at += 2
        }
        return result
    }

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
