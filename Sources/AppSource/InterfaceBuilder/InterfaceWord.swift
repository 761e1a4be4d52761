package import TransitionDSL

/// The tags and attribute names of storyboards and xibs that have a meaning here. The table of
/// every ``InterfaceFile`` begins with them, in this order: the index of a name is that of its
/// word.
package enum InterfaceWord: UInt32, CaseIterable, Sendable {
    // Controllers.
    case viewController, tableViewController, collectionViewController, navigationController
    case tabBarController, splitViewController, pageViewController, glkViewController
    case avPlayerViewController, hostingController, viewControllerPlaceholder
    // Their parts.
    case document, scenes, scene, objects, placeholder, customObject, exit, connections
    case tableViewCell, collectionViewCell, collectionReusableView
    case tableView, collectionView, prototypes, cells, sections, tableViewSection, subviews
    case tableViewCellContentView, collectionViewCellContentView
    // What is neither a view nor a controller.
    case barButtonItem, tabBarItem, navigationItem, constraint, viewLayoutGuide, layoutGuide
    case viewControllerLayoutGuide, searchDisplayController, command
    case tapGestureRecognizer, pinchGestureRecognizer, rotationGestureRecognizer
    case swipeGestureRecognizer, panGestureRecognizer, screenEdgePanGestureRecognizer
    case longPressGestureRecognizer, hoverGestureRecognizer, gestureRecognizer
    case collectionViewFlowLayout, collectionViewLayout, menu, action
    // Connections.
    case outlet, outletCollection, segue
    // Runtime attributes.
    case userDefinedRuntimeAttributes, userDefinedRuntimeAttribute
    case string, mutableString, `nil`, null, real, integer, boolean, color, point, size, rect, range
    case image
    // Attributes.
    case type, id, key, keyPath, value, customClass, customModule, userLabel, storyboardIdentifier
    case initialViewController, sceneLabel, storyboardName
    case referencedIdentifier, bundleIdentifier, placeholderIdentifier, reuseIdentifier
    case property, destination, kind, identifier, relationship, unwindAction
    case selectedIndex, customModuleProvider, destinationCreationSelector
    case launchScreen

    package var index: UInt32 { rawValue + InterfaceWord.first }

    /// The index of the first word: 0 is the empty text.
    private static let first: UInt32 = 1

    /// The word of a name in the table of a file; nil if it has no meaning here.
    package init?(_ text: Text) {
        guard text.index >= Self.first else { return nil }
        self.init(rawValue: text.index - Self.first)
    }

    package var text: Text { Text(index: index) }

    /// A table of the words, which each file continues.
    static let table: TextTable = {
        var names = TextTable()
        for word in spellings { _ = names.intern(String(word)) }
        return names
    }()

    package var spelling: String { String(Self.spellings[Int(rawValue)]) }

    /// The words in the order of the cases: Embedded Swift has no names of cases at run time.
    static let spellings = """
        viewController tableViewController collectionViewController navigationController \
        tabBarController splitViewController pageViewController glkViewController \
        avPlayerViewController hostingController viewControllerPlaceholder document scenes \
        scene objects placeholder customObject exit connections tableViewCell \
        collectionViewCell collectionReusableView tableView collectionView prototypes cells \
        sections tableViewSection subviews tableViewCellContentView \
        collectionViewCellContentView barButtonItem tabBarItem navigationItem constraint \
        viewLayoutGuide layoutGuide viewControllerLayoutGuide searchDisplayController \
        command tapGestureRecognizer pinchGestureRecognizer rotationGestureRecognizer \
        swipeGestureRecognizer panGestureRecognizer screenEdgePanGestureRecognizer \
        longPressGestureRecognizer hoverGestureRecognizer gestureRecognizer \
        collectionViewFlowLayout collectionViewLayout menu action outlet outletCollection \
        segue userDefinedRuntimeAttributes userDefinedRuntimeAttribute string mutableString \
        nil null real integer boolean color point size rect range image type id key keyPath \
        value customClass customModule userLabel storyboardIdentifier initialViewController \
        sceneLabel storyboardName referencedIdentifier bundleIdentifier \
        placeholderIdentifier reuseIdentifier property destination kind identifier \
        relationship unwindAction selectedIndex customModuleProvider destinationCreationSelector \
        launchScreen
        """.split(separator: " ")
}
