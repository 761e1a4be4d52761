import TransitionDSL

@testable import Resolution

/// One transition of a journey, with all inputs of the manual's rules. Controllers are numbers.
struct Occurrence: Equatable {
    var operation: OperationSet
    /// The controllers that UIKit names: those that leave a container or come into it.
    var leaving: Int
    var coming: Int
    /// The screens that are meant, and what they are declared as.
    var from: Int
    var to: Int
    var fromScreen: Handle<Screen>?
    var toScreen: Handle<Screen>?
    /// The screen that the other one comes from, or goes back to.
    var origin: Int
    /// The innermost first.
    var containers: [Handle<Screen>]
    /// The containers around one screen and not around the other, the innermost first.
    var leaves: [Handle<Screen>] = []
    var enters: [Handle<Screen>] = []
    var segue: Handle<Segue>?
    var unwind: Handle<Segue>?
    /// The numbers of the animations that are given in the call.
    var given: [Int] = []
    var isReducing: Bool

    var isReturn: Bool { operation == .pop || operation == .dismiss }

    func event(_ tree: ScreenTree, version: SystemVersion) -> Event {
        func position(_ screen: Handle<Screen>?) -> ScreenTree.Position {
            screen.map { tree.position(of: $0) } ?? ScreenTree.undeclared
        }
        var event = Event(
            operation, from: position(fromScreen), to: position(toScreen), segue: segue,
            unwind: unwind, version: version)
        event.leaves = leaves.map { tree.position(of: $0) }
        event.enters = enters.map { tree.position(of: $0) }
        return event
    }
}

/// What is to be played.
struct JourneyAnswer: Equatable {
    /// As the program prints it; `-` where the engine decides.
    var text: String
    /// What the option says about Reduce Motion: an animation, or `same`.
    var reduced: String?

    init(text: String) {
        let parts = text.split(separator: JourneyText.separator, maxSplits: 1)
        self.text = parts.first.map(String.init) ?? ""
        reduced = parts.count > 1 ? String(parts[1]) : nil
    }

    /// With Reduce Motion: what its own option says, or else `others`.
    func reduced(otherwise others: @autoclosure () -> String?) -> JourneyAnswer {
        if reduced == "same" { return self }
        if let reduced {
            return JourneyAnswer(text: reduced + (isDriven ? " interactive" : ""))
        }
        if self == .engine || isSystemOrNone { return self }
        return others().map { JourneyAnswer(text: $0) } ?? self
    }

    /// Whether a gesture drives it.
    var isDriven: Bool { text.split(separator: " ").contains("interactive") }

    static let engine = JourneyAnswer(text: "-")

    /// UIKit does not ask for an interaction controller for these.
    var isSystemOrNone: Bool {
        text.hasPrefix("system") || text == "none" || text.hasPrefix("none ")
    }

    /// Those of a call, by their numbers, and their opposites.
    static func given(_ number: Int, isOpposite: Bool = false) -> JourneyAnswer {
        let all = ["fade", "cover(up)", "slide(left)", "zoom"]
        let opposites = ["fade", "uncover(down)", "slide(right)", "zoomOut"]
        let name = (isOpposite ? opposites : all)[number % all.count]
        return JourneyAnswer(text: "\(name) duration(\(2000 + number * 1000)ms)")
    }
}

/// What plays, in the words of the program.
struct JourneyText {
    private let plays: PlayText
    /// Before what the option says about Reduce Motion.
    static let separator: Character = "\u{1}"

    init(_ model: Model) { plays = PlayText(model) }

    /// Of a gesture only whether it drives this.
    func text(
        _ play: ChosenAnimation, _ options: HandleRange<Handle<Call>>, isDriven: Bool = false
    ) -> String {
        let written = plays.options(of: play, options)
        let (option, calls) = ("reduceMotion(", ["reduceMotion(", "interactive("])
        let words = written.filter { word in !calls.contains { word.hasPrefix($0) } }
            .map(Self.inMilliseconds)
        let all = words + (isDriven ? ["interactive"] : [])
        let reduced = written.first { $0.hasPrefix(option) }
            .map { "\(Self.separator)\($0.dropFirst(option.count).dropLast())" }
        return ([plays.expanded(play)] + all.sorted()).joined(separator: " ") + (reduced ?? "")
    }

    /// The same of what wins, or else of a default.
    func text(_ verdict: LookupResult, _ model: Model) -> String {
        if let play = verdict.answer.play, let winner = verdict.answer.winner {
            return text(play, of: winner, isReturn: verdict.answer.forward != nil, model)
        }
        return verdict.fallback.map { text($0.play, $0.options) } ?? "-"
    }

    func text(
        _ play: ChosenAnimation, of winner: TransitionRule, isReturn: Bool, _ model: Model
    ) -> String {
        let options = model.options(of: winner)
        var bindings = Bindings()
        let unfolding = bindings.unfold(
            play, with: options,
            on: DrivenEvent(isReturn: isReturn, hasReturn: model.edges[winner.edge].hasReturn),
            model)
        return text(play, options, isDriven: !unfolding.options.interactions.isEmpty)
    }

    /// `duration(400ms)` for `duration(0.4s)`; named animations may compute their arguments.
    private static func inMilliseconds(_ option: String) -> String {
        guard option.hasSuffix("s)"), !option.hasSuffix("ms)"),
            let start = option.firstIndex(of: "("),
            let seconds = Double(option[option.index(after: start)...].dropLast(2))
        else { return option }
        return "\(option[...start])\(Int((seconds * 1000).rounded()))ms)"
    }
}
