import Resolution
import TransitionDSL

/// The lines of a registry, one a line, each with the source line that says it.
extension CodePrinter {
    mutating func printLines(_ table: Table, _ ends: EndsPlan, _ plays: PlayTexts) {
        let texts = ModelText(model)
        var last: Handle<Edge>?
        let statements = table.statements
        var index = 0
        while index < statements.count {
            let statement = statements[index]
            if statement.edge != last { printComment(statement.edge, texts) }
            last = statement.edge
            construct = model.edges[statement.edge].place
            let next = index + 1 < statements.count ? statements[index + 1] : nil
            if let line = PlainLine(statement, next, ends) {
                self.line { $0.write(line, plays.of(index), plays.of(index + 1)) }
                index += line.back == nil ? 1 : 2
            } else {
                self.line { $0.write(statement, ends, plays.of(index)) }
                index += 1
            }
        }
    }

    /// The line as the file has it.
    private mutating func printComment(_ handle: Handle<Edge>, _ texts: ModelText) {
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
        var text: [UInt8] = []
        texts.write(edge.from, separator: " | ", into: &text)
        text.append(contentsOf: (edge.isBothWays ? " <-> " : " -> ").utf8)
        texts.write(edge.to, separator: " | ", into: &text)
        if let animation = edge.animation {
            text.append(contentsOf: ": ".utf8)
            texts.write(animation, into: &text)
        }
        writeInComment(text)
        endLine()
    }

    /// `lines.push(.home, to: .card, .cover(.up), opposite: .uncover(.down))`.
    private mutating func write(
        _ line: PlainLine, _ there: PlayTexts.Spelling, _ returning: PlayTexts.Spelling
    ) {
        if let place = there.place ?? returning.place { ofApp(place) }
        write(line.there.occasion.operations == .push ? "lines.push(" : "lines.present(")
        writeCase(line.from)
        write(", to: ")
        writeCase(line.to)
        writeVersion(line.there)
        write(", ")
        write(there.play)
        if let back = line.back {
            write(back.isWritten ? ", return: " : ", opposite: ")
            write(returning.play)
        }
        write(")")
    }

    private mutating func writeVersion(_ statement: Statement) {
        if statement.occasion.version == 0 { return }
        write(", since: ")
        write(statement.occasion.version)
    }

    private mutating func write(
        _ statement: Statement, _ ends: EndsPlan, _ plays: PlayTexts.Spelling
    ) {
        if let place = plays.place { ofApp(place) }
        write("lines.add(")
        write(statement.occasion.operations)
        write(statement.isSymmetric ? ", between: " : ", from: ")
        write(ends.spelling(of: statement.from))
        write(statement.isSymmetric ? ", and: " : ", to: ")
        write(ends.spelling(of: statement.to))
        if statement.isPartOfLine {
            write(", within: (from: ")
            write(ends.spelling(of: statement.lineFrom))
            write(", to: ")
            write(ends.spelling(of: statement.lineTo))
            write(")")
        }
        switch statement.occasion.means {
        case .any: break
        case .segue(let segue): writeSegue(", segue: ", segue)
        case .unwind(let segue): writeSegue(", unwind: ", segue)
        }
        writeVersion(statement)
        if !statement.isWritten { write(", isWritten: false") }
        write(", ")
        write(plays.play)
        if let other = plays.other {
            write(", other: ")
            // Of an optional type, `.none` would be nothing, and with options behind it a warning.
            if other.starts(with: ".none".utf8) { write(RuntimeNames.screenTransition) }
            write(other)
        }
        write(")")
    }

    private mutating func writeSegue(_ label: StaticString, _ handle: Handle<Segue>) {
        write(label)
        writeSegueConstant(handle)
    }

    mutating func writeSegueConstant(_ handle: Handle<Segue>) {
        let segue = model.segues[handle]
        writeNamespace(of: segue.declared)
        write(GeneratedNames.segueIDs)
        write(".")
        writeMember(segue.declared.swiftName)
    }

    mutating func write(_ operations: OperationSet) {
        switch operations {
        case .going: write(".going")
        case .back: write(".back")
        default:
            let members = operations.members
            if members.count != 1 { write("[") }
            for (index, operation) in members.enumerated() {
                if index > 0 { write(", ") }
                write(operation.swiftName)
            }
            if members.count != 1 { write("]") }
        }
    }
}

/// A line from one screen to another and, as a rule, back.
private struct PlainLine {
    var there: Statement
    var back: Statement?
    var from: Handle<Screen>
    var to: Handle<Screen>

    init?(_ there: Statement, _ next: Statement?, _ ends: EndsPlan) {
        let operations = there.occasion.operations
        guard operations == .push || operations == .present, there.way == .there,
            there.occasion.means == .any, !there.isSymmetric, !there.isPartOfLine,
            case .list(let from) = ends.spelling(of: there.from), from.count == 1,
            case .list(let to) = ends.spelling(of: there.to), to.count == 1
        else { return nil }
        self.there = there
        if let next, next.edge == there.edge { back = next }
        (self.from, self.to) = (from[0], to[0])
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
