package import TransitionDSL

/// Animations as text, as a file would write them.
///
/// Names are kept, and opposites are resolved, `slide(right)` for the opposite of `slide(left)`. So
/// the text shows what the app will play.
package struct PlayText: Sendable {
    private let texts: ModelText

    package init(_ model: Model) { self.init(ModelText(model)) }

    package init(_ texts: ModelText) { self.texts = texts }

    private var model: Model { texts.model }

    /// The name for people: an opposite is resolved, all others are as written.
    package func name(_ play: ChosenAnimation) -> String {
        play.isOpposite ? expanded(play) : texts.call(play.call)
    }

    /// The animation with all names expanded and opposites resolved.
    package func expanded(_ play: ChosenAnimation) -> String {
        var writer = PlayWriter(texts)
        writer.write(play)
        if writer.isKnown { return String(decoding: writer.bytes, as: UTF8.self) }
        return (play.isOpposite ? "opposite of " : "") + texts.call(play.call)
    }

    /// The animation that plays on a version of iOS in place of one that it does not have; nil if it
    /// has it.
    package func fallback(of play: ChosenAnimation, on version: SystemVersion) -> String? {
        var writer = PlayWriter(texts)
        guard writer.writeFallback(of: play, on: version) else { return nil }
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// What plays with Reduce Motion by an option of the animation; nil without one.
    package func reducedMotion(
        of play: ChosenAnimation, _ lineOptions: HandleRange<Handle<Call>>
    ) -> String? {
        var writer = PlayWriter(texts)
        let options = writer.bindings.unfold(play, with: lineOptions, on: .named, texts).options
        guard let option = options.reducedMotion, let term = model.term(of: option) else {
            return nil
        }
        if case .constant(Catalog.sameMotion) = model.values[term.value] {
            return text(play, lineOptions)
        }
        writer.write(term, .animation)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// The options that apply to an animation: a line's, and those of the named animations unless
    /// the line overrides them. `available` is not included.
    package func options(of play: ChosenAnimation, _ lineOptions: HandleRange<Handle<Call>>)
        -> [String]
    {
        var writer = PlayWriter(texts)
        return writer.options(of: play, lineOptions)
    }

    /// An animation with its options, as a line would write it: by its name, if possible.
    package func text(_ play: ChosenAnimation, _ lineOptions: HandleRange<Handle<Call>>) -> String {
        Self.text(name(play), with: additionalOptions(of: play, lineOptions))
    }

    /// The options that a line must write in addition to the name of the animation.
    package func additionalOptions(
        of play: ChosenAnimation, _ lineOptions: HandleRange<Handle<Call>>
    )
        -> [String]
    {
        if play.isOpposite { return options(of: play, lineOptions) }
        return model.items[lineOptions].filter { !model.isAvailability($0) }.map(texts.call)
    }

    package static func text(_ name: String, with options: [String]) -> String {
        options.isEmpty ? name : "\(name) with \(options.joined(separator: ", "))"
    }
}

/// The animations of statements as numbers, equal if the animations and their options are equal.
/// A class: users share one table of spellings.
final class PlayKeys {
    private let table: Table
    private let texts: ModelText
    /// The number of each statement; nil if it has not been computed. A statement may be compared
    /// with all others.
    private var keys: [Text?]
    private var spellings = TextTable()

    init(_ table: Table, _ model: Model) {
        self.table = table
        texts = ModelText(model)
        keys = Array(repeating: nil, count: table.statements.count)
    }

    func key(_ index: Int) -> Text {
        if let key = keys[index] { return key }
        let key = spellings.intern(
            forward(index)
                + spelling(table.statements[index].returning, of: index, isReturn: true))
        keys[index] = key
        return key
    }

    /// The operations of both statements for which it matters which one wins.
    func difference(_ left: Int, _ right: Int) -> OperationSet {
        if key(left) == key(right) { return [] }
        var shared = table.statements[left].pattern.operations
            .intersection(table.statements[right].pattern.operations)
        // A replacement has no return in which they could differ.
        if shared.contains(.replace), forward(left) == forward(right) { shared.remove(.replace) }
        return shared
    }

    private func forward(_ index: Int) -> [UInt8] {
        spelling(table.statements[index].play, of: index, isReturn: false)
    }

    /// If nil, the defaults decide.
    private func spelling(_ play: ChosenAnimation?, of index: Int, isReturn: Bool) -> [UInt8] {
        guard let play else { return Array("default | ".utf8) }
        let edge = texts.model.edges[table.statements[index].edge]
        var writer = PlayWriter(texts, isKey: true)
        writer.writeKey(
            play, with: edge.animation?.options ?? .empty,
            on: DrivenEvent(isReturn: isReturn, hasReturn: edge.hasReturn))
        return writer.bytes
    }
}
