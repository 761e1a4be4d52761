import TransitionDSL

/// Two names of one kind that differ in capitals alone: who types one will get the other.
enum CaseOnlyDifference: LintRule {
    static let id = DiagnosticID.caseOnlyDifference

    static func problems(in context: LintContext) -> [Diagnostic] {
        let model = context.model
        let rooms: [(kind: String, names: [Declared])] = [
            ("screen", model.screens.map({ $0.declared }) + model.groups.map({ $0.declared })),
            ("cell", model.cells.filter { $0.owner == nil }.map({ $0.declared })),
            ("list of modifiers", model.modifiers.map({ $0.declared })),
            (
                "animation",
                model.animations.map({ $0.declared }) + model.animators.map({ $0.declared })
            ), ("interaction", model.interactions.map({ $0.declared })),
            ("segue", model.segues.map({ $0.declared })),
            ("registry", model.registries.map({ $0.declared })),
        ]
        return rooms.flatMap { problems(context, $0.kind, $0.names) }
    }

    private static func problems(
        _ context: LintContext,
        _ kind: String,
        _ names: [Declared]
    ) -> [Diagnostic] {
        let texts = context.model.texts
        let bytes = texts.bytes
        func folded(_ name: Declared) -> UInt64 {
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            for index in texts.range(name.name) {
                hash = (hash ^ UInt64(lowercased(bytes[index]))) &* 0x100_0000_01B3
            }
            return hash
        }
        var hashes = names.map(folded)
        hashes.sort()
        if hashes.indices.dropFirst().allSatisfy({ hashes[$0 - 1] != hashes[$0] }) { return [] }
        let keys = names.indices.map { (hash: folded(names[$0]), index: $0) }
            .sorted { ($0.hash, $0.index) < ($1.hash, $1.index) }
        return zip(keys, keys.dropFirst()).compactMap { first, second in
            let (known, name) = (names[first.index], names[second.index])
            guard first.hash == second.hash, context.isOwn(name.place), known.name != name.name,
                bytes[texts.range(known.name)].map(lowercased)
                    == bytes[texts.range(name.name)].map(lowercased)
            else { return nil }
            return Diagnostic(
                id,
                "`\(texts.string(name.name))` and `\(texts.string(known.name))` differ in capitals "
                    + "only", at: name.place,
                notes: [.init("the other \(kind) is here", at: known.place)],
                help: "give one of them another name")
        }
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
