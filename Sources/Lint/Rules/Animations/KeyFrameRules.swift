import TransitionDSL

/// One property of one view that key frames change, with its changes in order.
private struct ChangedThing {
    var subject: KeyFrame.Subject
    var name: CatalogIndex
    var changes: [(frame: KeyFrame, call: Handle<Call>)]
}

extension LintContext {
    /// The file's animators that are or could be made of key frames.
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
                // There are few: two views times the changes of the catalog.
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

    /// An animator without key frames: the new screen appears at once, after the whole duration.
    func emptyAnimator() -> [Diagnostic] {
        keyFrames.filter { $0.frames.isEmpty }.map { animator, _ in
            Diagnostic(
                .emptyAnimator, "the animator `\(texts.string(animator.name))` has no key frames",
                at: animator.place,
                help: "write what moves when, such as `fromView 0%...100%: y(100%)`, or use `none`")
        }
    }

    /// Two key frames that change one property of one view at the same time: UIKit adds both, and
    /// the later one makes the view jump.
    func overlappingKeyFrames() -> [Diagnostic] {
        keyFrames.flatMap { changedThings($0.frames).flatMap(overlaps) }
    }

    /// In order of time, compares each change with the previous one that ends last.
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
        // Reports the one that is later in the file.
        let isInOrder = place(one).range.start < place(other).range.start
        let (first, second) = isInOrder ? (one, other) : (other, one)
        return Diagnostic(
            .overlappingKeyFrames,
            "`\(Catalog[thing.name].name)` of `\(thing.subject.rawValue)` changes twice at the "
                + "same time", at: place(second),
            notes: [.init("the other change", at: place(first))],
            help: "let one key frame begin where the other ends")
    }

    /// A change to the value that the view already has, in every key frame that changes it.
    func frameWithoutEffect() -> [Diagnostic] {
        keyFrames.flatMap { _, frames in
            changedThings(frames).filter { thing in
                NeutralValues.value(thing.name).map { neutral in
                    thing.changes.allSatisfy { allArguments(of: $0.call, are: neutral) }
                } ?? false
            }.map { withoutEffect($0, frames) }
        }
    }

    private func withoutEffect(_ thing: ChangedThing, _ frames: HandleRange<KeyFrame>) -> Diagnostic
    {
        let (name, subject) = (Catalog[thing.name].name, thing.subject.rawValue)
        let edits = thing.changes.map { frame, call in
            frame.changes.count > 1
                ? removalOfItem(at: place(call)) : removalOfLines(at: frame.place)
        }
        // If nothing else moves, the animator would have no key frames left.
        let isAll =
            thing.changes.count == Int(frames.count)
            && thing.changes.allSatisfy { $0.frame.changes.count == 1 }
        return Diagnostic(
            .frameWithoutEffect,
            "`\(name)` of `\(subject)` never changes: it has this value from the beginning",
            at: place(thing.changes[0].call), help: "remove it, or change the value",
            fix: isAll ? nil : Fix("remove `\(name)` of `\(subject)`", edits))
    }
}

extension LintContext {
    /// Key frames that leave the new screen invisible or off the screen: it jumps into place when
    /// the transition ends.
    func hiddenNewScreen() -> [Diagnostic] {
        keyFrames.flatMap { _, frames in
            changedThings(frames).compactMap { thing -> Diagnostic? in
                guard thing.subject == .toView, let last = lastChange(of: thing),
                    let (state, right) = hidden(last, thing.name)
                else { return nil }
                return Diagnostic(
                    .hiddenNewScreen,
                    "the new screen is \(state) at the end, and then jumps into its place",
                    at: place(last),
                    help: "end with its own state, such as `toView 0%...100%: \(right)`")
            }
        }
    }

    /// The change whose key frame ends last; nil if the times are not known.
    private func lastChange(of thing: ChangedThing) -> Handle<Call>? {
        var last: (end: Double, start: Double, call: Handle<Call>)?
        for (frame, call) in thing.changes {
            guard let start = constant(frame.start), let end = constant(frame.end) else {
                return nil
            }
            if let known = last, (known.end, known.start) > (end, start) { continue }
            last = (end, start, call)
        }
        return last?.call
    }

    /// How a change hides a view, and the change that shows it.
    private func hidden(
        _ change: Handle<Call>, _ name: CatalogIndex
    ) -> (state: String, right: String)? {
        let values = model.arguments[model.calls[change].arguments].map { $0.value }
        switch name {
        case Catalog.Change.opacity where values.contains { constant($0) == 0 }:
            return ("invisible", "opacity(100%)")
        case Catalog.Change.scale where values.contains { constant($0) == 0 }:
            return ("invisible", "scale(1)")
        case Catalog.Change.x where values.contains(where: isWhole):
            return ("off the screen", "x(0)")
        case Catalog.Change.y where values.contains(where: isWhole):
            return ("off the screen", "y(0)")
        default: return nil
        }
    }

    /// Whether a length is all of the view's size, or more.
    private func isWhole(_ value: Handle<Value>) -> Bool {
        switch model.values[value] {
        case .number(let number, .percent): number >= 100
        case .negated(let operand): isWhole(operand)
        default: false
        }
    }
}
