#if canImport(UIKit)
import UIKit

UIApplicationMain(
    CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
#else
// Where there is no UIKit the constants are all there is: enough to see that they were made.
for screen in Onboarding.Screen.allCases {
    print(screen, screen.storyboard ?? "-", screen.identifier ?? "-")
}
print("skip:", Onboarding.SegueID.skip)
print("settings:", Common.SegueID.showSettings)
#endif
