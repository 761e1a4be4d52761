import Resolution
import TransitionDSL

/// The animations of a registry's statements. Those of many lines are named constants, which Swift
/// type-checks once.
struct PlayTexts {
    /// The animation of a statement, or its return.
    struct Spelling {
        fileprivate var index: Int
        /// Where it first names something of the app; nil for the name of a constant.
        var place: SourcePlace?
    }

    /// A spelling and its uses in the statements of one function.
    private struct Use {
        var code: SwiftCode
        /// The place where its first use names something of the app.
        var place: SourcePlace?
        var count = 0
        /// The name of its constant.
        var name: Text?
    }

    private var uses: [Use] = []
    /// The spellings found so far, as indices of ``uses``. An index: each line asks for its own.
    private var codes: [SwiftCode: Int] = [:]
    private var plays: [(play: Spelling?, returning: Spelling?)] = []
    /// The spellings that statements of one function use, in the order of first use.
    private var order: [Int] = []
    /// Those of them that are constants.
    private var constants: [Int] = []

    /// The maximum number of lines that repeat a spelling.
    private static let shortCount = 4

    /// The text `none`, for `.none`.
    private let none: Text

    fileprivate init(none: Text) { self.none = none }

    fileprivate mutating func append(_ play: Spelling?, _ returning: Spelling?) {
        plays.append((play, returning))
    }

    /// Returns false if there is none yet.
    fileprivate mutating func repeatLast() -> Bool {
        guard let last = plays.last else { return false }
        plays.append(last)
        return true
    }

    fileprivate mutating func spelling(_ play: SwiftCode) -> Spelling {
        let (code, place) = play.withoutMarks()
        if let known = codes[code] { return Spelling(index: known, place: place) }
        codes[code] = uses.count
        uses.append(Use(code: code, place: place))
        return Spelling(index: uses.count - 1, place: place)
    }

    /// Decides which animations are constants in the function for a part of the statements.
    mutating func nameConstants(of part: Range<Int>, _ texts: PlanTexts) {
        for index in order { (uses[index].count, uses[index].name) = (0, nil) }
        order = []
        constants = []
        for (play, returning) in plays[part] {
            if let play { use(play.index) }
            if let returning { use(returning.index) }
        }
        var nameCounts: [String: Int] = [:]
        for index in order where uses[index].count > Self.shortCount {
            let code = SwiftPrinter.bytes(of: uses[index].code, texts)
            // `.fade` is a name already.
            if !code.contains(UInt8(ascii: "(")) { continue }
            var name = phrase(String(decoding: code, as: UTF8.self))
            let count = nameCounts[name, default: 0] + 1
            nameCounts[name] = count
            if count > 1 { name += "_\(count)" }
            uses[index].name = texts.intern(name)
            constants.append(index)
        }
    }

    private mutating func use(_ index: Int) {
        if uses[index].count == 0 { order.append(index) }
        uses[index].count += 1
    }

    /// `pageInUp` for `.pageIn(.up)`. Types are left out, as is the app's own Swift; long texts are
    /// cut.
    private func phrase(_ code: String) -> String {
        if code.hasPrefix("(") { return "play" }
        let bytes = Array(code.utf8)
        var phrase = ""
        func isInWord(_ index: Int) -> Bool {
            let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
            return bytes[index].isDigit || letters.contains(bytes[index] | 0x20)
        }
        for word in bytes.indices.split(whereSeparator: { !isInWord($0) }) {
            guard let first = word.first, let last = word.last, phrase.utf8.count <= 24 else {
                break
            }
            let text = String(decoding: bytes[first...last], as: UTF8.self)
            let raised = GeneratedNames.familyType(text)
            let isType =
                text == raised && !bytes[first].isDigit && last + 1 < bytes.count
                && bytes[last + 1] == UInt8(ascii: ".")
            if isType { continue }
            phrase += phrase.isEmpty ? GeneratedNames.loweringLeadingCapitals(text) : raised
        }
        return phrase.isEmpty ? "play" : phrase
    }

    /// The animation of the statement at an index, and its return; nil if the defaults decide.
    func of(_ index: Int) -> (play: Spelling?, returning: Spelling?) {
        (located(plays[index].play), located(plays[index].returning))
    }

    private func located(_ spelling: Spelling?) -> Spelling? {
        guard var spelling else { return nil }
        if uses[spelling.index].name != nil { spelling.place = nil }
        return spelling
    }

    /// The code in a statement: the name of a constant, or the animation.
    func code(_ spelling: Spelling) -> SwiftCode {
        let use = uses[spelling.index]
        return use.name.map { "\($0)" } ?? use.code
    }

    /// An argument of an optional type, where `.none` would be nil.
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
    /// The first piece of a member with an inferred type.
    fileprivate static var dot: Self { .verbatim(Verbatim(".")) }
}

extension SwiftPlanner {
    func playTexts(of table: Table) -> PlayTexts {
        var plays = PlayTexts(none: texts.intern("none"))
        for statement in table.statements {
            let edge = model.edges[statement.edge]
            // Both directions of a tab line have the same text.
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

    private func spelling(
        _ play: ChosenAnimation, of statement: TransitionRule, _ edge: Edge, isReturn: Bool,
        _ sets: EndSets,
        _ plays: inout PlayTexts
    ) -> PlayTexts.Spelling {
        let options = edge.animation?.options ?? .empty
        let views = views(play, of: statement, isReturn: isReturn, sets)
        let driven = DrivenEvent(isReturn: isReturn, hasReturn: edge.hasReturn)
        bindings.removeAll()
        let unfolding = bindings.unfold(play, with: options, on: driven, model)
        let code = transition(unfolding, views: views, at: ExpressionSite(edge.place))
        return plays.spelling(code)
    }

    /// The screens that the views of a statement's animation may be of.
    private func views(
        _ play: ChosenAnimation, of statement: TransitionRule, isReturn: Bool, _ sets: EndSets
    ) -> ViewHolders {
        let options = model.items[model.edges[statement.edge].animation?.options ?? .empty]
        guard
            mayMentionViews(model.calls[play.call].callee)
                || options.contains(where: { model.hasOwnersView($0) })
        else { return .unknown }
        let from = sets.screens(statement.from, model)
        let to = sets.screens(statement.to, model)
        return ViewHolders(
            from: isReturn ? to : from, to: isReturn ? from : to,
            isReturn: isReturn || statement.isOfReturn)
    }

    /// Whether an animation may use a view. Only then do its screens matter, and are found.
    private func mayMentionViews(_ callee: Call.Callee) -> Bool {
        switch callee {
        case .catalog(let row): Catalog[row].parameters.contains { $0.type == .view }
        case .animation: true
        case .modifiers, .animator, .interaction, .swift: false
        }
    }
}
