/// What a view looks like on the phone, guessed from the words of its name.
enum Role: String, Hashable, Sendable, CaseIterable {
    case picture, heading, lines, button, bar
    /// One of five small views in a row: a path with an index.
    case item
    case box
}

extension Role {
    /// The role of a word of a name, in lower case; nil for all other words.
    init?(word: String) {
        switch word {
        case "img", "image", "picture", "photo", "icon", "logo", "avatar", "cover", "thumbnail",
            "thumb", "poster", "artwork", "map", "banner", "video", "player", "preview", "gallery",
            "camera", "chart", "graph", "illustration", "portrait", "badge", "flag", "pin",
            "symbol":
            self = .picture
        case "lb", "lbl", "label", "title", "name", "heading", "headline", "subtitle", "price",
            "date", "time", "caption", "author", "count", "amount", "total", "status":
            self = .heading
        case "body", "text", "description", "summary", "content", "detail", "details", "form",
            "message", "bio", "notes", "comment", "comments", "info":
            self = .lines
        case "button", "btn", "toggle", "switch", "link", "segmented": self = .button
        case "bar", "toolbar", "header", "footer", "tabs", "navigation", "search": self = .bar
        default: return nil
        }
    }

    /// Words of pictures that are no larger than a few lines of text.
    static let smallPictures: Set = [
        "icon", "logo", "avatar", "thumbnail", "thumb", "badge", "flag", "pin", "symbol",
    ]
    /// Words of bars below everything else.
    static let bottomBars: Set = ["toolbar", "footer", "tabs"]

    /// The role of a view by the word of its path, such as `image` of `header.imageView`, and
    /// whether the path has an index, such as `stars[i]`.
    init(word: String, hasIndex: Bool) { self = hasIndex ? .item : Role(word: word) ?? .box }

    /// The last known word of the last name that has one.
    static func word(of path: String) -> String? {
        for name in path.split(separator: ".").reversed() {
            if let word = splitWords(name).last(where: { Role(word: $0) != nil }) { return word }
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
    var isOpaque: Bool {
        switch self {
        case .picture, .button, .bar, .box: true
        case .heading, .lines, .item: false
        }
    }
}
