import Resolution
import TransitionDSL

/// What the statements of a registry play. What many lines play is a constant with a name, since
/// each spelling of it would take the compiler as long as all the rest of the line.
struct PlayTexts {
    /// What a statement plays, or its return.
    struct Spelling {
        fileprivate var index: Int
        /// Where it first names something of the app; nil where it is a constant's name.
        var place: SourcePlace?
    }

    /// A spelling and how it is used by the statements of one function.
    private struct Use {
        var code: SwiftCode
        /// Where it first names something of the app, the first time it is played.
        var place: SourcePlace?
        var count = 0
        /// The name of the constant that it is.
        var name: Text?
    }

    private var uses: [Use] = []
    /// Those that have been found before, by the hash of their code.
    private var codes: [Int: [Int]] = [:]
    /// The spellings of plain animations, by what these are known by.
    fileprivate var plain: [Int: Spelling] = [:]
    private var plays: [(play: Spelling?, returning: Spelling?)] = []
    /// The spellings that statements of one function play, in the order in which lines first play
    /// them.
    private var order: [Int] = []
    /// Those of them that are constants.
    private var constants: [Int] = []

    /// So many lines may spell the same.
    private static let shortCount = 4

    /// The text of `.none` behind its dot.
    private let none: Text

    fileprivate init(count: Int, none: Text) {
        self.none = none
        plays.reserveCapacity(count)
    }

    fileprivate mutating func append(_ play: Spelling?, _ returning: Spelling?) {
        plays.append((play, returning))
    }

    /// Returns false where there is no play yet.
    fileprivate mutating func repeatLast() -> Bool {
        guard let last = plays.last else { return false }
        plays.append(last)
        return true
    }

    fileprivate mutating func spelling(_ play: SwiftCode) -> Spelling {
        let (code, place) = play.withoutMarks()
        let hash = code.hashValue
        if let known = codes[hash]?.first(where: { uses[$0].code == code }) {
            return Spelling(index: known, place: place)
        }
        codes[hash, default: []].append(uses.count)
        uses.append(Use(code: code, place: place))
        return Spelling(index: uses.count - 1, place: place)
    }

    /// Decides what is a constant in the function that has a part of the statements.
    mutating func nameConstants(of part: Range<Int>, _ texts: inout PlanTexts) {
        for index in order { (uses[index].count, uses[index].name) = (0, nil) }
        order.removeAll(keepingCapacity: true)
        constants.removeAll(keepingCapacity: true)
        for (play, returning) in plays[part] {
            if let play { use(play.index) }
            if let returning { use(returning.index) }
        }
        var nameCounts: [String: Int] = [:]
        for index in order where uses[index].count > Self.shortCount {
            var name = phrase(SwiftPrinter.bytes(of: uses[index].code, texts))
            let count = nameCounts[name, default: 0] + 1
            nameCounts[name] = count
            if count > 1 { name += "_\(count)" }
            uses[index].name = texts.make(name)
            constants.append(index)
        }
    }

    private mutating func use(_ index: Int) {
        if uses[index].count == 0 { order.append(index) }
        uses[index].count += 1
    }

    /// `pageInUp` for `.pageIn(.up)`. Of long texts the beginning; of the app's own nothing.
    private func phrase(_ text: [UInt8]) -> String {
        let capital = UInt8(ascii: "a") - UInt8(ascii: "A")
        var phrase: [UInt8] = []
        var raisesNext = false
        for (index, byte) in text.enumerated() {
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
        if uses[spelling.index].name != nil { spelling.place = nil }
        return spelling
    }

    /// What stands in a statement: the name of a constant, or the animation.
    func code(_ spelling: Spelling) -> SwiftCode {
        let use = uses[spelling.index]
        return use.name.map { "\($0)" } ?? use.code
    }

    /// An argument of an optional type, of which `.none` would be nothing.
    func optionalCode(_ spelling: Spelling?) -> SwiftCode {
        guard let spelling else { return "nil" }
        let use = uses[spelling.index]
        let isNone = use.name == nil && use.code.pieces.starts(with: [.dot, .text(none)])
        return isNone ? "\(RuntimeNames.screenTransition)\(code(spelling))" : code(spelling)
    }

    var constantStatements: [SwiftStatement] {
        constants.map { index in
            let use = uses[index]
            let type = RuntimeNames.screenTransition
            let name: SwiftCode = "\(mark: use.place)let \(use.name ?? .empty)"
            // A member needs its type in front.
            return use.code.pieces.first == .dot
                ? .line("\(name) = \(type)\(use.code)") : .line("\(name): \(type) = \(use.code)")
        }
    }
}

extension SwiftCode.Piece {
    /// What a member of a type that is known begins with.
    fileprivate static var dot: Self { .verbatim(Verbatim(".")) }
}

extension SwiftPlanner {
    mutating func playTexts(of table: Table) -> PlayTexts {
        var plays = PlayTexts(count: table.statements.count, none: texts.make("none"))
        for statement in table.statements {
            let edge = model.edges[statement.edge]
            // Both directions of a tab line are one text.
            if statement.isTurned, !edge.isBothWays, plays.repeatLast() { continue }
            let play = statement.play.map {
                spelling($0, of: statement, edge, isReturn: false, table.sets, &plays)
            }
            let returning = statement.returning.map {
                spelling($0, of: statement, edge, isReturn: true, table.sets, &plays)
            }
            plays.append(play, returning)
        }
        return plays
    }

    private mutating func spelling(
        _ play: Play, of statement: Statement, _ edge: Edge, isReturn: Bool, _ sets: EndSets,
        _ plays: inout PlayTexts
    ) -> PlayTexts.Spelling {
        let options = edge.animation?.options ?? .empty
        let key = options.isEmpty ? plainKey(of: play) : nil
        if let key, let known = plays.plain[key] { return known }
        let views = views(play, of: statement, isReturn: isReturn, sets)
        let driven = DrivenEvent(isReturn: isReturn, hasReturn: edge.hasReturn)
        bindings.removeAll()
        let unfolding = bindings.unfold(play, with: options, on: driven, model)
        let code = transition(unfolding, views: views, at: Site(edge.place))
        let spelling = plays.spelling(code)
        if let key { plays.plain[key] = spelling }
        return spelling
    }

    /// Whose views a play of a statement may speak of.
    private func views(
        _ play: Play, of statement: Statement, isReturn: Bool, _ sets: EndSets
    ) -> ViewHolders {
        guard mayMentionViews(model.calls[play.call].callee) else { return .unknown }
        let from = sets.screens(statement.from, model)
        let to = sets.screens(statement.to, model)
        return ViewHolders(
            from: isReturn ? to : from, to: isReturn ? from : to,
            isReturn: isReturn || statement.isOfReturn)
    }

    /// Whether a play may speak of a view, and so of whose it is.
    private func mayMentionViews(_ callee: Call.Callee) -> Bool {
        switch callee {
        case .catalog(let row): Catalog[row].parameters.contains { $0.type == .view }
        case .animation: true
        case .modifiers, .animator, .interaction, .swift: false
        }
    }

    /// The key of a catalog animation whose only argument is a constant or that has none, such as
    /// `slide(left)`: all that its text depends on, as a number. nil for other plays.
    private func plainKey(of play: Play) -> Int? {
        let call = model.calls[play.call]
        guard case .catalog(let row) = call.callee, call.arguments.count < 2 else { return nil }
        let key = Int(row.index) << 1 | (play.isOpposite ? 1 : 0)
        if call.arguments.isEmpty { return key }
        let argument = model.arguments[Int(call.arguments.start)]
        guard case .constant(let constant) = model.values[argument.value] else { return nil }
        return (Int(argument.parameter) << 16 | Int(constant.index) + 1) << 17 | key
    }
}
