import Testing
import TransitionRuntime

@Suite struct TransitionDefaultsTests {
    enum Screen: Hashable, Sendable {
        case main, tabs, list, sheet, card, zoomable, dismissible, base
    }
    typealias Event = TransitionEvent<Screen>

    private var defaults: TransitionDefaults<Screen, String>

    init() {
        var hierarchy = ScreenHierarchy<Screen>()
        hierarchy.add(.sheet, is: [.zoomable, .dismissible])
        hierarchy.add(.zoomable, is: [.base])
        hierarchy.add(.card, is: [.sheet])
        defaults = TransitionDefaults(hierarchy)
    }

    @Test func whereNothingIsSaidTheEngineDecides() {
        #expect(defaults.first(for: Event(.push, from: .list, to: .sheet)) == nil)
    }

    @Test mutating func thePresentedScreensOwnComesBeforeContainersAndTheFile() {
        defaults.add(.present, "file")
        defaults.add(.present, in: .main, "container")
        defaults.add(.present, of: .sheet, "own")
        let event = Event(.present, from: .list, to: .sheet)
        #expect(defaults.first(for: event, containers: [.main]) == "own")
        let other = Event(.present, from: .sheet, to: .list)
        #expect(defaults.first(for: other, containers: [.main]) == "container")
        #expect(defaults.first(for: other) == "file")
    }

    @Test mutating func aDismissalAsksTheScreenThatLeaves() {
        defaults.add(.dismiss, of: .sheet, "own")
        #expect(defaults.first(for: Event(.dismiss, from: .sheet, to: .list)) == "own")
        #expect(defaults.first(for: Event(.dismiss, from: .list, to: .sheet)) == nil)
    }

    @Test mutating func aPushAsksNoScreenForItsOwn() {
        defaults.add([.push, .present], of: .sheet, "own")
        #expect(defaults.first(for: Event(.push, from: .list, to: .sheet)) == nil)
    }

    @Test mutating func aScreenWithoutItsOwnHasThatOfTheNearestItIs() {
        defaults.add(.present, of: .base, "two up")
        defaults.add(.present, of: .dismissible, "one up")
        #expect(defaults.first(for: Event(.present, from: .list, to: .sheet)) == "one up")
        #expect(defaults.first(for: Event(.present, from: .list, to: .card)) == "one up")
        #expect(defaults.first(for: Event(.present, from: .list, to: .zoomable)) == "two up")
    }

    @Test mutating func ofTwoEquallyNearTheOneNamedFirstCounts() {
        defaults.add(.present, of: .dismissible, "second")
        defaults.add(.present, of: .zoomable, "first")
        #expect(defaults.first(for: Event(.present, from: .list, to: .sheet)) == "first")
    }

    @Test mutating func anInnerContainerComesBeforeAnOuterOne() {
        defaults.add(.push, in: .tabs, "outer")
        defaults.add(.push, in: .main, "inner")
        defaults.add(.pop, in: .tabs, "outer pop")
        let push = Event(.push, from: .list, to: .card)
        #expect(defaults.first(for: push, containers: [.main, .tabs]) == "inner")
        #expect(defaults.first(for: push, containers: [.tabs, .main]) == "outer")
        let pop = Event(.pop, from: .card, to: .list)
        #expect(defaults.first(for: pop, containers: [.main, .tabs]) == "outer pop")
    }

    @Test mutating func ofOnePlaceTheFirstAddedCountsInItsVersions() {
        defaults.add(.pop, ios: 15..., "written")
        defaults.add(.pop, "opposite of push")
        var event = Event(.pop, from: .card, to: .list)
        #expect(defaults.first(for: event) == "written")
        event.version = 14
        #expect(defaults.first(for: event) == "opposite of push")
    }

    @Test mutating func aDefaultOfEarlierVersionsEnds() {
        defaults.add(.push, ios: 13..<15, "old")
        defaults.add(.push, "new")
        let all: [(IOSVersion, String)] = [
            (12, "new"), (13, "old"), (IOSVersion(14, 8), "old"), (15, "new"), (.newest, "new"),
        ]
        for (version, name) in all {
            let event = Event(.push, from: .card, to: .list, version: version)
            #expect(defaults.first(for: event) == name)
        }
    }

    @Test mutating func anUndeclaredScreenHasTheContainersAndTheFiles() {
        defaults.add(.present, of: .base, "own")
        defaults.add(.present, "file")
        #expect(defaults.first(for: Event(.present, from: nil, to: nil)) == "file")
    }
}
