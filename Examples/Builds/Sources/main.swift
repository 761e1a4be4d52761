#if canImport(UIKit)
    import UIKit

    UIApplicationMain(
        CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
#else
    // Without UIKit there are only the constants: enough to see that they were generated.
    for screen in Onboarding.Screen.allCases {
        print(screen, screen.storyboard ?? "-", screen.identifier ?? "-")
    }
    print("skip:", Onboarding.SegueID.skip)
    print("settings:", Common.SegueID.showSettings)
#endif
