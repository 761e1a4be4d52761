/// What a view looks like on the phone, guessed from the words of its name.
package enum Role: String, Hashable, Sendable, CaseIterable {
    case picture, heading, lines, button, bar
    /// One of five small views in a row: a path with an index.
    case item
    case box
}

extension Role {
    /// Words of names, in lower case. If a name has several, the last one counts.
    private static let words: [String: Role] = [
        "img": .picture, "image": .picture, "picture": .picture, "photo": .picture,
        "icon": .picture, "logo": .picture, "avatar": .picture, "cover": .picture,
        "thumbnail": .picture, "poster": .picture, "artwork": .picture, "map": .picture,
        "lb": .heading, "lbl": .heading, "label": .heading, "title": .heading, "name": .heading,
        "heading": .heading, "headline": .heading, "subtitle": .heading, "price": .heading,
        "date": .heading, "caption": .heading,
        "body": .lines, "text": .lines, "description": .lines, "summary": .lines,
        "content": .lines, "detail": .lines, "details": .lines, "form": .lines,
        "button": .button, "btn": .button, "toggle": .button, "switch": .button,
        "bar": .bar, "toolbar": .bar, "header": .bar, "footer": .bar, "tabs": .bar,
    ]

    /// The role of a view by its path, such as `header.imageView` or `stars[i]`: the last word of
    /// the last name that has a known word.
    package init(path: String, hasIndex: Bool) {
        if hasIndex {
            self = .item
            return
        }
        for name in path.split(separator: ".").reversed() {
            if let role = Self.splitWords(name).reversed().lazy.compactMap({ Self.words[$0] }).first
            {
                self = role
                return
            }
        }
        self = .box
    }

    /// `lbTitle` is `lb` and `title`; `imageURL2` is `image`, `url` and `2`.
    private static func splitWords(_ name: Substring) -> [String] {
        var words: [String] = []
        var word = ""
        var last: Character?
        for character in name {
            let isBreak =
                !character.isLetter || last?.isLetter == false
                || character.isUppercase && last?.isUppercase == false
            if isBreak, !word.isEmpty {
                words.append(word.lowercased())
                word = ""
            }
            if character.isLetter || character.isNumber { word.append(character) }
            last = character
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
