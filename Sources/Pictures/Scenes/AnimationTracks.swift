import Resolution
package import TransitionDSL
import TransitionRuntime

extension ScreenTracks {
    /// How an animation moves two screens, whatever their views and the lines of their registry;
    /// nil if the app or one of the views decides, or if nothing moves.
    package init?(_ animation: AnimationUse, on operation: Operation?, in model: Model) {
        var values = ValueReader(ModelText(model))
        let event = Event(
            operation.operations, from: ScreenTree.undeclared, to: ScreenTree.undeclared)
        let resolved = values.unfold(
            ChosenAnimation(animation.going), with: animation.options)
        var isKnown = true
        let options = values.motionOptions(resolved.options, isKnown: &isKnown)
        switch values.action(resolved, on: event) {
        case .zoom, .systemZoom: return nil
        case .auto:
            let own = OwnAnimation(model.header.engine, on: event.operation)
            self.init(.plain(own.animation), options, by: .engine)
        case let action: self.init(action, options, by: .line)
        }
        if !isKnown || tracks.isEmpty { return nil }
    }

    /// What an action does. The rectangle is that of a zoom; without it, the middle is used.
    init(
        _ action: Action, _ options: MotionOptions, by source: Track.Source, rect: Rect? = nil,
        isReturn: Bool = false
    ) {
        let phone = PhoneScreen.size
        func times(_ times: MotionTimes) -> TrackTimes { TrackTimes(times: times, source: source) }
        switch action {
        case .plain(let animation), .ofSystem(let animation):
            self.init(animation, times(MotionTimes(animation, options)), on: phone)
        case .ofViews(let transition):
            self.init(transition, times(MotionTimes(viewTransition: options)), on: phone)
        case .keyFrames(let frames):
            self.init(frames, times(MotionTimes(frames, options)), on: phone)
        case .zoom(let way, let content, _):
            self.init(way, content, rect: rect, times(MotionTimes(zoom: options)), on: phone)
        case .systemZoom:
            self.init(
                systemZoomFrom: rect ?? RectZoom.defaultRect(in: phone),
                times(MotionTimes(ScreenAnimation.zoom, options)), isReturn: isReturn)
        case .auto, .unknown: self.init()
        }
    }
}

extension Operation? {
    /// The first of the operations that a line covers.
    fileprivate var operations: OperationSet {
        switch self {
        case nil, .push, .segue: .push
        case .pop, .unwind: .pop
        case .present: .present
        case .dismiss: .dismiss
        case .tab: .tabHigher
        case .replace: .replace
        }
    }
}
