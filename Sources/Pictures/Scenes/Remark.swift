import TransitionDSL

/// How well a picture shows something.
enum Exactness: Hashable, Sendable {
    /// Within the tolerance of all pictures.
    case exact
    /// The reason, as a clause: "pictures are flat".
    case approximate(String)
    /// The reason, as a clause: "its code runs only in the app".
    case notDrawn(String)

    /// A view with an id that no view of the other screen has.
    static let withoutPartner = notDrawn("it has no partner on the other screen")
}

/// What a scene shows in another way than the app, or not at all.
struct Remark: Hashable, Sendable {
    enum Subject: Hashable, Sendable {
        /// The animation of the screens.
        case animation
        /// Swift text in the place of a modifier.
        case modifier(Handle<Call>)
        /// A name of the catalog, where the file uses it.
        case row(CatalogIndex, SourcePlace)
        /// A view, by its index in the views of its screen.
        case view(Side, Int)
        /// The own view of a screen.
        case screen(Side)
        /// All views of both screens.
        case views
    }

    var subject: Subject
    var exactness: Exactness
}
