import Testing
import TransitionDSL

@Suite struct CatalogRowTests {
    /// A row that code asks for by name is there; a misspelt one would switch something off.
    @Test func namedRowsExist() {
        let named: [(CatalogKind, [CatalogIndex])] = [
            (.animation, Catalog.Animation.all), (.modifier, Catalog.Modifier.all),
            (.option, Catalog.Option.all), (.interaction, Catalog.Interaction.all),
            (.change, Catalog.Change.all),
            (.constant, Catalog.DrivenWay.all + [Catalog.trueConstant]),
        ]
        for (kind, rows) in named {
            for (position, row) in rows.enumerated() {
                #expect(row != Catalog.missing, "\(kind) \(position)")
                if row != Catalog.missing { #expect(Catalog[row].kind == kind) }
            }
        }
    }
}
