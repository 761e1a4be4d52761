import Testing
import TransitionRuntime

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
        #expect(table.first(covering: push) == nil)
        #expect(table.all(covering: push).isEmpty)
        table.add(.push, from: [.home], to: [.detail], "other screen")
        table.add(.pop, from: [.list], to: [.detail], "other operation")
        #expect(table.first(covering: push) == nil)
    }

    @Test mutating func aPairComesBeforeAHalfOpenLineAndThatBeforeAnyToAny() {
        table.add(.push, from: .any, to: .any, "any")
        table.add(.push, from: [.list], to: .any, "from")
        table.add(.push, from: [.list], to: [.detail], "pair")
        #expect(table.all(covering: push) == ["pair", "from", "any"])
        #expect(table.first(covering: Event(.push, from: .list, to: .home)) == "from")
        #expect(table.first(covering: Event(.push, from: .home, to: .list)) == "any")
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
        #expect(table.first(covering: push) == "class")
        #expect(table.first(covering: Event(.push, from: .list, to: .photo)) == "protocol")
    }

    @Test mutating func aGroupIsWiderThanItsMembers() {
        table.add(.push, from: [.list, .home], to: [.detail], "group")
        table.add(.push, from: [.list], to: [.detail], "member")
        #expect(table.first(covering: push) == "member")
        #expect(table.first(covering: Event(.push, from: .home, to: .detail)) == "group")
    }

    @Test mutating func allScreensAreFewerThanAny() {
        table.add(.push, from: .any, to: [.detail], "any")
        table.add(.push, from: ScreenSet(Screen.allCases), to: [.detail], "all")
        #expect(table.first(covering: push) == "all")
        #expect(table.first(covering: Event(.push, from: nil, to: .detail)) == "any")
    }

    @Test mutating func anUndeclaredScreenIsOnlyInAny() {
        table.add(.push, from: .any, to: [.detail], "to")
        table.add(.push, from: [.list], to: [.detail], "pair")
        #expect(table.all(covering: Event(.push, from: nil, to: .detail)) == ["to"])
        #expect(table.first(covering: Event(.push, from: nil, to: nil)) == nil)
    }

    @Test mutating func aScreenThatIsInNoLineIsInAny() {
        table.add(.push, from: .any, to: .any, "any")
        #expect(table.first(covering: Event(.push, from: .login, to: .photo)) == "any")
    }

    @Test mutating func anEmptyEndCoversNothing() {
        table.add(.push, from: [], to: .any, "nothing")
        #expect(table.first(covering: push) == nil)
        #expect(table.first(covering: Event(.push, from: nil, to: nil)) == nil)
    }

    // MARK: Operations and means

    @Test mutating func oneOperationComesBeforeSeveral() {
        table.add(.going, from: [.list], to: [.detail], "any operation")
        table.add(.push, from: [.list], to: [.detail], "push")
        #expect(table.all(covering: push) == ["push", "any operation"])
        let replace = Event(.replace, from: .list, to: .detail)
        #expect(table.first(covering: replace) == "any operation")
        let tab = Event(.tabHigher, from: .list, to: .detail)
        #expect(table.first(covering: tab) == nil)
    }

    @Test mutating func aSegueComesBeforeItsOperationAndCoversTheWayBack() {
        table.add(.push, from: [.list], to: [.detail], "push")
        table.add(.going, from: [.list], to: [.detail], segue: "show", "segue")
        table.add(.back, from: [.detail], to: [.list], segue: "show", "back")
        var event = push
        #expect(table.all(covering: event) == ["push"])
        event.segue = "show"
        #expect(table.all(covering: event) == ["segue", "push"])
        event.segue = "other"
        #expect(table.all(covering: event) == ["push"])
        let pop = Event(.pop, from: .detail, to: .list, segue: "show")
        #expect(table.first(covering: pop) == "back")
    }

    @Test mutating func anUnwindComesBeforeASeguesWayBack() {
        table.add(.back, from: [.detail], to: [.list], "back")
        table.add(.back, from: [.detail], to: [.list], segue: "show", "segue's")
        table.add(.back, from: .any, to: .any, unwind: "close", "unwind")
        let event = Event(.pop, from: .detail, to: .list, segue: "show", unwind: "close")
        #expect(table.all(covering: event) == ["unwind", "segue's", "back"])
    }

    // MARK: Versions and what nobody wrote

    @Test mutating func aLaterVersionComesFirstFromThenOn() {
        table.add(.push, from: [.list], to: [.detail], "always")
        table.add(.push, from: [.list], to: [.detail], since: 18, "new")
        var event = push
        #expect(table.all(covering: event) == ["new", "always"])
        event.version = 18
        #expect(table.first(covering: event) == "new")
        event.version = 17
        #expect(table.all(covering: event) == ["always"])
    }

    @Test mutating func aReturnThatNobodyWroteYieldsToEverythingWritten() {
        table.add(.pop, from: [.detail], to: [.list], isWritten: false, "implied")
        let pop = Event(.pop, from: .detail, to: .list)
        #expect(table.first(covering: pop) == "implied")
        table.add(.back, from: .any, to: .any, "written")
        #expect(table.all(covering: pop) == ["written", "implied"])
    }

    @Test mutating func theNarrowerOfTwoReturnsThatNobodyWroteCounts() {
        table.add(.pop, from: .any, to: [.list], isWritten: false, "wide")
        table.add(.pop, from: [.detail], to: [.list], isWritten: false, "narrow")
        #expect(table.first(covering: Event(.pop, from: .detail, to: .list)) == "narrow")
    }

    // MARK: Both directions

    @Test mutating func aLineOfBothDirectionsPlaysTheOtherOnTheWayFromItsRight() {
        table.add(.replace, between: [.login], and: [.home], "there", other: "back")
        #expect(table.first(covering: Event(.replace, from: .login, to: .home)) == "there")
        #expect(table.first(covering: Event(.replace, from: .home, to: .login)) == "back")
        #expect(table.first(covering: Event(.replace, from: .home, to: .home)) == nil)
    }

    @Test mutating func withoutAnOtherBothDirectionsPlayTheSame() {
        table.add(.tabHigher, between: [.list], and: [.photo], "higher")
        table.add(.tabLower, between: [.list], and: [.photo], "lower")
        #expect(table.first(covering: Event(.tabHigher, from: .photo, to: .list)) == "higher")
        #expect(table.first(covering: Event(.tabLower, from: .list, to: .photo)) == "lower")
    }

    @Test mutating func oneDirectionComesBeforeBoth() {
        table.add(.replace, between: [.list], and: [.detail], "both", other: "both back")
        table.add(.replace, from: [.detail], to: [.list], "one")
        #expect(table.first(covering: Event(.replace, from: .detail, to: .list)) == "one")
        #expect(table.first(covering: Event(.replace, from: .list, to: .detail)) == "both")
    }

    @Test mutating func whereBothDirectionsFitALineCountsOnceAndAsWritten() {
        table.add(.replace, between: .any, and: [.list], "there", other: "back")
        let event = Event(.replace, from: .list, to: .list)
        #expect(table.all(covering: event) == ["there"])
    }

    /// `* <-> detail` covers fewer pairs than `* <-> *`, and more than `* -> detail`.
    @Test mutating func pairsOfBothDirectionsCountAsAUnion() {
        table.add(.replace, between: .any, and: .any, "all")
        table.add(.replace, between: .any, and: [.detail], "both")
        table.add(.replace, from: .any, to: [.detail], "one")
        let event = Event(.replace, from: .list, to: .detail)
        #expect(table.all(covering: event) == ["one", "both", "all"])
    }

    /// Nine pairs, each in both directions, lie inside twelve.
    @Test mutating func aGroupWithItselfIsNarrowerThanIntoAWiderOne() {
        table.add(
            .replace, from: [.home, .list, .login], to: [.home, .list, .login, .photo], "into")
        table.add(
            .replace, between: [.home, .list, .login], and: [.home, .list, .login], "itself")
        let event = Event(.replace, from: .list, to: .home)
        #expect(table.all(covering: event) == ["itself", "into"])
    }

    // MARK: Whole lines

    @Test mutating func ofTheSameEventsTheNarrowerWholeLineWins() {
        let line = (from: Ends([.list, .home]), to: Ends([.detail]))
        table.add(.push, from: [.list], to: [.detail], within: line, "part of a wider")
        table.add(.push, from: [.list], to: [.detail], "alone")
        #expect(table.first(covering: push) == "alone")
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
        #expect(table.first(covering: push) == "any")
        table.add(.push, from: [.list], to: [.detail], "pair")
        #expect(table.first(covering: push) == "pair")
        #expect(copy.first(covering: push) == "any")
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

    /// A look costs what could speak of its screens, not what the registry holds: without the
    /// index this takes minutes.
    @Test func aLargeRegistryAnswersManyLooks() {
        var table = TransitionTable<Int, Int>(ScreenHierarchy())
        let count = 3000
        table.add(.push, from: .any, to: .any, -1)
        for number in 0..<count {
            table.add(.push, from: [number], to: [number + 1], number)
            table.add(.push, from: .any, to: [number], since: 99, count + number)
        }
        for number in 0..<count {
            let event = TransitionEvent(.push, from: number, to: number + 1, version: 26)
            #expect(table.first(covering: event) == number)
        }
        let other = TransitionEvent(.push, from: 7, to: 7, version: 26)
        #expect(table.first(covering: other) == -1)
    }
}
