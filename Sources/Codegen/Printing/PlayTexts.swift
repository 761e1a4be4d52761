import Resolution
import TransitionDSL

/// What the statements of a registry play, as Swift text. What many lines play is a constant with a
/// name, since each spelling of it would take the compiler as long as all the rest of the line.
struct PlayTexts {
    /// What one direction of a statement plays.
    struct Spelling {
        fileprivate var text: Text
        /// Where it first names something of the app; nil where it is a constant's name.
        var place: SourcePlace?
    }

    private var texts = TextTable()
    private var plays: [(play: Spelling, other: Spelling?)] = []
    /// By text.
    private var uses: [Use] = [Use()]
    /// The texts that are constants, in the order in which lines first play them.
    fileprivate private(set) var constants: [Text] = []

    /// How a text is played.
    private struct Use {
        var count = 0
        /// Where it first names something of the app, the first time it is played.
        var place: SourcePlace?
        /// The name of the constant that it is.
        var name: Text?
    }

    /// So many lines may spell the same.
    private static let shortCount = 4

    init(_ table: Table, _ printer: inout CodePrinter) {
        plays.reserveCapacity(table.statements.count)
        var text: [UInt8] = []
        for statement in table.statements {
            let edge = printer.model.edges[statement.edge]
            let options = edge.animation?.options ?? .empty
            let driven = DrivenEvent(isReturn: statement.way == .back, hasReturn: edge.hasReturn)
            var views = ViewHolders.unknown
            if printer.model.calls[statement.play.call].callee.mayMentionViews
                || printer.model.calls[statement.otherPlay.call].callee.mayMentionViews
            {
                views = printer.views(statement, table.sets)
            }
            printer.construct = edge.place
            let place = printer.capture(into: &text) {
                $0.writePlay(statement.play, options, on: driven, views)
            }
            let play = add(text, place)
            var other: Spelling?
            if statement.play != statement.otherPlay {
                swap(&views.from, &views.to)
                let place = printer.capture(into: &text) {
                    $0.writePlay(statement.otherPlay, options, on: driven, views)
                }
                other = add(text, place)
            }
            plays.append((play, other))
        }
        nameConstants()
    }

    private mutating func add(_ written: [UInt8], _ place: SourcePlace?) -> Spelling {
        let text = texts.intern(written)
        let index = Int(text.index)
        if uses.count == index { uses.append(Use(place: place)) }
        uses[index].count += 1
        return Spelling(text: text, place: place)
    }

    private mutating func nameConstants() {
        var nameCounts: [String: Int] = [:]
        for index in uses.indices where uses[index].count > Self.shortCount {
            let text = Text(index: UInt32(truncatingIfNeeded: index))
            var name = phrase(text)
            let count = nameCounts[name, default: 0] + 1
            nameCounts[name] = count
            if count > 1 { name += "_\(count)" }
            uses[index].name = texts.intern(name)
            constants.append(text)
        }
    }

    /// `pageInUp` for `.pageIn(.up)`. Of long texts the beginning; of the app's own nothing.
    private func phrase(_ text: Text) -> String {
        let capital = UInt8(ascii: "a") - UInt8(ascii: "A")
        var phrase: [UInt8] = []
        var raisesNext = false
        for (index, byte) in texts.bytes[texts.range(text)].enumerated() {
            if index == 0, byte == UInt8(ascii: "(") { break }
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"):
                phrase.append(raisesNext && !phrase.isEmpty ? byte - capital : byte)
                raisesNext = false
            case UInt8(ascii: "A")...UInt8(ascii: "Z"):
                phrase.append(phrase.isEmpty ? byte + capital : byte)
                raisesNext = false
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                phrase.append(byte)
                raisesNext = false
            default:
                if phrase.count > 24 { return String(decoding: phrase, as: UTF8.self) }
                raisesNext = true
            }
        }
        return phrase.isEmpty ? "play" : String(decoding: phrase, as: UTF8.self)
    }

    /// What the statement at an index plays, and what it plays in the other direction.
    func of(_ index: Int) -> (play: Spelling, other: Spelling?) {
        var (play, other) = plays[index]
        if name(play.text) != nil { play.place = nil }
        if let text = other?.text, name(text) != nil { other?.place = nil }
        return (play, other)
    }

    /// The name of the constant that a text is.
    fileprivate func name(_ text: Text) -> Text? { uses[Int(text.index)].name }

    fileprivate func place(_ text: Text) -> SourcePlace? { uses[Int(text.index)].place }

    /// The text of a constant.
    fileprivate func write(_ text: Text, with printer: inout CodePrinter) {
        printer.write(texts.bytes, texts.range(text))
    }

    /// What stands in a statement.
    func write(_ spelling: Spelling, with printer: inout CodePrinter) {
        write(name(spelling.text) ?? spelling.text, with: &printer)
    }

    func begins(_ spelling: Spelling, with word: StaticString) -> Bool {
        begins(name(spelling.text) ?? spelling.text, with: word)
    }

    fileprivate func begins(_ text: Text, with word: StaticString) -> Bool {
        let range = texts.range(text)
        return texts.bytes[range].starts(with: word.description.utf8)
    }
}

extension CodePrinter {
    /// What one direction of a statement plays.
    fileprivate mutating func writePlay(
        _ play: Play, _ options: HandleRange<Handle<Call>>, on event: DrivenEvent,
        _ views: ViewHolders
    ) {
        bindings.removeAll()
        write(unfold(play, with: options, on: event), views: views)
    }

    /// Whose views the plays of a statement may speak of.
    fileprivate func views(_ statement: Statement, _ sets: EndSets) -> ViewHolders {
        ViewHolders(
            from: sets.screens(statement.from, model), to: sets.screens(statement.to, model),
            isReturn: statement.occasion.operations.isSubset(of: .back))
    }

    mutating func printConstants(_ plays: PlayTexts) {
        for text in plays.constants {
            beginLine()
            if let place = plays.place(text) { ofApp(place) }
            write("let ")
            if let name = plays.name(text) { plays.write(name, with: &self) }
            if plays.begins(text, with: ".") {
                write(" = ")
                write(RuntimeNames.screenTransition)
            } else {
                write(": ")
                write(RuntimeNames.screenTransition)
                write(" = ")
            }
            plays.write(text, with: &self)
            endLine()
        }
    }
}

extension Call.Callee {
    /// Whether a play of it may speak of a view, and so of whose it is.
    fileprivate var mayMentionViews: Bool {
        switch self {
        case .catalog(let row): Catalog[row].takesView
        case .animation: true
        case .modifiers, .animator, .interaction, .swift: false
        }
    }
}

extension CatalogEntry {
    fileprivate var takesView: Bool {
        for parameter in parameters where parameter.type == .view { return true }
        return false
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
