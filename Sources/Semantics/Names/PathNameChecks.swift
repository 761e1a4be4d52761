import TransitionDSL

/// The names in a path to a view, which generated Swift writes as they stand.
extension Checker {
    /// Reports what Swift could not take for an outlet.
    mutating func checkPathNames(_ node: SyntaxNode, _ tokens: Range<Int>) {
        for token in tokens where node.has(.identifier, at: token) {
            guard isNoOutlet(node, token) else { continue }
            reportReserved(
                node.tree.source.text(node.tokenRange(token)), at: place(node, token),
                help: "a path is made of the names of outlets")
        }
    }

    /// `self` is one: an owner may be the view.
    private func isNoOutlet(_ node: SyntaxNode, _ token: Int) -> Bool {
        let name = node.tokenRange(token).offsets
        let isKeyword = node.withBytes { bytes in
            let word: String
            switch (name.count, bytes[name.lowerBound]) {
            case (1, UInt8(ascii: "_")): word = "_"
            case (4, UInt8(ascii: "T")): word = "Type"
            case (4, UInt8(ascii: "i")): word = "init"
            case (5, UInt8(ascii: "s")): word = "super"
            case (8, UInt8(ascii: "P")): word = "Protocol"
            default: return false
            }
            return bytes[name].elementsEqual(word.utf8)
        }
        return isKeyword && !(token > node.firstToken && node.has(.leftBracket, at: token - 1))
    }

    /// The `i` of `stars[i]`, which becomes a parameter beside those that generated code has there.
    mutating func checkedIndex(_ node: SyntaxNode) -> Text? {
        guard let token = firstBracket(in: node, after: node.firstToken),
            let index = name(node, token + 1)
        else { return nil }
        if let second = firstBracket(in: node, after: token + 1) { reportSecondIndex(node, second) }
        if vocabulary.isImpossibleParameter(index, ofFamily: false)
            || vocabulary.isOwnerParameter(index) || hidesType(index)
            || index == model.header.moduleName
            || SwiftNames.lineValues.contains(model.texts.string(index))
        {
            reportReserved(
                model.texts.string(index), at: place(node, token + 1),
                help: "choose another name, such as `i`")
        }
        return index
    }

    @inline(__always)
    private func firstBracket(in node: SyntaxNode, after start: Int) -> Int? {
        for token in start..<node.endToken where node.has(.leftBracket, at: token) { return token }
        return nil
    }

    private mutating func reportSecondIndex(_ node: SyntaxNode, _ token: Int) {
        problems.append(
            Diagnostic(
                .unexpectedToken, "a path has one index, and this is a second",
                at: place(node, token),
                help: "give the app's class an outlet collection that holds all of them"))
    }
}
