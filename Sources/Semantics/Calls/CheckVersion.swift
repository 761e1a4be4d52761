import TransitionDSL

/// Versions of iOS, which are literals only: each is read before the app runs.
extension Checker {
    func checkVersion(_ node: SyntaxNode, _ formal: ParameterSignature) -> Handle<Value>? {
        if node.kind == .value {
            reportVersionRange(node)
            return nil
        }
        let token = node.kind == .primary ? PrimarySyntax(node).token : nil
        switch token?.kind {
        case .leftParenthesis?:
            return PrimarySyntax(node).inner.flatMap { checkValue($0, formal) }
        case .number?:
            let literal = token.map(NumberLiteral.init)
            guard literal?.hasKnownUnit ?? true else { return nil }
            guard let version = SystemVersion(node.tree.source.text(node.range)) else { break }
            guard let range = formal.range, range.contains(Double(version.major)) else {
                reportVersionOutOfRange(node, formal)
                return nil
            }
            return model.values.add(.version(version))
        case .string?, .rawString?:
            reportVersionInQuotes(node, formal)
            return nil
        default: recordNames(inUnchecked: node)
        }
        reportNoVersion(node, formal)
        return nil
    }
}

/// Problems with versions of iOS.
extension Checker {
    /// `17...18`: whether that contains 18.1 is not clear.
    func reportVersionRange(_ node: SyntaxNode) {
        recordNames(inUnchecked: node)
        let bounds = ValueSyntax(node).bounds.map { $0.tree.source.text($0.range) }
        let versions = bounds.compactMap { SystemVersion($0) }
        var help = "write the first version, and the first one after the last"
        if versions.count == 2, bounds.count == 2 {
            let last = versions[1]
            let next =
                bounds[1].utf8.contains(UInt8(ascii: "."))
                ? SystemVersion(last.major, last.minor + 1) : SystemVersion(last.major + 1)
            help += ": `available(from: \(bounds[0]), before: \(next.text))`"
        }
        report(
            .wrongType, "expected a version of iOS, found a range", at: node.place, help: help)
    }

    private func reportNoVersion(_ node: SyntaxNode, _ formal: ParameterSignature) {
        let written = node.tree.source.text(node.range)
        let found = written.utf8.count <= 24 ? "`\(written)`" : "something else"
        _ = wrongType(node, formal, found)
    }

    private func reportVersionOutOfRange(_ node: SyntaxNode, _ formal: ParameterSignature) {
        report(
            .outOfRange,
            "`\(node.tree.source.text(node.range))` is out of range: \(rangeDescription(formal))",
            at: node.place)
    }

    /// `"18.0"`: a number of another kind.
    private func reportVersionInQuotes(_ node: SyntaxNode, _ formal: ParameterSignature) {
        let written = node.tree.source.text(node.range)
        let digits =
            written.utf8.count <= 24
            ? written.filter { ("0"..."9").contains($0) || $0 == "." } : ""
        let hasOnlyQuotes = written.utf8.count == digits.utf8.count + 2
        var (first, last) = (node.place, node.place)
        first.range.end = first.range.start + 1
        last.range.start = last.range.end - 1
        let isVersion = SystemVersion(digits) != nil
        report(
            .wrongType, "expected \(typeDescription(formal)), found a text", at: node.place,
            help: isVersion ? "write it without quotes: `\(digits)`" : typeHelp(formal),
            fix: isVersion && hasOnlyQuotes
                ? Fix("remove the quotes", [.init(first, ""), .init(last, "")]) : nil)
    }
}
