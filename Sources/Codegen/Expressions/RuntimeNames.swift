/// What generated Swift calls the types of TransitionRuntime. Names that an app may well have for
/// something of its own stand with their module.
enum RuntimeNames {
    static let module: StaticString = "TransitionRuntime"
    static let screenTransition: StaticString = "ScreenTransition"
    static let direction: StaticString = "TransitionRuntime.Direction"
    static let interaction: StaticString = "TransitionRuntime.Interaction"
}
