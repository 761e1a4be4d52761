/// Which names Swift accepts in generated code, and which need backticks.
///
/// Measured with Swift 6.3: each word was declared and used wherever generated code has names.
package enum SwiftNames {
    /// Words that need backticks in the declaration of a case, a static member, a function or a
    /// nested type. After a dot they need none. Measured on Swift 6.3.
    package static let reservedWords = ["Any", "Self"] + declarationWords + statementWords

    private static let declarationWords = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
        "init", "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol",
        "public", "rethrows", "static", "struct", "subscript", "typealias", "var",
    ]

    private static let statementWords = [
        "as", "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough",
        "false", "for", "guard", "if", "in", "is", "nil", "repeat", "return", "super", "switch",
        "throw", "throws", "true", "try", "where", "while",
    ]

    /// Names that no member can have, even in backticks. Measured on Swift 6.3: after a dot,
    /// `Type`, `Protocol` and `self` mean the metatype or the value itself; `init` needs backticks
    /// at every use; `_` is not a name.
    package static let impossibleMembers: [String] = ["Type", "Protocol", "self", "init", "_"]

    /// Names that no case of `enum Screen: String, CaseIterable` can have: the conformances use
    /// them, so every use is ambiguous or means the other. Measured on Swift 6.3.
    package static let impossibleCases: [String] = ["allCases", "AllCases", "RawValue"]

    /// Names that no parameter can have: Swift parses them differently where the parameter is
    /// declared or used. Measured on Swift 6.3.
    package static let impossibleParameters: [String] = [
        "self", "_", "await", "unsafe", "let", "var", "inout",
    ]

    /// Types in the namespace of a generated file: they hide other types of the same name inside
    /// it. The second half are the engines' own and private.
    package static let generatedTypes: [String] = [
        "Animations", "Animators", "HeroID", "Interactions", "Modifiers", "Registries", "Screen",
        "SegueID", "Setup", "HeroViews", "TRSegues", "TranscSupport",
    ]

    /// Parameters and values of the generated function of a screen or a cell.
    package static let ownerParameters: [String] = [
        "element", "instance", "modifiers", "opener", "openerInstance", "ownScreen", "screen",
        "view",
    ]

    /// Values in the generated code of a registry's lines.
    package static let lineValues: [String] = ["left", "leftOwner", "right", "rightOwner", "views"]

    /// Modules that generated code imports: a type with such a name hides the module's other types
    /// from code that names the module.
    package static let importedModules: [String] = [
        "CoreGraphics", "Foundation", "Hero", "QuartzCore", "SDOSHero", "Swift", "TRTransitions",
        "TransitionRuntime", "UIKit",
    ]

    /// Types that generated code names without their module: a generated type of the same name
    /// hides them from everything inside it or next to it.
    package static let typesInUse: [String] = languageTypes + platformTypes + runtimeTypes

    private static let languageTypes: [String] = [
        "AnyClass", "AnyObject", "Array", "Bool", "CaseIterable", "CustomStringConvertible",
        "Dictionary", "Double", "Equatable", "Float", "Hashable", "Identifiable", "Int",
        "MainActor", "Never", "ObjectIdentifier", "Optional", "RawRepresentable", "Sendable", "Set",
        "StaticString", "String", "UInt", "Void",
    ]

    private static let platformTypes: [String] = [
        "Bundle", "CAMediaTimingFunction", "CATransform3D", "CGAffineTransform", "CGFloat",
        "CGPath", "CGPoint", "CGRect", "CGSize", "CascadeDirection", "HeroDefaultAnimationType",
        "HeroModifier", "NSObject", "SDOSHeroNavigationController", "SDOSHeroTabBarController",
        "TRTransition", "TRTransitionConfiguration", "TRTransitionContext", "TRTransitionProtocol",
        "TRTransitionRegistry", "TimeInterval", "UIColor", "UIImage", "UINavigationController",
        "UIStoryboard", "UIStoryboardSegue", "UITabBarController", "UIView", "UIViewController",
        "URL", "UUID",
    ]

    /// The types of TransitionRuntime that generated code names without their module. An app's type
    /// of the same name is found first.
    package static let runtimeTypes: [String] = [
        "GivenViews", "IOSVersion", "KeyFrames", "ProgressRun", "ScreenAnimation", "ScreenClasses",
        "ScreenHierarchy", "ScreenHooks", "ScreenMarks", "ScreenSet", "ScreenSetup",
        "ScreenTransition", "TimingCurve", "TransitionCellSource", "TransitionDefaults",
        "TransitionEngine", "TransitionEvent", "TransitionLimit", "TransitionOperations",
        "TransitionRegistry", "TransitionReports", "TransitionRequest", "TransitionSides",
        "TransitionTable", "TransitionViews",
    ]

    /// Whether a declaration must write the name in backticks.
    package static func needsBackticks(_ name: String) -> Bool { reservedWords.contains(name) }

    /// Whether a member of any generated type cannot have the name.
    package static func isImpossibleMember(_ name: String) -> Bool {
        impossibleMembers.contains(name)
    }

    /// Whether no type can have this name without backticks. Measured on Swift 6.3: these words
    /// begin a type of another form.
    package static func isImpossibleType(_ name: String) -> Bool {
        needsBackticks(name) || isImpossibleMember(name)
            || ["any", "async", "await", "each", "inout", "some"].contains(name)
    }

    /// Whether a generated type of the name would hide one that generated code uses.
    package static func shadowsTypeInUse(_ name: String) -> Bool {
        typesInUse.contains(name) || importedModules.contains(name)
    }

    /// Whether an argument label must be written in backticks: only `inout`. Measured on Swift 6.3.
    package static func labelNeedsBackticks(_ label: String) -> Bool { label == "inout" }
}
