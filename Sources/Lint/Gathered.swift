extension Sequence {
    /// What `flatMap` gives, which would make room anew for each empty array that it adds: most
    /// rules find nothing in most places.
    func gathered<Found>(_ find: (Element) -> [Found]) -> [Found] {
        var all: [Found] = []
        for element in self {
            let found = find(element)
            if !found.isEmpty { all += found }
        }
        return all
    }
}
