import Resolution
import TransitionDSL

/// The lines of a registry, one a line, each with its source line as a comment.
extension SwiftPlanner {
    func lines(
        _ statements: ArraySlice<TransitionRule>, _ ends: EndsPlan, _ plays: PlayTexts
    ) -> [SwiftStatement] {
        let texts = ModelText(model)
        var result: [SwiftStatement] = []
        var last: Handle<Edge>?
        var index = statements.startIndex
        while index < statements.endIndex {
            let statement = statements[index]
            let place = model.edges[statement.edge].place
            if statement.edge != last {
                result.append(.line(comment(statement.edge, texts), at: place))
            }
            last = statement.edge
            if let line = PlainLine(statement, ends), let play = plays.of(index).play {
                let returning = plays.of(index).returning
                let code = code(line, statement, play, returning, plays, at: place)
                result.append(.line(code, at: place))
            } else {
                result.append(.line(code(statement, ends, plays, index, at: place), at: place))
            }
            // One call has both directions.
            index += statement.isBothWays ? 2 : 1
        }
        return result
    }

    /// The line as it is in the file.
    private func comment(_ handle: Handle<Edge>, _ texts: ModelText) -> SwiftCode {
        let edge = model.edges[handle]
        var code: SwiftCode = "// "
        if let operation = edge.operation {
            code.append(.text(self.texts.intern(operation.rawValue)))
            if let segue = edge.segue { code.append("(\(model.segues[segue].declared.name))") }
            code.append(" ")
        }
        let from = self.texts.intern(texts.ends(edge.from, separator: " | "))
        let to = self.texts.intern(texts.ends(edge.to, separator: " | "))
        let arrow: SwiftCode = edge.isBothWays ? " <-> " : " -> "
        // Names cannot contain anything that ends the comment.
        code.append("\(from)\(arrow)\(to)")
        if let animation = edge.animation {
            code.append(": ")
            code.append(.comment(self.texts.intern(texts.animationUse(animation))))
        }
        return code
    }

    /// `lines.push(.home, to: .card, .cover(.up), returning: .uncover(.down))`.
    private func code(
        _ line: PlainLine, _ statement: TransitionRule, _ play: PlayTexts.Spelling,
        _ returning: PlayTexts.Spelling?, _ plays: PlayTexts, at place: SourcePlace
    ) -> SwiftCode {
        let operation: SwiftCode = statement.pattern.operations == .push ? "push" : "present"
        var code: SwiftCode = """
            \(mark: play.place ?? returning?.place)lines.\(operation)(\(screenCase(line.from)), \
            to: \(screenCase(line.to))\(statement.pattern.versions.swift), \(plays.code(play))
            """
        if let returning { code.append(", returning: \(plays.code(returning))") }
        code.append("\(lineOf: place))")
        return code
    }

    private func code(
        _ statement: TransitionRule, _ ends: EndsPlan, _ plays: PlayTexts, _ index: Int,
        at place: SourcePlace
    ) -> SwiftCode {
        let (play, returning) = plays.of(index)
        var (other, otherReturning): (PlayTexts.Spelling?, PlayTexts.Spelling?)
        // A change of tab has the same animation for both orders of its two screens.
        let hasOther = statement.isBothWays && model.edges[statement.edge].isBothWays
        if hasOther { (other, otherReturning) = plays.of(index + 1) }
        let mark = play?.place ?? returning?.place ?? other?.place ?? otherReturning?.place
        var code: SwiftCode = """
            \(mark: mark)lines.add(\(self.code(statement.claim, ends, at: place)), \
            \(plays.optionalCode(play))
            """
        if returning != nil { code.append(", returning: \(plays.optionalCode(returning))") }
        if hasOther { code.append(", other: \(plays.optionalCode(other))") }
        if otherReturning != nil {
            code.append(", otherReturning: \(plays.optionalCode(otherReturning))")
        }
        code.append("\(lineOf: place))")
        return code
    }
}

/// A line from one screen to another.
private struct PlainLine {
    var from: Handle<Screen>
    var to: Handle<Screen>

    init?(_ statement: TransitionRule, _ ends: EndsPlan) {
        let operations = statement.pattern.operations
        guard operations == .push || operations == .present, statement.pattern.trigger == .any,
            !statement.isBothWays,
            !statement.claim.isPartOfLine, case .list(let from) = ends.spelling(of: statement.from),
            from.count == 1, case .list(let to) = ends.spelling(of: statement.to), to.count == 1
        else { return nil }
        self.from = from[0]
        self.to = to[0]
    }
}

/// The conditions of a line, as arguments.
extension SwiftPlanner {
    /// `.push, from: [.home], to: [.card], ios: 13...`
    func code(
        _ claim: RuleKey, _ ends: EndsPlan, at place: SourcePlace
    ) -> SwiftCode {
        let from = code(claim.from, ends)
        let to = code(claim.to, ends)
        var code: SwiftCode =
            claim.isBothWays
            ? "\(claim.pattern.operations.swift), between: \(from), and: \(to)"
            : "\(claim.pattern.operations.swift), from: \(from), to: \(to)"
        if claim.isPartOfLine {
            let from = self.code(claim.lineFrom, ends)
            let to = self.code(claim.lineTo, ends)
            code.append(", within: (from: \(from), to: \(to))")
        }
        switch claim.pattern.trigger {
        case .any: break
        case .segue(let segue): code.append(", segue: \(segueConstant(segue, at: place))")
        case .unwind(let segue): code.append(", unwind: \(segueConstant(segue, at: place))")
        }
        code.append(claim.pattern.versions.swift)
        return code
    }

    /// Ends with many screens, which several lines may share: constants.
    func constants(_ ends: EndsPlan, _ listName: StaticString) -> [SwiftStatement] {
        var statements: [SwiftStatement] = []
        for (index, screens) in ends.constants.enumerated() {
            let number = index + 1
            let name: SwiftCode = "\(ends.name)\(number)"
            var rest = screens[...]
            let first = list(rest.prefix(EndsPlan.longestLiteral))
            if screens.count <= EndsPlan.longestLiteral {
                statements.append(.line("let \(name): ScreenSet<Screen> = \(first)"))
                continue
            }
            statements.append(.line("var \(listName)\(number): [Screen] = \(first)"))
            rest = rest.dropFirst(EndsPlan.longestLiteral)
            while !rest.isEmpty {
                let next = list(rest.prefix(EndsPlan.longestLiteral))
                statements.append(.line("\(listName)\(number) += \(next)"))
                rest = rest.dropFirst(EndsPlan.longestLiteral)
            }
            statements.append(.line("let \(name) = ScreenSet(\(listName)\(number))"))
        }
        return statements
    }

    private func code(_ id: EndSets.ID, _ ends: EndsPlan) -> SwiftCode {
        switch ends.spelling(of: id) {
        case .any: ".any"
        case .list(let screens): list(screens[...])
        case .constant(let number): "\(ends.name)\(number)"
        }
    }

    private func list(_ screens: ArraySlice<Handle<Screen>>) -> SwiftCode {
        "[\(.list(screens.map { screenCase($0) }))]"
    }
}

extension VersionRange {
    /// `, ios: 13..<16`, empty for all versions.
    var swift: SwiftCode { self == .all ? "" : ", ios: \(swiftRange)" }

    /// `13...`, `..<16`, `IOSVersion(17, 4)..<18`.
    var swiftRange: SwiftCode {
        let first: SwiftCode = from == .oldest ? "" : from.swift
        return before.map { "\(first)..<\($0.swift)" } ?? "\(first)..."
    }
}

extension SystemVersion {
    fileprivate var swift: SwiftCode {
        minor == 0
            ? "\(major)" : "\(RuntimeNames.iOSVersion)(\(major), \(minor))"
    }
}

extension OperationSet {
    var swift: SwiftCode {
        switch self {
        case .going: ".going"
        case .back: ".back"
        case _ where rawValue.nonzeroBitCount == 1: "\(swiftName)"
        default: "[\(.list(members.map { "\($0.swiftName)" }))]"
        }
    }

    /// The name of a single operation.
    private var swiftName: StaticString {
        switch self {
        case .push: ".push"
        case .pop: ".pop"
        case .present: ".present"
        case .dismiss: ".dismiss"
        case .replace: ".replace"
        case .tabHigher: ".tabHigher"
        default: ".tabLower"
        }
    }
}
