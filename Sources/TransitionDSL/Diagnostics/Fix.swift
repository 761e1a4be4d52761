/// An edit of the files that takes a diagnostic away.
package struct Fix: Hashable, Sendable {
    /// New text for a range; an empty range inserts, an empty text removes.
    package struct Edit: Hashable, Sendable {
        package var place: SourcePlace
        package var replacement: String

        package init(_ place: SourcePlace, _ replacement: String) {
            self.place = place
            self.replacement = replacement
        }
    }

    /// What it does, as an order: «remove `delay(0)`».
    package var title: String
    /// In file order; they do not overlap and stand in the file of the diagnostic.
    package var edits: [Edit]
    /// Whether what the file does stays the same or becomes what nobody doubts was meant, so that
    /// `--fix` may apply it unasked. Others are only shown.
    package var isSafe: Bool

    package init(_ title: String, _ edits: [Edit], isSafe: Bool = true) {
        self.title = title
        self.edits = edits
        self.isSafe = isSafe
    }

    /// A fix that puts another text in place of one range.
    package static func replacing(
        _ place: SourcePlace, with text: String, _ title: String, isSafe: Bool
    ) -> Fix { Fix(title, [Edit(place, text)], isSafe: isSafe) }

    /// What a misspelt word is most likely meant to be: for the user to judge.
    package static func didYouMean(_ name: String, at place: SourcePlace) -> Fix {
        replacing(place, with: name, "replace it by `\(name)`", isSafe: false)
    }
}
