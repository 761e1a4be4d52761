/// Which names Swift takes in generated code, and how it must spell them.
///
/// Each word was declared and used with Swift 6.3 in every place where generated code puts a name.
package enum SwiftNames {
    /// Words that need backticks where a case, a static member, a function or a nested type is
    /// declared. Where one is used after a dot it needs none. Measured on Swift 6.3.
    package static let reservedWords = capitalWords + declarationWords + statementWords

    private static let capitalWords = ["Any", "Self"]

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

    /// Names that no member can have, not even in backticks. Measured on Swift 6.3: after a dot
    /// `Type`, `Protocol` and `self` mean the metatype or the value itself; `init` needs its
    /// backticks at every use; `_` is no name.
    package static let impossibleMembers: [String] = ["Type", "Protocol", "self", "init", "_"]

    /// Names that no case of `enum Screen: String, CaseIterable` can have besides: they are those
    /// of the conformances, and every use is ambiguous or means the other. Measured on Swift 6.3.
    package static let impossibleCases: [String] = ["allCases", "AllCases", "RawValue"]

    /// Names that no parameter can have: Swift takes them for something else where the parameter is
    /// declared or where its value is read. Measured on Swift 6.3.
    package static let impossibleParameters: [String] = [
        "self", "_", "await", "unsafe", "let", "var", "inout",
    ]

    /// The types that the namespace of a generated file may hold: what else is called so is not
    /// found from inside. The second half are the engines' own and private.
    package static let generatedTypes: [String] = [
        "Animations", "Animators", "HeroID", "Interactions", "Modifiers", "Registries", "Screen",
        "SegueID", "Setup", "HeroViews", "TRSegues", "TranscSupport",
    ]

    /// What the generated function of a screen or a cell has parameters and values of its own for.
    package static let ownerParameters: [String] = [
        "element", "instance", "modifiers", "opener", "openerInstance", "ownScreen", "screen",
        "view",
    ]

    /// What the generated code of a registry's lines has values of its own for.
    package static let lineValues: [String] = ["left", "leftOwner", "right", "rightOwner", "views"]

    /// Modules that generated code imports: a type of such a name hides the module's other types
    /// from whoever names the module.
    package static let importedModules: [String] = [
        "CoreGraphics", "Foundation", "Hero", "QuartzCore", "SDOSHero", "Swift", "TRTransitions",
        "TransitionRuntime", "UIKit",
    ]

    /// Types that generated code names without their module: a generated type of such a name
    /// hides them from everything that stands inside it or beside it.
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

    /// The types of TransitionRuntime that generated code names without their module. A type of the
    /// app of such a name is found before them.
    package static let runtimeTypes: [String] = [
        "GivenViews", "KeyFrames", "ProgressRun", "ScreenAnimation", "ScreenClasses",
        "ScreenHierarchy", "ScreenHooks", "ScreenSet", "ScreenSetup", "ScreenTransition",
        "TimingCurve", "TransitionCellSource", "TransitionDefaults", "TransitionEngine",
        "TransitionEvent", "TransitionLimit", "TransitionOperations", "TransitionRegistry",
        "TransitionReports", "TransitionRequest", "TransitionSides", "TransitionTable",
        "TransitionViews",
    ]

    /// Whether a declaration must write the name in backticks.
    package static func needsBackticks(_ name: String) -> Bool {
        // Most of the names that are asked for are those of types.
        let isCapital = name.utf8.first.map { $0 < UInt8(ascii: "a") } ?? false
        return (isCapital ? capitalWords : reservedWords).contains(name)
    }

    /// Whether a member of any generated type cannot have the name.
    package static func isImpossibleMember(_ name: String) -> Bool {
        impossibleMembers.contains(name)
    }

    /// Whether no type can be named so without backticks. Measured on Swift 6.3: the words are
    /// those that begin a type of another form.
    package static func isImpossibleType(_ name: String) -> Bool {
        needsBackticks(name) || isImpossibleMember(name)
            || ["any", "async", "await", "each", "inout", "some"].contains(name)
    }

    /// Whether a generated type of the name would hide one that generated code uses.
    package static func shadowsTypeInUse(_ name: String) -> Bool {
        typesInUse.contains(name) || importedModules.contains(name)
    }

    /// Whether an argument label must be written in backticks: `inout` alone. Measured on
    /// Swift 6.3.
    package static func labelNeedsBackticks(_ label: String) -> Bool { label == "inout" }
}
