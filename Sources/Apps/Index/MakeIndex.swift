import AppSource
import TransitionDSL

extension FactFinder {
    /// Collects what rules need, after the facts were found.
    func makeIndex() -> AppIndex {
        var index = AppIndex()
        index.classes = indexedClasses()
        index.lists = cellLists(index.classes)
        index.prototypes = prototypes()
        index.nibObjects = nibObjects()
        index.outletTargets = outletTargets()
        index.constants = idConstants()
        index.carriers = carrierProperties()
        index.storyboardUses = storyboardUses()
        index.storyboardReferences = storyboardReferences()
        index.heroTexts = heroTexts()
        index.literals = idLiterals()
        index.hasStoryboards = interface.members.contains { $0.document.kind == .storyboard }
        index.hasOtherSwitch = hasOtherSwitch
        index.missingClasses = missingClasses()
        index.missingOutlets = missingOutlets()
        index.missingUnwinds = unwindsToNothing()
        index.undeclaredConstants = undeclaredConstants()
        index.unreached = unreachedCode()
        index.earlyIDs = earlyIDs()
        index.idsOnLoad = idsOnLoad()
        index.replacedDelegates = replacedDelegates()
        index.installations = installations()
        index.zooms = zooms
        index.namespaces = namespaces
        index.hiddenZooms = hiddenZooms
        return index
    }

    /// SDOSHero switches Hero on, and so does `navigationController.delegate = Hero.shared`.
    private var hasOtherSwitch: Bool {
        let importsSDOSHero = program.files.contains { file in
            file.items.declarations.contains {
                $0.kind == .import && string($0.name).hasPrefix("SDOSHero")
            }
        }
        if importsSDOSHero { return true }
        return evaluator.sites(mentioning: text("shared")).contains { site in
            guard case .assignment(_, _, let value) = site.kind,
                case .member(let root, let shared) = value.stripped.kind,
                string(shared) == "shared", case .name(let name, _) = root.kind
            else { return false }
            return string(name) == "Hero" || string(name) == "HeroTransition"
        }
    }

    private func indexedClasses() -> [String: AppIndex.Class] {
        var classes: [String: AppIndex.Class] = [:]
        var ambiguous: Set<String> = []
        for (index, type) in program.types.enumerated()
        where type.isDeclared && type.kind == .class {
            let name = string(type.name)
            if classes[name] != nil { ambiguous.insert(name) }
            classes[name] = indexedClass(TypeID(index: index), name)
        }
        for name in ambiguous { classes[name] = nil }
        return classes
    }

    private func indexedClass(_ type: TypeID, _ name: String) -> AppIndex.Class {
        var result = AppIndex.Class(name: name)
        result.superclasses = superclassNames(of: type)
        for (member, ids) in program.types[type.index].members {
            let isStored = ids.contains { id in
                let declaration = program.declaration(id)
                return declaration.kind == .variable && !declaration.modifiers.contains(.static)
                    && !declaration.accessors.contains { $0.kind == .get }
            }
            if isStored { result.properties.insert(string(member)) }
        }
        result.rows = rowCount(of: type)
        result.hasFewSections = hasFewSections(type)
        result.startCalls = startCalls(of: type)
        result.isTest = program.types[type.index].declarations.contains {
            program.files[$0.file].isTest
        }
        return result
    }

    /// The classes above a class, the nearest first.
    func superclassNames(of type: TypeID) -> [String] {
        var names: [String] = []
        var visited: Set<TypeID> = [type]
        var current = type
        while let reference = program.types[current.index].supertypes.first {
            switch program.type(reference, in: program.types[current.index].parent) {
            case .program(let next):
                guard program.types[next.index].kind == .class, visited.insert(next).inserted
                else { return names }
                names.append(string(program.types[next.index].name))
                current = next
            case .external(let name):
                names.append(string(name))
                return names
            default: return names
            }
        }
        return names
    }
}
