import TransitionDSL

/// What key frames change of one view, with the changes in their order.
private struct ChangedThing {
    var subject: KeyFrame.Subject
    var name: CatalogIndex
    var changes: [(frame: KeyFrame, call: Handle<Call>)]
}

extension LintContext {
    /// The file's animators that have key frames, or could.
    private var keyFrames: [(animator: Declared, frames: HandleRange<KeyFrame>)] {
        model.animators.compactMap { animator in
            guard isOwn(animator.declared.place), case .keyFrames(_, let frames) = animator.body
            else { return nil }
            return (animator.declared, frames)
        }
    }

    private func changedThings(_ frames: HandleRange<KeyFrame>) -> [ChangedThing] {
        var things: [ChangedThing] = []
        for frame in model.frames[frames] {
            for call in model.items[frame.changes] {
                guard let name = name(call) else { continue }
                // They are few: two views, and what the catalog has.
                let known = things.firstIndex { $0.subject == frame.subject && $0.name == name }
                if let known {
                    things[known].changes.append((frame, call))
                } else {
                    things.append(
                        ChangedThing(subject: frame.subject, name: name, changes: [(frame, call)]))
                }
            }
        }
        return things
    }

    /// An animator without key frames: the new screen is there at once, after the animator's time.
    func emptyAnimator() -> [Diagnostic] {
        keyFrames.filter { $0.frames.isEmpty }.map { animator, _ in
            Diagnostic(
                .emptyAnimator, "the animator `\(texts.string(animator.name))` has no key frames",
                at: animator.place,
                help: "write what moves when, such as `fromView 0%...100%: y(100%)`, or use `none`")
        }
    }

    /// Two key frames that change one thing of one view at the same time: UIKit adds both to the
    /// view and the later one jumps in.
    func overlappingKeyFrames() -> [Diagnostic] {
        keyFrames.flatMap { changedThings($0.frames).flatMap(overlaps) }
    }

    /// In the order of time, each change is compared with the one so far that ends last.
    private func overlaps(_ thing: ChangedThing) -> [Diagnostic] {
        let timed = thing.changes.compactMap { frame, call in
            constant(frame.start).flatMap { start in
                constant(frame.end).map { (start: start, end: $0, call: call) }
            }
        }.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
        guard var last = timed.first else { return [] }
        var problems: [Diagnostic] = []
        for change in timed.dropFirst() {
            if change.start < last.end { problems.append(overlap(thing, last.call, change.call)) }
            if change.end > last.end { last = change }
        }
        return problems
    }

    private func overlap(
        _ thing: ChangedThing, _ one: Handle<Call>, _ other: Handle<Call>
    ) -> Diagnostic {
        // The later in the file is the one to look at.
        let isInOrder = place(one).range.start < place(other).range.start
        let (first, second) = isInOrder ? (one, other) : (other, one)
        return Diagnostic(
            .overlappingKeyFrames,
            "`\(Catalog[thing.name].name)` of `\(thing.subject.rawValue)` changes twice at the "
                + "same time", at: place(second),
            notes: [.init("the other change", at: place(first))],
            help: "let one key frame begin where the other ends")
    }

    /// A change of a view that is where the view is anyway, in every key frame that speaks of it.
    func frameWithoutEffect() -> [Diagnostic] {
        keyFrames.flatMap { _, frames in
            changedThings(frames).filter { thing in
                let neutral = NeutralValues.changes[Int(thing.name.index)]
                return !neutral.isNaN
                    && thing.changes.allSatisfy { allArguments(of: $0.call, are: neutral) }
            }.map { withoutEffect($0, frames) }
        }
    }

    private func withoutEffect(
        _ thing: ChangedThing, _ frames: HandleRange<KeyFrame>
    ) -> Diagnostic {
        let (name, subject) = (Catalog[thing.name].name, thing.subject.rawValue)
        let edits = thing.changes.map { frame, call in
            frame.changes.count > 1
                ? removalOfItem(at: place(call)) : removalOfLines(at: frame.place)
        }
        // Where nothing else moves, an animator without key frames would be left.
        let isAll =
            thing.changes.count == Int(frames.count)
            && thing.changes.allSatisfy { $0.frame.changes.count == 1 }
        return Diagnostic(
            .frameWithoutEffect,
            "`\(name)` of `\(subject)` never changes: it is there from the beginning",
            at: place(thing.changes[0].call), help: "remove it, or give the value that is meant",
            fix: isAll ? nil : Fix("remove what `\(name)` says of `\(subject)`", edits))
    }
}
