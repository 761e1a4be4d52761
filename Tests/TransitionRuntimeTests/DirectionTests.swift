import Testing
import TransitionRuntime

@Suite struct DirectionTests {
    @Test(arguments: Direction.allCases)
    func theWayBackOfTheWayBackIsTheWayThere(_ direction: Direction) {
        #expect(direction.opposite != direction)
        #expect(direction.opposite.opposite == direction)
    }

    @Test(arguments: [false, true])
    func oppositesStayOppositeInEitherDirectionOfText(_ isRightToLeft: Bool) {
        for direction in Direction.allCases {
            let resolved = direction.resolved(isRightToLeft: isRightToLeft)
            #expect(direction.opposite.resolved(isRightToLeft: isRightToLeft) == resolved.opposite)
            #expect([.left, .right, .up, .down].contains(resolved))
        }
    }
}
