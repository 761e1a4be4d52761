#if canImport(UIKit)
    import UIKit

    extension TransitionReports {
        /// Receives one line for each animated transition of a controller with a registry: what
        /// plays, and which line or default decides it, in the words of `transc resolve`. Nothing
        /// else has an effect; `nil`, the default, costs nothing.
        ///
        ///     push Latest -> Article: plays pageIn(up); News.trans:75: this line wins
        ///
        /// The place is that of the file if the Swift was generated with `--line-directives`. Else
        /// it is that of the generated call; a comment above the call of a line has that line.
        public static var trace: (@MainActor (_ line: String) -> Void)?
    }

    extension TransitionSession {
        /// Sends the line of this transition, once its animator is known.
        func trace(_ decision: Decision, isEngineBusy: Bool) {
            guard let trace = TransitionReports.trace else { return }
            let play = played(decision, isEngineBusy: isEngineBusy)
            trace("\(decision.event): \(play); \(decision.reason)")
        }

        private func played(_ decision: Decision, isEngineBusy: Bool) -> String {
            if isEngineBusy, renderer == .system {
                return "plays nothing, as the engine plays another transition"
            }
            let gesture = GestureDriver.starting(ends).map { ", driven by \($0.interaction.words)" }
            let end = (gesture ?? "") + (decision.isReduced ? reduced(decision) : "")
            switch renderer {
            case .app: return "plays the animation of the app's own delegate"
            case .engine where decision.isEnginesOwn && !decision.isReduced:
                return "plays the animation that the call gave the engine"
            case .runtime, .engine:
                return "plays \(transition?.words ?? "the engine's own animation")\(end)"
            case .system:
                let isWritten = transition?.animation == .system
                return "plays \(isWritten ? "system" : "UIKit's own animation")\(end)"
            }
        }

        private func reduced(_ decision: Decision) -> String {
            let other = decision.replaced?.words ?? "the engine's own animation"
            return " and not \(other), as Reduce Motion is on"
        }
    }

    extension Decision {
        /// `push Latest -> Article`
        fileprivate var event: String {
            let (from, to) = director.names(of: ends)
            let segue = (ends.unwind ?? ends.segue).map { "(\($0))" } ?? ""
            let name = parts.count > 1 ? ", registry \(director.name)" : ""
            return switch ends.operation {
            case .tabHigher: "tab \(from) -> \(to) towards the higher index\(name)"
            case .tabLower: "tab \(from) -> \(to) towards the lower index\(name)"
            default: "\(ends.operation.word)\(segue) \(from) -> \(to)\(name)"
            }
        }

        /// Why it plays.
        fileprivate var reason: String {
            if isEnginesOwn { return "the call decides" }
            // The record of a default that has no return decides nothing.
            guard let answer, answer.rank != .recordedDefault || answer.line.declared != nil else {
                let line = "no line covers it"
                return usedDefault.map { "\(line); \($0.declared.text): \($0.owner)" }
                    ?? "no line and no default covers it"
            }
            guard let declared = answer.line.declared else {
                return answer.isRecord
                    ? "this is the return of the call that opened the screen" : "the call decides"
            }
            let line = "\(declared.text): \(words(answer))"
            if answer.line.content != nil { return line }
            let fallback =
                usedDefault.map { "\($0.declared.text): \($0.owner)" } ?? "no default covers it"
            return "\(line) and leaves it to the defaults; \(fallback)"
        }

        private func words(_ answer: Answer) -> String {
            let returns = answer.line.content == nil ? "" : "; this is its return"
            if answer.rank == .recordedDefault { return "this default opened the screen\(returns)" }
            if answer.isRecord { return "this line opened the screen\(returns)" }
            if answer.line.isNamed { return "this line wins" }
            let forward = ends.operation == .pop ? "push" : "presentation"
            let isTab = ends.operation == .tabLower
            return "this line wins the \(isTab ? "opposite change" : forward)\(returns)"
        }
    }

    extension TransitionOperations {
        /// The word of the language for one operation.
        fileprivate var word: String {
            switch self {
            case .push: "push"
            case .pop: "pop"
            case .present: "present"
            case .dismiss: "dismiss"
            case .replace: "replace"
            default: "tab"
            }
        }
    }

    extension ScreenTransition {
        /// `pageIn(up) with duration(0.4s)`, close to the language.
        fileprivate var words: String {
            let options = [duration.map { "duration(\($0)s)" }, delay.map { "delay(\($0)s)" }]
                .compactMap { $0 }
            return kindWords + (options.isEmpty ? "" : " with " + options.joined(separator: ", "))
        }

        private var kindWords: String {
            switch kind {
            case .plain(let animation):
                let name = "\(animation)".prefix { $0 != "(" }
                return name + (animation.direction.map { "(\($0))" } ?? "")
            case .viewTransition(.flip(let direction)): return "flip(\(direction))"
            case .viewTransition(.curl(let direction)): return "curl(\(direction))"
            case .zoomInRect: return "zoomInRect"
            case .zoomOutRect: return "zoomOutRect"
            case .systemZoom: return "systemZoom"
            case .keyFrames: return "key frames"
            case .custom: return "an animator of the app"
            case .foreign: return "an animation of the engine"
            }
        }
    }

    extension Interaction {
        /// `edgePan(left)`
        fileprivate var words: String {
            switch gesture {
            case .pan(let direction, _): "pan(\(direction))"
            case .edgePan(let edge): "edgePan(\(edge))"
            case .pinch: "pinch"
            }
        }
    }
#endif
