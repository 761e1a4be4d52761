import Resolution
import TransitionDSL

/// What a play comes to: names taken apart, options merged.
struct Unfolding {
    /// A call of the catalog's, of an animator or of Swift text.
    var call: Handle<Call>
    var isOpposite: Bool
    /// Where the call's arguments are read.
    var scope = Bindings.Scope.none
    var options = Options()

    /// The options of one play; of each kind the outermost counts.
    struct Options {
        var duration: Term?
        var delay: Term?
        var curve: Curve?
        /// The gesture that drives this event.
        var interaction: Term?
        /// Swift text in the place of an option.
        var code: [(text: Text, place: SourcePlace)] = []
    }

    enum Curve {
        case timing(Term)
        case spring(Handle<Call>, in: Bindings.Scope)
    }
}

/// Which way of its line a play goes, and whether the line has another; this says what a gesture
/// drives.
struct DrivenEvent {
    var isReturn: Bool
    var hasReturn: Bool

    /// A name by itself goes, and whoever plays it has a return.
    static let named = DrivenEvent(isReturn: false, hasReturn: true)
}

extension CodePrinter {
    /// Takes a play apart. Names do not lead back to themselves; the bound is for safety.
    mutating func unfold(
        _ play: Play, with lineOptions: HandleRange<Handle<Call>>, on event: DrivenEvent,
        in scope: Bindings.Scope = .none
    ) -> Unfolding {
        var result = Unfolding(call: play.call, isOpposite: play.isOpposite, scope: scope)
        merge(lineOptions, in: scope, on: event, into: &result.options)
        var play = play
        for _ in 0..<Self.maximumDepth {
            guard case .animation(let named) = model.calls[play.call].callee,
                let definition = model.definition(of: play)
            else { break }
            if let call = plainNames[Int(named.index)] {
                play.call = call
                result.scope = .none
                continue
            }
            let animation = model.animations[named]
            result.scope = bindings.scope(
                of: animation.parameters, model.calls[play.call].arguments,
                calledIn: result.scope, model)
            merge(animation.use.options, in: result.scope, on: event, into: &result.options)
            play = definition
        }
        result.call = play.call
        result.isOpposite = play.isOpposite
        return result
    }

    private static var maximumDepth: Int { 1 << 16 }

    /// Adds the options that none further out has said.
    private mutating func merge(
        _ calls: HandleRange<Handle<Call>>, in scope: Bindings.Scope, on event: DrivenEvent,
        into options: inout Unfolding.Options
    ) {
        for index in calls.indices {
            let handle = model.items[index]
            let call = model.calls[handle]
            if case .swift(let code) = call.callee { options.code.append((code, call.place)) }
            guard case .catalog(let row) = call.callee else { continue }
            let first = model.arguments[call.arguments].first.map { Term($0.value, in: scope) }
            switch entry(row).name {
            case "duration": options.duration = options.duration ?? first
            case "delay": options.delay = options.delay ?? first
            case "timingFunction":
                options.curve = options.curve ?? first.map { .timing($0) }
            case "spring": options.curve = options.curve ?? .spring(handle, in: scope)
            case "interactive" where drives(call, event):
                options.interaction = options.interaction ?? first
            default: break
            }
        }
    }

    /// Whether an `interactive` drives an event: the return of lines that have one, else the
    /// operation itself, unless `on` says otherwise.
    private func drives(_ call: Call, _ event: DrivenEvent) -> Bool {
        if !event.hasReturn { return true }
        let way = model.arguments[call.arguments].first { $0.parameter == 1 }
        guard let way, case .constant(let row) = model.values[way.value] else {
            return event.isReturn
        }
        switch entry(row).name {
        case "go": return !event.isReturn
        case "both": return true
        default: return event.isReturn
        }
    }
}
