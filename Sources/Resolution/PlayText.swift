package import TransitionDSL

/// Plays as text: what a file would say to have them played.
///
/// Names stand for what they name, and opposites are what they come to, `slide(right)` for
/// `slide(left)`, so that people and programs are told what the app will play.
package struct PlayText: Sendable {
    private let texts: ModelText

    package init(_ model: Model) { self.init(ModelText(model)) }

    package init(_ texts: ModelText) { self.texts = texts }

    private var model: Model { texts.model }

    /// The name that people read: of an opposite what it comes to, of the rest what is written.
    package func name(_ play: Play) -> String {
        play.isOpposite ? expanded(play) : texts.call(play.call)
    }

    /// The animation with all names taken apart, an opposite as what it comes to.
    package func expanded(_ play: Play) -> String {
        var writer = PlayWriter(model, texts)
        writer.write(play)
        if writer.isKnown { return String(decoding: writer.bytes, as: UTF8.self) }
        return (play.isOpposite ? "opposite of " : "") + texts.call(play.call)
    }

    /// The options with which a play is played: a line's, and those of the names that it plays by
    /// unless the line says them otherwise. From which version a line counts is none of them.
    package func options(of play: Play, _ lineOptions: HandleRange<Handle<Call>>) -> [String] {
        var writer = PlayWriter(model, texts)
        return writer.options(of: play, lineOptions)
    }

    /// A play with its options, as a line would say it: by its name where that says it all.
    package func text(_ play: Play, _ lineOptions: HandleRange<Handle<Call>>) -> String {
        Self.text(name(play), with: saidOptions(of: play, lineOptions))
    }

    /// The options that a line that plays it by its name has to say.
    package func saidOptions(of play: Play, _ lineOptions: HandleRange<Handle<Call>>) -> [String] {
        if play.isOpposite { return options(of: play, lineOptions) }
        return model.items[lineOptions].filter { !model.isAvailability($0) }.map(texts.call)
    }

    package static func text(_ name: String, with options: [String]) -> String {
        options.isEmpty ? name : "\(name) with \(options.joined(separator: ", "))"
    }
}
