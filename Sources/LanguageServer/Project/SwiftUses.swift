import AppSource
import TransitionDSL

/// A name of generated Swift in other Swift, with the namespaces around it: `News.HeroID.story`.
struct SwiftUse {
    /// All names, with a dot between two.
    var name: String
    /// The range of the last name.
    var range: SourceRange
}

extension SourceFile {
    /// The uses of what some namespaces contain, in source order. Generated files have none: they
    /// are written again.
    func swiftUses(ofNamespaces namespaces: Set<String>) -> [SwiftUse] {
        let isGenerated = bytes.starts(with: GeneratedNames.marker.utf8)
        // Hot.
        let isNamed = namespaces.contains { bytes[...].place(of: Array($0.utf8)) != nil }
        guard !isGenerated, isNamed else { return [] }
        var names = programNames()
        let tokens = tokenizeSwift(bytes, names: &names).tokens
        /// The name after a dot at an index.
        func member(at index: Int) -> AppToken? {
            guard index + 1 < tokens.count, tokens[index].kind == .dot,
                tokens[index + 1].kind == .identifier
            else { return nil }
            return tokens[index + 1]
        }
        var uses: [SwiftUse] = []
        for (index, token) in tokens.enumerated() where token.kind == .identifier {
            let namespace = names.string(token.name)
            guard namespaces.contains(namespace), let space = member(at: index + 1),
                let last = member(at: index + 3)
            else { continue }
            let name = [token, space, last].map { names.string($0.name) }.joined(separator: ".")
            uses.append(SwiftUse(name: name, range: last.range))
            // The part of an id follows the arguments: `News.HeroID.story(id: 1).title`.
            var end = index + 5
            if end < tokens.count, tokens[end].kind == .leftParen,
                let partner = Int(exactly: tokens[end].payload), partner < tokens.count
            {
                end = partner + 1
            }
            guard let part = member(at: end) else { continue }
            uses.append(SwiftUse(name: "\(name).\(names.string(part.name))", range: part.range))
        }
        return uses.sorted { $0.range.start < $1.range.start }
    }
}
