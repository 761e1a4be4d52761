import AppSource
import TransitionDSL

extension AppContext {
    /// Writes a constant in place of the literal of a statement. Only in Swift, only where the
    /// folder of the file shows that its code sees the constant, and only if the statement has the
    /// literal once.
    func naming(_ constant: AppIndex.Constant, at site: HeroIDSite) -> Fix? {
        let place = site.place
        guard site.fact.language == .swift, let reference = constant.reference,
            sees(reference.prefix { $0 != "." }, constant.place.file, in: place.file)
        else { return nil }
        guard let literal = onlyLiteral(in: place), literal.text == constant.text else {
            return nil
        }
        return .replacing(
            literal.place, with: reference, "use `\(constant.fullName)`", isSafe: true)
    }

    /// A text with values where a .trans file has a function: the two can get out of step.
    func rawFamilyIDs() -> [Diagnostic] {
        ids.compactMap { site in
            guard site.isCertain, site.operation == .set, site.fact.language == .swift,
                site.fact.via.count <= 1, site.patterns?.count == 1, !site.canBeNil,
                let pattern = site.patterns?[0], let values = site.holes.first,
                let family = index.families.first(where: { $0.pattern == pattern })
            else { return nil }
            let labels = family.parameters.map { $0 + ":" }.joined()
            let name = "\(family.function)(\(labels))\(family.member)"
            return Diagnostic(
                .rawHeroID, "the id \(site.name) is written here, and is also `\(name)`",
                at: site.place, notes: [.init("the id is declared here", at: family.place)],
                help: "call the function", fix: calling(family, values, name, at: site))
        }
    }

    private func calling(
        _ family: AppIndex.Family, _ values: [String], _ name: String, at site: HeroIDSite
    ) -> Fix? {
        let place = site.place
        guard values.count == family.parameters.count,
            sees(family.function.prefix { $0 != "." }, family.place.file, in: place.file),
            let literal = onlyLiteral(in: place)
        else { return nil }
        let arguments = zip(family.parameters, values).map { "\($0): \($1)" }
        let call = "\(family.function)(\(arguments.joined(separator: ", ")))\(family.member)"
        return .replacing(literal.place, with: call, "call `\(name)`", isSafe: true)
    }

    /// The literal of a statement that has one.
    private func onlyLiteral(in place: SourcePlace) -> AppIndex.Literal? {
        let found = index.literals.filter { literal in
            literal.place.file == place.file && place.range.start <= literal.place.range.start
                && literal.place.range.end <= place.range.end
        }
        return found.count == 1 ? found[0] : nil
    }

    /// Whether a file is in the module of a constant, as far as the files around it show: the
    /// constant is declared in its folder, or a file there names the type of the constant.
    private func sees(
        _ name: Substring, _ declaring: FileIndex, in file: FileIndex
    ) -> Bool {
        let folder = self.folder(of: file)
        if self.folder(of: declaring) == folder { return true }
        return scan.files.contains { other in
            other.kind == .swift && self.folder(of: other.source.index) == folder
                && other.source.bytes.contains(word: Array(name.utf8))
        }
    }

    private func folder(of file: FileIndex) -> Substring {
        let number = Int(file.index)
        guard scan.files.indices.contains(number) else { return "" }
        let path = scan.files[number].source.path
        return path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    }
}
