import TransitionDSL

/// A change in a key frame with its part of the time.
struct TimedChange {
    var frame: Handle<KeyFrame>
    var call: Handle<Call>
    var name: CatalogIndex
    var isOfNewScreen: Bool
    var start: Double
    var end: Double

    func isOfSameThing(as other: TimedChange) -> Bool {
        name == other.name && isOfNewScreen == other.isOfNewScreen
    }
}

extension LintContext {
    /// The changes of an animator whose time is known, by view, by what changes, by time.
    func timedChanges(_ frames: HandleRange<KeyFrame>) -> [TimedChange] {
        frames.handles.flatMap { handle -> [TimedChange] in
            let frame = model.frames[handle]
            guard let start = constant(frame.start), let end = constant(frame.end) else {
                return []
            }
            return model.items[frame.changes].compactMap { call in
                name(call).map {
                    TimedChange(
                        frame: handle, call: call, name: $0,
                        isOfNewScreen: frame.subject == .toView, start: start, end: end)
                }
            }
        }
        .sorted { ($0.key, $0.start, $0.end) < ($1.key, $1.start, $1.end) }
    }
}

extension TimedChange {
    fileprivate var key: UInt32 { UInt32(name.index) * 2 + (isOfNewScreen ? 1 : 0) }
}
