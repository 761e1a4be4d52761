import TransitionDSL

extension Model {
    /// Whether a catalog row is called anywhere; most files call few.
    func calls(_ row: CatalogIndex) -> Bool {
        calls.contains { call in
            if case .catalog(row) = call.callee { return true }
            return false
        }
    }

    /// The calls of a catalog modifier in a list, those within other modifiers included. What a
    /// name of the file stands for is not looked into: it serves many views.
    func calls(of row: CatalogIndex, in items: HandleRange<Handle<Call>>) -> [Call] {
        if items.isEmpty { return [] }
        var found: [Call] = []
        var pending = Array(self.items[items].reversed())
        while let handle = pending.popLast() {
            let call = calls[handle]
            guard case .catalog(let callee) = call.callee else { continue }
            if callee == row { found.append(call) }
            for argument in arguments[call.arguments].reversed() {
                if case .call(let inner) = values[argument.value] { pending.append(inner) }
            }
        }
        return found
    }
}

extension Catalog {
    static let source = modifierRow("source")
    static let whenMatched = modifierRow("whenMatched")

    private static func modifierRow(_ name: String) -> CatalogIndex {
        row(.modifier, name) ?? CatalogIndex(0)
    }
}
