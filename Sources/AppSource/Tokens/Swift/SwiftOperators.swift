import TransitionDSL

extension SwiftScanner {
    /// An operator, `.`, `=` or `->`. White space decides what it belongs to.
    mutating func scanOperator(from start: Int) -> Int {
        if let end = bytes.conflictMarkerEnd(at: start) { return addComment(start..<end) }
        let isLeftBound = isLeftBound(at: start)
        let first = bytes[start]
        if isLeftBound, first == UInt8(ascii: "?") || first == UInt8(ascii: "!") {
            // Always one character: `a?.b`, `a!=b` is `a! = b`, `Int?=nil`.
            let name = names.intern(bytes, start..<start + 1)
            append(.postfixOperator, start..<start + 1, payload: name.index)
            return start + 1
        }
        if first == UInt8(ascii: "<"), let end = placeholderEnd(from: start) {
            let name = names.intern(bytes, start..<end)
            append(.identifier, start..<end, payload: name.index)
            return end
        }
        let end = declaredOperatorEnd(from: start, operatorEnd(from: start))
        let name = names.intern(bytes, start..<end)
        append(
            operatorKind(start..<end, isLeftBound: isLeftBound), start..<end, payload: name.index)
        return end
    }

    /// The end of `<#name#>`, which an editor left where code is missing: it counts as a name.
    private mutating func placeholderEnd(from start: Int) -> Int? {
        guard holds(UInt8(ascii: "#"), at: start + 1), start >= placeholderFailureEnd else {
            return nil
        }
        var index = start + 2
        while index < bytes.count, !bytes[index].isLineEnd {
            if bytes[index] == UInt8(ascii: "#"), holds(UInt8(ascii: ">"), at: index + 1) {
                return index + 2
            }
            index += 1
        }
        placeholderFailureEnd = index
        return nil
    }

    /// The `<` of `func ==<T>(…)` begins generic parameters and is no part of the name.
    private func declaredOperatorEnd(from start: Int, _ end: Int) -> Int {
        guard end - start > 1, bytes[end - 1] == UInt8(ascii: "<"), end < bytes.count,
            tokens.last?.is(.func) ?? false, swiftCharacters[Int(bytes[end])] == .letter
        else { return end }
        return end - 1
    }

    private func operatorKind(_ range: Range<Int>, isLeftBound: Bool) -> AppToken.Kind {
        let first = bytes[range.lowerBound]
        if range.count == 1 {
            if first == UInt8(ascii: ".") { return .dot }
            if first == UInt8(ascii: "=") { return .equal }
            if first == UInt8(ascii: "?") { return .infixOperator }
        } else if range.count == 2, first == UInt8(ascii: "-"),
            bytes[range.lowerBound + 1] == UInt8(ascii: ">")
        {
            return .arrow
        }
        let isRightBound = isRightBound(at: range.upperBound, isLeftBound: isLeftBound)
        if isLeftBound == isRightBound { return .infixOperator }
        return isLeftBound ? .postfixOperator : .prefixOperator
    }

    private func operatorEnd(from start: Int) -> Int {
        let hasDots = bytes[start] == UInt8(ascii: ".")
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            switch swiftCharacters[Int(byte)] {
            case .operator: index += 1
            case .dot:
                guard hasDots else { return index }
                index += 1
            case .slash:
                let beginsComment =
                    holds(UInt8(ascii: "/"), at: index + 1)
                    || holds(UInt8(ascii: "*"), at: index + 1)
                if index > start, beginsComment { return index }
                index += 1
            case .notASCII:
                guard let scalar = unicodeScalar(bytes, at: index), continuesOperator(scalar.value)
                else {
                    return index
                }
                index += scalar.length
            default: return index
            }
        }
        return index
    }

    private func isLeftBound(at start: Int) -> Bool {
        guard start > 0, !flags.contains(.spaceBefore) else { return false }
        switch bytes[start - 1] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","):
            return false
        case UInt8(ascii: ";"), UInt8(ascii: ":"): return false
        default: return true
        }
    }

    private func isRightBound(at end: Int, isLeftBound: Bool) -> Bool {
        guard end < bytes.count else { return false }
        switch bytes[end] {
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","):
            return false
        case UInt8(ascii: ";"), UInt8(ascii: ":"): return false
        // `a!.b` and `a++.b` are postfix; `-.5` and `!.a` are not.
        case UInt8(ascii: "."): return !isLeftBound
        // A comment is white space.
        case UInt8(ascii: "/"): return false
        default:
            let character = swiftCharacters[Int(bytes[end])]
            return character != .blank && character != .lineEnd
        }
    }
}
