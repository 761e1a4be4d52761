import TransitionDSL

/// The texts of a plan: the program's and, behind them, those that generated names add. Adding to
/// the program's own would copy them all.
struct PlanTexts: Equatable {
    let declared: TextTable
    private(set) var made = TextTable()
    private let declaredCount: UInt32

    init(_ declared: TextTable) {
        self.declared = declared
        declaredCount = UInt32(declared.count)
    }

    /// A text which may be one of the program's.
    mutating func intern(_ text: String) -> Text { declared.find(text) ?? make(text) }

    /// A text that is looked for only among those which are made.
    mutating func make(_ text: String) -> Text {
        Text(index: made.intern(text).index + declaredCount)
    }

    mutating func make(_ source: [UInt8], _ range: Range<Int>) -> Text {
        Text(index: made.intern(source, range).index + declaredCount)
    }

    func string(_ text: Text) -> String {
        isDeclared(text) ? declared.string(text) : made.string(inMade(text))
    }

    func isDeclared(_ text: Text) -> Bool { text.index < declaredCount }

    /// A text that is made, as the table of those knows it.
    func inMade(_ text: Text) -> Text { Text(index: text.index - declaredCount) }

    static func == (left: PlanTexts, right: PlanTexts) -> Bool {
        left.declared.hasTexts(of: right.declared) && left.made.hasTexts(of: right.made)
    }
}
