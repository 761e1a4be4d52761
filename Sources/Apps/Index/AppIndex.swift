package import Resolution
package import TransitionDSL

/// What rules must know about an app besides its facts: its classes, lists, constants and texts.
package struct AppIndex: Sendable {
    /// A class that the app declares.
    package struct Class: Sendable {
        package var name: String
        /// The classes above it, the nearest first, up to one from outside.
        package var superclasses: [String] = []
        /// The views and values that it stores, without those of its superclasses.
        package var properties: Set<String> = []
        package var rows = RowCount.unknown
        /// It is a data source whose sections all have a number of one digit.
        package var hasFewSections = false
        /// What its initializers and `awakeFromNib` call, by name.
        package var startCalls: Set<String> = []
        package var isTest = false

        package init(name: String) { self.name = name }
    }

    /// How many rows or items the data source of a list has.
    package enum RowCount: Sendable { case unknown, fixed, many }

    /// The code that makes the cells of a list.
    package struct CellList: Sendable {
        /// The class around it.
        package var container: String
        package var rows: RowCount
        /// Whether the class inserts, removes or moves rows.
        package var isEdited = false
        /// The cell classes and the reuse identifiers that it names. More than one of either means
        /// that a row decides.
        package var cells: Set<String>
        package var identifiers: Set<String>
        package var file: FileIndex
        package var range: SourceRange
        /// Whether a branch depends on more than the class of the cell.
        package var isBranched: Bool
        /// What it calls, by name.
        package var calls: Set<String>
        /// Steps of paths of branches that only check the class of the cell.
        package var typeTests: Set<String>
    }

    /// A call of `install(in:)`.
    package struct Installation: Sendable {
        package enum Target: Sendable {
            /// The navigation controllers that show these screens.
            case stack(of: [String])
            /// Each container of a class of the app.
            case container(String)
            case unknown
        }

        package var place: SourcePlace
        package var target: Target
        /// Whether the container is one for pushes or for changes of tab; nil if that is not known.
        package var operation: FactOperation?
    }

    /// The object of a storyboard or xib that has a runtime attribute.
    package struct NibObject: Sendable {
        /// Its number in its file.
        package var number: Int
        /// The number of the controller whose scene it is in.
        package var scene: Int?
        /// The number of the cell that it is or is in.
        package var cell: Int?
        /// Whether it is in the view of a controller, or code may place it there.
        package var isPlaced: Bool
    }

    /// A cell of a storyboard or xib.
    package struct Prototype: Sendable {
        package var file: FileIndex
        /// Its number among the objects of the file.
        package var number: Int
        package var identifier: String?
        package var className: String?
        /// It is for any number of rows.
        package var isForManyRows: Bool
    }

    /// A constant of a type that contains ids.
    package struct Constant: Sendable {
        package var container: String
        package var name: String
        /// Its value, if it is one text.
        package var text: String?
        package var place: SourcePlace
        /// How Swift in other files reads it: `Ids.Segue.list.rawValue`; nil if it cannot.
        package var reference: String?
        /// Whether its name is anywhere else in the app.
        package var isMentioned: Bool
        /// Whether it can be used without its name, or from outside.
        package var isOpen: Bool
        package var isTest: Bool

        package var fullName: String { container.isEmpty ? name : "\(container).\(name)" }
    }

    /// A function of a .trans file that makes ids.
    package struct Family: Sendable {
        /// Each hole is the parameter at the same position, of its type.
        package var pattern: IDPattern
        package var parameters: [String]
        /// `Recipes.HeroID.photo`, and what follows the parentheses: `.big`.
        package var function: String
        package var member: String
        package var place: SourcePlace

        package init(
            pattern: IDPattern, parameters: [String], function: String, member: String,
            place: SourcePlace
        ) {
            self.pattern = pattern
            self.parameters = parameters
            self.function = function
            self.member = member
            self.place = place
        }
    }

    /// A property that takes an id to its screen.
    package struct Carrier: Sendable {
        package var container: String
        package var name: String
        package var place: SourcePlace
        /// It is declared with a value other than `nil`.
        package var hasValue: Bool
        /// Whether a property of this name is set, or read, anywhere.
        package var isSet = true
        package var isRead = true
        package var isTest: Bool
    }

    /// A storyboard id that code asks for.
    package struct StoryboardUse: Sendable {
        package var identifier: String
        package var place: SourcePlace
        package var isTest: Bool
    }

    /// A string literal that begins like an id.
    package struct Literal: Sendable {
        package var text: String
        package var place: SourcePlace
        /// The name of the variable or case that it is the value of.
        package var declaration: SourceRange?
    }

    /// A text that Hero parses.
    package struct HeroText: Sendable {
        package var text: String
        package var isAnimation: Bool
        package var place: SourcePlace
        package var isTest: Bool
    }

    /// A name that a nib or code uses, and that nothing declares.
    package struct MissingName: Sendable {
        package var name: String
        /// The type that does not have it; empty for a class.
        package var container = ""
        package var place: SourcePlace
        /// The names of its kind that are there.
        package var known: [String]
    }

    /// An id that is set while a view is made, with a property that is set later.
    package struct EarlyID: Sendable {
        package var property: String
        package var member: String
        package var place: SourcePlace
    }

    /// Code that takes a navigation controller from Hero, which was switched on for it before.
    package struct ReplacedDelegate: Sendable {
        /// The class of the root that a nib gives to it.
        package var root: String?
        package var place: SourcePlace
        /// Where Hero is switched on.
        package var enabled: SourcePlace
        package var isTest: Bool
    }

    /// A class or function with ids that nothing in the app names.
    package struct Unreached: Sendable {
        package var name: String
        package var isFunction: Bool
        package var place: SourcePlace
        /// Where it sets ids.
        package var ids: [SourcePlace]
    }

    /// A place where SwiftUI's code names the id of a zoom.
    package struct Zoom: Sendable {
        package var kind: AppFactContent.ZoomKind
        /// Its text, if it is known.
        package var id: String?
        /// The id and the namespace as written.
        package var expression: String
        package var namespaceText: String?
        /// Its number in ``AppIndex/namespaces``; nil if the view gets it from elsewhere.
        package var namespace: Int?
        package var place: SourcePlace
        /// The type around it.
        package var view: String
        /// The container that the view is in, up to its destination.
        package var container: String?
        /// The call that makes the view for each element.
        package var repetition: String?
        /// Where the same view is the other side of the same id.
        package var otherSide: SourcePlace?
        package var isTest: Bool
    }

    /// A property with `@Namespace`.
    package struct Namespace: Sendable {
        package enum Way: Sendable {
            case stays
            /// Views and functions of the app get it.
            case passedOn
            case unknown
        }

        package var name: String
        package var owner: String
        package var place: SourcePlace
        package var way: Way
    }

    /// By name. A name that two classes have is not among them.
    package var classes: [String: Class] = [:]
    package var lists: [CellList] = []
    package var prototypes: [Prototype] = []
    /// By the place of the attribute.
    package var nibObjects: [SourcePlace: NibObject] = [:]
    /// The objects of nibs that outlets lead to, by `Class.outlet`.
    package var outletTargets: [String: Set<String>] = [:]
    package var constants: [Constant] = []
    package var families: [Family] = []
    package var carriers: [Carrier] = []
    package var installations: [Installation] = []
    package var storyboardUses: [StoryboardUse] = []
    /// The ids of references to controllers of other storyboards.
    package var storyboardReferences: Set<String> = []
    package var heroTexts: [HeroText] = []
    package var literals: [Literal] = []
    package var hasStoryboards = false
    /// Whether the app may switch Hero on in another way than by `isEnabled`.
    package var hasOtherSwitch = false
    package var missingClasses: [MissingName] = []
    package var missingOutlets: [MissingName] = []
    package var missingUnwinds: [MissingName] = []
    package var undeclaredConstants: [MissingName] = []
    package var unreached: [Unreached] = []
    package var earlyIDs: [EarlyID] = []
    /// The statements that set an id of every object of a class, after its nib is loaded and before
    /// a transition begins.
    package var idsOnLoad: Set<SourcePlace> = []
    package var replacedDelegates: [ReplacedDelegate] = []
    package var zooms: [Zoom] = []
    package var namespaces: [Namespace] = []
    /// The kinds of zooms of which not all places are known.
    package var hiddenZooms: Set<AppFactContent.ZoomKind> = []

    package init() {}
}
