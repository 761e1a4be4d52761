import TransitionDSL

extension AppContext {
    /// A property for an id that nothing ever sets: its view has no id, and does not fly.
    func carrierNeverSet() -> [Diagnostic] {
        let passed = carriersOfIDs()
        return index.carriers.compactMap { carrier in
            guard !carrier.isSet, !carrier.hasValue, carrier.isRead, !carrier.isTest,
                passed.contains(carrier.name)
            else { return nil }
            return Diagnostic(
                .carrierNeverSet,
                "nothing sets `\(carrier.name)`, so the view that it is for has no id",
                at: carrier.place,
                help: "set it where `\(carrier.container)` is opened, or remove it")
        }
    }

    /// A property that receives an id and that nothing reads: the id is set on no view.
    func carrierNeverRead() -> [Diagnostic] {
        index.carriers.compactMap { carrier in
            guard carrier.isSet || carrier.hasValue, !carrier.isRead, !carrier.isTest else {
                return nil
            }
            return Diagnostic(
                .carrierNeverRead, "nothing reads `\(carrier.name)`, so no view gets its id",
                at: carrier.place,
                help: "set it on a view of `\(carrier.container)`, or remove it")
        }
    }

    /// The names of properties that ids pass.
    private func carriersOfIDs() -> Set<String> {
        Set(
            facts(.carrier).compactMap { fact in
                guard case .named(.carrier, let name, true, _, _, _) = fact.content else {
                    return nil
                }
                return name
            })
    }
}
