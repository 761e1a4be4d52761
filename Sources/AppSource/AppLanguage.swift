/// The language of a file with code of an app.
package enum AppLanguage: String, Sendable, CaseIterable {
    case swift
    case objectiveC = "objc"
    case interfaceBuilder = "ib"
}
