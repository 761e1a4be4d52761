/// The kinds of nodes with their fields and children, as the file `node-types.json` of
/// tree-sitter's grammars lists them.
struct NodeTypes {
    /// How many nodes of which kinds are in a place.
    private struct Slot: Equatable {
        var types: Set<Int> = []
        var least = 0
        /// Two means any number.
        var most = 0

        static func + (left: Slot, right: Slot) -> Slot {
            Slot(
                types: left.types.union(right.types), least: min(2, left.least + right.least),
                most: min(2, left.most + right.most))
        }

        static func | (left: Slot, right: Slot) -> Slot {
            Slot(
                types: left.types.union(right.types), least: min(left.least, right.least),
                most: max(left.most, right.most))
        }
    }

    /// The places of a node: its fields, and under the empty name its other named children.
    private typealias Slots = [String: Slot]

    private let grammar: PlainGrammar
    private var slots: [Int: Slots] = [:]

    static func text(_ grammar: PlainGrammar) -> String {
        var types = NodeTypes(grammar: grammar)
        types.findSlots()
        return types.text()
    }

    private init(grammar: PlainGrammar) { self.grammar = grammar }

    /// Repeats until nothing changes: nodes contain each other.
    private mutating func findSlots() {
        var isChanged = true
        while isChanged {
            isChanged = false
            var found: [Int: Slots] = [:]
            for rule in grammar.rules.dropFirst() {
                guard let new = slots(of: rule) else { continue }
                guard let old = found[rule.result] else {
                    found[rule.result] = new
                    continue
                }
                for name in Set(new.keys).union(old.keys) {
                    found[rule.result]?[name] = (old[name] ?? Slot()) | (new[name] ?? Slot())
                }
            }
            if found != slots {
                slots = found
                isChanged = true
            }
        }
    }

    /// Nil while the content of a hidden part is unknown.
    private func slots(of rule: PlainGrammar.Rule) -> Slots? {
        var result: Slots = [:]
        for part in rule.parts {
            let symbol = grammar.symbols[part.symbol]
            if symbol.isVisible || symbol.look == .supertype || part.isAliased {
                if part.field == nil, !symbol.isNamed, !part.isAliased { continue }
                let type = part.isAliased ? grammar.identifier : part.symbol
                result[part.field ?? "", default: Slot()] =
                    (result[part.field ?? ""] ?? Slot()) + Slot(types: [type], least: 1, most: 1)
            } else if !symbol.isToken {
                guard let inner = slots[part.symbol] else { return nil }
                for (name, slot) in inner {
                    let field = name.isEmpty ? part.field ?? "" : name
                    result[field] = (result[field] ?? Slot()) + slot
                }
            }
        }
        return result
    }

    // MARK: JSON

    private func text() -> String {
        let symbols = grammar.symbols.indices.dropFirst().filter {
            grammar.symbols[$0].isVisible || grammar.symbols[$0].look == .supertype
        }
        let order = symbols.sorted {
            let (left, right) = (grammar.symbols[$0], grammar.symbols[$1])
            return (left.isNamed ? 0 : 1, left.name) < (right.isNamed ? 0 : 1, right.name)
        }
        return "[\n" + order.map(entry).joined(separator: ",\n") + "\n]\n"
    }

    private func entry(_ number: Int) -> String {
        let symbol = grammar.symbols[number]
        var properties = [type(number).dropFirst().dropLast().description]
        let slots = slots[number] ?? [:]
        if symbol.look == .supertype {
            properties.append("\"subtypes\": \(types(slots[""]?.types ?? []))")
        } else if !symbol.isToken {
            if number == grammar.start { properties.append("\"root\": true") }
            let fields = slots.keys.filter { !$0.isEmpty }.sorted().map {
                "\n      \"\($0)\": \(object(slots[$0] ?? Slot()))"
            }
            properties.append("\"fields\": {\(fields.joined(separator: ","))}")
            if let children = slots[""], !children.types.isEmpty {
                properties.append("\"children\": \(object(children))")
            }
        }
        return "  {\(properties.joined(separator: ",\n   "))}"
    }

    private func object(_ slot: Slot) -> String {
        "{\"multiple\": \(slot.most > 1), \"required\": \(slot.least > 0), "
            + "\"types\": \(types(slot.types))}"
    }

    private func types(_ types: Set<Int>) -> String {
        let order = types.sorted { grammar.symbols[$0].name < grammar.symbols[$1].name }
        return "[\(order.map(type).joined(separator: ", "))]"
    }

    private func type(_ number: Int) -> String {
        let symbol = grammar.symbols[number]
        let name = symbol.name.map { "\"\\".contains($0) ? "\\\($0)" : String($0) }.joined()
        return "{\"type\": \"\(name)\", \"named\": \(symbol.isNamed)}"
    }
}
