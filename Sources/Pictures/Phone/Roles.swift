/// What a view looks like on the phone, guessed from the words of its name.
package enum Role: String, Hashable, Sendable, CaseIterable {
    case picture, heading, lines, button, bar
    /// One of five small views in a row: a path with an index.
    case item
    case box
}

extension Role {
    /// Words of names, in lower case. If a name has several, the last one counts.
    private static let words: [String: Role] = {
        let names: KeyValuePairs<Role, String> = [
            .picture: """
            img image picture photo icon logo avatar cover thumbnail thumb poster artwork map \
            banner video player preview gallery camera chart graph illustration portrait badge \
                flag pin symbol
            """,
            .heading: """
            lb lbl label title name heading headline subtitle price date time caption author \
            count amount total status
            """,
            .lines: """
            body text description summary content detail details form message bio notes \
            comment comments info
            """,
            .button: "button btn toggle switch link segmented",
            .bar: "bar toolbar header footer tabs navigation search",
        ]
        var words: [String: Role] = [:]
        for (role, list) in names {
            for word in list.split(separator: " ") { words[String(word)] = role }
        }
        return words
    }()

    /// Words of pictures that are no larger than a few lines of text.
    static let smallPictures: Set = [
        "icon", "logo", "avatar", "thumbnail", "thumb", "badge", "flag", "pin", "symbol",
    ]
    /// Words of bars below everything else.
    static let bottomBars: Set = ["toolbar", "footer", "tabs"]

    /// The role of a view by the word of its path, such as `image` of `header.imageView`, and
    /// whether the path has an index, such as `stars[i]`.
    init(word: String, hasIndex: Bool) { self = hasIndex ? .item : Self.words[word] ?? .box }

    /// The last word of the last name that has a known word.
    static func word(of path: String) -> String? {
        for name in path.split(separator: ".").reversed() {
            if let word = splitWords(name).last(where: { words[$0] != nil }) { return word }
        }
        return nil
    }

    /// `lbTitle` is `lb` and `title`; `imageURL2` is `image`, `url` and `2`.
    private static func splitWords(_ name: Substring) -> [String] {
        var words: [String] = []
        var word = ""
        var last: (isLetter: Bool, isUppercase: Bool)?
        for character in name {
            let this = (isLetter: character.isLetter, isUppercase: character.isUppercase)
            let isBreak =
                !this.isLetter || last?.isLetter == false
                || this.isUppercase && last?.isUppercase == false
            if isBreak, !word.isEmpty {
                words.append(word.lowercased())
                word = ""
            }
            if this.isLetter || character.isNumber { word.append(character) }
            last = this
        }
        return word.isEmpty ? words : words + [word.lowercased()]
    }

    /// Whether something behind it can be seen: text has no background of its own.
    package var isOpaque: Bool {
        switch self {
        case .picture, .button, .bar, .box: true
        case .heading, .lines, .item: false
        }
    }
}
