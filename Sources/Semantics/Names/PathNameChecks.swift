import TransitionDSL

/// The names in a path to a view, which generated Swift writes as they stand.
extension Checker {
    /// Reports what Swift could not take for an outlet.
    mutating func checkPathNames(_ tokens: SyntaxTokens) {
        for token in tokens where token.kind == .identifier && isNoOutlet(token) {
            reportReserved(
                token.text, at: token.place,
                help: "a path is made of the names of outlets")
        }
    }

    /// `self` is one: an owner may be the view.
    private func isNoOutlet(_ token: SyntaxToken) -> Bool {
        let name = token.range.offsets
        let isKeyword = token.withBytes { bytes in
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
        return isKeyword && token.previous?.kind != .leftBracket
    }

    /// The `i` of `stars[i]`, which becomes a parameter beside those that generated code has there.
    mutating func checkedIndex(_ path: SyntaxNode) -> Text? {
        let indices = path.indices
        guard let token = indices.first, let index = name(token) else { return nil }
        record(index: token, index)
        if indices.count > 1, let bracket = indices[1].previous { reportSecondIndex(bracket) }
        if vocabulary.isImpossibleParameter(index, ofFamily: false)
            || vocabulary.isOwnerParameter(index) || hidesType(index)
            || index == model.header.moduleName
            || SwiftNames.lineValues.contains(model.texts.string(index))
        {
            reportReserved(
                model.texts.string(index), at: token.place,
                help: "choose another name, such as `i`")
        }
        return index
    }

    private mutating func reportSecondIndex(_ bracket: SyntaxToken) {
        problems.append(
            Diagnostic(
                .unexpectedToken, "a path has one index, and this is a second",
                at: bracket.place,
                help: "give the app's class an outlet collection that holds all of them"))
    }
}
