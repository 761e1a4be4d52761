import TransitionDSL

/// Problems with names in the place of values.
extension Checker {
    /// How to get a value of a type without names of its own: as a parameter.
    private func parameterHelp(_ written: String, _ formal: ParameterSignature) -> String? {
        if written == "nil", formal.isOptional { return "remove the argument" }
        guard formal.typeName != .empty else { return nil }
        let swift = formal.type == .app ? "write Swift code: `swift(#\".\(written)\"#)`" : nil
        if scope.isUnnamed { return swift }
        return (swift.map { "\($0), or " } ?? "")
            + "declare it, in the parentheses after the name of this declaration: "
            + "`(\(written): \(model.texts.string(formal.typeName)))`"
    }

    func reportUnknownValue(
        _ node: SyntaxNode, _ name: Text, _ formal: ParameterSignature?
    ) {
        if reporter.suppressed.parameters { return }
        let written = model.texts.string(name)
        // If a declaration has another name for the parameter, all uses have one mistake.
        let declaration = scope.parameters.indices
        guard
            declaration.isEmpty
                || reporter.suppressed.isFirst(
                    .unknownValue, "\(declaration.lowerBound) \(written)")
        else { return }
        let parameters = scope.parameters.indices.map {
            model.texts.string(model.parameters[$0].name)
        }
        if node.tokens.dropFirst().first?.kind == .dot || written == "self",
            !parameters.contains(written)
        {
            return reportSwiftValue(node, formal)
        }
        let constants = formal.map { names(of: $0.type) } ?? []
        let constructors = formal.map { formal in
            Catalog.entries.filter { $0.kind == .constructor && $0.type == formal.type }.map({
                $0.name
            })
        }
        let fitting = formal.map { formal in
            scope.parameters.indices.filter { fits(model.parameters[$0], formal) }
                .map { model.texts.string(model.parameters[$0].name) }
        }
        let known = constants + (fitting ?? parameters) + (constructors ?? [])
        let expected = formal.map { "; expected \(typeDescription($0))" } ?? ""
        let meant = formal.flatMap { constant(meantBy: written, $0) }.map {
            Suggestion.didYouMean($0)
        }
        let suggestion = meant ?? reporter.suggestion(written, known, listsAll: true)
        let place = node.head.place
        if suggestion?.name == nil, let similar = similar(written, fitting ?? parameters) {
            return report(
                .unknownValue, "nothing here is called `\(written)`\(expected)", at: place,
                help: "did you mean `\(similar)`?", fix: .didYouMean(similar, at: place))
        }
        if formal?.type == .string, suggestion?.name == nil {
            return reportTextWithoutQuotes(node, written, formal)
        }
        report(
            .unknownValue, "nothing here is called `\(written)`\(expected)", at: place,
            help: parameters.contains(written)
                ? "properties of a parameter are unknown here: declare a parameter for it"
                : (suggestion?.name == nil ? formal.flatMap { indexHelp(written, $0) } : nil)
                    ?? suggestion?.help ?? formal.flatMap { unknownValueHelp(written, $0) },
            fix: parameters.contains(written) ? nil : suggestion?.fix(place))
    }

    /// The only name that begins or ends with a word, or the reverse: `cardID` for `id`.
    private func similar(_ written: String, _ names: [String]) -> String? {
        let word = written.lowercased()
        let found = names.filter { name in
            let other = name.lowercased()
            let (short, long) = other.utf8.count < word.utf8.count ? (other, word) : (word, other)
            return short.utf8.count > 1 && (long.hasPrefix(short) || long.hasSuffix(short))
        }
        return found.count == 1 && found.first != written ? found.first : nil
    }

    /// `Main` for `"Main"`, or an undeclared parameter.
    private func reportTextWithoutQuotes(
        _ node: SyntaxNode, _ written: String, _ formal: ParameterSignature?
    ) {
        let declaring = scope.fixedText == nil ? formal.flatMap { parameterHelp(written, $0) } : nil
        let place = node.head.place
        // The name of the argument itself is a value that is missing, not a text.
        if let declaring, let formal, written == model.texts.string(formal.label) {
            return report(
                .unknownValue, "nothing here is called `\(written)`", at: place, help: declaring)
        }
        report(
            .unknownValue, "nothing here is called `\(written)`; a string needs quotes", at: place,
            help: "write `\"\(written)\"`" + (declaring.map { ", or \($0)" } ?? ""),
            fix: node.tokens.count == 1
                ? .replacing(place, with: "\"\(written)\"", "write the quotes", isSafe: false) : nil
        )
    }

    /// `self.offset`, `UIColor.red` and other expressions of the app in place of a value of the
    /// language. The last name may be one that the type defines.
    private func reportSwiftValue(_ node: SyntaxNode, _ formal: ParameterSignature?) {
        let source = node.tree.source
        let text = source.text(node.range)
        let last = node.tokens.last?.text ?? text
        let isConstant = formal.map { names(of: $0.type).contains(last) } ?? false
        let isShort = text.utf8.count <= 40 && !text.utf8.contains(UInt8(ascii: "\n"))
        let swift = "swift(#\"\(isShort ? text : "…")\"#)"
        // In quotes, code would be a text that no value has.
        let known = scope.parameters.indices.contains {
            model.texts.string(model.parameters[$0].name) == last
        }
        let writing =
            formal?.type == .string
            ? "write \(known ? "the parameter `\(last)`, or " : "")"
            : formal.flatMap { typeHelp($0) }.map { $0 + ", or " } ?? "write "
        report(
            .unknownValue, "`\(isShort ? text : last)` is Swift code, not a value of the language",
            at: node.place, help: isConstant ? "write `\(last)`" : "\(writing)`\(swift)`",
            fix: isConstant
                ? .didYouMean(last, at: node.place)
                : isShort && !text.utf8.contains(UInt8(ascii: "\""))
                    ? .replacing(node.place, with: swift, "write `\(swift)`", isSafe: false) : nil)
    }

    /// Reports `ease-in-out` and `cubic-bezier(…)`, names of style sheets; false if the value is
    /// something else.
    func reportDashedName(_ node: SyntaxNode, _ formal: ParameterSignature) -> Bool {
        let written = node.tree.source.text(node.range)
        guard written.utf8.count <= 64 else { return false }
        let name = written.prefix { $0 != "(" }
        let parts = name.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isLetter } })
        else {
            return false
        }
        let joined = parts.dropFirst().reduce(String(parts[0])) {
            $0 + $1.prefix(1).uppercased() + $1.dropFirst()
        }
        let arguments = String(written.dropFirst(name.count))
        guard let meant = constant(meantBy: joined, formal).map({ $0 + arguments }) else {
            return false
        }
        report(
            .unknownValue, "names have no dashes: `\(written)`", at: node.place,
            help: "write `\(meant)`",
            fix: .replacing(node.place, with: meant, "write `\(meant)`", isSafe: false))
        return true
    }

    /// The name of a type's value for a name of another library.
    private func constant(meantBy written: String, _ formal: ParameterSignature) -> String? {
        if names(of: formal.type).contains(written) { return written }
        guard formal.type == .curve else { return nil }
        switch written {
        case "cubicBezier", "timingCurve": return "bezier"
        case "easeInEaseOut": return "easeInOut"
        default: return nil
        }
    }

    private func indexHelp(_ written: String, _ formal: ParameterSignature) -> String? {
        guard ["i", "index"].contains(written), scope.indexName == nil,
            let declaring = parameterHelp(written, formal),
            [.duration, .length, .angle, .fraction, .int, .double].contains(formal.type)
        else { return nil }
        return "write `[\(written)]` after the view for its index, or \(declaring)"
    }

    private func unknownValueHelp(_ written: String, _ formal: ParameterSignature) -> String? {
        if formal.type == .swiftOnly, let name = model.texts.find(written),
            vocabulary.row(.modifier, name) != nil
        {
            return "`\(written)` is a modifier itself: write it on its own"
        }
        let (declaring, writing) = (parameterHelp(written, formal), typeHelp(formal))
        // Names of colours are the most common mistake.
        guard formal.type == .color, let declaring, let writing else { return declaring ?? writing }
        return "\(writing), or \(declaring)"
    }

    /// An optional parameter that is not accepted, or that makes `what` nil.
    func reportNil(
        _ handle: Handle<Parameter>, _ what: String? = nil, at place: SourcePlace
    ) {
        let parameter = model.parameters[handle]
        let name = model.texts.string(parameter.name)
        let type = model.texts.string(parameter.typeName)
        report(
            .wrongType,
            "\(what ?? "`\(name)` can be nil"), which is not accepted here", at: place,
            notes: [Diagnostic.Note("the parameter that can be nil", at: parameter.place)],
            help: "declare it `\(name): \(type)`, or with a default: `\(name): \(type) = …`")
    }
}
