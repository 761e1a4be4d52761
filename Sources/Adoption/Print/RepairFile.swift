import Apps
import Resolution
import TransitionDSL

/// The compiler has the last word: what it refuses is dropped from the file and reported.
extension AdoptionPlan {
    /// A file always gets shorter, so that this ends.
    mutating func repairedFile() -> [UInt8] {
        var renamed: Set<FileText.Origin> = []
        while true {
            let text = fileText()
            let source = SourceFile(path: "\(options.name).trans", text: text.text)
            let errors = compiler.errors(source)
            if errors.isEmpty { return compiler.format(source) }
            var didChange = false
            for error in errors {
                guard let origin = origin(of: error, in: text) else { continue }
                if isAboutName(error), renamed.insert(origin).inserted {
                    rename(origin)
                    didChange = true
                } else if drop(origin, error) {
                    didChange = true
                }
            }
            if !didChange {
                failure = errors.first?.message ?? "no error"
                return compiler.format(source)
            }
        }
    }

    /// Of several pieces that do not fit together, the one whose text says least.
    private func origin(of error: Diagnostic, in text: FileText) -> FileText.Origin? {
        let places = [error.place] + error.notes.map { $0.place }
        let origins = places.compactMap { text.origin(of: Int($0.range.start)) }
        let heroes = origins.compactMap { origin -> Int? in
            if case .hero(let index) = origin { index } else { nil }
        }
        if heroes.count > 1, heroes.count == origins.count {
            let least = heroes.min { left, right in
                let (a, b) = (file.heroes[left], file.heroes[right])
                return (a.pattern.textLength, b.parameters.count)
                    < (b.pattern.textLength, a.parameters.count)
            }
            return least.map { .hero($0) }
        }
        return origins.first
    }

    private func isAboutName(_ error: Diagnostic) -> Bool {
        switch error.id {
        case .swiftReservedName, .swiftNameCollision, .nameShadowsCatalog, .duplicateName: true
        default: false
        }
    }

    private mutating func rename(_ origin: FileText.Origin) {
        switch origin {
        case .hero(let index): file.heroes[index].name += "Id"
        case .owner(let index):
            let owner = file.owners[index]
            file.owners[index].name =
                owner.name == owner.className ? owner.name + "Screen" : owner.className
        case .animator(let index): file.animators[index].name += "Animator"
        case .segue(let index): file.segues[index].name += "Segue"
        case .item(let item):
            for index in file.segues.indices where file.segues[index].item == item {
                file.segues[index].name += "Segue"
            }
        }
    }

    /// False if there was nothing left to drop.
    private mutating func drop(_ origin: FileText.Origin, _ error: Diagnostic) -> Bool {
        let reason: AdoptionReason =
            switch error.id {
            case .notInEngine: .notInEngine
            case .overlappingHeroIDs, .ambiguousHeroID, .tooManyOpenHeroIDs: .mayBeEqual
            default: .notInLanguage
            }
        var items: [Int] = []
        switch origin {
        case .item(let item): items = [item]
        case .segue(let index): items = [file.segues[index].item]
        case .hero(let index):
            items = file.owners.flatMap { owner in
                owner.ids.filter { $0.use.hero == index }.map { $0.item }
            }
        case .animator(let index):
            items = file.lines.filter { $0.animator == index }.map { $0.item }
            items += file.defaults.filter { $0.animator == index }.map { $0.item }
        case .owner(let index):
            let owner = file.owners[index]
            if owner.dropped { return false }
            file.owners[index].dropped = true
            items = owner.ids.map { $0.item } + owner.modifiers.map { $0.item }
            items += [owner.storyboard?.item, owner.presentation?.item].compactMap { $0 }
        }
        var didDrop = false
        for item in items where file.items[item].dropped == nil {
            file.items[item].dropped = (reason, error.message)
            didDrop = true
        }
        if case .owner = origin { return true }
        return didDrop
    }

    /// Lines whose screens or segues are gone are gone, too; then all fates are known.
    mutating func settle() {
        let lost = file.lines.filter { !isLive($0) && file.isLive($0.item) }.map { $0.item }
        let containers = file.defaults.filter { line in
            let owner = line.container.flatMap { ownerIndexes[$0] }
            return owner.map { file.owners[$0].dropped } ?? false
        }.map { $0.item }
        for item in lost + containers where file.isLive(item) {
            file.items[item].dropped = (.notInLanguage, "its screen or segue is not in the file")
        }
        for item in file.items {
            guard let dropped = item.dropped else { continue }
            report(item.facts, dropped.reason, dropped.detail)
        }
    }
}
