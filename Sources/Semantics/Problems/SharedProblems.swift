import TransitionDSL

/// What more than one pass reports.
extension Diagnostic {
    static func reserved(_ name: String, at place: SourcePlace, help: String) -> Diagnostic {
        Diagnostic(
            .swiftReservedName, "Swift cannot use the name `\(name)` here", at: place, help: help)
    }

    static func duplicateParameter(
        _ name: String, at place: SourcePlace, first: SourcePlace
    ) -> Diagnostic {
        Diagnostic(
            .duplicateName, "the parameter `\(name)` is declared twice", at: place,
            notes: firstNote(first), help: "rename one of them")
    }

    static func duplicateDeclaration(
        _ word: String, _ node: SyntaxNode, first: SyntaxNode
    ) -> Diagnostic {
        Diagnostic(
            .duplicateDeclaration, "a file has one `\(word)` only", at: node.head.place,
            notes: firstNote(first.head.place), help: "remove one of them",
            fix: node.removalOfRepetition(of: first.place))
    }

    static func listTooLong(
        _ owner: String, _ limit: Int, _ what: String, _ node: SyntaxNode
    ) -> Diagnostic {
        Diagnostic(
            .listTooLong, "\(owner) has at most \(limit) \(what)", at: node.head.place,
            help: "make it two")
    }
}

func firstNote(_ first: SourcePlace?) -> [Diagnostic.Note] {
    first.map { [.init("the first one is here", at: $0)] } ?? []
}

extension SyntaxNode {
    /// Takes out what repeats the words of another place of the same file.
    func removalOfRepetition(of first: SourcePlace) -> Fix? {
        let bytes = tree.source.bytes
        guard first.file == tree.source.index,
            bytes[range.offsets].elementsEqual(bytes[first.range.offsets])
        else { return nil }
        return Fix("remove the repetition", [tree.tokens.removalOfLines(at: place)])
    }
}
