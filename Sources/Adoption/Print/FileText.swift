import TransitionDSL

/// The text of a file, with what each piece of it came from.
struct FileText {
    /// What a piece came from.
    enum Origin: Hashable {
        case item(Int), hero(Int), owner(Int), animator(Int), segue(Int)
    }

    private(set) var text = ""
    private(set) var pieces: [(range: Range<Int>, origin: Origin)] = []

    mutating func add(_ text: String, _ origin: Origin? = nil) {
        let start = self.text.utf8.count
        self.text += text
        if let origin { pieces.append((start..<self.text.utf8.count, origin)) }
    }

    mutating func addLine(_ text: String = "", _ origin: Origin? = nil) {
        add(text, origin)
        self.text += "\n"
    }

    /// The smallest piece around an offset.
    func origin(of offset: Int) -> Origin? {
        pieces.filter { $0.range.contains(offset) }.min { $0.range.count < $1.range.count }?.origin
    }
}
