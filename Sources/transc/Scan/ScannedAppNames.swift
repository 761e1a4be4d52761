import AppSource
import Apps
import LanguageServer
import TransitionDSL

extension AppNames {
    /// The names in the facts and classes of an app, sorted; the classes with their views.
    init(_ scan: AppScan, _ classes: AppClasses) {
        self.init()
        let places = NamePlaces(scan.files.map { $0.source })
        for type in classes.types.sorted(by: { $0.key < $1.key }).flatMap({ $0.value }) {
            let name = Name(type.path, type: type.superclass ?? "", place: places[type.place])
            switch type.role {
            case .controller: controllers.append(name)
            case .cell: cells.append(name)
            case .swiftUIView:
                if !type.isGeneric, type.access == .visible { swiftUIViews.append(name) }
            case .view, .other: break
            }
            if type.role.isOfUIKit { views[type.name] = places.views(of: type.name, in: classes) }
        }
        addStoryboards(scan, places)
        addSegues(scan, places)
    }

    private mutating func addStoryboards(_ scan: AppScan, _ places: NamePlaces) {
        var scenes: [FileIndex: [Name]] = [:]
        for fact in scan.facts where fact.language == .interfaceBuilder {
            guard case .storyboard(let identifier?, let type) = fact.content else { continue }
            scenes[fact.place.file, default: []].append(
                Name(identifier, type: type ?? "", place: places[fact.place]))
        }
        for (number, file) in scan.files.enumerated() where file.kind == .interface {
            let path = lastComponent(of: file.source.path)
            guard path.hasSuffix(".storyboard") else { continue }
            let name = String(path.dropLast(".storyboard".utf8.count))
            storyboards.append(
                Storyboard(Name(name, place: path), scenes: scenes[FileIndex(number)] ?? []))
        }
    }

    private mutating func addSegues(_ scan: AppScan, _ places: NamePlaces) {
        for fact in scan.facts where fact.language == .interfaceBuilder {
            guard case .segue(let identifier?, let operation, let from, let to) = fact.content
            else { continue }
            let ends = [from, to].compactMap { $0 }.joined(separator: " -> ")
            segues.append(
                Name(identifier, type: "\(operation.name) \(ends)", place: places[fact.place]))
        }
    }
}

/// Places as a list of names shows them: `FeedViewController.swift:12`.
private struct NamePlaces {
    private let sources: [SourceFile]
    private let tables: [LineTable]

    init(_ sources: [SourceFile]) {
        self.sources = sources
        tables = sources.map { LineTable($0) }
    }

    subscript(place: SourcePlace?) -> String {
        guard let place else { return "" }
        let file = Int(place.file.index)
        let line = tables[file].position(of: place.range.start).line
        return "\(lastComponent(of: sources[file].path)):\(line)"
    }

    /// The views of a class that generated Swift can reach, with those that it inherits.
    func views(of name: String, in classes: AppClasses) -> [AppNames.Name] {
        var seen: Set<String> = []
        return classes.chain(name).flatMap { type in
            type.members.sorted { $0.key < $1.key }.compactMap { member, known in
                guard let view = known.viewClass, known.access == .visible,
                    seen.insert(member).inserted
                else { return nil }
                return AppNames.Name(member, type: view, place: self[known.place])
            }
        }
    }
}
