import AppSource
import TransitionDSL

/// What a class of UIKit is for. Source: the class hierarchy of UIKit.
enum UIKitRole {
    case controller, cell, view, other
}

extension Program {
    func role(of type: SwiftType) -> UIKitRole {
        switch type.unwrapped {
        case .external(let name): return uiKitRole(ofClass: string(name))
        case .program(let id):
            var role = UIKitRole.other
            for name in externalSupertypes(of: id) {
                switch uiKitRole(ofClass: string(name)) {
                case .controller: return .controller
                case .cell: return .cell
                case .view: role = .view
                case .other: break
                }
            }
            return role
        default: return .other
        }
    }
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

extension Program {
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
