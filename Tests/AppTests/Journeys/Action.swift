@testable import TestSupport

/// An action of a person or an app. The numbers choose among the possible actions at that time, so
/// that a journey without some of its actions is still valid.
struct Action {
    enum Kind: CaseIterable {
        case push, pop, popFurther, set, present, dismiss, tab, replace, unwind, finger, drive
        case reduce, hidden
    }

    var kind: Kind
    var first: Int
    var second: Int
    /// How it is animated, or how a gesture ends.
    var how: Int

    init(_ generator: inout SeededNumbers) {
        let kinds: [Kind] = [
            .push, .push, .push, .push, .push, .pop, .pop, .popFurther, .popFurther, .set, .set,
            .present, .present, .dismiss, .dismiss, .tab, .tab, .tab, .tab, .replace, .unwind,
            .finger, .finger, .finger, .finger, .finger, .finger, .drive, .drive, .reduce, .hidden,
        ]
        kind = generator.pick(kinds, .push)
        first = generator.number(0...999)
        second = generator.number(0...999)
        how = generator.number(0...999)
    }

    /// A fifth is not animated, another fifth has its animation in the call.
    var way: String {
        switch how % 5 {
        case 0: "plain"
        case 1: given.map { "given.\($0)" } ?? "animated"
        default: "animated"
        }
    }

    /// Nil where none is given, or the number of one.
    var given: Int? { how % 5 == 1 ? how / 5 % 4 : nil }

    /// The return that the call gives too.
    var givenReturn: Int? { how / 20 % 2 == 0 ? nil : how / 40 % 4 }

    var isAnimated: Bool { how % 5 != 0 }
    var finishes: Bool { how % 2 == 0 }
}
