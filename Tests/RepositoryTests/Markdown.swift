/// What the tests read of a document.
struct Markdown {
    /// A fenced block: what is after its opening fence, and its lines.
    struct Block {
        var language: String
        /// The words after the language.
        var words: [String]
        var text: String
        /// The line of the opening fence, from 1.
        var line: Int
    }

    private(set) var blocks: [Block] = []
    /// The targets of `[text](target)` outside of fenced blocks and code spans.
    private(set) var links: [String] = []
    /// The anchors of its headings, as GitHub makes them.
    private(set) var anchors: Set<String> = []

    init(_ text: String) {
        var open: Block?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            if line.hasPrefix("```") {
                if let block = open {
                    blocks.append(block)
                    open = nil
                } else {
                    let words = line.dropFirst(3).split(separator: " ").map(String.init)
                    let language = words.first ?? ""
                    open = Block(
                        language: language, words: Array(words.dropFirst()), text: "",
                        line: index + 1)
                }
            } else if open != nil {
                open?.text += line + "\n"
            } else {
                if line.hasPrefix("#") { anchors.insert(Self.anchor(line)) }
                links += Self.links(line)
            }
        }
    }

    private static func anchor(_ heading: Substring) -> String {
        let title = heading.drop { $0 == "#" }.dropFirst()
        return String(
            title.lowercased().compactMap { character -> Character? in
                if character == " " { return "-" }
                let isKept = character.isLetter || character.isNumber || "-_".contains(character)
                return isKept ? character : nil
            })
    }

    private static func links(_ line: Substring) -> [String] {
        // The odd pieces between backticks are code.
        let pieces = line.split(separator: "`", omittingEmptySubsequences: false)
        let prose = pieces.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        return prose.joined(separator: "code").matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
    }
}
