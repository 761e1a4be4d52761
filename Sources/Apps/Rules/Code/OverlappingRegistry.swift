import TransitionDSL

extension AppContext {
    /// A line of a registry written by hand for a pair of screens that an earlier line of the
    /// method has taken: it never runs. For TRTransitions, a key that is registered twice.
    func overlappingRegistry() -> [Diagnostic] {
        /// The numbers of the lines before, by their method and the class on their left.
        var earlier: [String: [String?: [Int]]] = [:]
        let lines = registryLines()
        return lines.indices.compactMap { number in
            let line = lines[number]
            let fact = line.fact
            let method = "\(fact.place.file.index) \(fact.container) \(fact.member ?? "")"
            defer { earlier[method, default: [:]][line.from, default: []].append(number) }
            let wider = [nil] + (line.from.map(ancestry) ?? []).map(Optional.some)
            let candidates = wider.flatMap { earlier[method]?[$0] ?? [] }.sorted()
            guard let other = candidates.first(where: { takesAll(lines[$0], of: line) }) else {
                return nil
            }
            return Diagnostic(
                .overlappingRegistry,
                line.isKey
                    ? "the transition \(line.name) is registered twice, and the last one counts"
                    : "an earlier line already has the transition \(line.name), so this one never "
                        + "runs",
                at: line.fact.place,
                notes: [.init("the other one is here", at: lines[other].fact.place)],
                help: "remove one of the two")
        }
    }

    private func takesAll(_ one: RegistryLine, of other: RegistryLine) -> Bool {
        guard !one.isAssigned, one.fact.place != other.fact.place,
            one.fact.condition == other.fact.condition,
            one.isKey == other.isKey, !one.isOpen
        else { return false }
        if one.isKey {
            return one.from == other.from && one.to == other.to
                && one.fact.branch == other.fact.branch
        }
        return one.fact.certainty == .certain
            && (one.operations.isEmpty || one.operations == other.operations)
            && covers(one.from, other.from) && covers(one.to, other.to)
    }
}
