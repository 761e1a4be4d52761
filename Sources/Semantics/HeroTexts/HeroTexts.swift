package import TransitionDSL

/// What a hole of an id yields, as the type of its parameter prints it.
package enum HoleKind: UInt8, CaseIterable, Sendable {
    /// A decimal number, perhaps negative, without leading zeros.
    case int
    /// A decimal number without a sign or leading zeros.
    case uint
    /// `true` or `false`.
    case bool
    /// The 36 upper-case characters that Foundation prints.
    case uuid
    /// Anything, the empty text too.
    case text
    /// The number of UTF-8 bytes that the same parameter's text takes elsewhere in the id.
    case length
    /// One of the names given to ``HeroTexts``: the screens of `per screen` and `per instance`.
    case name
}

/// The texts of all ids as patterns in source order, flat: literal bytes and holes.
///
/// What one id yields is added between two calls of ``begin(owner:)``. Literal pieces that follow
/// one another become one.
package struct HeroTexts: Sendable {
    enum Atom: Equatable, Sendable {
        /// A range of ``HeroTexts/bytes``, never empty.
        case literal(start: Int32, end: Int32)
        case hole(HoleKind, parameter: Int32)
    }

    private(set) var bytes: [UInt8] = []
    private(set) var atoms: [Atom] = []
    private(set) var owners: [Int] = []
    private var starts: [Int32] = []
    /// What a hole of kind ``HoleKind/name`` yields.
    let names: [[UInt8]]

    package init(names: [[UInt8]] = []) { self.names = names }

    /// How many patterns there are.
    package var count: Int { owners.count }

    /// Starts the next pattern; `owner` is how the answers name it.
    package mutating func begin(owner: Int) {
        owners.append(owner)
        starts.append(Int32(truncatingIfNeeded: atoms.count))
    }

    package mutating func append(_ text: Text, in table: TextTable) {
        append(literal: table.bytes[table.range(text)])
    }

    package mutating func append(literal: some Collection<UInt8>) {
        if literal.isEmpty { return }
        let start = Int32(truncatingIfNeeded: bytes.count)
        bytes.append(contentsOf: literal)
        let end = Int32(truncatingIfNeeded: bytes.count)
        if atoms.count > starts.last.map(Int.init) ?? 0, case .literal(let earlier, _)? = atoms.last
        {
            atoms[atoms.count - 1] = .literal(start: earlier, end: end)
        } else {
            atoms.append(.literal(start: start, end: end))
        }
    }

    /// Holes of one parameter always yield one value; numbers tell the parameters of a pattern
    /// apart, those of different patterns are unrelated.
    package mutating func append(hole kind: HoleKind, parameter: Int) {
        atoms.append(.hole(kind, parameter: Int32(truncatingIfNeeded: parameter)))
    }

    /// The indices of a pattern's atoms.
    func atoms(of pattern: Int) -> Range<Int> {
        let end = pattern + 1 < starts.count ? Int(starts[pattern + 1]) : atoms.count
        return Int(starts[pattern])..<end
    }

    /// Whether a pattern is one text.
    func isFixed(_ pattern: Int) -> Bool {
        let range = atoms(of: pattern)
        guard let first = range.first else { return true }
        return range.count == 1 && literal(at: first) != nil
    }

    /// The bytes of an atom if it is literal.
    func literal(at atom: Int) -> Range<Int>? {
        switch atoms[atom] {
        case .literal(let start, let end): Int(start)..<Int(end)
        case .hole: nil
        }
    }
}
