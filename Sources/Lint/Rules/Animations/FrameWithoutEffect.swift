import TransitionDSL

/// A change of a view that is where the view is anyway, in every key frame that speaks of it.
enum FrameWithoutEffect: LintRule {
    static let id = DiagnosticID.frameWithoutEffect

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.model.animators.gathered { animator -> [Diagnostic] in
            guard context.isOwn(animator.declared.place),
                case .keyFrames(_, let frames) = animator.body
            else { return [] }
            if !hasNeutral(frames, context) { return [] }
            var changes: [ChangedThing: [FrameChange]] = [:]
            var order: [ChangedThing] = []
            for handle in frames.handles {
                let frame = context.model.frames[handle]
                for call in context.model.items[frame.changes] {
                    guard let name = context.name(call) else { continue }
                    let thing = ChangedThing(subject: frame.subject, name: name)
                    if changes[thing] == nil { order.append(thing) }
                    changes[thing, default: []].append(FrameChange(frame: handle, call: call))
                }
            }
            return order.compactMap { thing in
                problem(thing, changes[thing] ?? [], frames, context)
            }
        }
    }

    /// Whether any change is where the view is anyway; in most animators none is.
    private static func hasNeutral(
        _ frames: HandleRange<KeyFrame>, _ context: LintContext
    ) -> Bool {
        let neutral = NeutralValues.changes
        for index in frames.indices {
            for call in context.model.items[context.model.frames[index].changes] {
                guard let name = context.name(call) else { continue }
                let value = neutral[Int(name.index)]
                if !value.isNaN, context.allArguments(of: call, are: value) { return true }
            }
        }
        return false
    }

    private struct ChangedThing: Hashable {
        var subject: KeyFrame.Subject
        var name: CatalogIndex
    }

    private struct FrameChange {
        var frame: Handle<KeyFrame>
        var call: Handle<Call>
    }

    private static func problem(
        _ thing: ChangedThing, _ changes: [FrameChange], _ frames: HandleRange<KeyFrame>,
        _ context: LintContext
    ) -> Diagnostic? {
        let neutral = NeutralValues.changes[Int(thing.name.index)]
        guard !neutral.isNaN, let first = changes.first,
            changes.allSatisfy({ context.allArguments(of: $0.call, are: neutral) })
        else { return nil }
        let model = context.model
        let name = Catalog[thing.name].name
        let subject = thing.subject.rawValue
        let edits = changes.map { change in
            let frame = model.frames[change.frame]
            return frame.changes.count > 1
                ? context.removalOfItem(at: model.calls[change.call].place)
                : context.removalOfLines(at: frame.place)
        }
        // Where nothing else moves, an animator without key frames would be left.
        let isAll =
            changes.count == Int(frames.count)
            && changes.allSatisfy { model.frames[$0.frame].changes.count == 1 }
        return Diagnostic(
            id,
            "`\(name)` of `\(subject)` never changes: it is there from the beginning",
            at: model.calls[first.call].place,
            help: "remove it, or give the value that is meant",
            fix: isAll ? nil : Fix("remove what `\(name)` says of `\(subject)`", edits)
        )
    }
}
