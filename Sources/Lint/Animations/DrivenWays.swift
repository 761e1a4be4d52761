import TransitionDSL

/// Which way of a transition a gesture drives.
extension LintContext {
    /// What stands after `on` in an `interactive`; nil where it is left out.
    func wayInWriting(_ option: Handle<Call>) -> CatalogIndex? {
        guard let value = argument(1, of: option), case .constant(let row) = model.values[value]
        else { return nil }
        return row
    }

    /// The animations that an `interactive` drives. Left out, `on` means the way back of lines that
    /// have one, else the operation itself; a segue's line and a definition leave that open, so
    /// there only what stands in writing counts. What is not said comes back as it went.
    func drivenCalls(_ option: Handle<Call>, _ placed: PlacedAnimation) -> [Handle<Call>] {
        let hasReturn = placed.hasReturn(model)
        let going = placed.use.going
        let returning = placed.use.returning ?? going
        switch wayInWriting(option) {
        case Catalog.DrivenWay.go: return [going]
        case Catalog.DrivenWay.return: return [returning]
        case Catalog.DrivenWay.both: return hasReturn ? [going, returning] : [going]
        default:
            if case .declaration = placed.owner { return [] }
            if placed.operation(model) == .segue { return [] }
            return hasReturn ? [returning] : [going]
        }
    }
}
