package import TransitionDSL

/// What a storyboard or xib declares: objects, connections and runtime attributes. Each refers to
/// an object by its index in ``objects``. It does not need the bytes of the file.
package struct InterfaceDocument: Sendable {
    package enum Kind: Sendable { case storyboard, xib }

    package internal(set) var kind = Kind.xib
    /// Whether it is for UIKit: iOS or tvOS. Others are of AppKit or WatchKit.
    package internal(set) var isForUIKit = true
    /// Whether the system shows it while the app starts, and nothing else does.
    package internal(set) var isLaunchScreen = false
    /// The objects in document order.
    package internal(set) var objects: [Object] = []
    package internal(set) var controllers: [Controller] = []
    package internal(set) var cells: [Cell] = []
    package internal(set) var outlets: [Outlet] = []
    package internal(set) var segues: [Segue] = []
    package internal(set) var actions: [Action] = []
    package internal(set) var runtimeAttributes: [RuntimeAttribute] = []
    /// The object of a xib that loads it.
    package internal(set) var fileOwner: Int?
    /// The objects that are in no other object, without placeholders.
    package internal(set) var topLevel: [Int] = []
    /// Whether reading the file stopped before its end or skipped something.
    package internal(set) var isDamaged: Bool
    /// The objects by their ids. An index: each connection asks for its objects.
    var objectsByID: [String: Int] = [:]

    init(isDamaged: Bool) { self.isDamaged = isDamaged }

    package func object(id: String) -> Int? { objectsByID[id] }

    /// The controller that an object is, if it is one.
    package func controller(of object: Int) -> Controller? {
        guard case .controller(let index) = objects[object].kind else { return nil }
        return controllers[index]
    }

    /// The cell that an object is or is in.
    package func cell(around object: Int) -> Cell? {
        guard let cell = objects[object].cell,
            case .cell(let index) = objects[cell].kind
        else { return nil }
        return cells[index]
    }
}

extension InterfaceDocument {
    /// An element with an id.
    package struct Object: Sendable {
        package enum Kind: Sendable {
            /// The index of ``InterfaceDocument/controllers``.
            case controller(Int)
            /// The index of ``InterfaceDocument/cells``; a cell is a view too.
            case cell(Int)
            case view
            /// The owner of the file, the first responder or the exit of a scene.
            case placeholder
            /// A bar item, a gesture recognizer, a constraint …
            case other
        }

        package var kind: Kind
        package let id: String
        /// Its role in its parent, such as `view` or `contentView`.
        package let key: String?
        /// The object that it is in.
        package let parent: Int?
        /// The outermost object that it is or is in.
        package let top: Int
        /// The controller that it is or belongs to.
        package internal(set) var controller: Int?
        /// The innermost cell that it is or is in.
        package internal(set) var cell: Int?
        package let customClass: String?
        package let customModule: String?
        /// Whether the module is that of the target of the nib.
        package let isOfTarget: Bool
        package let label: String?
        /// The start tag.
        package let range: SourceRange
        /// The objects directly in it that are its `view` or `contentView`. An index: each cell
        /// asks for its own.
        package internal(set) var mainChildren: [Int] = []

        package var isView: Bool {
            switch kind {
            case .view, .cell: true
            case .controller, .placeholder, .other: false
            }
        }
    }

    package struct Controller: Sendable {
        package var object: Int
        /// The tag, which says which class of UIKit it is.
        package var tag: InterfaceWord
        package var storyboardIdentifier: String?
        package var isInitial = false
        /// For a placeholder: the storyboard of the controller that it refers to, without
        /// extension. Without an identifier it refers to the initial one.
        package var storyboardName: String?
        package var referencedIdentifier: String?
        package var bundleIdentifier: String?
        /// The child that a tab bar controller shows first.
        package var selectedIndex: Int

        package var isPlaceholder: Bool { tag == .viewControllerPlaceholder }
    }

    package struct Cell: Sendable {
        package enum Form: Sendable {
            /// For any number of rows or items.
            case prototype
            /// One row of a static table.
            case fixed
            /// A header, a footer or another supplementary view.
            case supplementary
            /// At the top of a xib.
            case nib
        }

        package var object: Int
        /// The tag, which says which class of UIKit it is.
        package var tag: InterfaceWord
        package var form: Form
        package var reuseIdentifier: String?
        /// The number of cells of its table or collection.
        package var siblingCount: Int
    }

    package struct Outlet: Sendable {
        /// The object that has the property.
        package var source: Int
        package var property: String
        package var destination: String
        package var isCollection: Bool
        /// Its number among the outlets of a collection, in document order.
        package var number: Int
        package var range: SourceRange
    }

    package struct Action: Sendable {
        /// The control or gesture recognizer that sends it.
        package var source: Int
        /// With its colons: `close:`.
        package var selector: String
        package var range: SourceRange
    }

    package struct Segue: Sendable {
        /// The object that triggers it: a controller or an object of its scene.
        package var source: Int
        package var id: String?
        /// As written: `show`, `presentation`, `embed`, `relationship`, `unwind`, `custom` …
        package var kind: String
        package var identifier: String?
        package var destination: String
        package var customClass: String?
        /// `rootViewController`, `viewControllers` …
        package var relationship: String?
        package var unwindAction: String?
        /// Whether a method of the source, an `@IBSegueAction`, makes the destination.
        package var hasSegueAction: Bool
        package var range: SourceRange
    }

    package struct RuntimeAttribute: Sendable {
        package enum Value: Hashable, Sendable {
            case text(String)
            /// The key of a text in `.strings`, which the app shows instead.
            case localized(String)
            case number(String)
            case boolean(Bool)
            case null
            /// A color, an image, a point … by its type.
            case other(String)
            /// No value is written.
            case missing
        }

        package var object: Int
        package var keyPath: String
        package var type: String?
        package var value: Value
        /// Its element.
        package var range: SourceRange
    }
}
