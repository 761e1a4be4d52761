import TransitionDSL

/// A set of texts as flags by their numbers, for what is asked of every name that is written.
struct TextSet: Sendable {
    private var flags: [Bool] = []

    init(_ texts: some Sequence<Text>) {
        for text in texts {
            let index = Int(text.index)
            while flags.count <= index { flags.append(false) }
            flags[index] = true
        }
    }

    func contains(_ text: Text) -> Bool { Int(text.index) < flags.count && flags[Int(text.index)] }
}
