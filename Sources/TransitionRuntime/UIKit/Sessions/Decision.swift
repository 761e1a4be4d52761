#if canImport(UIKit)
    import UIKit

    /// What the registries of one controller say about a request.
    ///
    /// The line of the registry that was installed last wins, then the lines of older ones, then
    /// the defaults in the same order. If nothing decides, the transition belongs to the registry
    /// installed last of those that declare one of its screens.
    @MainActor struct Decision {
        typealias Given = NavigationHistory<ObjectIdentifier, ScreenTransition>.Given
        typealias Recorded = NavigationHistory<ObjectIdentifier, ScreenTransition>.Return

        /// One registry with its ends of the request.
        @MainActor struct Part {
            let installation: InstalledRegistry
            let ends: TransitionEnds
            var director: any TransitionDirector { installation.director }
            var defaultAnswer: DecidingDefault? { director.defaultAnswer(for: ends) }
        }

        /// All registries, the one installed last first.
        let parts: [Part]
        /// The registry to which the transition belongs: its engine plays it.
        private(set) var owner: Part
        /// nil if nothing decides.
        private(set) var transition: ScreenTransition?
        /// Whether it replaces an animation because of Reduce Motion.
        private(set) var isReduced = false
        /// The animation that Reduce Motion replaces.
        private(set) var replaced: ScreenTransition?
        /// Whether the call passed an animation to the owner's engine.
        private(set) var isEnginesOwn = false
        /// The line, the record or the call that decides, or leaves it to the defaults.
        private(set) var answer: Answer?
        /// The default that decides.
        private(set) var usedDefault: DecidingDefault?
        /// What to record for the return, and where; nil if there is no return, or if nothing
        /// decided.
        private(set) var record: (installation: InstalledRegistry, value: Recorded)?

        var director: any TransitionDirector { owner.director }
        var ends: TransitionEnds { owner.ends }

        /// nil without a registry. `asksEngines` is false for what has not been requested yet.
        init?(
            _ request: TransitionRequest, _ installations: [InstalledRegistry],
            asksEngines: Bool = true, given: (InstalledRegistry) -> Given? = { _ in nil },
            recorded: (InstalledRegistry) -> Recorded? = { _ in nil }
        ) {
            parts = installations.map {
                Part(installation: $0, ends: $0.director.ends(of: request))
            }
            guard let newest = parts.first else { return nil }
            owner = parts.first { $0.director.declaresEnd(of: $0.ends) } ?? newest
            let calls = parts.map { given($0.installation) }
            if asksEngines, let part = Self.partWithCall(request, parts) {
                owner = part
                isEnginesOwn = true
            } else {
                decide(calls, parts.map { recorded($0.installation) })
            }
            reduceMotion()
        }

        /// The registry whose engine got an animation in the call. Registries of one file share
        /// their engine, which is asked once.
        private static func partWithCall(_ request: TransitionRequest, _ parts: [Part]) -> Part? {
            var asked: [any TransitionEngine] = []
            return parts.first { part in
                guard let engine = part.director.engine, !engine.isPlaying,
                    !asked.contains(where: { $0 === engine })
                else { return false }
                asked.append(engine)
                return engine.hasOwnAnimation(for: request)
            }
        }

        private mutating func decide(_ given: [Given?], _ recorded: [Recorded?]) {
            let answers = zip(parts, zip(given, recorded)).compactMap { part, records in
                Answer(part, records.0, records.1)
            }
            // The first of the lowest rank: the registry installed last.
            answer = answers.min { $0.rank.rawValue < $1.rank.rawValue }
            if answer?.line.content == nil {
                let other = parts.first { $0.defaultAnswer != nil }
                usedDefault = other?.defaultAnswer
                owner = other ?? answer?.part ?? owner
            } else {
                owner = answer?.part ?? owner
            }
            transition = answer?.line.content ?? usedDefault?.transition
            let recorder = answer?.part ?? owner
            guard let back = recorder.ends.undoing, answer != nil || transition != nil else {
                return
            }
            // The record is never that of Reduce Motion, which replaces the winner.
            let fallback = answer == nil ? recorder.director.defaultAnswer(for: back) : nil
            record = (
                recorder.installation,
                Recorded(
                    animation: answer.map(\.line.returning) ?? fallback?.transition,
                    origin: ObjectIdentifier(recorder.ends.origin), isOfDefault: answer == nil,
                    declared: answer?.line.declared ?? fallback?.declared)
            )
        }

        /// What a registry says, apart from its defaults.
        @MainActor struct Answer {
            enum Rank: Int { case call, line, recordedDefault }

            let part: Part
            let line: LineAnswer<ScreenTransition>
            let rank: Rank
            /// Whether it is the record of what opened the screen.
            var isRecord = false

            /// An animation passed in a call; a line that names the operation; on return to the
            /// screen that opened this one, the record; else the line for these two screens, or the
            /// record. nil for none of them.
            init?(_ part: Part, _ given: Given?, _ recorded: Recorded?) {
                self.part = part
                let line = part.director.line(for: part.ends)
                if let given {
                    rank = .call
                    self.line = LineAnswer(
                        content: given.animation,
                        returning: given.returning ?? given.animation.opposite)
                } else if let recorded, line?.isNamed != true,
                    line == nil || recorded.origin == ObjectIdentifier(part.ends.origin)
                {
                    rank = recorded.isOfDefault ? .recordedDefault : .line
                    isRecord = true
                    self.line = LineAnswer(
                        content: recorded.animation, declared: recorded.declared)
                } else if let line {
                    rank = .line
                    self.line = line
                } else {
                    return nil
                }
            }
        }

        /// Replaces the winner, or the engine's choice, while Reduce Motion is on. What the winner
        /// says comes before the defaults.
        private mutating func reduceMotion() {
            guard UIAccessibility.isReduceMotionEnabled else { return }
            switch transition?.reducedMotion {
            case .same?: return
            case .other(let reduced)?: replace(with: reduced)
            case nil:
                guard transition != nil || director.engine != nil,
                    let reduced = director.reducedMotion(for: ends)
                else { return }
                switch transition?.animation {
                case .system?, ScreenAnimation.none?: return
                default: replace(with: reduced)
                }
            }
        }

        private mutating func replace(with reduced: ScreenTransition) {
            var reduced = reduced
            if reduced.gestures.isEmpty { reduced.gestures = transition?.gestures ?? [] }
            // The engine keeps the views still.
            reduced.reducedMotion = .other(reduced)
            replaced = transition
            transition = reduced
            isReduced = true
        }
    }
#endif
