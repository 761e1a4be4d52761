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

/// What statements play, as numbers that are equal where the plays and their options are; made for
/// a statement when it is first asked for. A class, so that who holds it can be passed about.
final class PlayKeys {
    private let table: Table
    private let model: Model
    private var writer: PlayWriter
    /// By statement; nil where it has not been asked for.
    private var keys: [Text?]
    private var spellings = TextTable()

    init(_ table: Table, _ model: Model) {
        self.table = table
        self.model = model
        writer = PlayWriter(model, ModelText(model), isKey: true)
        keys = Array(repeating: nil, count: table.statements.count)
    }

    func key(_ index: Int) -> Text {
        if let key = keys[index] { return key }
        writer.removeAll()
        spell(table.statements[index].play, of: index, isReturn: false)
        spell(table.statements[index].returning, of: index, isReturn: true)
        let key = spellings.intern(writer.bytes)
        keys[index] = key
        return key
    }

    /// The operations of both statements on which it matters which of them wins.
    func difference(_ left: Int, _ right: Int) -> OperationSet {
        if key(left) == key(right) { return [] }
        var shared = table.statements[left].occasion.operations
            .intersection(table.statements[right].occasion.operations)
        // A replacement has no return in which they could differ.
        if shared.contains(.replace), forward(left) == forward(right) { shared.remove(.replace) }
        return shared
    }

    private func forward(_ index: Int) -> [UInt8] {
        writer.removeAll()
        spell(table.statements[index].play, of: index, isReturn: false)
        return writer.bytes
    }

    private func spell(_ play: Play?, of index: Int, isReturn: Bool) {
        guard let play else { return writer.writeDefaultKey() }
        let edge = model.edges[table.statements[index].edge]
        writer.writeKey(
            play, with: edge.animation?.options ?? .empty,
            on: DrivenEvent(isReturn: isReturn, hasReturn: edge.hasWayBack))
    }
}
