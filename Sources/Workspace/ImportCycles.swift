package import TransitionDSL

/// An error at each import that closes a cycle, with the way there as notes.
///
/// It walks the imports depth first with a stack of its own, so that their number cannot exhaust
/// the thread's.
package func importCycles(_ imports: [[ResolvedImport]], _ sources: [SourceFile]) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    var isDone = [Bool](repeating: false, count: imports.count)
    /// Where a file stands in `path`, if it does.
    var depths = [Int?](repeating: nil, count: imports.count)
    /// The files on the way to the one being looked at, and which of its imports is next.
    var path: [(file: Int, next: Int)] = []
    if !imports.isEmpty {
        path.append((0, 0))
        depths[0] = 0
    }
    while let (importer, next) = path.last {
        guard next < imports[importer].count else {
            path.removeLast()
            depths[importer] = nil
            isDone[importer] = true
            continue
        }
        path[path.count - 1].next += 1
        let edge = imports[importer][next]
        if let depth = depths[file(edge)] {
            let way = path[depth...].dropLast().map { imports[$0.file][$0.next - 1] }
            problems.append(importCycle(edge, way, sources))
        } else if !isDone[file(edge)] {
            depths[file(edge)] = path.count
            path.append((file(edge), 0))
        }
    }
    return problems
}

private func importCycle(
    _ edge: ResolvedImport,
    _ way: [ResolvedImport],
    _ sources: [SourceFile]
) -> Diagnostic {
    // One file may be named in two ways: as on the command line, and as its imports lead there.
    func name(_ index: Int) -> String { normalized(sources[index].path) }
    if way.isEmpty, edge.file == edge.place.file {
        return Diagnostic(
            .importCycle, "`\(name(file(edge)))` imports itself", at: edge.place,
            help: "remove this import")
    }
    let notes = way.map { step in
        Diagnostic.Note(
            "`\(name(Int(step.place.file.index)))` imports `\(name(file(step)))` here",
            at: step.place)
    }
    return Diagnostic(
        .importCycle, "the import of `\(name(file(edge)))` closes a cycle", at: edge.place,
        notes: notes, help: "move what the files share into one that imports none of them")
}

private func file(_ edge: ResolvedImport) -> Int { Int(edge.file.index) }
