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
            if let line = PlainLine(statement, ends), let play = plays.of(index).play {
                write(line, statement, play, plays, index)
            } else {
                write(statement, ends, plays, index)
            }
            // One call has both directions.
            index += statement.isBothWays ? 2 : 1
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

    /// `lines.push(.home, to: .card, .cover(.up), returning: .uncover(.down))`.
    private mutating func write(
        _ line: PlainLine, _ statement: Statement, _ play: PlayTexts.Spelling,
        _ plays: PlayTexts, _ index: Int
    ) {
        let returning = plays.of(index).returning
        if let place = play.place ?? returning?.place { ofApp(place) }
        write(statement.occasion.operations == .push ? "lines.push(" : "lines.present(")
        writeCase(line.from)
        write(", to: ")
        writeCase(line.to)
        write(statement.occasion.versions)
        write(", ")
        plays.write(play, with: &self)
        guard let returning else { return }
        write(", returning: ")
        plays.write(returning, with: &self)
    }

    /// `, since: 13, before: 16`.
    mutating func write(_ versions: VersionRange) {
        if versions.from > 0 {
            write(", since: ")
            write(versions.from)
        }
        guard let end = versions.before else { return }
        write(", before: ")
        write(end)
    }

    private mutating func write(
        _ statement: Statement, _ ends: borrowing EndsPlan, _ plays: PlayTexts, _ index: Int
    ) {
        let (play, returning) = plays.of(index)
        var (other, otherReturning): (PlayTexts.Spelling?, PlayTexts.Spelling?)
        // A change of tab plays the same whichever way round its two screens stand.
        let hasOther = statement.isBothWays && model.edges[statement.edge].isBothWays
        if hasOther { (other, otherReturning) = plays.of(index + 1) }
        let place = play?.place ?? returning?.place ?? other?.place ?? otherReturning?.place
        if let place { ofApp(place) }
        write("lines.add(")
        writeClaim(statement.claim, ends)
        write(", ")
        write(play, plays)
        if returning != nil {
            write(", returning: ")
            write(returning, plays)
        }
        if !hasOther { return }
        write(", other: ")
        write(other, plays)
        if otherReturning == nil { return }
        write(", otherReturning: ")
        write(otherReturning, plays)
    }

    /// An argument of an optional type, of which `.none` would be nothing.
    private mutating func write(_ spelling: PlayTexts.Spelling?, _ plays: PlayTexts) {
        guard let spelling else { return write("nil") }
        if plays.begins(spelling, with: ".none") { write(RuntimeNames.screenTransition) }
        plays.write(spelling, with: &self)
    }

    /// `.push, from: [.home], to: [.card], since: 13`: when something counts.
    mutating func writeClaim(_ claim: Claim, _ ends: borrowing EndsPlan) {
        write(claim.occasion.operations)
        write(claim.isBothWays ? ", between: " : ", from: ")
        write(claim.from, ends)
        write(claim.isBothWays ? ", and: " : ", to: ")
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
        write(claim.occasion.versions)
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

/// A line from one screen to another.
private struct PlainLine {
    var from: Handle<Screen>
    var to: Handle<Screen>

    init?(_ statement: Statement, _ ends: borrowing EndsPlan) {
        let operations = statement.occasion.operations
        guard operations == .push || operations == .present, statement.occasion.means == .any,
            statement.occasion.versions.before == nil, !statement.isBothWays,
            !statement.claim.isPartOfLine,
            case .list(let from) = ends.spelling(of: statement.from), from.count == 1,
            case .list(let to) = ends.spelling(of: statement.to), to.count == 1
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
