import TransitionDSL

/// What will be printed: every name and value is decided, printing only sets it in lines.
///
/// Elements of one kind lie in one array and point at each other with ``HandleRange``.
struct GenerationPlan {
    /// The model's texts and those that generated names add.
    var texts: PlanTexts
    /// The texts of the file that Swift has for words of its own.
    var reserved: TextSet
    var sourceName: String
    var documentation: Text?
    var access: Access
    var importsFoundation = false
    var namespace: Name

    var ids: [HeroIDPlan] = []
    var segues: [SeguePlan] = []
    var screens: [ScreenPlan] = []
    var storyboards = Coverage.none
    var identifiers = Coverage.none

    var running = RunningPlan()

    var hero = HeroPlan()
    var heroContext = HeroContext()

    var parameters: [ParameterPlan] = []
    var parts: [PartPlan] = []
    var pieces: [TextPiece] = []
}

/// A segue identifier.
struct SeguePlan {
    var documentation: Text?
    var name: Name
    var identifier: Text
    var place: SourcePlace
}

/// A case of the screens' enumeration.
struct ScreenPlan {
    var documentation: Text?
    var name: Name
    /// The name in the file.
    var rawValue: Text
    var storyboard: Text?
    var identifier: Text?
    var place: SourcePlace
}

/// How many screens have a property; a `switch` that names them all must not have a `default`.
enum Coverage { case none, some, all }
