/// Different sequences of fields and aliases.
struct Productions {
    private(set) var slices = ["{0, 0}"]
    private(set) var entries: [String] = []
    private var aliased: [[Int]] = [[]]
    private var numbers: [[String]: Int] = [[]: 0]

    mutating func number(
        of rule: PlainGrammar.Rule, _ grammar: PlainGrammar, _ fieldNames: [String]
    ) -> Int {
        var fields: [String] = []
        for (index, part) in rule.parts.enumerated() {
            let inherited =
                grammar.symbols[part.symbol].isVisible ? [] : grammar.fields[part.symbol] ?? []
            for (field, name) in fieldNames.enumerated() {
                if part.field == name { fields.append("{\(field + 1), \(index), false}") }
                if inherited.contains(name) { fields.append("{\(field + 1), \(index), true}") }
            }
        }
        let aliases = rule.parts.indices.filter { rule.parts[$0].isAliased }
        let key = fields + aliases.map(String.init)
        if let number = numbers[key] { return number }
        numbers[key] = slices.count
        slices.append("{\(entries.count), \(fields.count)}")
        entries += fields
        aliased.append(aliases)
        return slices.count - 1
    }

    func aliases(_ grammar: PlainGrammar, _ length: Int) -> [String] {
        aliased.flatMap { places in
            (0..<length).map { places.contains($0) ? "\(grammar.identifier)" : "0" }
        }
    }
}

/// Different lists of actions, as entries of one array. The first is empty.
struct ActionLists {
    private(set) var entries = ["LIST(0, false)"]
    private var count = 1
    private var numbers: [String: Int] = [:]

    mutating func number(of list: [String], isReusable: Bool) -> Int {
        let head = "LIST(\(list.count), \(isReusable))"
        let text = ([head] + list).joined(separator: ", ")
        if let number = numbers[text] { return number }
        let number = count
        numbers[text] = number
        count += list.count + 1
        entries += [head] + list
        return number
    }
}
