import Resolution
import TransitionDSL
import TransitionRuntime

/// What moves the screens of an event.
enum Action {
    /// The engine chooses.
    case auto
    /// Another animation of the catalog, but not `system`.
    case plain(ScreenAnimation)
    /// UIKit's own, and what comes near to it.
    case ofSystem(ScreenAnimation)
    /// UIKit's, drawn flat.
    case ofViews(ViewTransition)
    case keyFrames(KeyFrames)
    case zoom(RectZoom.Way, RectZoom.Content, of: ZoomTarget)
    /// UIKit's zoom from a view of the screen where the forward transition began.
    case systemZoom(ZoomTarget)
    /// The reason why it is not drawn.
    case unknown(String)
}

/// What a zoom goes into or out of.
enum ZoomTarget {
    /// The middle of the screen.
    case middle
    case view(Handle<ViewPath>)
    case unknown

    /// Nil for the middle, and if it is not known.
    var path: Handle<ViewPath>? { if case .view(let path) = self { path } else { nil } }
}

extension ValueReader {
    /// The times that an animation's options set. `isKnown` becomes false if a value is not known.
    func motionOptions(
        _ options: ResolvedAnimation.Options, isKnown: inout Bool
    ) -> MotionOptions {
        var result = MotionOptions()
        func read(_ option: ResolvedAnimation.Option?) -> Double? {
            guard let option else { return nil }
            let number = model.term(of: option).flatMap(number)
            if number == nil { isKnown = false }
            return number
        }
        result.duration = read(options.duration)
        result.delay = read(options.delay)
        if let curve = options.curve {
            result.timing =
                model.isSpring(curve) ? spring(curve) : model.term(of: curve).flatMap(self.curve)
            if result.timing == nil { isKnown = false }
        }
        if !options.code.isEmpty { isKnown = false }
        return result
    }

    private func spring(_ option: ResolvedAnimation.Option) -> TimingCurve? {
        let call = model.calls[option.call]
        guard case .catalog(let row) = call.callee,
            let numbers = numbers(of: call, Catalog[row], in: option.scope), numbers.count == 2
        else { return nil }
        return .spring(stiffness: numbers[0], damping: numbers[1])
    }

    /// What an animation does, with the animation that it falls back to.
    mutating func action(_ resolved: ResolvedAnimation, on event: Event) -> Action {
        let call = model.calls[resolved.call]
        switch call.callee {
        case .catalog(let row):
            return action(row, call, resolved, on: event)
        case .animator(let handle):
            let animator = model.animators[handle]
            guard case .keyFrames(let options, let frames) = animator.body else {
                return .unknown("a class of the app moves the screens")
            }
            let scope = bindings.scope(
                of: animator.parameters, call.arguments, calledIn: resolved.scope, model)
            guard let keyFrames = keyFrames(options, frames, in: scope) else {
                return .unknown("values of its key frames are known only in the app")
            }
            return .keyFrames(resolved.isOpposite ? keyFrames.reversed : keyFrames)
        case .swift: return .unknown("its code runs only in the app")
        case .animation, .modifiers, .interaction: return .unknown("its name is not resolved")
        }
    }

    private mutating func action(
        _ written: CatalogIndex, _ call: Call, _ resolved: ResolvedAnimation, on event: Event
    ) -> Action {
        let isOpposite = resolved.isOpposite
        let row = isOpposite ? Catalog.opposite(of: written) : written
        let mirrors = isOpposite && Catalog[written].opposite?.mirrorsDirection == true
        switch row {
        case Catalog.Animation.auto, Catalog.Animation.default: return .auto
        case Catalog.Animation.system:
            return .ofSystem(OwnAnimation(systemOn: event.operation).animation)
        case Catalog.Animation.systemZoom
        where event.version >= Catalog[row].availableFrom ?? .oldest:
            return .systemZoom(zoomTarget(0, of: call, in: resolved.scope))
        case Catalog.Animation.systemZoom:
            guard let fallback = argument(1, of: call, in: resolved.scope) else {
                return .plain(isOpposite ? .zoomOut : .zoom)
            }
            return action(ofFallback: fallback, isOpposite, on: event)
        case Catalog.Animation.zoomInRect, Catalog.Animation.zoomOutRect:
            return zoom(row, call, in: resolved.scope)
        default:
            let direction = argument(0, of: call, in: resolved.scope).flatMap {
                self.direction($0, isOpposite: mirrors)
            }
            if let direction, let transition = ViewTransition(row: row, direction: direction) {
                return .ofViews(transition)
            }
            return ScreenAnimation(row: row, direction: direction).map { .plain($0) }
                ?? .unknown("its direction is known only in the app")
        }
    }

    /// A fallback has no fallback of its own that is older.
    private mutating func action(
        ofFallback term: Term, _ isOpposite: Bool, on event: Event
    ) -> Action {
        guard case .call(let call) = model.values[term.value] else {
            return .unknown("its fallback is known only in the app")
        }
        let inner = unfold(ChosenAnimation(call, isOpposite: isOpposite), in: term.scope)
        if case .catalog(Catalog.Animation.systemZoom) = model.calls[inner.call].callee {
            return .unknown("its fallback has a fallback")
        }
        return action(inner, on: event)
    }

    private func zoom(_ row: CatalogIndex, _ call: Call, in scope: Bindings.Scope) -> Action {
        let entry = Catalog[row]
        var target = ZoomTarget.middle
        var isSame = true
        for (index, parameter) in entry.parameters.enumerated() {
            if parameter.type == .view { target = zoomTarget(index, of: call, in: scope) }
            if parameter.type == .content,
                let content = argument(index, of: call, in: scope).flatMap(constant)
            {
                isSame = Catalog[content].name == parameter.defaultValue
            }
        }
        return .zoom(
            row == Catalog.Animation.zoomInRect ? .forward : .backward,
            isSame ? .same : .different, of: target)
    }

    private func zoomTarget(
        _ index: Int, of call: Call, in scope: Bindings.Scope
    ) -> ZoomTarget {
        guard let term = argument(index, of: call, in: scope) else { return .middle }
        if case .view(let path) = model.values[term.value] { return .view(path) }
        return .unknown
    }

    /// Nil if a value is not known.
    private func keyFrames(
        _ options: HandleRange<Handle<Call>>, _ frames: HandleRange<KeyFrame>,
        in scope: Bindings.Scope
    ) -> KeyFrames? {
        var times = MotionOptions()
        for option in model.items[options] {
            let call = model.calls[option]
            guard case .catalog(let row) = call.callee,
                let term = argument(0, of: call, in: scope)
            else { return nil }
            switch row {
            case Catalog.Option.duration: times.duration = number(term)
            case Catalog.Option.delay: times.delay = number(term)
            case Catalog.Option.timingFunction: times.timing = curve(term)
            default: return nil
            }
        }
        var result = KeyFrames(
            duration: times.duration ?? 1, delay: times.delay ?? 0, timing: times.timing ?? .linear)
        for frame in model.frames[frames] {
            guard let start = number(Term(frame.start, in: scope)),
                let end = number(Term(frame.end, in: scope)), start <= end
            else { return nil }
            var changes: [KeyFrames.Change] = []
            for item in model.items[frame.changes] {
                guard let change = change(model.calls[item], in: scope) else { return nil }
                changes.append(change)
            }
            result = result.adding(
                frame.subject == .fromView ? .from : .to, start...end, changes)
        }
        return result
    }

    private func change(_ call: Call, in scope: Bindings.Scope) -> KeyFrames.Change? {
        guard case .catalog(let row) = call.callee else { return nil }
        let entry = Catalog[row]
        if entry.parameters.first?.type == .color {
            return argument(0, of: call, in: scope).flatMap(color).map { .backgroundColor($0) }
        }
        var lengths: [KeyFrames.Length] = []
        for (index, parameter) in entry.parameters.enumerated() {
            let given = argument(index, of: call, in: scope).map { length($0) }
            let value = given ?? parameter.defaultNumber.map { KeyFrames.Length($0) }
            guard let value else { return nil }
            lengths.append(value)
        }
        return KeyFrames.Change(row: row, lengths)
    }
}

extension Event {
    /// The same bits.
    var runtimeOperation: TransitionOperations {
        TransitionOperations(rawValue: operation.rawValue)
    }
}
