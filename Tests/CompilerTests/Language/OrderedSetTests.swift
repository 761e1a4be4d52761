import Testing
import TransitionDSL

@Suite struct OrderedSetTests {
    /// Few elements are compared and many are hashed, with one result.
    @Test(arguments: [1, 7, 8, 9, 100]) func elementsAreInOrderAndOnce(_ count: Int) {
        var set = OrderedSet<Int>()
        for round in 0..<2 {
            for element in (0..<count).reversed() {
                let added = set.append(element)
                #expect(added.isNew == (round == 0))
                #expect(added.index == count - 1 - element)
            }
        }
        #expect(set.elements == (0..<count).reversed())
        #expect(set.contains(0) && !set.contains(count))
        #expect(set.index(of: 0) == count - 1)
        #expect(OrderedSet(set.elements + [0]).elements == set.elements)
    }
}
