import AppSource
import TransitionDSL

/// Which controllers show a class.
struct ScreenIndex {
    /// The types in whose code a name of types occurs. By name: many types may share one.
    private var users: [Text: Set<TypeID>] = [:]
    private let nameTexts: [Text]
    private var controllers: Set<TypeID> = []
    /// The classes that inherit from a class directly.
    private let subtypes: [TypeID: [TypeID]]
    private let names: [String]
    /// Types of SwiftUI, which only hosting controllers show.
    private var swiftUITypes: Set<TypeID> = []
    private var hostingControllers: Set<TypeID> = []
    /// How many views of SwiftUI the app has, without those of tests.
    private(set) var swiftUIViewCount = 0
    /// The answers so far.
    private var known: [TypeID: [String]] = [:]

    init(_ program: AppProgram, _ interface: InterfaceProgram) {
        nameTexts = program.types.map { $0.name }
        names = nameTexts.map(program.string)
        subtypes = program.subtypes
        for (index, type) in program.types.enumerated() where type.isDeclared {
            let id = TypeID(index: index)
            if program.role(of: .program(id)) == .controller { controllers.insert(id) }
            let externals = program.externalSupertypes(of: id).map(program.string)
            if !Self.swiftUIProtocols.isDisjoint(with: externals) { swiftUITypes.insert(id) }
            if type.kind == .struct, externals.contains("View"),
                let declaration = type.declarations.first, !program.files[declaration.file].isTest
            {
                swiftUIViewCount += 1
            }
            if externals.contains("UIHostingController") { hostingControllers.insert(id) }
        }
        for file in program.files.indices { add(program, file) }
        addArguments(program)
        add(program, interface)
    }

    /// The classes in the scene of a controller.
    private mutating func add(_ program: AppProgram, _ interface: InterfaceProgram) {
        func types(_ name: String?) -> [TypeID] {
            name.flatMap { program.names.find($0) }.flatMap { program.typesByName[$0] } ?? []
        }
        for member in interface.members {
            let objects = member.document.objects
            for object in objects {
                guard let controller = object.controller, controller < objects.count else {
                    continue
                }
                guard let used = object.customClass.flatMap(program.names.find) else { continue }
                users[used, default: []].formUnion(types(objects[controller].customClass))
            }
        }
    }

    private mutating func add(_ program: AppProgram, _ file: Int) {
        for (index, names) in program.files[file].mentions.types {
            let id = DeclarationID(file: file, index: index)
            guard let user = program.typeOfDeclaration[id] else { continue }
            for name in names where program.typesByName[name] != nil {
                users[name, default: []].insert(user)
            }
        }
    }

    /// The views that a class gives to a generic base class: `class A: Base<AView>`.
    private mutating func addArguments(_ program: AppProgram) {
        for (index, type) in program.types.enumerated() {
            for case .named(_, let arguments) in type.supertypes {
                for name in arguments.compactMap({ $0.name }) where program.typesByName[name] != nil
                {
                    users[name, default: []].insert(TypeID(index: index))
                }
            }
        }
    }

    /// The names of the controllers that show a class, sorted. Data sources and other helpers are
    /// followed to the controllers that name them.
    mutating func screens(showing type: TypeID) -> [String] {
        if let screens = known[type] { return screens }
        let screens = findScreens(showing: type)
        known[type] = screens
        return screens
    }

    /// Whether a controller has subclasses.
    func hasSubclasses(_ type: TypeID) -> Bool {
        subtypes[type]?.contains { $0 != type && controllers.contains($0) } ?? false
    }

    private static let swiftUIProtocols: Set<String> = [
        "View", "UIViewRepresentable", "UIViewControllerRepresentable", "ViewModifier",
    ]

    /// A controller that only names a view of SwiftUI may present the controller that hosts it.
    private func mayShow(_ user: TypeID, _ used: TypeID) -> Bool {
        !swiftUITypes.contains(used) || swiftUITypes.contains(user)
            || hostingControllers.contains(user)
    }

    private func findScreens(showing type: TypeID) -> [String] {
        if controllers.contains(type) {
            let subclasses = reachable(from: [type]) { subtypes[$0] ?? [] }
            return Set(subclasses.filter(controllers.contains).map { names[$0.index] }).sorted()
        }
        var found: Set<String> = []
        var visited: Set<TypeID> = [type]
        var level: Set<TypeID> = [type]
        for _ in 0..<4 {
            var next: Set<TypeID> = []
            for used in level {
                for user in users[nameTexts[used.index]] ?? []
                where user != used && mayShow(user, used) && visited.insert(user).inserted {
                    if controllers.contains(user) {
                        found.insert(names[user.index])
                    } else {
                        next.insert(user)
                    }
                }
            }
            level = next
        }
        return found.sorted()
    }
}
