extension SwiftNames {
    /// Words that begin a type or a value of another form. Swift finds no members of a namespace
    /// with such a name. Measured on Swift 6.3.
    package static let impossibleNamespaces: [String] = ["any", "await", "each", "some"]

    /// Names that hide a namespace of the same name in the functions that generated code adds to
    /// controllers, views and cells. They are members that UIKit and Hero declare, and names of
    /// these functions.
    package static let ownerMembers: [String] =
        objectMembers + controllerMembers + viewMembers + cellMembers + ownerParameters + [
            "applyTransitions", "views",
        ]

    /// The properties of every controller that are views; `root` is the language's name for its
    /// own. Other views are properties of subclasses or of an app's extension.
    package static let anyControllersViews: [String] = [
        "root", "view", "inputAccessoryView", "inputView", "preferredFocusedView", "viewIfLoaded",
    ]

    /// The properties from which a path continues to views.
    package static let anyControllersHolders: [String] = [
        "children", "editButtonItem", "navigationController", "navigationItem", "parent",
        "popoverPresentationController", "presentationController", "presentedViewController",
        "presentingViewController", "sheetPresentationController", "splitViewController",
        "tabBarController", "tabBarItem", "transitionCoordinator",
    ]

    private static let objectMembers: [String] = [
        "awakeFromNib", "becomeFirstResponder", "canBecomeFirstResponder", "copy",
        "debugDescription", "description", "dictionaryWithValues", "hash", "hashValue", "hero",
        "inputView", "isEqual", "isFirstResponder", "isProxy", "keyCommands", "mutableCopy", "next",
        "observe", "perform", "publisher", "reloadInputViews", "resignFirstResponder", "responds",
        "setValue", "superclass", "target", "undoManager", "userActivity", "validate", "value",
    ]

    private static let controllerMembers: [String] = [
        "addChild", "children", "definesPresentationContext", "didMove", "dismiss",
        "editButtonItem", "isBeingDismissed", "isBeingPresented", "isEditing",
        "isModalInPresentation", "isViewLoaded", "loadView", "loadViewIfNeeded",
        "modalPresentationStyle", "modalTransitionStyle", "navigationController", "navigationItem",
        "nibBundle", "nibName", "parent", "performSegue", "prepare", "present",
        "presentationController", "presentedViewController", "presentingViewController",
        "removeFromParent", "searchDisplayController", "setEditing",
        "setNeedsStatusBarAppearanceUpdate", "show", "splitViewController", "storyboard",
        "tabBarController", "tabBarItem", "title", "toolbarItems", "traitCollection", "transition",
        "transitionCoordinator", "transitioningDelegate", "unwind", "view", "viewDidAppear",
        "viewDidDisappear", "viewDidLoad", "viewIfLoaded", "viewIsAppearing", "viewWillAppear",
        "viewWillDisappear", "willMove", "willTransition",
    ]

    private static let viewMembers: [String] = [
        "addSubview", "alignmentRectInsets", "alpha", "anchorPoint", "autoresizingMask",
        "backgroundColor", "bounds", "center", "clipsToBounds", "constraints", "contentMode",
        "convert", "draw", "endEditing", "focusEffect", "focusGroupIdentifier", "forBaselineLayout",
        "frame", "gestureRecognizers", "hitTest", "inputAccessoryView", "interactions", "isFocused",
        "isHidden", "isOpaque", "isUserInteractionEnabled", "keyboardLayoutGuide", "layer",
        "layoutGuides", "layoutIfNeeded", "layoutMargins", "layoutMarginsGuide", "layoutSubviews",
        "mask", "motionEffects", "point", "removeFromSuperview", "restorationIdentifier",
        "safeAreaInsets", "safeAreaLayoutGuide", "sizeThatFits", "sizeToFit", "snapshotView",
        "subviews", "superview", "tag", "tintColor", "transform", "transform3D", "viewWithTag",
        "window",
    ]

    private static let cellMembers: [String] = [
        "accessoryType", "accessoryView", "apply", "backgroundConfiguration", "backgroundView",
        "configurationState", "contentConfiguration", "contentView", "detailTextLabel",
        "editingStyle", "imageView", "indentationLevel", "isHighlighted", "isSelected",
        "prepareForReuse", "reuseIdentifier", "selectedBackgroundView", "selectionStyle",
        "textLabel",
    ]
}

extension Catalog {
    /// The arguments of a screen's `storyboard(…)`.
    package static let storyboardParameters: [CatalogParameter] = [
        .init("name", .string, labelIsOptional: true),
        .init("id", .string, whenLeftOut: "the storyboard's initial view controller"),
        .init("setsHeroIds", .bool, default: "false"),
    ]
}
