/// Something in a modifier or animation string that Hero does not read as its author meant.
package struct TextProblem: Hashable, Sendable {
    /// What Hero does, from the worst on.
    package enum Effect: Int, Sendable, CaseIterable {
        /// The app stops when the string is set.
        case crashes
        /// The whole string has no effect: no modifiers, or the animation `auto`.
        case empties
        /// This modifier or animation has no effect.
        case drops
        /// A default takes the place of an argument, or the argument is ignored.
        case changes
    }

    package enum Cause: Hashable, Sendable {
        /// A comma between modifiers: only a space separates them.
        case comma
        /// An argument has a label.
        case label
        /// A name begins with a dot.
        case dot
        /// A number has several dots.
        case number
        /// Arguments need a comma between them.
        case missingComma
        /// `)` is missing.
        case unclosed
        /// A character that has no meaning here.
        case character
        /// More parentheses in each other than are read.
        case nesting
        /// An argument is calculated.
        case arithmetic
        /// Hero knows the name in another letter case.
        case letterCase(String)
        case unknownName
        /// An argument that the name needs is missing.
        case missingArgument
        /// An argument is not of the expected kind.
        case argument
        /// More arguments than the name has.
        case extraArgument
        /// Several animations, of which only the last counts.
        case notLast
    }

    package var effect: Effect
    package var cause: Cause
    /// In the UTF-8 of the text.
    package var range: Range<Int>
    /// The text of the range: a name, a number, a character.
    package var text: String

    package init(_ effect: Effect, _ cause: Cause, range: Range<Int>, text: String) {
        self.effect = effect
        self.cause = cause
        self.range = range
        self.text = text
    }
}
