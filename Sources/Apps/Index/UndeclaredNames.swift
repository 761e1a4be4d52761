import AppSource
import TransitionDSL

/// Names that nothing declares.
extension FactFinder {
    /// The classes of nibs that are not in the app. A class of another module is in that module. In
    /// Objective-C a class has no module, and may be in a library; then only one that is almost the
    /// name of a class of the app is among them.
    func missingClasses() -> [AppIndex.MissingName] {
        let members = interface.members.filter { !$0.isTest && $0.document.isForUIKit }
        let modules = Set(
            members.flatMap { $0.document.objects.filter { $0.isOfTarget } }.map { $0.customModule }
        )
        let objects = members.flatMap { member in
            objectsWithHero(member.document).sorted().map { number in
                (file: member.file, object: member.document.objects[number])
            }
        }
        let classes = classNames
        let known = classes.sorted()
        let undeclared = objects.filter { _, object in
            object.customClass.map { name in
                !name.hasPrefix("_Tt") && !name.utf8.contains(UInt8(ascii: "."))
                    && !classes.contains(name)
            } ?? false
        }
        let words = wordsUsed(among: Set(undeclared.compactMap { $0.object.customClass }))
        return undeclared.compactMap { file, object in
            guard let name = object.customClass, !known.isEmpty, !words.contains(name) else {
                return nil
            }
            let isOwn = object.customModule != nil && modules.contains(object.customModule)
            guard isOwn || object.customModule == nil && nearest(name, among: known) != nil else {
                return nil
            }
            return AppIndex.MissingName(
                name: name, place: SourcePlace(file: file, range: object.range), known: known)
        }
    }

    /// The objects that a transition of Hero depends on: those with its attributes, and their cells and
    /// controllers. What else a nib names is not the matter of transitions.
    private func objectsWithHero(_ document: InterfaceDocument) -> Set<Int> {
        var numbers: Set<Int> = []
        for attribute in document.runtimeAttributes where isMeantForHero(attribute.keyPath) {
            let object = document.objects[attribute.object]
            numbers.formUnion([attribute.object, object.cell, object.controller].compactMap { $0 })
        }
        return numbers
    }

    private var classNames: Set<String> {
        Set(program.types.filter { $0.isDeclared && $0.kind == .class }.map { string($0.name) })
    }

    /// Those of the names that code mentions, also in a string: it may give a class that name.
    private func wordsUsed(among names: Set<String>) -> Set<String> {
        names.filter { !program.files(mentioning: [text($0)]).isEmpty }
    }

    /// The outlets whose class is known, with all above it, and does not have the property: key-value
    /// coding stops the app when it loads the nib.
    func missingOutlets() -> [AppIndex.MissingName] {
        var found: [AppIndex.MissingName] = []
        for member in interface.members where !member.isTest && member.document.isForUIKit {
            let flying = objectsWithHero(member.document)
            for outlet in member.document.outlets {
                guard member.document.object(id: outlet.destination).map(flying.contains) ?? false
                else { continue }
                let source = member.document.objects[outlet.source]
                guard let name = source.customClass, let type = onlyClass(name),
                    !hasProperty(outlet.property, type)
                else { continue }
                found.append(
                    AppIndex.MissingName(
                        name: outlet.property, container: name,
                        place: SourcePlace(file: member.file, range: outlet.range),
                        known: outletNames(of: type)))
            }
        }
        let unread = unreadVariables(among: Set(found.map { text($0.name) }))
        return found.filter { !unread.contains(text($0.name)) }
    }

    /// The only type of a name, if it is a class whose superclasses are known up to one of UIKit.
    func onlyClass(_ name: String) -> TypeID? {
        guard let types = program.typesByName[text(name)], types.count == 1,
            program.types[types[0].index].isDeclared,
            let last = superclassNames(of: types[0]).last, isPlainClass(last)
        else { return nil }
        return types[0]
    }

    func hasProperty(_ property: String, _ type: TypeID) -> Bool {
        let setter = "set" + capitalized(property)
        return isPropertyOfUIKit(property)
            || [property, "_" + property, setter].contains {
                !evaluator.members(text($0), of: .program(type)).ids.isEmpty
            }
            // Attributes may give a property another name for Objective-C.
            || ancestorsAndSelf(type).contains { type in
                program.types[type.index].members.all.contains {
                    program.declaration($0).modifiers.isSuperset(of: [.objc, .attributed])
                }
            }
    }

    /// The names after `var` that do not belong to a declaration that was read: locals, and
    /// properties in code that makes no sense.
    private func unreadVariables(among wanted: Set<Text>) -> Set<Text> {
        var names: Set<Text> = []
        for file in program.files(mentioning: wanted) {
            let tokens = program.tokens(file).tokens
            let declared = Set(program.files[file].items.declarations.map { $0.nameRange })
            for index in tokens.indices.dropFirst()
            where tokens[index].kind == .identifier && tokens[index - 1].is(.var)
                && !declared.contains(tokens[index].range)
            {
                names.insert(tokens[index].name)
            }
        }
        return names
    }

    private func ancestorsAndSelf(_ type: TypeID) -> [TypeID] {
        [type] + program.ancestors(of: type).filter { $0 != type }
    }

    private func outletNames(of type: TypeID) -> [String] {
        ancestorsAndSelf(type).flatMap { type in
            program.types[type.index].members.filter { _, ids in
                ids.contains { program.declaration($0).modifiers.contains(.outlet) }
            }.map { string($0.name) }
        }.sorted()
    }

    /// Members of types of the app that ids name and that the types do not have.
    func undeclaredConstants() -> [AppIndex.MissingName] {
        var found: [AppIndex.MissingName] = []
        for id in program.bodies(mentioning: engineNames.siteNames) {
            for site in evaluator.sites(id) where !isTest(site.scope) {
                guard case .assignment(_, let target, let value) = site.kind,
                    let access = evaluator.heroAccess(target, in: site.scope), access.member == "id"
                else { continue }
                let file = FileIndex(site.scope.file)
                found += constants(value, in: site.scope).map {
                    AppIndex.MissingName(
                        name: $0.name, container: $0.type,
                        place: SourcePlace(file: file, range: $0.range), known: $0.known)
                }
            }
        }
        return found.sorted { $0.place.isBefore($1.place) }
    }

    private struct Constant {
        var name: String
        var type: String
        var range: SourceRange
        var known: [String]
    }

    private func constants(
        _ value: AppExpression, in scope: NameScope
    ) -> [Constant] {
        guard evaluator.enter(scope) else { return [] }
        defer { evaluator.leave() }
        switch value.kind {
        case .ternary(_, let then, let otherwise):
            return constants(then, in: scope)
                + constants(otherwise, in: scope)
        case .binary(_, let left, let right):
            return constants(left, in: scope)
                + constants(right, in: scope)
        case .string(let pieces):
            return pieces.flatMap { piece -> [Constant] in
                guard case .hole(let arguments) = piece, let value = arguments.first?.value else {
                    return []
                }
                return constants(value, in: scope)
            }
        case .call(let callee, _), .unwrap(let callee, _):
            return constants(callee, in: scope)
        case .member(let base, let name):
            let typeOfBase = evaluator.type(of: base, in: scope)
            guard case .metatype(.program(let type)) = typeOfBase else {
                // What follows a name that nothing declares has no type.
                return name == engineNames.rawValue || typeOfBase == .unknown
                    ? constants(base, in: scope) : []
            }
            let isType = program.typesByName[name]?.contains {
                program.types[$0.index].parent == type
            }
            guard isFullyKnown(type), program.members(name, of: type).isEmpty, isType != true,
                !givenMembers.contains(string(name))
            else { return [] }
            return [
                Constant(
                    name: string(name), type: qualifiedName(type), range: value.range,
                    known: program.types[type.index].members.map { string($0.name) }.sorted())
            ]
        default: return []
        }
    }

    /// Whether all members of a type are in the program: it inherits nothing from outside.
    private func isFullyKnown(_ type: TypeID) -> Bool {
        let known = program.types[type.index]
        return known.isDeclared && known.kind != .protocol
            && program.typesByName[known.name]?.count == 1
            && program.files[known.declarations[0].file].language == .swift
            && program.externalSupertypes(of: type).allSatisfy {
                plainSupertypes.contains(string($0))
            }
    }
}

/// Members that a type has without declaring them.
private let givenMembers: Set<String> = ["self", "init", "allCases", "Type", "rawValue"]

/// Supertypes of enums and structs that add no constants.
private let plainSupertypes: Set<String> = [
    "String", "Int", "CaseIterable", "Codable", "Hashable", "Equatable", "Sendable",
    "RawRepresentable", "CustomStringConvertible", "Encodable", "Decodable", "NSObject",
]

/// Whether a class of UIKit has no properties for views but those of ``isPropertyOfUIKit(_:)``.
package func isPlainClass(_ name: String) -> Bool { plainClasses.contains(name) }

/// Whether a class of UIKit has a property that a nib can connect.
package func isPropertyOfUIKit(_ name: String) -> Bool { uiKitOutlets.contains(name) }

private let plainClasses: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UIView", "UITableViewCell",
    "UICollectionViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView", "UIControl",
    "UIButton", "UIImageView", "UILabel", "UIStackView", "UIScrollView",
]

/// Source: the headers of UIKit.
private let uiKitOutlets: Set<String> = [
    "view", "delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate",
    "tableView", "collectionView", "collectionViewLayout", "searchDisplayController",
    "gestureRecognizers", "inputView", "inputAccessoryView", "backgroundView",
    "selectedBackgroundView", "multipleSelectionBackgroundView", "accessoryView",
    "editingAccessoryView", "imageView", "textLabel", "detailTextLabel", "contentView",
    "tableHeaderView", "tableFooterView", "refreshControl", "navigationItem", "tabBarItem",
    "toolbarItems", "titleView", "menu", "maskView", "mask", "leftBarButtonItem",
    "rightBarButtonItem", "leftBarButtonItems", "rightBarButtonItems", "searchBar",
    "viewControllers",
    "parentViewController", "nextResponder", "undoManager", "layer", "leadingAnchor", "window",
    "storyboard", "tabBar", "navigationBar", "transitioningDelegate", "transitionCoordinator",
    "titleLabel", "backgroundConfiguration", "focusGroupIdentifier", "preferredFocusedView",
    "customView", "accessibilityElements", "arrangedSubviews", "subviews", "constraints",
    "touchBar", "emptyDataSetSource", "emptyDataSetDelegate", "contextMenuInteraction",
]
