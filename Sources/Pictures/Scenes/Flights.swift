import Resolution
import TransitionDSL
import TransitionRuntime

/// The tracks of the screens and the views of one event that Hero plays.
struct Flights {
    private(set) var tracks: [Track] = []
    /// From bottom to top.
    private(set) var layers: [Track.Subject] = [.screen(.to), .screen(.from)]
    private(set) var remarks: [Remark]
    private let states: HeroStates
    private var cast: Cast { states.cast }

    init(_ states: HeroStates, isFromOnTop: Bool) {
        self.states = states
        remarks = states.remarks
        let moving = cast.actors.indices.filter { states.targets[$0].animates }.map { index in
            let actor = cast.actors[index]
            return MovingView(
                subject: subject(index), rect: cast.rect(actor), isAppearing: actor.side == .to,
                target: states.targets[index])
        }
        let longest = moving.map { $0.longest }.max() ?? 0
        for view in moving {
            var isSheared = false
            tracks += view.tracks(longest: longest, isSheared: &isSheared)
            if isSheared {
                remark(view.subject, .approximate("its modifiers slant the view"))
            }
        }
        order(isFromOnTop: isFromOnTop)
        remarkViews()
    }

    /// Hero moves a view in the nearest view around it that moves, or else above both screens.
    private func subject(_ index: Int) -> Track.Subject {
        let actor = cast.actors[index]
        guard let view = actor.index else { return .screen(actor.side) }
        let isInScreen =
            !states.targets[index].movesInContainer
            && states.targets[cast.root(actor.side)].animates
        return isInScreen ? .view(actor.side, view) : .flight(actor.side, view)
    }
}

// MARK: What is above what

extension Flights {
    /// Hero adds a picture of each moving view, first those of the screen below. A view that flies
    /// brings its partner to the front, with those that are after the partner in its screen.
    /// Screens that do not move stay below all pictures.
    private mutating func order(isFromOnTop: Bool) {
        let indices = cast.actors.indices.sorted { one, other in
            let (first, second) = (cast.actors[one], cast.actors[other])
            if first.side != second.side { return (first.side == .to) == isFromOnTop }
            return (first.index ?? -1) < (second.index ?? -1)
        }
        for index in indices where states.targets[index].animates {
            if let partner = cast.actors[index].partner, layers.contains(subject(partner)) {
                raise(partner)
                for other in indices where isAfter(other, partner) { raise(other) }
            }
            let subject = subject(index)
            layers.removeAll { $0 == subject }
            layers.append(subject)
        }
        let depths = Dictionary(
            uniqueKeysWithValues: indices.map { (subject($0), states.targets[$0].depth) })
        layers = layers.enumerated().sorted { one, other in
            let (first, second) = (depths[one.element] ?? 0, depths[other.element] ?? 0)
            return first == second ? one.offset < other.offset : first < second
        }.map { $0.element }
    }

    private mutating func raise(_ actor: Int) {
        let subject = subject(actor)
        guard let place = layers.firstIndex(of: subject) else { return }
        layers.remove(at: place)
        layers.append(subject)
    }

    /// Whether Hero brings a view to the front with another one that flies.
    private func isAfter(_ other: Int, _ partner: Int) -> Bool {
        let (view, flying) = (cast.actors[other], cast.actors[partner])
        guard view.side == flying.side, states.targets[other].movesInContainer else { return false }
        return (flying.index ?? -1) < (view.index ?? -1)
    }
}

// MARK: Remarks

extension Flights {
    private mutating func remark(_ subject: Track.Subject, _ exactness: Exactness) {
        switch subject {
        case .view(let side, let index), .flight(let side, let index):
            remarks.append(Remark(subject: .view(side, index), exactness: exactness))
        case .screen(let side):
            remarks.append(Remark(subject: .screen(side), exactness: exactness))
        case .plate, .snapshot: return
        }
    }

    private mutating func remarkViews() {
        let animated = Dictionary(
            grouping: cast.actors.indices.filter {
                cast.actors[$0].index != nil && states.targets[$0].animates
            }, by: { cast.path(cast.actors[$0]) })
        for (index, actor) in cast.actors.enumerated() {
            if actor.hero != nil, actor.partner == nil {
                remark(subject(index), .withoutPartner)
            }
            let target = states.targets[index]
            guard target.animates, actor.index != nil else { continue }
            if target.depth < 0 {
                remark(subject(index), .approximate("its `zPosition` hides it behind its screen"))
            }
            if target.movesInContainer { continue }
            let isCarried = cast.pathsAround(actor).contains { path in
                (animated[path] ?? []).contains { cast.subview(actor, of: cast.actors[$0]) != nil }
            }
            if isCarried {
                remark(subject(index), .approximate("it also moves with the view around it"))
            }
        }
        var seen: Set<Remark> = []
        remarks = remarks.filter { seen.insert($0).inserted }
    }
}
