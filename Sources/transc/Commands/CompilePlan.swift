/// All that is settled before `compile` reads a file: it depends on names alone.
struct CompilePlan: Sendable {
    var items: [Item] = []

    /// A file of the command line, and where what comes of it goes.
    struct Item: Sendable {
        var operand: String
        var swift: Destination
        /// Nil where no Objective-C is asked for.
        var objectiveC: ObjectiveCDestinations?

        /// The Swift's first.
        var destinations: [Destination] {
            [swift] + (objectiveC.map { [$0.header, $0.implementation] } ?? [])
        }
    }

    /// Where anything goes but reports.
    var destinations: [Destination] { items.flatMap(\.destinations) }

    /// Refuses what no reading could make sense of.
    init(_ operands: [String], _ options: Options) throws(Failure) {
        try checkInputs(operands, options)
        let swift = try transc.destinations(of: operands, options)
        for (operand, destination) in zip(operands, swift) {
            var item = Item(operand: operand, swift: destination)
            if options.writesObjectiveC {
                item.objectiveC = try ObjectiveCDestinations(beside: destination)
            }
            items.append(item)
        }
        try checkReports(operands, options, destinations)
    }
}
