package import Semantics
package import TransitionDSL

/// A file with its imports and what is known about them: what queries are asked of.
package struct Program: Sendable {
    package let module: LoadedModule
    /// With declarations and references.
    package let analysis: Analysis

    package init(_ module: LoadedModule, _ analysis: Analysis) {
        self.module = module
        self.analysis = analysis
    }

    package var file: ParseResult { module.files[0] }
    package var tree: SyntaxTree { file.tree }
    package var source: SourceFile { tree.source }

    package func source(_ file: FileIndex) -> SourceFile {
        module.files[Int(file.index)].tree.source
    }

    package func text(_ place: SourcePlace) -> String { source(place.file).text(place.range) }
}

/// What a name at a position means.
package struct Symbol: Sendable {
    package var target: Reference.Target
    /// The name in the file.
    package var range: SourceRange
    /// Whether it is the declaration itself.
    package var isDeclaration: Bool
}

extension Program {
    /// The declaration or use at an offset of the file, or right before it; the smallest one.
    package func symbol(at offset: UInt32) -> Symbol? {
        let uses = references(at: offset).compactMap { reference in
            reference.target.map {
                Symbol(target: $0, range: reference.place.range, isDeclaration: false)
            }
        }
        let declarations = analysis.declarations.indices.filter {
            let place = analysis.declarations[$0].place
            return place.file == .main && place.range.touches(offset)
        }.map {
            Symbol(
                target: .declaration($0), range: analysis.declarations[$0].place.range,
                isDeclaration: true)
        }
        return (uses + declarations).min { $0.range.byteCount < $1.range.byteCount }
    }

    /// The references at an offset of the file, or right before it, with or without a target. Hints
    /// ask for them at each number.
    package func references(at offset: UInt32) -> [Reference] {
        let references = analysis.references
        let first = references.partitioningIndex {
            $0.place.file != .main || $0.place.range.start > offset
        }
        // They nest at most as deep as a name in a string.
        return references[max(0, first - 4)..<first].filter { $0.place.range.touches(offset) }
    }

    /// The uses of a target in the file itself, with its declaration, in order.
    package func occurrences(of target: Reference.Target) -> [(
        range: SourceRange, kind: Reference.Kind?
    )] {
        var found: [(range: SourceRange, kind: Reference.Kind?)] = []
        for reference in analysis.references
        where reference.place.file == .main && reference.target == target {
            found.append((reference.place.range, reference.kind))
        }
        if case .declaration(let index) = target {
            let place = analysis.declarations[index].place
            if place.file == .main, !found.contains(where: { $0.range == place.range }) {
                found.append((place.range, nil))
            }
        }
        return found.sorted { $0.range.start < $1.range.start }
    }
}

extension SourceRange {
    package var byteCount: Int { offsets.count }

    /// Whether an offset is in the range or at its end.
    package func touches(_ offset: UInt32) -> Bool { start <= offset && offset <= end }
}
