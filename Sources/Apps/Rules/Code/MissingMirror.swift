import TransitionDSL

extension AppContext {
    /// A transition of a registry written by hand that has no return: that is UIKit's own.
    func missingMirror() -> [Diagnostic] {
        let lines = registryLines()
        return lines.compactMap { line in
            guard let from = line.from, let to = line.to, from != to,
                line.operations != [.pop], line.operations != [.dismiss],
                !lines.contains(where: { mayReturn($0, of: line, from, to) })
            else { return nil }
            return Diagnostic(
                .missingMirror, "no line has the return from `\(to)` to `\(from)`",
                at: line.fact.place,
                help: "add a line for it, unless it should be UIKit's own transition")
        }
    }

    private func mayReturn(
        _ other: RegistryLine, of line: RegistryLine, _ from: String, _ to: String
    ) -> Bool {
        // A line for a parent may mean it, and a child for a part of its transitions.
        func meets(_ end: String?, _ name: String) -> Bool {
            covers(end, name) || covers(name, end)
        }
        let isOneWay = other.operations == [.push] || other.operations == [.present]
        return !isOneWay && other.isKey == line.isKey && meets(other.from, to)
            && meets(other.to, from)
    }
}
