import Resolution
import TransitionDSL
import TransitionRuntime

/// What conditions depend on.
struct ModifierContext {
    var isAppearing: Bool
    /// Whether the event goes forward.
    var isPresenting: Bool
    var isMatched: Bool
    /// The index of the view among those of its path; nil for a single view.
    var item: Int?
}

/// Reads modifiers into states of views.
struct ModifierReader {
    private(set) var values: ValueReader
    /// What is drawn in another way than it plays, or not at all.
    private(set) var remarks: [Remark] = []
    private let context: ModifierContext
    /// The conditions that hold.
    private var pending: [(call: Call, scope: Bindings.Scope)] = []
    /// Hero evaluates no condition inside another one, or in a state before the motion.
    private var ignoresConditions = false
    private var model: Model { values.model }
    /// Lists of modifiers have no cycles and no long chains.
    private static let deepest = 64

    init(_ texts: ModelText, _ context: ModifierContext) {
        values = ValueReader(texts, item: context.item)
        self.context = context
    }

    /// Reads the lists of one view. Those in conditions come after all others.
    mutating func read(
        _ lists: [HandleRange<Handle<Call>>], into target: inout ViewTarget
    ) {
        pending = []
        ignoresConditions = false
        for list in lists {
            for item in model.items[list] { read(item, in: .none, into: &target, depth: 0) }
        }
        ignoresConditions = true
        for (call, scope) in pending { readOthers(call, in: scope, into: &target, depth: 0) }
    }

    private mutating func read(
        _ handle: Handle<Call>, in scope: Bindings.Scope, into target: inout ViewTarget, depth: Int
    ) {
        if depth > Self.deepest { return }
        let call = model.calls[handle]
        switch call.callee {
        case .catalog(let row): read(row, call, in: scope, into: &target, depth: depth)
        case .modifiers(let named):
            let list = model.modifiers[named]
            let inner = values.bindings.scope(
                of: list.parameters, call.arguments, calledIn: scope, model)
            for item in model.items[list.body] {
                read(item, in: inner, into: &target, depth: depth + 1)
            }
        case .swift: remark(handle, .notDrawn("its code runs only in the app"))
        case .animation, .animator, .interaction: break
        }
    }

    private mutating func remark(_ handle: Handle<Call>, _ exactness: Exactness) {
        remarks.append(Remark(subject: .modifier(handle), exactness: exactness))
    }

    private mutating func read(
        _ row: CatalogIndex, _ call: Call, in scope: Bindings.Scope, into target: inout ViewTarget,
        depth: Int
    ) {
        let entry = Catalog[row]
        let isKnown: Bool
        switch entry.motion {
        case nil: return
        case .notDrawn(let reason):
            if [.animates, .animatesUnlessMatched].contains(entry.effect) {
                target.isForced = true
            }
            return remark(call, row, .notDrawn(reason))
        case .sets(let property): isKnown = set(property, call, in: scope, &target)
        case .setsTo(let property, let value):
            set(property, [value], &target)
            isKnown = true
        case .transforms(let transform, let axes):
            isKnown = apply(transform, axes, row, call, in: scope, &target)
        case .timing(let timing): isKnown = set(timing, entry, call, in: scope, &target)
        case .when(let condition):
            if !ignoresConditions, holds(condition) { pending.append((call, scope)) }
            isKnown = true
        case .beginsWith:
            var begin = target.begin.first ?? ViewTarget()
            let isInside = ignoresConditions
            ignoresConditions = true
            readOthers(call, in: scope, into: &begin, depth: depth)
            ignoresConditions = isInside
            target.begin = [begin]
            isKnown = true
        case .behaves(let behavior): isKnown = apply(behavior, row, call, in: scope, &target)
        }
        if !isKnown { remark(call, row, .notDrawn("its value is known only in the app")) }
    }

    private mutating func remark(_ call: Call, _ row: CatalogIndex, _ exactness: Exactness) {
        remarks.append(Remark(subject: .row(row, call.place), exactness: exactness))
    }

    /// The modifiers that a modifier contains.
    private mutating func readOthers(
        _ call: Call, in scope: Bindings.Scope, into target: inout ViewTarget, depth: Int
    ) {
        for argument in model.arguments[call.arguments] {
            guard case .call(let inner) = model.values[argument.value] else { continue }
            read(inner, in: scope, into: &target, depth: depth + 1)
        }
    }

    private func holds(_ condition: ModifierMotion.Condition) -> Bool {
        switch condition {
        case .matched: context.isMatched
        case .presenting: context.isPresenting
        case .dismissing: !context.isPresenting
        case .appearing: context.isAppearing
        case .disappearing: !context.isAppearing
        }
    }
}

extension ModifierReader {
    /// Returns false if a value is not known.
    private func set(
        _ property: ModifierMotion.Property, _ call: Call, in scope: Bindings.Scope,
        _ target: inout ViewTarget
    ) -> Bool {
        guard let first = values.argument(0, of: call, in: scope) else { return false }
        switch property {
        case .position, .size, .shadowOffset:
            guard let pair = values.numbers(first), pair.count == 2 else { return false }
            set(property, pair, &target)
        case .backgroundColor, .borderColor, .shadowColor:
            guard let color = values.color(first) else { return false }
            set(property, color: color, &target)
        case .overlay:
            guard let color = values.color(first),
                let opacity = values.argument(1, of: call, in: scope).flatMap(values.number)
            else { return false }
            target.overlay = Frame.Overlay(color: color, opacity: opacity)
        case .opacity, .cornerRadius, .zPosition, .borderWidth, .shadowOpacity, .shadowRadius:
            guard let number = values.number(first) else { return false }
            set(property, [number], &target)
        }
        return true
    }

    private func set(
        _ property: ModifierMotion.Property, color: UInt32, _ target: inout ViewTarget
    ) {
        switch property {
        case .borderColor: target.border = target.border ?? Frame.Border()
        case .shadowColor: target.shadow = target.shadow ?? Frame.Shadow()
        default: target.backgroundColor = color
        }
        if property == .borderColor { target.border?.color = color }
        if property == .shadowColor { target.shadow?.color = color }
    }

    private func set(
        _ property: ModifierMotion.Property, _ numbers: [Double], _ target: inout ViewTarget
    ) {
        let first = numbers.first ?? 0
        let second = numbers.count > 1 ? numbers[1] : 0
        var border = target.border ?? Frame.Border()
        var shadow = target.shadow ?? Frame.Shadow()
        switch property {
        case .position: target.position = (first, second)
        case .size: target.size = PhoneSize(width: first, height: second)
        case .opacity: target.opacity = first
        case .cornerRadius: target.cornerRadius = first
        case .zPosition: target.zPosition = first
        case .borderWidth: border.width = first
        case .shadowOpacity: shadow.opacity = first
        case .shadowRadius: shadow.radius = first
        case .shadowOffset: (shadow.x, shadow.y) = (first, second)
        case .backgroundColor, .overlay, .borderColor, .shadowColor: return
        }
        if border != target.border ?? Frame.Border() { target.border = border }
        if shadow != target.shadow ?? Frame.Shadow() { target.shadow = shadow }
    }

    /// Each transform is applied inside those before it. Only x, y and the rotation about z show.
    private mutating func apply(
        _ transform: ModifierMotion.Transform, _ axes: ModifierMotion.Axes, _ row: CatalogIndex,
        _ call: Call, in scope: Bindings.Scope, _ target: inout ViewTarget
    ) -> Bool {
        let entry = Catalog[row]
        var numbers: [Double]
        if axes == .pair {
            guard let first = values.argument(0, of: call, in: scope),
                let pair = values.numbers(first), pair.count == 2
            else { return false }
            let third = values.argument(1, of: call, in: scope).map { values.number($0) } ?? 0
            guard let third else { return false }
            numbers = pair + [third]
        } else {
            guard let all = values.numbers(of: call, entry, in: scope) else { return false }
            numbers = all
        }
        if axes == .both { numbers = [numbers[0], numbers[0], 1] }
        if axes == .z { numbers = [0, 0, numbers[0]] }
        guard numbers.count == 3 else { return false }
        var pose = Pose()
        switch transform {
        case .scale: (pose.scaleX, pose.scaleY) = (numbers[0], numbers[1])
        case .translation: (pose.x, pose.y) = (numbers[0], numbers[1])
        case .rotation:
            pose.rotation = numbers[2]
            if numbers[0] != 0 || numbers[1] != 0 {
                remark(call, row, .approximate("pictures are flat"))
            }
        }
        target.matrix = (target.matrix ?? Pose().matrix).containing(pose.matrix)
        return true
    }

    private func set(
        _ timing: ModifierMotion.Timing, _ entry: CatalogEntry, _ call: Call,
        in scope: Bindings.Scope, _ target: inout ViewTarget
    ) -> Bool {
        target.timesBy = .modifier
        if timing == .longestDuration {
            target.isLongest = true
            target.duration = nil
            return true
        }
        if timing == .curve {
            let curve = values.argument(0, of: call, in: scope).flatMap(values.curve)
            target.timing = curve ?? target.timing
            return curve != nil
        }
        guard let numbers = values.numbers(of: call, entry, in: scope), let first = numbers.first
        else { return false }
        switch timing {
        case .duration:
            target.duration = first
            target.isLongest = false
        case .delay: target.delay = first
        case .spring where numbers.count == 2:
            target.spring = .spring(stiffness: first, damping: numbers[1])
        case .arc: target.arc = first
        case .spring, .curve, .longestDuration: return false
        }
        return true
    }

    private mutating func apply(
        _ behavior: ModifierMotion.Behavior, _ row: CatalogIndex, _ call: Call,
        in scope: Bindings.Scope, _ target: inout ViewTarget
    ) -> Bool {
        switch behavior {
        case .keepsOpaque: target.keepsOpaque = true
        case .movesInContainer: target.movesInContainer = true
        case .scalesForSize: target.scalesForSize = true
        case .ignoresSubviews:
            let isDeep = values.argument(0, of: call, in: scope).map { values.bool($0) } ?? false
            guard let isDeep else { return false }
            target.ignoresAllSubviews = isDeep
        case .fliesFromID:
            guard let id = values.argument(0, of: call, in: scope).flatMap(values.hero) else {
                return false
            }
            target.source = id
        case .delaysSubviews:
            let delta = values.argument(0, of: call, in: scope).map { values.number($0) } ?? 0.02
            let order = values.argument(1, of: call, in: scope).map { values.cascadeOrder($0) }
            guard let delta, let order = order ?? .topToBottom else { return false }
            target.cascade = ViewTarget.Cascade(
                delta: delta, order: order,
                delaysMatched: values.argument(2, of: call, in: scope).flatMap(values.bool) ?? false
            )
        }
        return true
    }
}
