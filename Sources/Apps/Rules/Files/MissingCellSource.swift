import AppSource
import TransitionDSL

extension ModelContext {
    /// A line with the view of a cell whose screen does not say which cell: the match is left out,
    /// and a zoom begins in the middle of the screen. Silent if a protocol of the app passes the
    /// function on.
    func missingCellSource() -> [Diagnostic] {
        let uses = cellUses()
        guard !uses.isEmpty, let sources = cellSources() else { return [] }
        var seen: Set<String> = []
        return uses.compactMap { use in
            let chain = classes.chain(use.screen).map { $0.name }
            guard !chain.isEmpty, !chain.contains(where: sources.contains),
                seen.insert(use.screen).inserted
            else { return nil }
            return Diagnostic(
                .missingCellSource,
                "`\(use.screen)` is no `TransitionCellSource`, so it is not known which "
                    + "`\(use.cell)` is meant",
                at: use.place,
                help:
                    "declare `extension \(use.screen): TransitionCellSource`, and return the cell "
                    + "in `cell(for:)`")
        }
    }

    private struct ShownCell {
        var screen: String
        var cell: String
        var place: SourcePlace
    }

    /// The views of cells in matches and animations of lines, with the screens that show them.
    private func cellUses() -> [ShownCell] {
        var uses: [ShownCell] = []
        for registry in model.registries where registry.declared.place.file == .main {
            for use in model.edges[registry.edges].flatMap({ model.cellUses(of: $0) }) {
                let cell = model.cells[use.cell]
                let name = text.string(cell.typeName ?? cell.declared.name)
                for case .screen(let screen) in model.withMembers(use.ends)
                where !model.screens[screen].isProtocol {
                    let screen = lastName(text.string(model.screens[screen].typeName))
                    let place = model.paths[use.path].place
                    uses.append(ShownCell(screen: screen, cell: name, place: place))
                }
            }
        }
        return uses
    }

    /// The classes that adopt the protocol, by the words before its name; nil if a protocol of the
    /// app inherits from it.
    private func cellSources() -> Set<String>? {
        let wanted = Array("TransitionCellSource".utf8)
        var found: Set<String> = []
        for file in scan.files where file.isByHand && file.isCode {
            let bytes = file.source.bytes
            var rest = bytes[...]
            while let start = rest.place(of: wanted) {
                rest = bytes[(start + wanted.count)...]
                let header = bytes[..<start].reversed().prefix {
                    $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}")
                }
                let words = Array(header.reversed()).split { !$0.isPartOfName }.map {
                    String(decoding: $0, as: UTF8.self)
                }
                if words.contains("protocol") || words.contains("typealias") { return nil }
                for (word, name) in zip(words, words.dropFirst())
                where word == "class" || word == "extension" {
                    found.insert(name)
                }
            }
        }
        return found
    }
}
