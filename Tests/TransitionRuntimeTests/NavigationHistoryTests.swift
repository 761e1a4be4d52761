import Testing
import TransitionRuntime

/// SDOSHero's rules of the way back, with its flaws mended.
@Suite struct NavigationHistoryTests {
    typealias History = NavigationHistory<String, ScreenAnimation>

    /// A stack of Home, List, Detail with a way back recorded of each but the first.
    private var stack: History {
        var history = History()
        history.push("Home")
        history.push("List", defaultReturn: .slide(.right))
        history.push("Detail", givenReturn: .fade, defaultReturn: .slide(.right))
        return history
    }

    // MARK: What is recorded

    @Test func aReturnGivenAtThePushComesBeforeTheDefault() {
        let returning = stack.returning(from: "Detail")
        #expect(returning?.animation == .fade)
        #expect(returning?.isGiven == true)
    }

    @Test func withoutAGivenReturnTheDefaultAsOfThePushCounts() {
        let returning = stack.returning(from: "List")
        #expect(returning?.animation == .slide(.right))
        #expect(returning?.isGiven == false)
    }

    @Test func withoutADefaultTheOppositeOfThePushPlays() {
        var history = stack
        let played = ScreenAnimation.pageIn(.up)
        history.push("Photo", opposite: played.opposite)
        #expect(history.returning(from: "Photo")?.animation == .pageOut(.down))
        #expect(history.returning(from: "Photo")?.isGiven == false)
    }

    @Test func theDefaultComesBeforeTheOpposite() {
        var history = stack
        history.push("Photo", defaultReturn: .fade, opposite: .pageOut(.down))
        #expect(history.returning(from: "Photo")?.animation == .fade)
    }

    @Test func theRootHasNoReturn() {
        #expect(stack.returning(from: "Home") == nil)
        #expect(stack.returning(from: "nowhere") == nil)
    }

    @Test func aLaterDefaultChangesNothingThatIsOnTheStack() {
        var history = stack
        history.push("Photo", defaultReturn: .zoomOut)
        #expect(history.returning(from: "List")?.animation == .slide(.right))
    }

    // MARK: Pops

    @Test func aPopOverSeveralScreensPlaysTheTopScreensReturn() {
        var history = stack
        let top = history.returning(from: "Detail")
        history.pop(to: "Home")
        history.finishPop()
        #expect(top?.animation == .fade)
        #expect(history.ids == ["Home"])
    }

    @Test func aPopToAScreenThatIsNotThereChangesNothing() {
        var history = stack
        history.pop(to: "Settings")
        #expect(history.ids == ["Home", "List", "Detail"])
        history.pop(to: "Detail")
        #expect(history.ids == ["Home", "List", "Detail"])
    }

    @Test func aCancelledPopRestoresWhatWasRecorded() {
        var history = stack
        history.pop(to: "Home")
        history.cancelPop()
        #expect(history.ids == ["Home", "List", "Detail"])
        #expect(history.returning(from: "Detail")?.animation == .fade)
        #expect(history.returning(from: "List")?.animation == .slide(.right))
    }

    @Test func aCancelAfterThePopHasEndedChangesNothing() {
        var history = stack
        history.pop(to: "List")
        history.finishPop()
        history.cancelPop()
        #expect(history.ids == ["Home", "List"])
    }

    @Test func aPushAfterACancelledPopStandsOnTheWholeStack() {
        var history = stack
        history.pop(to: "List")
        history.cancelPop()
        history.push("Photo")
        history.cancelPop()
        #expect(history.ids == ["Home", "List", "Detail", "Photo"])
    }

    @Test func aSecondPopBeforeTheFirstEndsIsCancelledWithIt() {
        var history = stack
        history.pop(to: "List")
        history.pop(to: "Home")
        history.cancelPop()
        #expect(history.ids == ["Home", "List", "Detail"])
    }

    // MARK: Given animations

    @Test func whatIsGivenForAPushIsTakenByThatPushOnce() {
        var history = stack
        history.give(.zoom, returning: .fade, toPushOf: "Photo")
        let given = history.takeGiven(forPushOf: "Photo")
        #expect(given?.animation == .zoom)
        #expect(given?.returning == .fade)
        #expect(history.takeGiven(forPushOf: "Photo") == nil)
    }

    @Test func whatIsGivenForAPopIsTakenByThatPopOnce() {
        var history = stack
        history.give(.none, toPopOf: "Detail")
        #expect(history.takeGiven(forPopOf: "Detail")?.animation == ScreenAnimation.none)
        #expect(history.takeGiven(forPopOf: "Detail") == nil)
    }

    /// SDOSHero keeps what a push that never happened was given for the next push.
    @Test func whatIsGivenNeverLeaksIntoAnotherPush() {
        var history = stack
        history.give(.zoom, toPushOf: "Detail")
        #expect(history.takeGiven(forPushOf: "Photo") == nil)
        #expect(history.takeGiven(forPushOf: "Detail") == nil)
    }

    @Test func whatIsGivenForAPushIsNotForAPop() {
        var history = stack
        history.give(.zoom, toPushOf: "Detail")
        #expect(history.takeGiven(forPopOf: "Detail") == nil)
        history.give(.zoom, toPopOf: "Detail")
        #expect(history.takeGiven(forPushOf: "Detail") == nil)
        #expect(history.takeGiven(forPopOf: "Detail") == nil)
    }

    /// A push or pop without animation asks for nothing; the next one of the same screen must not
    /// find what was given.
    @Test func whatIsGivenForACallWithoutAnimationIsGoneAfterIt() {
        var history = stack
        history.give(.zoom, toPushOf: "Photo")
        history.set(["Home", "List", "Detail", "Photo"])
        #expect(history.takeGiven(forPushOf: "Photo") == nil)
        history.give(.zoom, toPushOf: "Settings")
        history.push("Settings")
        #expect(history.takeGiven(forPushOf: "Settings") == nil)
        history.give(.zoom, toPopOf: "Settings")
        history.pop(to: "Photo")
        #expect(history.takeGiven(forPopOf: "Settings") == nil)
        history.give(.zoom, toPopOf: "Photo")
        history.set(["Home"])
        #expect(history.takeGiven(forPopOf: "Photo") == nil)
    }

    @Test func whatIsGivenOutlivesChangesOfOtherScreens() {
        var history = stack
        history.give(.zoom, toPushOf: "Photo")
        history.set(["Home", "Detail"])
        #expect(history.takeGiven(forPushOf: "Photo")?.animation == .zoom)
        history.give(.zoom, toPopOf: "Detail")
        history.set(["Home", "Detail"])
        #expect(history.takeGiven(forPopOf: "Detail")?.animation == .zoom)
    }

    @Test func aScreenThatIsOnTheStackIsNotPushedAgain() {
        var history = stack
        history.push("List", givenReturn: .zoomOut)
        #expect(history.ids == ["Home", "List", "Detail"])
        #expect(history.returning(from: "List")?.animation == .slide(.right))
    }

    // MARK: Whole stacks

    /// SDOSHero's history is out of step from here on.
    @Test func aStackSetAsAWholeKeepsTheHistoryInStep() {
        var history = stack
        history.set(["Home", "Detail", "Photo"]) { $0 == "Photo" ? .pull(.right) : nil }
        #expect(history.ids == ["Home", "Detail", "Photo"])
        #expect(history.returning(from: "Detail")?.isGiven == true)
        #expect(history.returning(from: "List") == nil)
        #expect(history.returning(from: "Photo")?.animation == .pull(.right))
        history.pop(to: "Home")
        #expect(history.ids == ["Home"])
    }

    @Test func aStackSetDuringAPopIsNotUndoneByItsCancellation() {
        var history = stack
        history.pop(to: "List")
        history.set(["Settings"])
        history.cancelPop()
        #expect(history.ids == ["Settings"])
    }

    @Test func historiesAreValues() {
        let history = stack
        var other = history
        other.pop(to: "Home")
        #expect(history.ids.count == 3)
        #expect(other.ids == ["Home"])
    }
}
