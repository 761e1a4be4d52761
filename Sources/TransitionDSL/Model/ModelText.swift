/// Calls and values of a model, written as a file would: `name(label: value)`.
///
/// Arguments stand in the order of the parameters, so two calls that say the same have the same
/// text. What is asked for often is written into bytes; see `WriteModelText.swift`. A class, so
/// that whoever holds it copies no model.
package final class ModelText: Sendable {
    package let model: Model
    /// Whether labels stand that a file may leave out.
    let hasAllLabels: Bool

    package init(_ model: Model, hasAllLabels: Bool = false) {
        self.model = model
        self.hasAllLabels = hasAllLabels
    }

    package func string(_ text: Text) -> String { model.texts.string(text) }

    package func quotedText(_ text: Text) -> String { quoted(string(text)) }

    package func name(_ screen: Handle<Screen>) -> String {
        string(model.screens[screen].declared.name)
    }

    package func ends(_ ends: HandleRange<EdgeEnd>, separator: StaticString) -> String {
        string { write(ends, separator: separator, into: &$0) }
    }

    package func animationUse(_ use: AnimationUse) -> String { string { write(use, into: &$0) } }

    /// ` with a, b`; nothing where there are none.
    package func with(_ calls: HandleRange<Handle<Call>>) -> String {
        string { writeWith(calls, into: &$0) }
    }

    package func calls(_ calls: HandleRange<Handle<Call>>) -> String {
        string { write(calls, into: &$0) }
    }

    package func call(_ call: Handle<Call>) -> String { string { write(call, into: &$0) } }

    package func value(_ value: Handle<Value>) -> String { string { write(value, into: &$0) } }

    /// A text with its holes: `"row.\(index)"`.
    package func text(_ segments: HandleRange<TextSegment>) -> String {
        string { write(segments, into: &$0) }
    }

    package func heroUse(_ use: HeroUse) -> String { string { write(use, into: &$0) } }

    package func path(_ path: Handle<ViewPath>) -> String { string { write(path, into: &$0) } }

    /// What stands after `on`: `unwind(close)`.
    package func limit(_ limit: EventLimit) -> String {
        let segue = limit.segue.map { "(\(string(model.segues[$0].declared.name)))" }
        return limit.operation.rawValue + (segue ?? "")
    }

    /// Arguments with labels that a caller knows.
    package func list(_ arguments: HandleRange<Argument>, label: (Int) -> String) -> String {
        let items = model.arguments[arguments].map { argument in
            let label = label(Int(argument.parameter))
            return label.isEmpty ? value(argument.value) : "\(label): \(value(argument.value))"
        }
        return items.joined(separator: ", ")
    }

    private func string(_ write: (inout [UInt8]) -> Void) -> String {
        var bytes: [UInt8] = []
        write(&bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
