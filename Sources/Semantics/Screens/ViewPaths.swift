import TransitionDSL

/// Paths to views, whose names generated Swift writes as they stand.
extension Checker {
    /// A path to a view, with its leading cell or screen taken off.
    mutating func viewPath(_ node: SyntaxNode) -> Handle<ViewPath> {
        var tokens = node.tokens
        var root = ViewPath.Root.owner
        if let token = node.rootOfPath, let name = name(token) {
            if scope.isEdge, let side = edgeSide(name) {
                root = side
            } else if let cell = names.cells[name] ?? names.localCells[name]?.first {
                root = .cell(cell)
                record(token, .cell(cell))
            } else {
                reportIfMisspeltCell(name, at: token.place)
            }
            switch root {
            case .owner: break
            case .cell, .fromScreen, .toScreen: tokens = tokens.dropFirst(2)
            }
        }
        checkPathNames(tokens)
        if !scope.given.isEmpty { checkGivenView(tokens, root) }
        let path = ViewPath(
            text: joinedText(tokens), indexName: checkedIndex(node), root: root, place: node.place)
        return model.paths.add(path)
    }

    private func edgeSide(_ name: Text) -> ViewPath.Root? {
        if name == vocabulary.from { return .fromScreen }
        return name == vocabulary.to ? .toScreen : nil
    }

    /// Reports what Swift could not take for an outlet.
    private mutating func checkPathNames(_ tokens: SyntaxTokens) {
        for token in tokens where token.kind == .identifier && isNoOutlet(token) {
            report(
                .reserved(
                    token.text, at: token.place, help: "a path is made of the names of outlets"))
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
    private mutating func checkedIndex(_ path: SyntaxNode) -> Text? {
        let indices = path.indices
        guard let token = indices.first, let index = name(token) else { return nil }
        record(index: token, index)
        if indices.count > 1, let bracket = indices[1].previous { reportSecondIndex(bracket) }
        if vocabulary.isImpossibleParameter(index, ofFamily: false)
            || vocabulary.isOwnerParameter(index) || vocabulary.shadowsTypeInUse(index)
            || names.importedNamespaces.contains(index) || index == model.header.moduleName
            || SwiftNames.lineValues.contains(model.texts.string(index))
        {
            report(
                .reserved(
                    model.texts.string(index), at: token.place,
                    help: "choose another name, such as `i`"))
        }
        return index
    }

    private mutating func reportSecondIndex(_ bracket: SyntaxToken) {
        report(
            .unexpectedToken, "a path has one index, and this is a second", at: bracket.place,
            help: "give the app's class an outlet collection that holds all of them")
    }
}
