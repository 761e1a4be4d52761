import Resolution
import TransitionDSL

/// What the statements of a registry play, as Swift text. What many lines play is a constant with a
/// name, since each spelling of it would take the compiler as long as all the rest of the line.
struct PlayTexts {
    /// What one statement plays, and what it plays in the other direction.
    struct Spelling {
        var play: [UInt8]
        var other: [UInt8]?
        /// Where it first names something of the app.
        var place: SourcePlace?
    }

    /// The constants, in the order in which lines first play them.
    private(set) var constants: [(name: String, text: [UInt8], place: SourcePlace?)] = []
    private var texts = TextTable()
    private var plays: [(play: Play, other: Play?)] = []
    /// How often each text is played.
    private var counts: [Int] = [0]
    private var names: [String?] = [nil]
    /// Where each text first names something of the app, the first time it is played.
    private var places: [SourcePlace?] = [nil]

    private struct Play {
        var text: Text
        var place: SourcePlace?
    }

    /// So many lines may spell the same.
    private static let shortCount = 4

    init(_ table: Table, _ ends: EndsPlan, _ printer: inout CodePrinter) {
        plays.reserveCapacity(table.statements.count)
        for statement in table.statements {
            printer.construct = printer.model.edges[statement.edge].place
            let event = PlayedEvent(statement, ends, printer.model)
            let play = add(printer.text { $0.writePlay(of: event) })
            let other =
                event.hasOther ? add(printer.text { $0.writePlay(of: event.turned) }) : nil
            plays.append((play, other))
        }
        nameConstants()
    }

    private mutating func add(_ play: (text: [UInt8], place: SourcePlace?)) -> Play {
        let text = texts.intern(play.text)
        if counts.count == Int(text.index) {
            counts.append(0)
            names.append(nil)
            places.append(play.place)
        }
        counts[Int(text.index)] += 1
        return Play(text: text, place: play.place)
    }

    private mutating func nameConstants() {
        var nameCounts: [String: Int] = [:]
        for index in counts.indices where counts[index] > Self.shortCount {
            let text = Text(index: UInt32(truncatingIfNeeded: index))
            var name = phrase(texts.string(text))
            let count = nameCounts[name, default: 0] + 1
            nameCounts[name] = count
            if count > 1 { name += "_\(count)" }
            names[index] = name
            constants.append((name, bytes(text), places[index]))
        }
    }

    /// `pageInUp` for `.pageIn(.up)`. Of long texts the beginning; of the app's own nothing.
    private func phrase(_ text: String) -> String {
        if text.hasPrefix("(") { return "play" }
        var phrase = ""
        var raisesNext = false
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                let letter = String(UnicodeScalar(byte))
                let isFirst = phrase.isEmpty
                phrase += isFirst ? letter.lowercased() : raisesNext ? letter.uppercased() : letter
                raisesNext = false
            default:
                if phrase.utf8.count > 24 { return phrase }
                raisesNext = true
            }
        }
        return phrase.isEmpty ? "play" : phrase
    }

    /// What the statement at an index plays; nothing behind the last.
    func of(_ index: Int) -> Spelling {
        guard plays.indices.contains(index) else { return Spelling(play: []) }
        let (play, other) = plays[index]
        return Spelling(
            play: spelling(play.text), other: other.map { spelling($0.text) },
            place: place(of: play) ?? other.flatMap(place))
    }

    /// nil where the text stands in a constant.
    private func place(of play: Play) -> SourcePlace? {
        names[Int(play.text.index)] == nil ? play.place : nil
    }

    private func spelling(_ text: Text) -> [UInt8] {
        names[Int(text.index)].map { Array($0.utf8) } ?? bytes(text)
    }

    private func bytes(_ text: Text) -> [UInt8] { Array(texts.bytes[texts.range(text)]) }
}

/// What one direction of a statement plays, and whose views that may speak of.
private struct PlayedEvent {
    var play: Play
    var options: HandleRange<Handle<Call>>
    var driven: DrivenEvent
    var views: ViewHolders
    /// What the other direction plays, if it is another play.
    var other: Play

    init(_ statement: Statement, _ ends: EndsPlan, _ model: borrowing Model) {
        let edge = model.edges[statement.edge]
        play = statement.play
        other = statement.otherPlay
        options = edge.animation?.options ?? .empty
        driven = DrivenEvent(isReturn: statement.way == .back, hasReturn: edge.hasReturn)
        views = .unknown
        if model.mentionsViews(play) || model.mentionsViews(other) {
            views = ViewHolders(
                from: ends.screens(statement.from), to: ends.screens(statement.to),
                isReturn: statement.occasion.operations.isSubset(of: .back))
        }
    }

    var hasOther: Bool { play != other }

    var turned: PlayedEvent {
        var event = self
        (event.play, event.other) = (other, play)
        (event.views.from, event.views.to) = (views.to, views.from)
        return event
    }
}

extension CodePrinter {
    fileprivate mutating func writePlay(of event: PlayedEvent) {
        bindings.removeAll()
        write(unfold(event.play, with: event.options, on: event.driven), views: event.views)
    }

    mutating func printConstants(_ plays: PlayTexts) {
        for (name, text, place) in plays.constants {
            line { printer in
                if let place { printer.ofApp(place) }
                printer.write("let ")
                printer.write(ascii: name)
                if text.first == UInt8(ascii: ".") {
                    printer.write(" = ")
                    printer.write(RuntimeNames.screenTransition)
                } else {
                    printer.write(": ")
                    printer.write(RuntimeNames.screenTransition)
                    printer.write(" = ")
                }
                printer.write(text)
            }
        }
    }
}

extension Model {
    /// Whether a play may speak of a view, and so of whose it is.
    fileprivate func mentionsViews(_ play: Play) -> Bool {
        switch calls[play.call].callee {
        case .catalog(let row): Catalog[row].parameters.contains { $0.type == .view }
        case .animation: true
        case .modifiers, .animator, .interaction, .swift: false
        }
    }
}

extension Edge {
    /// Whether the line's operation has a way back of its own, which a gesture then drives.
    fileprivate var hasReturn: Bool {
        switch operation {
        case nil, .push, .present, .segue: true
        case .pop, .dismiss, .tab, .replace, .unwind: false
        }
    }
}
