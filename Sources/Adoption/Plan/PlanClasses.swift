import AppSource
import Apps
import TransitionDSL

/// Screens and cells.
extension AdoptionPlan {
    /// The names of all controllers, so that a name says the same with and without other screens.
    mutating func planClasses() {
        var names: [String: [String]] = [:]
        for (name, types) in classes.types where types.count == 1 && types[0].role == .controller {
            names[screenName(ofClass: name), default: []].append(name)
        }
        for name in table.hostedViews { names[screenName(ofView: name), default: []].append(name) }
        for (short, all) in names where all.count > 1 {
            // None of them gets the short name.
            _ = ownerNames.unique(short)
        }
    }

    /// The screen or cell of a class, declared if it is not yet. Nil with the reason if it cannot
    /// be.
    mutating func owner(_ name: String, _ fact: Int) -> Int? {
        if let known = ownerIndexes[name] { return known }
        guard let type = classes.type(name), isReachable(type) else {
            report(fact, obstacle(class: name), name.isEmpty ? nil : name)
            return nil
        }
        guard type.role.isOfUIKit else {
            report(fact, .unknownView)
            return nil
        }
        return declare(type)
    }

    /// The screen of a class, if it can be one.
    mutating func screen(_ name: String) -> Int? {
        if let known = ownerIndexes[name] { return file.owners[known].isScreen ? known : nil }
        guard let type = classes.type(name), isReachable(type) else { return nil }
        if table.hostedViews.contains(name) { return declare(type, isHosted: true) }
        return type.role == .controller ? declare(type) : nil
    }

    private func isReachable(_ type: AppClass) -> Bool {
        type.access == .visible && !type.isGeneric
    }

    /// Why a class cannot be a screen or a cell.
    func obstacle(class name: String) -> AdoptionReason {
        guard let type = classes.type(name) else {
            return name == "UIHostingController" ? .hiddenView : .unknownClass
        }
        if type.access == .implementation { return .implementationClass }
        if type.access != .visible { return .privateClass }
        return type.isGeneric ? .genericClass : .unknownClass
    }

    private mutating func declare(_ type: AppClass, isHosted: Bool = false) -> Int {
        let isScreen = type.role == .controller || isHosted
        var name = isScreen ? screenName(ofClass: type.name) : type.name
        if isHosted { name = screenName(ofView: type.name) }
        if isScreen, ownerNames.has(name) { name = type.name }
        // Screens and cells have namespaces of their own; a cell keeps its name.
        if isScreen { name = ownerNames.unique(name) }
        let index = file.owners.count
        file.owners.append(
            AdoptedOwner(
                name: name, className: type.name, path: type.path, isScreen: isScreen,
                isHosted: isHosted,
                order: table.order(ofClass: type.name)))
        ownerIndexes[type.name] = index
        return index
    }

    // MARK: - Views

    /// A view that a line of the file can name, or the reason why it cannot.
    enum ReachedView {
        case view(owner: Int, path: String)
        /// The reason is reported.
        case none
    }

    mutating func reachedView(_ index: Int) -> ReachedView {
        let fact = scan.facts[index]
        if fact.condition != nil {
            report(index, .conditionalCompilation, fact.condition)
            return .none
        }
        let isInterface = fact.isInInterfaceBuilder
        guard let className = fact.owner ?? (isInterface ? fact.container : nil) else {
            report(index, .unknownView)
            return .none
        }
        guard var path = fact.view else {
            report(index, isInterface ? .localView : .unknownView)
            return .none
        }
        // `_photoView` of Objective-C stores the property `photoView`.
        let property = String(path.dropFirst())
        if path.hasPrefix("_"),
            classes.chain(className).contains(where: { type in
                type.members[path] == nil && type.members[steps(property).first ?? ""] != nil
            })
        {
            path = property
        }
        let given = givenView(path, in: className, index)
        if given == nil, let reason = obstacle(path, in: className) {
            report(index, reason, path)
            return .none
        }
        guard let owner = owner(className, index) else { return .none }
        if let given { give(given, to: owner) }
        return .view(owner: owner, path: written(path, in: className))
    }

    // MARK: - Private views

    /// A private view that the code of its own controller can pass to the generated function. The
    /// function of a superclass or subclass would need it, too.
    private func givenView(
        _ path: String, in className: String, _ fact: Int
    ) -> AdoptedOwner.Given? {
        // Objective-C does not see the generated function.
        guard scan.facts[fact].language == .swift, let type = classes.type(className),
            type.role == .controller, let member = type.members[path],
            member.access != .visible, !member.isArray, table.setsOwnViews(className),
            !classes.chain(className).dropFirst().contains(where: { table.hasViews($0.name) }),
            !superclasses.contains(className)
        else { return nil }
        var name = "UIView"
        if let known = member.typeName, known.hasPrefix("UI"), classes.types[known] == nil {
            name = known
        }
        let mayBeNil = member.isOptional && statement(fact).includes("\(path)?")
        return AdoptedOwner.Given(name: path, type: mayBeNil ? name + "?" : name)
    }

    /// A view that may be nil in one place may be nil.
    private mutating func give(_ view: AdoptedOwner.Given, to owner: Int) {
        let known = file.owners[owner].given.firstIndex { $0.name == view.name }
        guard let known else { return file.owners[owner].given.append(view) }
        if view.type.hasSuffix("?") { file.owners[owner].given[known] = view }
    }

    /// Why generated code cannot reach a view.
    private func obstacle(_ path: String, in className: String) -> AdoptionReason? {
        let isPath = path.unicodeScalars.allSatisfy {
            [".", "?", "`"].contains($0) || $0.properties.isXIDContinue
        }
        guard isPath, !path.isEmpty else { return .elementView }
        if path == "root" { return nil }
        var type: String? = className
        for (depth, name) in steps(path).enumerated() {
            guard let current = type else { return nil }
            let chain = classes.chain(current)
            if chain.isEmpty { return nil }
            guard let member = member(name, of: chain) else {
                return depth > 0 || inherited.contains(name) || hasForeignBase(chain)
                    ? nil : .localView
            }
            if member.access != .visible { return .privateView }
            if member.isArray { return .elementView }
            type = member.typeName
        }
        return nil
    }

    /// A superclass from a library may declare any member.
    private func hasForeignBase(_ chain: [AppClass]) -> Bool {
        guard let base = chain.last?.superclass else { return false }
        return !base.hasPrefix("UI") && !base.hasPrefix("NS")
    }

    private func member(_ name: String, of chain: [AppClass]) -> AppClass.Member? {
        let name = name.filter { $0 != "`" }
        return chain.lazy.compactMap { $0.members[name] }.first
    }

    private func steps(_ path: String) -> [String] {
        path.split { $0 == "." || $0 == "?" }.map(String.init)
    }

    /// The path with a question mark after each optional on the way.
    private func written(_ path: String, in className: String) -> String {
        let steps = steps(path)
        var result = ""
        var type: String? = className
        for (index, name) in steps.enumerated() {
            if index > 0 { result += "." }
            result += name
            let member = type.flatMap { self.member(name, of: classes.chain($0)) }
            let isOptional = member?.isOptional ?? optionals.contains(name)
            if isOptional, index < steps.count - 1 { result += "?" }
            type = member?.typeName
        }
        return result
    }
}

/// Views and what leads to views in UIKit's own classes. Sources: the headers of UIKit.
private let inherited: Set<String> = [
    "view", "viewIfLoaded", "tableView", "collectionView", "contentView", "imageView", "textLabel",
    "detailTextLabel", "backgroundView", "selectedBackgroundView",
    "multipleSelectionBackgroundView",
    "accessoryView", "editingAccessoryView", "titleLabel", "navigationController",
    "navigationBar", "tabBarController", "tabBar", "toolbar", "parent", "presentingViewController",
    "presentedViewController", "splitViewController", "superview", "window", "inputView",
    "inputAccessoryView", "searchBar", "layer",
]

private let optionals: Set<String> = [
    "navigationController", "tabBarController", "splitViewController", "parent",
    "presentingViewController", "presentedViewController", "superview", "window", "imageView",
    "textLabel", "detailTextLabel", "backgroundView", "selectedBackgroundView", "titleLabel",
    "accessoryView",
]
