import Testing
import TransitionDSL

/// `opposite` is an involution, and Hero's: see `HeroDefaultAnimationType.reversed()`.
@Suite struct OppositeTests {
    /// An animation and, where it takes one, its direction.
    private struct Atom: Hashable {
        var name: String
        var direction: String?
    }

    @Test func oppositeOfOppositeIsItself() throws {
        for atom in atoms() {
            let back = try opposite(of: atom)
            #expect(try opposite(of: back) == atom)
        }
    }

    @Test func herosThirtySevenValuesAreCovered() throws {
        let four: Set<String?> = [nil, "left", "right", "up", "down"]
        let others: Set<String> = [
            "system", "default", "zoomInRect", "zoomOutRect", "systemZoom", "flip", "curl",
        ]
        let heros = atoms().filter { four.contains($0.direction) && !others.contains($0.name) }
        #expect(heros.count == 37)
        for name in ["auto", "none", "fade", "system", "default", "systemZoom"] {
            #expect(try opposite(of: Atom(name: name)) == Atom(name: name))
        }
    }

    @Test(arguments: [
        ("push", "pull"), ("cover", "uncover"), ("pageIn", "pageOut"), ("slide", "slide"),
        ("zoomSlide", "zoomSlide"), ("flip", "flip"), ("curl", "curl"),
    ])
    func directedAnimationsMirror(name: String, back: String) throws {
        let mirrored = [
            ("left", "right"), ("right", "left"), ("up", "down"), ("down", "up"),
            ("leading", "trailing"), ("trailing", "leading"),
        ]
        for (direction, other) in mirrored {
            let result = try opposite(of: Atom(name: name, direction: direction))
            #expect(result == Atom(name: back, direction: other))
        }
    }

    /// Arguments carry over, so what turns into another row must take the same ones.
    @Test func oppositesTakeTheSameArguments() throws {
        for entry in Catalog.entries where entry.kind == .animation {
            guard case .named(let name, _) = entry.opposite else { continue }
            let other = try row(.animation, name)
            #expect(other.parameters.map(\.label) == entry.parameters.map(\.label))
            #expect(other.parameters.map(\.type) == entry.parameters.map(\.type))
            #expect(other.engines == entry.engines)
        }
    }

    /// The return finds a view argument on the screen where the forward animation found it.
    @Test func oppositesFindViewsOnOneScreen() {
        for row in Catalog.entries.indices.map(CatalogIndex.init)
        where Catalog[row].kind == .animation {
            let there = Catalog[row].viewHolder.isEntered(comingBack: false)
            let back = Catalog[Catalog.opposite(of: row)].viewHolder.isEntered(comingBack: true)
            #expect(there != back, "\(Catalog[row].name)")
        }
    }

    private func atoms() -> [Atom] {
        let directions = Catalog.entries.filter { $0.type == .direction }.map(\.name)
        return Catalog.entries.filter { $0.kind == .animation }.flatMap { entry in
            entry.parameters.contains { $0.type == .direction }
                ? directions.map { Atom(name: entry.name, direction: $0) }
                : [Atom(name: entry.name)]
        }
    }

    private func opposite(of atom: Atom) throws -> Atom {
        let entry = try row(.animation, atom.name)
        switch try #require(entry.opposite) {
        case .itself:
            return atom
        case .named(let name, let mirrorsDirection):
            var result = Atom(name: name, direction: atom.direction)
            if mirrorsDirection {
                result.direction = try mirrored(try #require(atom.direction))
            }
            return result
        }
    }

    private func mirrored(_ direction: String) throws -> String {
        guard case .named(let name, _) = try row(.constant, direction).opposite else {
            return direction
        }
        return name
    }

    private func row(_ kind: CatalogKind, _ name: String) throws -> CatalogEntry {
        try #require(Catalog.entries.first { $0.kind == kind && $0.name == name })
    }
}
