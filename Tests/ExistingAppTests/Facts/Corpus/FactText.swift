import AppSource
import Apps
import Resolution
import TransitionDSL

/// What a fact says in the words of the expectations; see Tests/Corpus/Apps/README.md.
struct FactText {
    var kind: AppFactKind
    var certainty: String
    /// Each quoted, or `nil`; in any order. Nil for kinds without them.
    var patterns: [String]?
    /// What else the kind has, in order.
    var words: [String] = []
    /// The view, or nil.
    var view: String?
    var screens: [String]
    var options: [String: String] = [:]

    init(_ fact: AppFact) {
        kind = fact.content.kind
        certainty = fact.certainty.rawValue
        view = fact.view
        screens = fact.screens
        options["in"] = fact.container
        options["owner"] = fact.owner ?? "-"
        options["member"] = fact.member ?? "-"
        options["if"] = fact.condition ?? "-"
        options["branch"] = fact.branch.isEmpty ? "-" : fact.branch.joined(separator: " ")
        options["test"] = fact.isTest ? "true" : "false"
        options["language"] = fact.language.rawValue
        options["via"] = "\(fact.via.count)"
        add(fact.content)
    }

    private mutating func add(_ content: AppFactContent) {
        switch content {
        case .heroID(let operation, let patterns, let holes):
            options["op"] = operation.rawValue
            self.patterns = patterns.map(quoted)
            options["holes"] = holes.map { $0.joined(separator: ",") }.joined(separator: " ")
        case .heroIDRead(let patterns), .source(let patterns):
            self.patterns = patterns.map(quoted)
        case .modifiers(let form, let modifiers):
            words = [form.rawValue, modifiers.map(\.description).joined(separator: ", ")]
        case .animation(let property, let on, let animation, let returning):
            words = [
                property.rawValue, on, animation?.description ?? "-", "/",
                returning?.description ?? "-",
            ]
        case .enabled(let target, let value):
            words = [value.description]
            options["screen"] = target.screen ?? "-"
        case .transitionCall(let call), .runtime(let call), .delegate(let call):
            words = [call]
        case .named(_, let name, let declares, let patterns, let value, let uses):
            words = [name]
            self.patterns = patterns.map(quoted)
            options["declares"] = "\(declares)"
            options["value"] = value ?? "-"
            options["uses"] = "\(uses)"
        case .screen(let name, let base), .cell(let name, let base):
            words = [name, base ?? "-"]
        case .edge(let operation, let from, let to, let identifier, let animation):
            words = [operation.name, from ?? "-", "->", to ?? "-"]
            options["id"] = identifier ?? "-"
            options["animation"] = animation?.description ?? "-"
        case .registryLine(let operations, let from, let to, let animation):
            words = [operations.names ?? "-", from ?? "-", "->", to ?? "-"]
            options["animation"] = animation?.description ?? "-"
        case .segue(let identifier, let operation, let from, let to):
            words = [quoted(identifier), operation.name, from ?? "-", "->", to ?? "-"]
        case .storyboard(let identifier, let name):
            words = [quoted(identifier), name ?? "-"]
        case .unknownAttribute(let name, let value):
            words = [quoted(name), quoted(value)]
        case .zoom(_, let id, let expression, let namespace):
            words = [id.map { quoted($0) } ?? "-", namespace ?? "-"]
            options["expression"] = expression
        case .hosted(let view): words = [view ?? "-"]
        }
    }

    /// Everything, for messages.
    var description: String {
        var parts = [kind.rawValue, certainty]
        parts += words
        if let patterns { parts += patterns.isEmpty ? ["?"] : patterns }
        parts += ["|", view ?? "-", "@" + (screens.isEmpty ? "-" : screens.joined(separator: ","))]
        for (name, value) in options.sorted(by: { $0.key < $1.key })
        where value != "-" && value != "false" && value != "" {
            parts.append("\(name)=\(value.contains(" ") ? quoted(value) : value)")
        }
        return parts.joined(separator: " ")
    }

    /// Everything but the place and the steps that led to it: what must not change when the layout
    /// of the app does.
    var identity: String {
        var copy = self
        copy.options["via"] = nil
        copy.patterns?.sort()
        return copy.description
    }
}

private func quoted(_ pattern: IDPattern?) -> String { quoted(pattern?.description) }

/// As a string literal with the escapes of the expectations; `nil` for nil.
func quoted(_ text: String?) -> String {
    guard let text else { return "nil" }
    var result = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\t": result += "\\t"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result + "\""
}
