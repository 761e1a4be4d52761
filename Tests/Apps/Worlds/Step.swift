/// One thing that a person, an app or UIKit does. The numbers choose among what is there, so that a
/// walk without one of its steps is a walk, too.
struct Step {
    enum Kind: Int, CaseIterable {
        case install, installForPresentation, push, pushUsing, pop, popUsing, popTo, popToRoot
        case setStack, setUsing, present, dismiss, tap, select, removeTab, replace
        case touch, move, lift, cancelTouch, flick, systemSwipe
        case wait, settle, resize
        case listen, wrap, silence, allowSwipe
        case look, recycle, keep, pushKept, drive, escape, openWindow, closeWindow
        case replaceRoot, scroll
    }

    var kind: Kind
    var a: Int
    var b: Int
    var c: Int

    /// Kinds that there are more of.
    private static let bag: [Kind] =
        Kind.allCases
        + [.install, .push, .push, .push, .pop, .present, .present, .dismiss, .setStack, .tap]
        + [.touch, .touch, .touch, .touch, .touch, .touch, .move, .move, .move, .lift, .lift]
        + [.lift, .lift, .flick, .flick, .flick, .wait, .wait, .settle, .settle, .look]
        + [.listen, .listen, .wrap, .removeTab, .installForPresentation, .replaceRoot, .dismiss]

    init(_ random: inout Random) {
        kind = Self.bag[random.next(Self.bag.count)]
        a = random.next(60)
        b = random.next(60)
        c = random.next(60)
    }

    /// As in `text`.
    init?(_ text: Substring) {
        let parts = text.split(separator: ".").compactMap { Int($0) }
        guard parts.count == 4, let kind = Kind(rawValue: parts[0]) else { return nil }
        (self.kind, a, b, c) = (kind, parts[1], parts[2], parts[3])
    }

    var text: String { "\(kind.rawValue).\(a).\(b).\(c)" }

    /// What is done where the step is not possible.
    var spare: Step {
        var spare = self
        spare.kind = [.touch, .push, .flick, .touch, .present, .lift][a % 6]
        return spare
    }
}

extension Step {
    /// What is done where that is not possible either.
    var last: Step {
        var last = self
        last.kind = [.look, .setStack, .lift, .tap][a % 4]
        return last
    }
}

/// The same numbers on every machine.
struct Random {
    private var state: UInt64

    /// Seeds one apart have nothing in common.
    init(seed: Int) {
        state = UInt64(truncatingIfNeeded: seed) &* 0xD134_2543_DE82_EF95
        state = mix()
    }

    mutating func next(_ count: Int) -> Int { Int(mix() % UInt64(count)) }

    private mutating func mix() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Where a walk begins, and its steps.
struct Walk {
    /// The kind of each window's root, and its size.
    var windows: [Int]
    /// What UIKit does not document.
    var habits: Int
    var steps: [Step]

    init(seed: Int, steps count: Int) {
        var random = Random(seed: seed)
        let windowCount = [1, 1, 1, 2, 2, 3][random.next(6)]
        windows = (0..<windowCount).map { _ in random.next(30) }
        habits = random.next(8)
        // An app installs first, mostly, and shows some screens.
        let first = (0..<min(count, random.next(7))).map { index in
            var step = Step(&random)
            step.kind = [.install, .install, .push][index % 3]
            return step
        }
        steps = first + (first.count..<max(count, first.count)).map { _ in Step(&random) }
    }

    init(windows: [Int], habits: Int, steps: [Step]) {
        (self.windows, self.habits, self.steps) = (windows, habits, steps)
    }

    /// As in `text`.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, let habits = Int(parts[1]) else { return nil }
        windows = parts[0].split(separator: ",").compactMap { Int($0) }
        self.habits = habits
        steps = parts[2].split(separator: ",").compactMap { Step($0) }
    }

    var text: String {
        let windows = windows.map(String.init).joined(separator: ",")
        return "\(windows)/\(habits)/\(steps.map(\.text).joined(separator: ","))"
    }
}
