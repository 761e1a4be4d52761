import TransitionDSL

/// The parts of `Editors/vscode` that are made from the tables.
enum VSCodeFiles {
    /// The members of `properties` in the manifest, without the braces around them.
    static var settings: String {
        let members = EditorSetting.allCases.map { setting in
            let json = JSONText.object(
                type(of: setting.row.value) + [
                    ("scope", setting == .path ? "machine-overridable" : "resource"),
                    ("markdownDescription", .string(setting.row.summary)),
                ])
            return "        \"transc.\(setting.rawValue)\": \(json.lines("        "))"
        }
        return members.joined(separator: ",\n") + "\n"
    }

    private static func type(of value: EditorSetting.Value) -> [(key: String, value: JSONText)] {
        switch value {
        case .flag(let flag): [("type", "boolean"), ("default", .bool(flag))]
        case .string(let string): [("type", "string"), ("default", .string(string))]
        case .strings(let strings):
            [
                ("type", "array"), ("items", ["type": "string"]),
                ("default", .array(strings.map { .string($0) })),
            ]
        case .choice(let words):
            [
                ("type", "string"), ("enum", .array(words.map { .string($0) })),
                ("default", .string(words[0])),
            ]
        }
    }

    /// A snippet for each declaration, and for each animation of the catalog.
    static func snippets(_ words: EditorWords) -> String {
        let declarations = words.declarations.map { word in
            snippet(word, body: bodies[word] ?? "\(word) ${1:name}", "Declaration: \(word)")
        }
        let functions = words.functions.map { name in
            let rows = Catalog.entries.filter { $0.name == name }
            let row = rows.first { !$0.parameters.isEmpty }
            let body = row.map { "\(name)(\(arguments($0)))" } ?? name
            return snippet(name, body: body, rows.first?.summary ?? name)
        }
        return JSONText.object(declarations + functions).text
    }

    private static func snippet(
        _ name: String, body: String, _ description: String
    ) -> (key: String, value: JSONText) {
        let lines = body.split(separator: "\n").map { JSONText.string(String($0)) }
        return (
            key: name,
            value: [
                "prefix": .string(name), "body": .array(lines), "description": .string(description),
            ]
        )
    }

    /// The arguments that a call must have; constants of the type are offered.
    private static func arguments(_ row: CatalogEntry) -> String {
        let required = row.parameters.filter { $0.defaultValue == nil && $0.whenLeftOut == nil }
        let shown = required.isEmpty ? Array(row.parameters.prefix(1)) : required
        return shown.enumerated().map { index, parameter in
            let constants = Catalog.entries
                .filter { $0.kind == .constant && $0.type == parameter.type }.map(\.name)
            let value =
                constants.isEmpty
                ? "${\(index + 1):\(parameter.defaultValue ?? parameter.type.rawValue)}"
                : "${\(index + 1)|\(constants.joined(separator: ","))|}"
            let hasLabel = !parameter.label.isEmpty && !parameter.labelIsOptional
            return hasLabel ? "\(parameter.label): \(value)" : value
        }
        .joined(separator: ", ")
    }

    /// By the word, declarations with more than a name.
    private static let bodies: [String: String] = [
        "engine": "engine ${1|\(Engine.allCases.map(\.rawValue).joined(separator: ","))|}",
        "access": "access ${1|\(Access.allCases.map(\.rawValue).joined(separator: ","))|}",
        "import": "import \"${1:Shared.trans}\"",
        "screen": "screen ${1:Name} = ${2:ViewController} {\n  $0\n}",
        "cell": "cell ${1:Name} = ${2:TableViewCell} {\n  $0\n}",
        "group": "group ${1:Name} = ${2:Screen}, ${3:Screen}",
        "hero": "hero ${1:name}(${2:id}: ${3:String}) = \"${1:name}.\\(${2:id})\"",
        "modifiers": "modifiers ${1:name} = ${2:fade}",
        "animation": "animation ${1:name} = ${2:fade}",
        "animator":
            "animator ${1:name} with duration(${2:1s}) {\n  fromView 0%...100%: ${3:opacity(0)}\n}",
        "interaction": "interaction ${1:name} = ${2:edgePan(left)}",
        "segue": "segue ${1:name} = \"${2:identifier}\"",
        "unwind": "unwind ${1:name} = \"${2:identifier}\"",
        "defaults": "defaults {\n  ${1:push} ${2:fade}\n}",
        "registry": "registry ${1:App} {\n  ${2:push} ${3:Screen} -> ${4:Screen}: ${5:fade}\n}",
        "lint": "lint { ${1:rule}: ${2:off} }",
    ]
}
