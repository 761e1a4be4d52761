import TransitionDSL

/// The model's texts and, behind them, those that generated names add. Adding to the model's own
/// would copy them all.
struct PlanTexts {
    let declared: TextTable
    private(set) var made = TextTable()
    private let declaredCount: UInt32

    init(_ declared: TextTable) {
        self.declared = declared
        declaredCount = UInt32(declared.count)
    }

    mutating func intern(_ text: String) -> Text {
        if let known = declared.find(text) { return known }
        return Text(index: made.intern(text).index + declaredCount)
    }

    func string(_ text: Text) -> String {
        isDeclared(text) ? declared.string(text) : made.string(inMade(text))
    }

    func isDeclared(_ text: Text) -> Bool { text.index < declaredCount }

    /// A text that is made, as the table of those knows it.
    func inMade(_ text: Text) -> Text { Text(index: text.index - declaredCount) }
}
