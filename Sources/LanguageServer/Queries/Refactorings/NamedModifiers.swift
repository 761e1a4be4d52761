import Semantics
import TransitionDSL

/// The modifiers of a view that a refactoring changes.
struct ViewChange {
    private let program: Program
    private let items: [CallSyntax]
    private let range: SourceRange
    private let selection: SourceRange

    init?(_ program: Program, _ around: [SyntaxNode], _ selection: SourceRange) {
        let view = around.first { $0.kind == .view || $0.kind == .match }
        guard let view, let with: WithSyntax = view.child(),
            !program.hasComment(with.range), selection.start <= with.range.end,
            with.range.start <= selection.end
        else { return nil }
        let items = Array(with.items)
        guard let first = items.first, let last = items.last else { return nil }
        self.program = program
        self.items = items
        self.selection = selection
        range = first.range.union(last.range)
    }

    /// A declaration of the list, and its name in the view.
    var newModifiers: Refactoring? {
        let name = program.unusedName("newModifiers")
        let modifiers = program.insertion(
            of: "modifiers \(name) = \(program.text(range))", before: range.start)
        guard items.count > 1, let modifiers else { return nil }
        return Refactoring(
            kind: .extract, title: "give the modifiers a name",
            edits: [modifiers, program.edit(range, with: name)], proof: .views)
    }

    /// The modifiers of a list in place of its name.
    var inlinedModifiers: Refactoring? {
        let item = items.first {
            selection.start <= $0.range.end && $0.range.start <= selection.end
                && program.declaration(named: $0.name, ModifiersSyntax.self) != nil
        }
        guard let item,
            let named = program.declaration(named: item.name, ModifiersSyntax.self),
            named.parameters == nil
        else { return nil }
        let text = named.items.map { $0.node.sourceText }.joined(separator: ", ")
        return Refactoring(
            kind: .inline, title: "replace `\(item.node.sourceText)` by its modifiers",
            edits: [program.edit(item.range, with: text)], proof: .views)
    }
}
