import Testing
@testable import TransitionRuntime

/// Which line wins, case by case; `RuntimeAgreementTests` compares with the compiler at random.
@Suite struct TransitionTableTests {
    enum Screen: Hashable, Sendable, CaseIterable {
        case home, list, detail, article, photo, login
        /// A protocol, which `detail` and `photo` conform to.
        case zoomable
    }
    typealias Table = TransitionTable<Screen, String>
    typealias Event = TransitionEvent<Screen>
    typealias Ends = ScreenSet<Screen>

    static var hierarchy: ScreenHierarchy<Screen> {
        var hierarchy = ScreenHierarchy<Screen>()
        hierarchy.add(.home)
        hierarchy.add(.detail, is: [.zoomable])
        hierarchy.add(.article, is: [.detail])
        hierarchy.add(.photo, is: [.zoomable])
        return hierarchy
    }

    private var table = Table(hierarchy)
    private let push = Event(.push, from: .list, to: .detail)

    // MARK: Screens

    @Test mutating func noLineSaysNothing() {
        #expect(table.content(push) == nil)
        #expect(table.all(covering: push).isEmpty)
        table.add(.push, from: [.home], to: [.detail], "other screen")
        table.add(.pop, from: [.list], to: [.detail], "other operation")
        #expect(table.content(push) == nil)
    }

    @Test mutating func aPairComesBeforeAHalfOpenLineAndThatBeforeAnyToAny() {
        table.add(.push, from: .any, to: .any, "any")
        table.add(.push, from: [.list], to: .any, "from")
        table.add(.push, from: [.list], to: [.detail], "pair")
        #expect(table.all(covering: push) == ["pair", "from", "any"])
        #expect(table.content(Event(.push, from: .list, to: .home)) == "from")
        #expect(table.content(Event(.push, from: .home, to: .list)) == "any")
    }

    @Test mutating func theOrderInWhichLinesStandDoesNotMatter() {
        table.add(.push, from: [.list], to: [.detail], "pair")
        table.add(.push, from: [.list], to: .any, "from")
        table.add(.push, from: .any, to: .any, "any")
        #expect(table.all(covering: push) == ["pair", "from", "any"])
    }

    @Test mutating func aSubclassComesBeforeItsClassAndThatBeforeAProtocol() {
        table.add(.push, from: [.list], to: [.zoomable], "protocol")
        table.add(.push, from: [.list], to: [.detail], "class")
        table.add(.push, from: [.list], to: [.article], "subclass")
        let event = Event(.push, from: .list, to: .article)
        #expect(table.all(covering: event) == ["subclass", "class", "protocol"])
        #expect(table.content(push) == "class")
        #expect(table.content(Event(.push, from: .list, to: .photo)) == "protocol")
    }

    @Test mutating func aGroupIsWiderThanItsMembers() {
        table.add(.push, from: [.list, .home], to: [.detail], "group")
        table.add(.push, from: [.list], to: [.detail], "member")
        #expect(table.content(push) == "member")
        #expect(table.content(Event(.push, from: .home, to: .detail)) == "group")
    }

    @Test mutating func allScreensAreFewerThanAny() {
        table.add(.push, from: .any, to: [.detail], "any")
        table.add(.push, from: ScreenSet(Screen.allCases), to: [.detail], "all")
        #expect(table.content(push) == "all")
        #expect(table.content(Event(.push, from: nil, to: .detail)) == "any")
    }

    @Test mutating func anUndeclaredScreenIsOnlyInAny() {
        table.add(.push, from: .any, to: [.detail], "to")
        table.add(.push, from: [.list], to: [.detail], "pair")
        #expect(table.all(covering: Event(.push, from: nil, to: .detail)) == ["to"])
        #expect(table.content(Event(.push, from: nil, to: nil)) == nil)
    }

    @Test mutating func aScreenThatIsInNoLineIsInAny() {
        table.add(.push, from: .any, to: .any, "any")
        #expect(table.content(Event(.push, from: .login, to: .photo)) == "any")
    }

    @Test mutating func anEmptyEndCoversNothing() {
        table.add(.push, from: [], to: .any, "nothing")
        #expect(table.content(push) == nil)
        #expect(table.content(Event(.push, from: nil, to: nil)) == nil)
    }

    // MARK: Operations and means

    @Test mutating func oneOperationComesBeforeSeveral() {
        table.add(.going, from: [.list], to: [.detail], "any operation")
        table.add(.push, from: [.list], to: [.detail], "push")
        #expect(table.all(covering: push) == ["push", "any operation"])
        let replace = Event(.replace, from: .list, to: .detail)
        #expect(table.content(replace) == "any operation")
        let tab = Event(.tabHigher, from: .list, to: .detail)
        #expect(table.content(tab) == nil)
    }

    @Test mutating func aSegueComesBeforeItsOperationAndCoversTheWayBack() {
        table.add(.push, from: [.list], to: [.detail], "push")
        table.add(
            .going, from: [.list], to: [.detail], segue: "show", "segue", returning: "back")
        var event = push
        #expect(table.all(covering: event) == ["push"])
        event.segue = "show"
        #expect(table.all(covering: event) == ["segue", "push"])
        event.segue = "other"
        #expect(table.all(covering: event) == ["push"])
        let pop = Event(.pop, from: .detail, to: .list, segue: "show")
        #expect(table.content(pop) == "back")
    }

    // MARK: Returns

    @Test mutating func theReturnBelongsToTheLineThatWinsTheForwardEvent() {
        table.add(.push, from: .any, to: [.detail], "wide", returning: "written")
        table.add(.push, from: [.list], to: [.detail], "narrow", returning: "opposite")
        let pop = Event(.pop, from: .detail, to: .list)
        #expect(table.content(pop) == "opposite")
        #expect(table.all(covering: pop) == ["opposite", "written"])
        #expect(table.content(Event(.pop, from: .detail, to: .home)) == "written")
        #expect(table.answer(to: pop)?.isNamed == false)
    }

    @Test mutating func aLineThatNamesTheReturnComesFirstHoweverWideItIs() {
        table.add(.push, from: [.list], to: [.detail], "push", returning: "return")
        table.add(.back, from: .any, to: .any, "back")
        table.add(.pop, from: [.detail], to: .any, "pop")
        let pop = Event(.pop, from: .detail, to: .list)
        #expect(table.all(covering: pop) == ["pop", "back", "return"])
        #expect(table.answer(to: pop)?.isNamed == true)
    }

    @Test mutating func whereALineLeavesASideToTheDefaultsItDecidesThatNoOtherLineDoes() {
        table.add(.push, from: .any, to: .any, "any", returning: "any back")
        table.add(.push, from: [.list], to: [.detail], "push")
        table.add(.push, from: [.list], to: [.photo], nil, returning: "back")
        let answer = table.answer(to: push)
        #expect(answer?.content == "push" && answer?.returning == nil)
        let pop = table.answer(to: Event(.pop, from: .detail, to: .list))
        #expect(pop != nil && pop?.content == nil)
        let other = table.answer(to: Event(.push, from: .list, to: .photo))
        #expect(other != nil && other?.content == nil && other?.returning == "back")
        #expect(table.content(Event(.pop, from: .photo, to: .list)) == "back")
    }

    @Test mutating func aReturnIsJudgedForTheVersionOfItsForwardEvent() {
        table.add(.push, from: [.list], to: [.detail], ios: 18..., "new", returning: "new back")
        table.add(.push, from: .any, to: [.detail], "old", returning: "old back")
        #expect(table.content(Event(.pop, from: .detail, to: .list, version: 18)) == "new back")
        #expect(table.content(Event(.pop, from: .detail, to: .list, version: 17)) == "old back")
    }

    @Test mutating func aLineOfEarlierVersionsEnds() {
        table.add(.push, from: [.list], to: [.detail], "all", returning: "all back")
        table.add(
            .push, from: [.list], to: [.detail], ios: ..<18, "old", returning: "old back")
        table.add(
            .push, from: [.list], to: [.detail], ios: 16..<18, "middle", returning: "back")
        let all: [(IOSVersion, String)] = [
            (15, "old"), (16, "middle"), (IOSVersion(17, 7), "middle"), (18, "all"),
        ]
        for (version, name) in all {
            let push = Event(.push, from: .list, to: .detail, version: version)
            #expect(table.content(push) == name)
        }
        #expect(table.content(Event(.pop, from: .detail, to: .list, version: 17)) == "back")
        #expect(table.content(Event(.pop, from: .detail, to: .list)) == "all back")
    }

    @Test mutating func anUnwindComesBeforeAPopAndThatBeforeASeguesReturn() {
        table.add(.pop, from: [.detail], to: [.list], "pop")
        table.add(
            .going, from: [.list], to: [.detail], segue: "show", "segue", returning: "segue's")
        table.add(.back, from: .any, to: .any, unwind: "close", "unwind")
        let event = Event(.pop, from: .detail, to: .list, segue: "show", unwind: "close")
        #expect(table.all(covering: event) == ["unwind", "pop", "segue's"])
    }

    // MARK: Versions

    @Test mutating func aLaterVersionComesFirstFromThenOn() {
        table.add(.push, from: [.list], to: [.detail], "always")
        table.add(.push, from: [.list], to: [.detail], ios: 18..., "new")
        var event = push
        #expect(table.all(covering: event) == ["new", "always"])
        event.version = 18
        #expect(table.content(event) == "new")
        event.version = 17
        #expect(table.all(covering: event) == ["always"])
    }

    @Test mutating func minorVersionsAreNumbersOfTheirOwn() {
        table.add(.push, from: [.list], to: [.detail], ios: IOSVersion(17, 4)..., "4")
        table.add(.push, from: [.list], to: [.detail], ios: IOSVersion(17, 10)..., "10")
        table.push(.list, to: .detail, ios: ..<IOSVersion(17, 4), "before")
        let all: [(IOSVersion, String)] = [
            (17, "before"), (IOSVersion(17, 3), "before"), (IOSVersion(17, 4), "4"),
            (IOSVersion(17, 9), "4"), (IOSVersion(17, 10), "10"), (18, "10"),
        ]
        for (version, name) in all {
            #expect(table.content(Event(.push, from: .list, to: .detail, version: version)) == name)
        }
    }

    @Test func versionsAreReadFromTheSystem() {
        let all: [(String, IOSVersion)] = [
            ("17", 17), ("17.0", 17), ("17.4", IOSVersion(17, 4)), ("17.10.1", IOSVersion(17, 10)),
            ("beta", .newest), ("", .newest), ("17.x", 17),
        ]
        for (text, version) in all { #expect(IOSVersion(text) == version) }
        #expect(IOSVersion(17, 10) > IOSVersion(17, 4) && IOSVersion(17, 0) == 17)
    }

    // MARK: Both directions

    @Test mutating func aLineOfBothDirectionsPlaysTheOtherOnTheWayFromItsRight() {
        table.add(.replace, between: [.login], and: [.home], "there", other: "back")
        #expect(table.content(Event(.replace, from: .login, to: .home)) == "there")
        #expect(table.content(Event(.replace, from: .home, to: .login)) == "back")
        #expect(table.content(Event(.replace, from: .home, to: .home)) == nil)
    }

    @Test mutating func withoutAnOtherBothDirectionsPlayTheSame() {
        table.add(.tabHigher, between: [.list], and: [.photo], "higher", returning: "lower")
        #expect(table.content(Event(.tabHigher, from: .photo, to: .list)) == "higher")
        #expect(table.content(Event(.tabLower, from: .list, to: .photo)) == "lower")
    }

    @Test mutating func oneDirectionComesBeforeBoth() {
        table.add(.replace, between: [.list], and: [.detail], "both", other: "both back")
        table.add(.replace, from: [.detail], to: [.list], "one")
        #expect(table.content(Event(.replace, from: .detail, to: .list)) == "one")
        #expect(table.content(Event(.replace, from: .list, to: .detail)) == "both")
    }

    @Test mutating func whereBothDirectionsFitALineCountsOnceAndAsWritten() {
        table.add(.replace, between: .any, and: [.list], "there", other: "back")
        let event = Event(.replace, from: .list, to: .list)
        #expect(table.all(covering: event) == ["there"])
    }

    /// The direction from `list` lies inside `list -> *`, whatever the other one covers.
    @Test mutating func bothDirectionsAreComparedEachByItself() {
        table.add(.replace, from: [.list], to: .any, "from")
        table.add(.replace, between: [.list], and: [.detail], "both", other: "both back")
        table.add(.replace, from: .any, to: [.detail], "to")
        #expect(table.content(Event(.replace, from: .list, to: .detail)) == "both")
        #expect(table.content(Event(.replace, from: .detail, to: .list)) == "both back")
    }

    /// `home -> home, list, login` lies inside both directions together and inside neither.
    @Test mutating func aLineInsideBothDirectionsTogetherIsNarrowerThanEither() {
        table.add(
            .replace, between: [.home, .list], and: [.home, .login], "both", other: "both back")
        table.add(.replace, from: [.home], to: [.home, .list, .login], "one")
        #expect(table.content(Event(.replace, from: .home, to: .list)) == "one")
        #expect(table.content(Event(.replace, from: .home, to: .login)) == "one")
        #expect(table.content(Event(.replace, from: .list, to: .login)) == "both")
    }

    /// `* <-> detail` covers less than `* <-> *`, and as a line more than `* -> detail`.
    @Test mutating func betweenEqualsTheLineThatCoversLessInTotalWins() {
        table.add(.replace, between: .any, and: .any, "all")
        table.add(.replace, between: .any, and: [.detail], "both")
        table.add(.replace, from: .any, to: [.detail], "one")
        let event = Event(.replace, from: .list, to: .detail)
        #expect(table.all(covering: event) == ["one", "both", "all"])
    }

    // MARK: Whole lines

    @Test mutating func ofTheSameEventsTheNarrowerWholeLineWins() {
        let line = (from: Ends([.list, .home]), to: Ends([.detail]))
        table.add(.push, from: [.list], to: [.detail], within: line, "part of a wider")
        table.add(.push, from: [.list], to: [.detail], "alone")
        #expect(table.content(push) == "alone")
    }

    // MARK: The table as a value

    @Test mutating func ofTwoThatSayTheSameTheFirstCounts() {
        table.add(.push, from: [.list], to: [.detail], "first")
        table.add(.push, from: [.list], to: [.detail], "second")
        #expect(table.all(covering: push) == ["first", "second"])
    }

    @Test mutating func tablesAreValuesAndMayGrowAfterALook() {
        table.add(.push, from: .any, to: .any, "any")
        let copy = table
        #expect(table.content(push) == "any")
        table.add(.push, from: [.list], to: [.detail], "pair")
        #expect(table.content(push) == "pair")
        #expect(copy.content(push) == "any")
    }

    @Test func aScreenWithTwoWaysUpOrInACircleCountsOnce() {
        var hierarchy = ScreenHierarchy<Screen>()
        hierarchy.add(.home, is: [.list, .detail])
        hierarchy.add(.list, is: [.login])
        hierarchy.add(.detail, is: [.login])
        hierarchy.add(.login, is: [.home])
        var table = Table(hierarchy)
        table.add(.push, from: [.login], to: [.photo], "circle")
        #expect(table.all(covering: Event(.push, from: .home, to: .photo)) == ["circle"])
        #expect(table.all(covering: Event(.push, from: .detail, to: .photo)) == ["circle"])
    }

    /// A lookup costs time for the lines of its screens, not for all lines of the registry: without
    /// the index this takes minutes.
    @Test func aLargeRegistryAnswersManyLooks() {
        var table = TransitionTable<Int, Int>(ScreenHierarchy())
        let count = 3000
        table.add(.push, from: .any, to: .any, -1)
        for number in 0..<count {
            table.add(.push, from: [number], to: [number + 1], number)
            table.add(.push, from: .any, to: [number], ios: 99..., count + number)
        }
        for number in 0..<count {
            let event = TransitionEvent(.push, from: number, to: number + 1, version: 26)
            #expect(table.content(event) == number)
        }
        let other = TransitionEvent(.push, from: 7, to: 7, version: 26)
        #expect(table.content(other) == -1)
    }
}

extension TransitionTable {
    /// What applies on an event; nil where the defaults decide.
    fileprivate func content(_ event: TransitionEvent<Screen>) -> Content? {
        answer(to: event)?.content
    }
}
