import AppSource
import TransitionDSL

/// What a class of UIKit is for. Source: the class hierarchy of UIKit.
enum UIKitRole {
    case controller, cell, view, other
}

extension AppProgram {
    func role(of type: SwiftType) -> UIKitRole {
        switch type.unwrapped {
        case .external(let name): return uiKitRole(ofClass: string(name))
        case .program(let id): return inheritance.role(of: id)
        default: return .other
        }
    }
}

/// What types inherit from types outside of the program: the role of a controller or a cell by the
/// nearest class of UIKit, of a view by any. Each type is asked once, also in a long chain of
/// classes.
struct Inheritance {
    private struct Inherited {
        var role = UIKitRole.other
        /// To the class of UIKit that decides.
        var distance = 0
        /// Classes that add nothing share those of their superclass.
        var externals: Set<Text> = []
    }

    private var found: [Inherited?]
    /// A bound for a long chain of classes, each of which would have those of all before it.
    private static let mostExternals = 1000

    init(_ program: AppProgram) {
        found = Array(repeating: nil, count: program.types.count)
        var isOpen = [Bool](repeating: false, count: program.types.count)
        for index in program.types.indices {
            // Not a recursion: a chain may have thousands of classes.
            var pending = [TypeID(index: index)]
            while let type = pending.last {
                if found[type.index] == nil, !isOpen[type.index] {
                    isOpen[type.index] = true
                    pending += program.programSupertypes(of: type).filter { !isOpen[$0.index] }
                    continue
                }
                pending.removeLast()
                if found[type.index] == nil { found[type.index] = result(of: type, program) }
            }
        }
    }

    func role(of type: TypeID) -> UIKitRole { found[type.index]?.role ?? .other }

    func externals(of type: TypeID) -> Set<Text> { found[type.index]?.externals ?? [] }

    /// After the types that it inherits from.
    private func result(of type: TypeID, _ program: AppProgram) -> Inherited {
        let parents = program.programSupertypes(of: type).compactMap { found[$0.index] }
        var best = Inherited(externals: parents.first?.externals ?? [])
        for parent in parents.dropFirst() where best.externals.count < Self.mostExternals {
            best.externals.formUnion(parent.externals)
        }
        for name in program.directExternals(of: type) {
            if best.externals.count < Self.mostExternals { best.externals.insert(name) }
            let role = uiKitRole(ofClass: program.string(name))
            if best.role.isDecided { continue }
            if role.isDecided || role == .view { best.role = role }
        }
        if best.role.isDecided { return best }
        for parent in parents {
            if parent.role.isDecided {
                if !best.role.isDecided || parent.distance + 1 < best.distance {
                    (best.role, best.distance) = (parent.role, parent.distance + 1)
                }
            } else if parent.role == .view, best.role == .other {
                best.role = .view
            }
        }
        return best
    }
}

extension UIKitRole {
    /// Whether it comes before all that is farther away.
    fileprivate var isDecided: Bool { self == .controller || self == .cell }
}

/// The role of a class by its name. Classes outside the program follow UIKit's habit of names:
/// only the last word counts.
private func uiKitRole(ofClass name: String) -> UIKitRole {
    if otherClasses.contains(name) { return .other }
    if controllers.contains(name) || controllerSuffixes.contains(where: name.hasSuffix) {
        return .controller
    }
    if name.hasSuffix("Cell") || reusableViews.contains(name) { return .cell }
    return viewSuffixes.contains { name.hasSuffix($0) } ? .view : .other
}

private let otherClasses: Set<String> = ["UIBarButtonItem", "NSLayoutManager"]

private let controllers: Set<String> = [
    "UINavigationController", "UITabBarController", "UIAlertController", "UISearchController",
    "UIHostingController", "UIImagePickerController", "UIDocumentInteractionController",
    "HeroNavigationController", "HeroTabBarController",
]

private let controllerSuffixes = ["ViewController", "NavigationController", "TabBarController"]

private let reusableViews: Set<String> = [
    "UICollectionReusableView", "UITableViewHeaderFooterView",
]

private let viewSuffixes = [
    "View", "Label", "Button", "Control", "Bar", "TextField", "Switch", "Slider", "Picker",
    "Stepper", "Window", "ProgressView",
]

/// The types of UIKit's and Foundation's members that paths to views, rows and ids pass. A
/// leading `?` marks an optional, `[]` an array. Sources: the headers of UIKit and Foundation.
let knownMembers: [String: String] = [
    "view": "UIView", "contentView": "UIView", "imageView": "?UIImageView",
    "textLabel": "?UILabel", "detailTextLabel": "?UILabel", "backgroundView": "?UIView",
    "titleLabel": "?UILabel", "accessoryView": "?UIView", "superview": "?UIView",
    "visibleCells": "[]UICollectionViewCell", "customView": "?UIView",
    "tableHeaderView": "?UIView", "tableFooterView": "?UIView",
    "subviews": "[]UIView", "arrangedSubviews": "[]UIView", "titleView": "?UIView",
    "navigationController": "?UINavigationController", "tabBarController": "?UITabBarController",
    "navigationBar": "UINavigationBar", "tabBar": "UITabBar", "tableView": "UITableView",
    "collectionView": "UICollectionView", "window": "?UIWindow", "layer": "CALayer",
    "windows": "[]UIWindow", "keyWindow": "?UIWindow",
    "topViewController": "?UIViewController", "visibleViewController": "?UIViewController",
    "presentedViewController": "?UIViewController", "presentingViewController": "?UIViewController",
    "rootViewController": "?UIViewController", "selectedViewController": "?UIViewController",
    "destination": "UIViewController", "source": "UIViewController",
    "viewControllers": "[]UIViewController", "children": "[]UIViewController",
    "indexPathForSelectedRow": "?IndexPath", "indexPathsForSelectedItems": "?[]IndexPath",
    "row": "Int", "section": "Int", "item": "Int", "tag": "Int", "count": "Int",
    "hashValue": "Int", "hash": "Int", "index": "Int", "startIndex": "Int", "endIndex": "Int",
    "uuidString": "UUIDText", "UUIDString": "UUIDText", "absoluteString": "String",
    "path": "String",
    "lastPathComponent": "String", "pathExtension": "String", "description": "String",
    "debugDescription": "String", "localizedDescription": "String", "isEmpty": "Bool",
    "stringValue": "String", "intValue": "Int", "lowercased": "String", "uppercased": "String",
    "capitalized": "String", "reuseIdentifier": "?String", "identifier": "?String",
    "accessibilityIdentifier": "?String", "restorationIdentifier": "?String", "text": "?String",
    "title": "?String",
]

extension AppProgram {
    /// The type of a member of a type from outside, by its name.
    func knownMember(_ name: Text) -> SwiftType {
        guard let spelling = knownMembers[string(name)] else { return .unknown }
        return knownType(Substring(spelling))
    }

    private func knownType(_ spelling: Substring) -> SwiftType {
        if spelling.first == "?" { return .optional(knownType(spelling.dropFirst())) }
        if spelling.hasPrefix("[]") { return .array(knownType(spelling.dropFirst(2))) }
        return .external(names.intern(String(spelling)))
    }
}
