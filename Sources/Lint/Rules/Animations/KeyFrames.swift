import TransitionDSL

/// An animator without key frames: the new screen is there at once, after the animator's time.
enum EmptyAnimator: LintRule {
    static let id = DiagnosticID.emptyAnimator

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.model.animators.compactMap { animator in
            guard context.isOwn(animator.declared.place),
                case .keyFrames(_, let frames) = animator.body, frames.isEmpty
            else { return nil }
            let name = context.texts.string(animator.declared.name)
            return Diagnostic(
                id, "the animator `\(name)` has no key frames", at: animator.declared.place,
                help: "write what moves when, such as `fromView 0%...100%: y(100%)`, or use `none`")
        }
    }
}

/// Two key frames that change one thing of one view at the same time: UIKit adds both to the view
/// and the later one jumps in.
enum OverlappingKeyFrames: LintRule {
    static let id = DiagnosticID.overlappingKeyFrames

    static func problems(in context: LintContext) -> [Diagnostic] {
        context.model.animators.gathered { animator -> [Diagnostic] in
            guard context.isOwn(animator.declared.place),
                case .keyFrames(_, let frames) = animator.body
            else { return [] }
            return problems(context.timedChanges(frames), context)
        }
    }

    /// Of changes by view, name and time, each is compared with the one so far that ends last.
    private static func problems(_ changes: [TimedChange], _ context: LintContext) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        var last: TimedChange?
        for change in changes {
            guard let known = last, known.isOfSameThing(as: change) else {
                last = change
                continue
            }
            if change.start < known.end { problems.append(problem(change, known, context)) }
            if change.end > known.end { last = change }
        }
        return problems
    }

    private static func problem(
        _ change: TimedChange, _ known: TimedChange, _ context: LintContext
    ) -> Diagnostic {
        let model = context.model
        // The later in the file is the one to look at.
        let (first, second) =
            model.calls[known.call].place.range.start < model.calls[change.call].place.range.start
            ? (known, change) : (change, known)
        let subject = model.frames[second.frame].subject.rawValue
        return Diagnostic(
            id, "`\(Catalog[second.name].name)` of `\(subject)` changes twice at the same time",
            at: model.calls[second.call].place,
            notes: [Diagnostic.Note("the other change", at: model.calls[first.call].place)],
            help: "let one key frame begin where the other ends")
    }
}

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
            return order.compactMap { thing in problem(thing, changes[thing] ?? [], frames, context)
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
            id, "`\(name)` of `\(subject)` never changes: it is there from the beginning",
            at: model.calls[first.call].place, help: "remove it, or give the value that is meant",
            fix: isAll ? nil : Fix("remove what `\(name)` says of `\(subject)`", edits))
    }
}
