import Resolution
import TransitionDSL

/// Problems with features that the file's engine lacks. The help names engines that have them.
extension EngineCheck {
    mutating func report(_ feature: EngineFeature, at place: SourcePlace) {
        report(
            "the engine \(engineName) cannot \(feature.capability)", at: place,
            help: "\(named(feature.engines)) can")
    }

    mutating func report(_ operation: Operation, at place: SourcePlace) {
        let others = Operation.allCases.filter { $0.engines.contains(engine) }
            .map { "`\($0.rawValue)`" }
        report(
            "the engine \(engineName) cannot animate `\(operation.rawValue)`", at: place,
            help: "\(named(operation.engines)) can; \(engineName) animates \(listed(others))")
    }

    /// A line without an operation, of which the engine animates a part.
    mutating func reportNoOperation(covering missing: [Operation], at place: SourcePlace) {
        let names = missing.map { "`\($0.rawValue)`" }
        let engines = missing.reduce(EngineSet.all) { $0.intersection($1.engines) }
        report(
            "a line without an operation also covers \(listed(names)), "
                + "which the engine \(engineName) cannot animate", at: place,
            help: "write `push` in front of it; \(named(engines)) can animate all of them")
    }

    mutating func report(_ row: CatalogIndex, at place: SourcePlace) {
        report(
            "the engine \(engineName) has no \(description(of: row))", at: place,
            help: help(for: row))
    }

    mutating func report(_ need: ImportedNeed, at place: SourcePlace) {
        let name = model.texts.string(need.name.name)
        report(
            "`\(name)` needs the \(description(of: need.row)), "
                + "which the engine \(engineName) does not have", at: place,
            notes: [.init("it is in `\(name)`, or in a name that `\(name)` uses", at: need.place)],
            help: help(for: need.row))
    }

    private func help(for row: CatalogIndex) -> String {
        let help = "\(named(Catalog[row].engines)) can"
        let others = alternatives(to: Catalog[row])
        return others.isEmpty ? help : help + "; \(engineName) has \(listed(others))"
    }

    /// The alternatives, if there are few.
    private func alternatives(to entry: CatalogEntry) -> [String] {
        let isListed = entry.kind == .animation || entry.kind == .interaction
        let others = Catalog.entries.filter {
            isListed && $0.kind == entry.kind && $0.engines.contains(engine)
        }
        return others.map { "`\($0.name)`" } + (entry.kind == .animation ? ["animators"] : [])
    }

    private func description(of row: CatalogIndex) -> String {
        let entry = Catalog[row]
        let isValue = entry.kind == .constructor || entry.kind == .constant
        return isValue ? "`\(entry.name)`" : "\(entry.kind.rawValue) `\(entry.name)`"
    }

    private mutating func report(
        _ message: String, at place: SourcePlace, notes: [Diagnostic.Note] = [], help: String
    ) {
        let silent = "; without an `engine` line the engine is \(engineName)"
        problems.append(
            Diagnostic(
                .notInEngine, message, at: place, notes: notes,
                help: isEngineStated ? help : help + silent))
    }

    private var engineName: String { "`\(model.header.engine.rawValue)`" }

    private func named(_ engines: EngineSet) -> String {
        listed(Engine.allCases.filter { engines.contains(.of($0)) }.map { "`\($0.rawValue)`" })
    }

    private func listed(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }

    /// The name or word that a place begins with: the name of a call is the problem, not its
    /// arguments.
    func firstWord(of place: SourcePlace) -> SourcePlace {
        let bytes = sources[Int(place.file.index)].bytes[place.range.offsets]
        let length =
            if bytes.first == UInt8(ascii: "`") {
                bytes.dropFirst().prefix { $0 != UInt8(ascii: "`") }.count + 2
            } else { max(1, bytes.prefix(while: ByteClass.word.contains).count) }
        var first = place
        first.range.end = min(place.range.end, place.range.start + UInt32(length))
        return first
    }
}
