import AppSource

extension AppFact {
    /// It comes from a storyboard or a xib.
    package var isInInterfaceBuilder: Bool { language == .interfaceBuilder }
}
