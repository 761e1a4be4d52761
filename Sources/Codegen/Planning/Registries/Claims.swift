import Resolution
import TransitionDSL

/// When a line counts, as arguments.
extension SwiftPlanner {
    /// `.push, from: [.home], to: [.card], since: 13`
    mutating func code(
        _ claim: Claim, _ ends: borrowing EndsPlan, at place: SourcePlace
    ) -> SwiftCode {
        let from = code(claim.from, ends)
        let to = code(claim.to, ends)
        var code: SwiftCode =
            claim.isBothWays
            ? "\(claim.occasion.operations.swift), between: \(from), and: \(to)"
            : "\(claim.occasion.operations.swift), from: \(from), to: \(to)"
        if claim.isPartOfLine {
            let from = self.code(claim.lineFrom, ends)
            let to = self.code(claim.lineTo, ends)
            code.append(", within: (from: \(from), to: \(to))")
        }
        switch claim.occasion.means {
        case .any: break
        case .segue(let segue): code.append(", segue: \(segueConstant(segue, at: place))")
        case .unwind(let segue): code.append(", unwind: \(segueConstant(segue, at: place))")
        }
        code.append(claim.occasion.versions.swift)
        return code
    }

    // MARK: Ends

    /// Ends with many screens, which several lines may share: constants.
    func constants(_ ends: borrowing EndsPlan, _ listName: StaticString) -> [SwiftStatement] {
        var statements: [SwiftStatement] = []
        for (index, screens) in ends.constants.enumerated() {
            let number = index + 1
            let name: SwiftCode = "\(ends.name)\(number)"
            var rest = ends.screens[screens]
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

    private func code(_ id: EndSets.ID, _ ends: borrowing EndsPlan) -> SwiftCode {
        switch ends.spelling(of: id) {
        case .any: ".any"
        case .list(let screens): list(ends.screens[screens])
        case .constant(let number): "\(ends.name)\(number)"
        }
    }

    private func list(_ screens: ArraySlice<Handle<Screen>>) -> SwiftCode {
        "[\(.list(screens.map { screenCase($0) }))]"
    }
}

extension VersionRange {
    /// `, since: 13, before: 16`.
    var swift: SwiftCode {
        var code = SwiftCode()
        if from > 0 { code.append(", since: \(from)") }
        if let before { code.append(", before: \(before)") }
        return code
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

    /// Of a single operation.
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
