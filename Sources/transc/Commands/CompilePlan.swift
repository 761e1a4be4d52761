/// All that is settled before `compile` reads a file: it depends on names alone.
struct CompilePlan: Sendable {
    var items: [Item] = []
    /// Where what the files share goes, as a file of its own.
    var support: Destination?

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

    /// Where what is generated goes.
    var destinations: [Destination] { items.flatMap(\.destinations) + (support.map { [$0] } ?? []) }

    /// Refuses what no reading could make sense of.
    init(_ operands: [String], _ options: Options) throws(Failure) {
        if options.isInXcode {
            try checkScriptPhase(operands, options)
            try self.init(ScriptPhase(), options)
        } else {
            try checkInputs(operands, options)
            let destinations = try transc.destinations(of: operands, options)
            try self.init(operands, destinations, options)
        }
    }

    /// Compiles what Xcode names to where Xcode wants it.
    init(_ phase: ScriptPhase, _ options: Options) throws(Failure) {
        let files = try phase.compiledFiles()
        try checkInputs(files.map(\.file), options)
        try self.init(files.map(\.file), files.map { .file($0.output) }, options.said(by: phase))
        for case .file(let path) in destinations where !phase.outputs.contains(path) {
            throw Failure(
                .usage, "`\(path)` is to be written, and is no Output File of the script",
                help: "add it below Output Files")
        }
    }

    private init(_ operands: [String], _ swift: [Destination], _ options: Options) throws(Failure) {
        for (operand, destination) in zip(operands, swift) {
            var item = Item(operand: operand, swift: destination)
            if options.writesObjectiveC {
                item.objectiveC = try ObjectiveCDestinations(beside: destination)
            }
            items.append(item)
        }
        support = try supportDestination(options)
        try checkRecords(operands, options, destinations)
        try checkReports(operands, options, destinations)
        try checkInstructions(options, destinations)
    }
}
