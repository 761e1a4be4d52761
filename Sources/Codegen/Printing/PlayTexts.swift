import Resolution
import TransitionDSL

/// What the statements of a registry play, as Swift text. What many lines play is a constant with a
/// name, since each spelling of it would take the compiler as long as all the rest of the line.
struct PlayTexts {
    /// What a statement plays, or its return.
    struct Spelling {
        fileprivate var text: Text
        /// Where it first names something of the app; nil where it is a constant's name.
        var place: SourcePlace?
    }

    private var texts = TextTable()
    private var plainTexts = RecentTexts()
    /// What has been written last.
    private var written: [UInt8] = []
    private var plays: [(play: Spelling?, returning: Spelling?)] = []
    /// By text.
    private var uses: [Use] = [Use()]
    /// The texts that statements of one function play, in the order in which lines first play them.
    private var order: [Text] = []
    /// Those of them that are constants.
    fileprivate private(set) var constants: [Text] = []

    /// How a text is played by the statements of one function.
    private struct Use {
        var count = 0
        /// Where it first names something of the app, the first time it is played.
        var place: SourcePlace?
        /// The name of the constant that it is.
        var name: Text?

        mutating func forget() {
            count = 0
            name = nil
        }
    }

    /// So many lines may spell the same.
    private static let shortCount = 4

    init(_ table: Table, _ printer: inout CodePrinter) {
        plays.reserveCapacity(table.statements.count)
        for statement in table.statements {
            let edge = printer.model.edges[statement.edge]
            // Both directions of a tab line are one text.
            if statement.isTurned, !edge.isBothWays, let straight = plays.last {
                plays.append(straight)
                continue
            }
            printer.construct = edge.place
            let play = statement.play.map {
                spell($0, of: statement, edge, isReturn: false, table.sets, &printer)
            }
            let returning = statement.returning.map {
                spell($0, of: statement, edge, isReturn: true, table.sets, &printer)
            }
            plays.append((play, returning))
        }
    }

    private mutating func spell(
        _ play: Play, of statement: Statement, _ edge: Edge, isReturn: Bool, _ sets: EndSets,
        _ printer: inout CodePrinter
    ) -> Spelling {
        let options = edge.animation?.options ?? .empty
        let key = options.isEmpty ? printer.plainKey(of: play) : nil
        if let key, let text = plainTexts[key] { return add(text, nil) }
        let views = printer.views(play, of: statement, isReturn: isReturn, sets)
        let driven = DrivenEvent(isReturn: isReturn, hasReturn: edge.hasWayBack)
        let place = printer.capture(into: &written) {
            $0.writePlay(play, options, on: driven, views)
        }
        let text = texts.intern(written)
        if let key { plainTexts[key] = text }
        return add(text, place)
    }

    private mutating func add(_ text: Text, _ place: SourcePlace?) -> Spelling {
        let index = Int(text.index)
        if uses.count == index { uses.append(Use(place: place)) }
        return Spelling(text: text, place: place)
    }

    /// Decides what is a constant in the function that has a part of the statements.
    mutating func nameConstants(of part: Range<Int>) {
        for text in order { uses[Int(text.index)].forget() }
        order.removeAll(keepingCapacity: true)
        constants.removeAll(keepingCapacity: true)
        for (play, returning) in plays[part] {
            if let play { use(play.text) }
            if let returning { use(returning.text) }
        }
        var nameCounts: [String: Int] = [:]
        for text in order where uses[Int(text.index)].count > Self.shortCount {
            var name = phrase(text)
            let count = nameCounts[name, default: 0] + 1
            nameCounts[name] = count
            if count > 1 { name += "_\(count)" }
            uses[Int(text.index)].name = texts.intern(name)
            constants.append(text)
        }
    }

    private mutating func use(_ text: Text) {
        let index = Int(text.index)
        if uses[index].count == 0 { order.append(text) }
        uses[index].count += 1
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

    /// What the statement at an index plays, and its return; nil where the defaults decide.
    func of(_ index: Int) -> (play: Spelling?, returning: Spelling?) {
        (located(plays[index].play), located(plays[index].returning))
    }

    private func located(_ spelling: Spelling?) -> Spelling? {
        guard var spelling else { return nil }
        if name(spelling.text) != nil { spelling.place = nil }
        return spelling
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
    /// What a statement plays, or its return.
    fileprivate mutating func writePlay(
        _ play: Play, _ options: HandleRange<Handle<Call>>, on event: DrivenEvent,
        _ views: ViewHolders
    ) {
        bindings.removeAll()
        write(bindings.unfold(play, with: options, on: event, model), views: views)
    }

    /// Whose views a play of a statement may speak of.
    fileprivate mutating func views(
        _ play: Play, of statement: Statement, isReturn: Bool, _ sets: EndSets
    ) -> ViewHolders {
        guard model.calls[play.call].callee.mayMentionViews else { return .unknown }
        let from = sets.screens(statement.from, model)
        let to = sets.screens(statement.to, model)
        return ViewHolders(
            from: isReturn ? to : from, to: isReturn ? from : to,
            isReturn: isReturn || statement.isOfReturn)
    }

    /// All that the text of an animation of the catalog depends on which is told one constant or
    /// nothing, such as `slide(left)`, as a number; nil for other plays.
    fileprivate mutating func plainKey(of play: Play) -> Int? {
        let call = model.calls[play.call]
        guard case .catalog(let row) = call.callee, call.arguments.count < 2 else { return nil }
        let key = Int(row.index) << 1 | (play.isOpposite ? 1 : 0)
        if call.arguments.isEmpty { return key }
        let argument = model.arguments[Int(call.arguments.start)]
        guard case .constant(let constant) = model.values[argument.value] else { return nil }
        return (Int(argument.parameter) << 16 | Int(constant.index) + 1) << 17 | key
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

/// Texts that were looked for a moment ago, by numbers; each takes the place of another.
private struct RecentTexts {
    private var keys = [Int](repeating: -1, count: 64)
    private var texts = [Text](repeating: .empty, count: 64)

    subscript(key: Int) -> Text? {
        get {
            let slot = slot(key)
            return keys[slot] == key ? texts[slot] : nil
        }
        set {
            let slot = slot(key)
            keys[slot] = newValue == nil ? -1 : key
            texts[slot] = newValue ?? .empty
        }
    }

    private func slot(_ key: Int) -> Int {
        Int((UInt64(truncatingIfNeeded: key) &* 0x9E37_79B9_7F4A_7C15) >> 58)
    }
}
