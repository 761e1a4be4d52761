package import TransitionDSL

/// How much a change matters to an app; the most severe first.
package enum ChangeClass: String, CaseIterable, Sendable {
    /// The code of the app no longer compiles, or finds something else under a name.
    case breaks
    /// Users see something else.
    case differs
    /// There is something more, which nothing uses yet.
    case adds
}

/// One difference between two versions of a program.
package struct Change: Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case engine, access, namespace
        case screenAdded = "screen-added"
        case screenRemoved = "screen-removed"
        case screenRenamed = "screen-renamed"
        case screenClass = "screen-class"
        case idAdded = "id-added"
        case idRemoved = "id-removed"
        case idRenamed = "id-renamed"
        case swiftName = "swift-name"
        case idText = "id-text"
        case plays, timing, gesture
        case reduceMotion = "reduce-motion"
        case flight, modifiers, hooks
    }

    package var kind: Kind
    package var severity: ChangeClass
    /// What changes: the name of a screen, an id, a view or a Swift declaration, in the old version
    /// if that has one; the name of the registry if several have it; else empty.
    var subject: String
    /// nil if the old version has nothing there.
    var before: String?
    /// nil if the new version has nothing there.
    var after: String?
    /// The events at which the change can be seen, for changes of what plays.
    var events: [ChangedEvents] = []
    var oldPlaces: [SourcePlace] = []
    var newPlaces: [SourcePlace] = []
    /// Whether its versions are gestures without what they drive.
    var isOfGestureAlone = false
    /// Where it can be seen; nil if nothing that plays changes.
    var sample: ChangeSample?

    /// Whether it is a change of what plays at its events.
    var isOfEvents: Bool {
        [.plays, .timing, .gesture].contains(kind) || kind == .reduceMotion && !events.isEmpty
    }

    init(
        _ kind: Kind, _ severity: ChangeClass, _ subject: String, before: String?, after: String?,
        at oldPlace: SourcePlace? = nil, _ newPlace: SourcePlace? = nil
    ) {
        self.kind = kind
        self.severity = severity
        self.subject = subject
        self.before = before
        self.after = after
        oldPlaces = oldPlace.map { [$0] } ?? []
        newPlaces = newPlace.map { [$0] } ?? []
    }
}

/// The events of a change: operations from each of some screens to each of others.
struct ChangedEvents: Sendable {
    /// `push`, `tab`; the words of lines.
    var operations: [String]
    var from: ScreenNames
    var to: ScreenNames
    /// The pairs of screens that are not among them.
    var exceptions: [(from: ScreenNames, to: ScreenNames)] = []
    /// When it is so, in words: `from iOS 15 on`, `in Tabs`; empty if always.
    var conditions: [String] = []
    /// The number of pairs of screens, once for each operation.
    var count: Int
    /// The number of their returns that change in the same way.
    var returns: Int
    /// Whether both directions of a line between the same screens are meant, as for views.
    var isBothWays = false
}

/// A set of screens at one end of events.
struct ScreenNames: Sendable, Equatable {
    /// The set as a line would write it, with names of groups: `Lists | Article`, `*`.
    var text: String
    /// Each screen, in the order of the file; `*` for those that are not declared.
    var names: [String]
}

/// A declaration of the generated Swift that the code of the app can use.
package struct AppName: Sendable {
    /// In the namespace, with argument labels: `HeroID.story(id:)`.
    var name: String
    /// Without its body, its access level and the values of defaults.
    var declaration: String
    var place: SourcePlace?

    package init(name: String, declaration: String, place: SourcePlace?) {
        self.name = name
        self.declaration = declaration
        self.place = place
    }
}
