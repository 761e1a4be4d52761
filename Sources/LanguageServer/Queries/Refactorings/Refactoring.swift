import Semantics
package import TransitionDSL

/// A change that a user can choose at a place. All edits are in the file, in its order.
package struct Refactoring: Sendable {
    package enum Kind: Sendable {
        /// Removes the cause of a finding.
        case quickFix
        /// Writes the same in another way.
        case rewrite
        /// Gives a name to something.
        case extract
        /// Replaces a name by what it means.
        case inline
        case organizeImports
    }

    /// What is compared before a change is offered.
    package enum Proof: Sendable {
        case none
        /// The rules of a line: the other lines stay as they are.
        case rules(Handle<Edge>)
        /// The results of all events that these lines cover, because ranks can change. Events of
        /// screens that are not declared are left out if only `*` covers them.
        case events([Handle<Edge>], ofUndeclaredScreens: Bool = true)
        /// The modifiers of all views.
        case views
    }

    package var kind: Kind
    package var title: String
    package var edits: [Fix.Edit]
    /// The finding that it is for.
    package var id: DiagnosticID?
    package var proof = Proof.none
    /// The rule whose fix does the same.
    package var sameFix: DiagnosticID?
    /// Findings that it causes, and whose fixes are part of it.
    package var entails: Set<DiagnosticID> = []
}

extension Program {
    /// The refactorings that apply to a range. Each event plays the same as before.
    package func refactorings(in range: SourceRange) -> [Refactoring] {
        guard let model = analysis.model else { return [] }
        let around = nodes(around: range)
        var found: [Refactoring?] = []
        if let change = LineChange(self, model, around, range) {
            found += [change.removedReturn, change.splitDirections]
            found += [change.joinedLines, change.splitEnds, change.coveredScreens]
            found += [change.newGroup, change.existingGroup, change.inlinedGroup]
            found += [change.newAnimation, change.inlinedAnimation]
            found += change.sharedIDs
        }
        if let change = ViewChange(self, around, range) {
            found += [change.newModifiers, change.inlinedModifiers]
        }
        return found.compactMap { $0 }
    }
}

/// A line of a registry that a refactoring changes.
struct LineChange {
    let program: Program
    let model: Model
    let line: EdgeSyntax
    let handle: Handle<Edge>
    /// The line after it.
    let next: EdgeSyntax?
    /// What the user selected.
    private let selection: SourceRange

    init?(_ program: Program, _ model: Model, _ around: [SyntaxNode], _ selection: SourceRange) {
        guard let line = around.first(where: { $0.kind == .edge })?.as(EdgeSyntax.self),
            let index = model.edges.firstIndex(where: { $0.place == line.place })
        else { return nil }
        self.program = program
        self.model = model
        self.line = line
        self.selection = selection
        handle = Handle(index)
        let registry = around.first { $0.kind == .registry }?.as(RegistrySyntax.self)
        next = registry?.lines.first { $0.range.start >= line.range.end }
    }

    var edge: Edge { model.edges[handle] }

    func isSelected(_ range: SourceRange) -> Bool {
        selection.start <= range.end && range.start <= selection.end
    }

    /// The ends of one side of the line.
    struct Side {
        var syntax: EndsSyntax
        var ends: [Endpoint]
    }

    /// A side that is selected and without comments, if it satisfies a condition. What braces
    /// contain has a rank too, so that lines with braces keep their ends.
    func side(where holds: (Side) -> Bool) -> Side? {
        guard line.body == nil else { return nil }
        return [(line.left, edge.from), (line.right, edge.to)].lazy.compactMap { syntax, ends in
            syntax.map { Side(syntax: $0, ends: Array(model.ends[ends])) }
        }.first { side in
            isSelected(side.syntax.range) && !program.hasComment(side.syntax.range)
                && side.ends.count == side.syntax.ends.count && holds(side)
        }
    }
}
