import AppSource
import Resolution
import TransitionDSL

extension FactFinder {
    /// The literals with a text of an id, except for names of pictures and others.
    func idLiterals() -> [AppIndex.Literal] {
        var wanted: Set<Text> = []
        for fact in facts {
            guard case .heroID(_, let patterns, _) = fact.content else { continue }
            let pieces = patterns.compactMap { $0 }.flatMap { $0.pieces }
            for case .text(let piece) in pieces {
                wanted.insert(text(String(decoding: piece, as: UTF8.self)))
            }
        }
        return program.files(mentioning: wanted).filter { !program.files[$0].isTest }.flatMap {
            literals(inFile: $0, wanted)
        }
    }

    private static let otherLabels: Set<String> = [
        "named", "systemName", "withIdentifier", "identifier", "withReuseIdentifier",
        "forCellReuseIdentifier", "forCellWithReuseIdentifier", "nibName", "imageNamed",
    ]

    private func literals(inFile file: Int, _ wanted: Set<Text>) -> [AppIndex.Literal] {
        let tokens = program.tokens(file)
        var found: [AppIndex.Literal] = []
        var declared: [Int: SourceRange] = [:]
        for declaration in program.files[file].items.declarations {
            if let value = declaration.initialValue, declaration.kind != .function {
                declared[value.lowerBound] = declaration.nameRange
            }
        }
        for (index, token) in tokens.tokens.enumerated() where token.kind == .string {
            let pieces = tokens.strings[Int(token.payload)].pieces
            guard let first = pieces.lazy.compactMap({ $0.text }).first, wanted.contains(first),
                !isOtherArgument(index, tokens.tokens)
            else { continue }
            found.append(
                AppIndex.Literal(
                    text: string(first),
                    place: SourcePlace(file: FileIndex(file), range: token.range),
                    declaration: declared[index]))
        }
        return found
    }

    private func isOtherArgument(_ index: Int, _ tokens: [AppToken]) -> Bool {
        guard index > 1, tokens[index - 1].kind == .colon,
            tokens[index - 2].kind == .identifier
        else { return false }
        return Self.otherLabels.contains(string(tokens[index - 2].name))
    }
}

extension AppString.Piece {
    fileprivate var text: Text? { if case .text(let text) = self { text } else { nil } }
}
