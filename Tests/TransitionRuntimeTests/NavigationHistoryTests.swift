import Testing

@testable import TransitionRuntime

/// What is recorded of screens, and to whom a given animation belongs.
@Suite struct NavigationHistoryTests {
    typealias History = NavigationHistory<String, ScreenAnimation>

    /// A stack of Home, List, Detail with a return recorded of each but the first.
    private var history: History {
        var history = History()
        history.record(.init(animation: .slide(.right), origin: "Home"), of: "List")
        history.record(.init(animation: .fade, origin: "List"), of: "Detail")
        history.set(["Home", "List", "Detail"])
        return history
    }

    // MARK: What is recorded

    @Test func aScreenHasTheReturnThatWasRecorded() {
        #expect(history.returning(from: "Detail")?.animation == .fade)
        #expect(history.returning(from: "Detail")?.origin == "List")
        #expect(history.returning(from: "Home") == nil)
        #expect(history.returning(from: "nowhere") == nil)
    }

    /// That the defaults decide is recorded too, and is not the same as no record.
    @Test func aReturnThatIsLeftToTheDefaultsIsRecorded() {
        var history = history
        history.record(.init(animation: nil, origin: "Detail"), of: "Photo")
        #expect(history.returning(from: "Photo") != nil)
        #expect(history.returning(from: "Photo")?.animation == nil)
    }

    @Test func aScreenThatLeavesTheStackIsForgotten() {
        var history = history
        history.set(["Home", "List"])
        history.set(["Home", "List", "Detail"])
        #expect(history.returning(from: "Detail") == nil)
        #expect(history.returning(from: "List")?.animation == .slide(.right))
    }

    /// SDOSHero's history is out of step from here on.
    @Test func aStackSetAsAWholeKeepsWhatWasRecordedOfItsScreens() {
        var history = history
        history.set(["Home", "Detail", "Photo"])
        #expect(history.returning(from: "Detail")?.animation == .fade)
        #expect(history.returning(from: "Detail")?.origin == "List")
        #expect(history.returning(from: "Photo") == nil)
    }

    @Test func historiesAreValues() {
        let history = history
        var other = history
        other.set(["Home"])
        #expect(history.returning(from: "List") != nil)
        #expect(other.returning(from: "List") == nil)
    }

    // MARK: Given animations

    @Test func whatIsGivenForAPushIsTakenByThatPushOnce() {
        var history = history
        history.give(.zoom, returning: .fade, toPushOf: "Photo")
        let given = history.takeGiven(forPushOf: "Photo")
        #expect(given?.animation == .zoom)
        #expect(given?.returning == .fade)
        #expect(history.takeGiven(forPushOf: "Photo") == nil)
    }

    @Test func whatIsGivenForAPopIsTakenByThatPopOnce() {
        var history = history
        history.give(.none, toPopOf: "Detail")
        #expect(history.takeGiven(forPopOf: "Detail")?.animation == ScreenAnimation.none)
        #expect(history.takeGiven(forPopOf: "Detail") == nil)
    }

    /// SDOSHero keeps what a push that never happened was given for the next push.
    @Test func whatIsGivenNeverLeaksIntoAnotherPush() {
        var history = history
        history.give(.zoom, toPushOf: "Detail")
        #expect(history.takeGiven(forPushOf: "Photo") == nil)
        #expect(history.takeGiven(forPushOf: "Detail") == nil)
    }

    @Test func whatIsGivenForAPushIsNotForAPop() {
        var history = history
        history.give(.zoom, toPushOf: "Detail")
        #expect(history.takeGiven(forPopOf: "Detail") == nil)
        history.give(.zoom, toPopOf: "Detail")
        #expect(history.takeGiven(forPushOf: "Detail") == nil)
        #expect(history.takeGiven(forPopOf: "Detail") == nil)
    }

    /// A push or pop without animation asks for nothing; the next one of the same screen must not
    /// find what was given.
    @Test func whatIsGivenForACallWithoutAnimationIsGoneAfterIt() {
        var history = history
        history.give(.zoom, toPushOf: "Photo")
        history.set(["Home", "List", "Detail", "Photo"])
        #expect(history.takeGiven(forPushOf: "Photo") == nil)
        history.give(.zoom, toPopOf: "Photo")
        history.set(["Home"])
        #expect(history.takeGiven(forPopOf: "Photo") == nil)
    }

    @Test func whatIsGivenOutlivesChangesOfOtherScreens() {
        var history = history
        history.give(.zoom, toPushOf: "Photo")
        history.set(["Home", "Detail"])
        #expect(history.takeGiven(forPushOf: "Photo")?.animation == .zoom)
        history.give(.zoom, toPopOf: "Detail")
        history.set(["Home", "Detail"])
        #expect(history.takeGiven(forPopOf: "Detail")?.animation == .zoom)
    }
}
