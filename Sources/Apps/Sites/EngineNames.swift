import AppSource
import TransitionDSL

/// The names of the engines and of UIKit that facts come from, once a program. Sources: the public
/// declarations of Hero and SDOSHero, the headers of UIKit.
struct EngineNames {
    let string, int, double, bool: Text
    let hero, id, heroID: Text
    let heroExtension, heroModifier: Text
    let forKey, forKeyPath: Text
    let rawValue, allCases, source: Text
    let initializerNames: Set<Text>
    let elementMembers: Set<Text>
    let first: Text
    let singletonMembers: Set<Text>
    /// Modules whose import makes `x.hero` the engine's.
    let engineModules: Set<Text>
    /// Names that make a body worth reading.
    let siteNames: Set<Text>
    let edgeCalls: [Text: FactOperation]
    let rootViewController, initWithRoot, viewControllers: Text
    /// Members of a controller that are its containers.
    let containerMembers: Set<Text>

    init(_ names: inout TextTable) {
        func text(_ spelling: String) -> Text { names.intern(spelling) }
        func texts(_ spellings: [String]) -> Set<Text> { Set(spellings.map { names.intern($0) }) }
        string = text("String")
        int = text("Int")
        double = text("Double")
        bool = text("Bool")
        hero = text("hero")
        id = text("id")
        heroID = text("heroID")
        heroExtension = text("HeroExtension")
        heroModifier = text("HeroModifier")
        forKey = text("forKey")
        forKeyPath = text("forKeyPath")
        rawValue = text("rawValue")
        allCases = text("allCases")
        source = text("source")
        initializerNames = texts(["init", "alloc", "new"])
        first = text("first")
        elementMembers = texts(["first", "last"])
        singletonMembers = texts(["shared", "default", "main", "current", "standard", "zero"])
        engineModules = texts([
            "Hero", "SDOSHero", "HeroModule", "Hero-Swift.h", "Hero/Hero-Swift.h", "Hero.h",
            "Hero/Hero.h", "Hero_Swift.h", "SDOSHero-Swift.h", "SDOSHero/SDOSHero-Swift.h",
        ])
        edgeCalls = Dictionary(
            uniqueKeysWithValues: Self.edgeOperations.map { (names.intern($0.key), $0.value) })
        rootViewController = text("rootViewController")
        initWithRoot = text("initWithRootViewController")
        viewControllers = text("viewControllers")
        containerMembers = texts([
            "navigationController", "tabBarController", "splitViewController", "parent",
            "parentViewController", "heroNavigationController",
        ])
        siteNames = texts(Self.siteSpellings).union(edgeCalls.keys)
    }

    /// The calls that show a controller, with the operation.
    static let edgeOperations: [(key: String, value: FactOperation)] = [
        ("pushViewController", .push), ("present", .present),
        ("presentViewController", .present), ("show", .show), ("showViewController", .show),
        ("showDetailViewController", .showDetail), ("setViewControllers", .replace),
        ("replaceViewController", .replace), ("heroReplaceViewController", .replace),
        ("hero_replaceViewController", .replace), ("popToViewController", .pop),
        ("unwindToViewController", .unwind), ("hero_unwindToViewController", .unwind),
        ("unwindToRootViewController", .unwind), ("hero_unwindToRootViewController", .unwind),
        ("performSegue", .segue), ("performSegueWithIdentifier", .segue),
        ("UINavigationController", .root), ("initWithRootViewController", .root),
    ]

    private static let siteSpellings = [
        "hero", "heroID", "heroModifiers", "heroModifierString", "isHeroEnabled",
        "isHeroEnabledForSubviews", "heroModalAnimationType", "heroModalAnimationTypeString",
        "heroNavigationAnimationType", "heroNavigationAnimationTypeString",
        "heroTabBarAnimationType", "heroTabBarAnimationTypeString", "Hero", "HeroTransition",
        "hero_dismissViewController", "hero_unwindToRootViewController", "ht_dismiss",
        "HeroModifier", "heroStoredSnapshot", "animationTypeForPresenting",
        "animationTypeForDismissing", "setHeroAnimationTypeForModalPresenting",
        "copyModalSDOSHeroAnimationTypeFrom", "dismissViewControllerUsingAnimation",
        "dismissAllViewControllersUsingAnimation", "setTabBarAnimationType",
        "animationTypeForPush", "animationTypeForPop", "setHeroAnimationTypeForPushNavigations",
        "popViewControllerUsingAnimation", "viewControllers", "rootViewController",
        "setHeroID", "prepare", "setHeroModifierString", "setValue", "setValuesForKeys",
        "setValuesForKeysWithDictionary", "HeroDebugPlugin", "Selector", "NSSelectorFromString",
        "hero_replaceViewController", "registerTransition", "register", "transitioningDelegate",
        "modalTransitionStyle", "preferredTransition", "rootView",
    ]
}
