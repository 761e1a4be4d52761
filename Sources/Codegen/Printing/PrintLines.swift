import Resolution
import TransitionDSL

/// The lines of a registry, one a line, each with the source line that says it.
extension CodePrinter {
    mutating func printLines(
        _ statements: ArraySlice<Statement>, _ ends: borrowing EndsPlan, _ plays: PlayTexts
    ) {
        let texts = ModelText(model)
        var comment: [UInt8] = []
        var last: Handle<Edge>?
        var index = statements.startIndex
        while index < statements.endIndex {
            let statement = statements[index]
            if statement.edge != last { printComment(statement.edge, texts, &comment) }
            last = statement.edge
            construct = model.edges[statement.edge].place
            beginLine()
            if let line = PlainLine(statement, ends) {
                var back: Statement?
                if index + 1 < statements.endIndex, statements[index + 1].edge == statement.edge {
                    back = statements[index + 1]
                }
                write(line, statement, back, plays, index)
                index += back == nil ? 1 : 2
            } else {
                write(statement, ends, plays, index)
                index += 1
            }
            write(")")
            endLine()
        }
    }

    /// The line as the file has it.
    private mutating func printComment(
        _ handle: Handle<Edge>, _ texts: ModelText, _ text: inout [UInt8]
    ) {
        let edge = model.edges[handle]
        beginLine()
        write("// ")
        if let operation = edge.operation {
            write(ascii: operation.rawValue)
            if let segue = edge.segue {
                write("(")
                write(model.segues[segue].declared.name)
                write(")")
            }
            write(" ")
        }
        writeEnds(edge.from)
        write(edge.isBothWays ? " <-> " : " -> ")
        writeEnds(edge.to)
        if let animation = edge.animation {
            write(": ")
            text.removeAll(keepingCapacity: true)
            texts.write(animation, into: &text)
            writeInComment(text)
        }
        endLine()
    }

    /// Names, in which nothing stands that could leave the comment.
    private mutating func writeEnds(_ ends: HandleRange<EdgeEnd>) {
        for index in ends.indices {
            if index > ends.indices.lowerBound { write(" | ") }
            switch model.ends[index] {
            case .any: write("*")
            case .screen(let screen): write(model.screens[screen].declared.name)
            case .group(let group): write(model.groups[group].declared.name)
            }
        }
    }

    /// `lines.push(.home, to: .card, .cover(.up), opposite: .uncover(.down))`.
    private mutating func write(
        _ line: PlainLine, _ there: Statement, _ back: Statement?, _ plays: PlayTexts, _ index: Int
    ) {
        let play = plays.of(index).play
        let returning = back == nil ? nil : plays.of(index + 1).play
        if let place = play.place ?? returning?.place { ofApp(place) }
        write(there.occasion.operations == .push ? "lines.push(" : "lines.present(")
        writeCase(line.from)
        write(", to: ")
        writeCase(line.to)
        writeVersion(there.occasion)
        write(", ")
        plays.write(play, with: &self)
        if let back, let returning {
            write(back.isWritten ? ", return: " : ", opposite: ")
            plays.write(returning, with: &self)
        }
    }

    private mutating func writeVersion(_ occasion: Occasion) {
        if occasion.version == 0 { return }
        write(", since: ")
        write(occasion.version)
    }

    private mutating func write(
        _ statement: Statement, _ ends: borrowing EndsPlan, _ plays: PlayTexts, _ index: Int
    ) {
        let (play, other) = plays.of(index)
        if let place = play.place ?? other?.place { ofApp(place) }
        write("lines.add(")
        writeClaim(statement.claim, ends)
        write(", ")
        plays.write(play, with: &self)
        if let other {
            write(", other: ")
            // Of an optional type, `.none` would be nothing, and with options behind it a warning.
            if plays.begins(other, with: ".none") { write(RuntimeNames.screenTransition) }
            plays.write(other, with: &self)
        }
    }

    /// `.push, from: [.home], to: [.card], since: 13`: when something counts, and before what else.
    mutating func writeClaim(_ claim: Claim, _ ends: borrowing EndsPlan) {
        write(claim.occasion.operations)
        write(claim.isSymmetric ? ", between: " : ", from: ")
        write(claim.from, ends)
        write(claim.isSymmetric ? ", and: " : ", to: ")
        write(claim.to, ends)
        if claim.isPartOfLine {
            write(", within: (from: ")
            write(claim.lineFrom, ends)
            write(", to: ")
            write(claim.lineTo, ends)
            write(")")
        }
        switch claim.occasion.means {
        case .any: break
        case .segue(let segue): writeSegue(", segue: ", segue)
        case .unwind(let segue): writeSegue(", unwind: ", segue)
        }
        writeVersion(claim.occasion)
        if !claim.isWritten { write(", isWritten: false") }
    }

    private mutating func writeSegue(_ label: StaticString, _ handle: Handle<Segue>) {
        write(label)
        writeSegueConstant(handle)
    }

    mutating func writeSegueConstant(_ handle: Handle<Segue>) {
        let segue = model.segues[handle]
        if foreignModule(of: segue.declared) == nil {
            writeOwn(GeneratedNames.segueIDs)
        } else {
            writeNamespace(of: segue.declared)
            write(GeneratedNames.segueIDs)
        }
        write(".")
        writeMember(segue.declared.swiftName)
    }

    mutating func write(_ operations: OperationSet) {
        switch operations {
        case .going: write(".going")
        case .back: write(".back")
        case _ where operations.rawValue.nonzeroBitCount == 1: write(operations.swiftName)
        default:
            write("[")
            for (index, operation) in operations.members.enumerated() {
                if index > 0 { write(", ") }
                write(operation.swiftName)
            }
            write("]")
        }
    }
}

/// A line from one screen to another and, as a rule, back.
private struct PlainLine {
    var from: Handle<Screen>
    var to: Handle<Screen>

    init?(_ there: Statement, _ ends: borrowing EndsPlan) {
        let operations = there.occasion.operations
        guard operations == .push || operations == .present, there.way == .there,
            there.occasion.means == .any, !there.isSymmetric, !there.claim.isPartOfLine,
            case .list(let from) = ends.spelling(of: there.from), from.count == 1,
            case .list(let to) = ends.spelling(of: there.to), to.count == 1
        else { return nil }
        self.from = ends.screens[Int(from.start)]
        self.to = ends.screens[Int(to.start)]
    }
}

extension OperationSet {
    /// Of a single operation.
    fileprivate var swiftName: StaticString {
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
