package import Semantics
package import TransitionDSL

/// The identity of a declaration in all programs: its file and where its name begins.
package struct DeclarationKey: Hashable, Sendable {
    package var path: String
    package var start: UInt32

    package init(path: String, start: UInt32) {
        self.path = path
        self.start = start
    }
}

/// The names of one file, kept after its program is gone: what it declares and what it uses.
package struct NameIndex: Sendable {
    package struct Entry: Sendable {
        package var kind: Declaration.Kind
        package var name: String
        /// Of the name.
        package var range: SourceRange
        package var container: String?
    }

    package var declarations: [Entry] = []
    /// The ranges of the uses of each declaration, without the declaration's own.
    private var uses: [DeclarationKey: [SourceRange]] = [:]
    /// What has each name in the Swift of the file: `News.HeroID.story`.
    package let swiftNames: [String: DeclarationKey]

    package init(_ program: Program) {
        let analysis = program.analysis
        swiftNames = program.swiftNames
        let paths = program.module.sources.map { $0.normalizedPath }
        for declaration in analysis.declarations where declaration.place.file == .main {
            declarations.append(
                Entry(
                    kind: declaration.kind, name: declaration.name, range: declaration.place.range,
                    container: declaration.container.map { analysis.declarations[$0].name }))
        }
        for reference in analysis.references where reference.place.file == .main {
            guard case .declaration(let index)? = reference.target else { continue }
            let place = analysis.declarations[index].place
            let key = DeclarationKey(path: paths[Int(place.file.index)], start: place.range.start)
            if place == reference.place { continue }
            uses[key, default: []].append(reference.place.range)
        }
    }

    package func uses(of key: DeclarationKey) -> [SourceRange] { uses[key] ?? [] }
}

extension Program {
    /// The identity of a declaration in all programs.
    package func key(of declaration: Int) -> DeclarationKey {
        let place = analysis.declarations[declaration].place
        return DeclarationKey(
            path: source(place.file).normalizedPath, start: place.range.start)
    }
}
