@testable @preconcurrency import Hero
import UIKit

/// A transition of Hero as one of its plugins sees it: the same of Hero's sources and of the double.
@MainActor struct HeroPlay {
    var animation: HeroDefaultAnimationType
    var isPresenting: Bool
    var from: UIViewController
    var to: UIViewController
    /// Ids that are on a view of both sides, sorted.
    var pairs: [String]
    /// How far it was driven, at each step.
    var updates: [Double] = []
    /// Nil while it runs.
    var isFinished: Bool?
    fileprivate(set) var endDuration: TimeInterval = 0
    fileprivate weak var hero: HeroTransition?
    fileprivate let states: [UIView: HeroTargetState]

    /// What the modifiers, Hero and plugins made of a view.
    func state(of view: UIView) -> HeroTargetState? { states[view] }
    var duration: TimeInterval { isFinished == nil ? hero?.totalDuration ?? 0 : endDuration }
}

extension HeroTransition {
    /// Everything that was played, in order, whichever transition object did it.
    @MainActor var plays: [HeroPlay] {
        get { HeroProbe.plays }
        set { HeroProbe.plays = newValue }
    }
}

/// Looks when Hero begins to move views, and changes nothing.
nonisolated final class HeroProbe: HeroPlugin {
    @MainActor static var plays: [HeroPlay] = []
    private var index = -1

    override func animate(fromViews: [UIView], toViews: [UIView]) -> TimeInterval {
        nonisolated(unsafe) let probe = self
        MainActor.assumeIsolated { probe.begin() }
        return 0
    }

    override func seekTo(timePassed: TimeInterval) {
        nonisolated(unsafe) let probe = self
        MainActor.assumeIsolated {
            guard Self.plays.indices.contains(probe.index) else { return }
            Self.plays[probe.index].updates.append(probe.hero.progress)
        }
    }

    @MainActor private func begin() {
        guard let hero, let context, let from = hero.fromViewController,
            let to = hero.toViewController
        else { return }
        let views = context.fromViews + context.toViews
        let states = views.compactMap { view in context[view].map { (view, $0) } }
        let ids = context.fromViews.filter { context.pairedView(for: $0) != nil }
        let pairs = Set(ids.compactMap { $0.hero.id }).sorted()
        let play = HeroPlay(
            animation: .recognized(from: context[from.view], to: context[to.view]),
            isPresenting: hero.isPresenting, from: from, to: to, pairs: pairs, hero: hero,
            states: Dictionary(states) { $1 })
        index = Self.plays.count
        Self.plays.append(play)
        record(play, context)
        watchEnd(of: hero)
    }

    @MainActor private func watchEnd(of hero: HeroTransition) {
        let (index, number) = (index, Self.plays.count)
        let callback = hero.completionCallback
        nonisolated(unsafe) let transition = hero
        hero.completionCallback = { finished in
            MainActor.assumeIsolated {
                fact("hero ends", "\(finished) after \(short(transition.totalDuration))")
                // A scenario may have emptied the list since.
                if Self.plays.count >= number, Self.plays[index].isFinished == nil {
                    Self.plays[index].isFinished = finished
                    Self.plays[index].endDuration = transition.totalDuration
                    fact("hero was driven to", Self.plays[index].updates.map { short($0) })
                }
            }
            callback?(finished)
        }
    }

    @MainActor private func record(_ play: HeroPlay, _ context: HeroContext) {
        let (from, to) = ("\(type(of: play.from))", "\(type(of: play.to))")
        fact("hero plays", "\(play.animation.words) \(from) -> \(to)")
        fact("presenting", play.isPresenting)
        fact("pairs", play.pairs)
        fact("order", context.insertToViewFirst ? "from above to" : "to above from")
        for (side, views) in [("from", context.fromViews), ("to", context.toViews)] {
            fact("\(side) views", views.count)
            for (number, view) in views.enumerated() {
                guard let state = context[view] else { continue }
                fact("\(side) \(number) \(type(of: view))", words(of: state))
            }
        }
    }
}

extension HeroDefaultAnimationType {
    /// What Hero's default animation is, by what it does to the views of both screens; `auto` where
    /// nothing of Hero's does that.
    @MainActor fileprivate static func recognized(from: HeroTargetState?, to: HeroTargetState?)
        -> Self
    {
        guard let from, let to else { return .none }
        let (shift, away) = (Shift(to.transform), Shift(from.transform))
        // Hero moves before it scales, so that the shift is in the matrix as it is.
        let coming: Direction? = shift.direction {
            $0 > 0 ? .left : .right
        } _: {
            $0 > 0 ? .up : .down
        }
        let going: Direction? = away.direction {
            $0 > 0 ? .right : .left
        } _: {
            $0 > 0 ? .down : .up
        }
        if to.beginState != nil, from.overlay != nil, let coming {
            if away.isMoved { return .push(direction: coming) }
            return away.scale < 1 ? .pageIn(direction: coming) : .cover(direction: coming)
        }
        if from.beginState != nil, to.overlay != nil, let going {
            if shift.isMoved { return .pull(direction: going) }
            return shift.scale < 1 ? .pageOut(direction: going) : .uncover(direction: going)
        }
        if let coming, away.isMoved {
            return shift.scale < 1 ? .zoomSlide(direction: coming) : .slide(direction: coming)
        }
        if away.scale > 1, shift.scale < 1 { return .zoom }
        if shift.scale > 1, away.scale < 1 { return .zoomOut }
        return shift.isPlain && away.isPlain ? .fade : .auto
    }

    private struct Shift {
        var (x, y, scale): (CGFloat, CGFloat, CGFloat) = (0, 0, 1)

        init(_ transform: CATransform3D?) {
            if let transform { (x, y, scale) = (transform.m41, transform.m42, transform.m11) }
        }

        var isMoved: Bool { x != 0 || y != 0 }
        var isPlain: Bool { !isMoved && scale == 1 }
        func direction(
            _ horizontal: (CGFloat) -> Direction, _ vertical: (CGFloat) -> Direction
        ) -> Direction? {
            x != 0 ? horizontal(x) : y != 0 ? vertical(y) : nil
        }
    }

    /// `push(left)`, as a .trans file has it.
    var words: String {
        switch self {
        case .auto: "auto"
        case .none: "none"
        case .fade: "fade"
        case .zoom: "zoom"
        case .zoomOut: "zoomOut"
        case .push(let direction): "push(\(direction))"
        case .pull(let direction): "pull(\(direction))"
        case .cover(let direction): "cover(\(direction))"
        case .uncover(let direction): "uncover(\(direction))"
        case .slide(let direction): "slide(\(direction))"
        case .zoomSlide(let direction): "zoomSlide(\(direction))"
        case .pageIn(let direction): "pageIn(\(direction))"
        case .pageOut(let direction): "pageOut(\(direction))"
        case .selectBy(let presenting, let dismissing):
            "selectBy(\(presenting.words), \(dismissing.words))"
        }
    }
}
