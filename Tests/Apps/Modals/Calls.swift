@preconcurrency import Hero
@preconcurrency import SDOSHero
import UIKit

#if ENGINE_SDOSHERO
    /// SDOSHero's own calls next to a line and a default of the screen.
    @MainActor func declareCalls(_ scenario: Scenarios) {
        @MainActor func sheet() -> (home: HomeController, SheetController) {
            let (home, sheet) = (HomeController(), SheetController())
            _ = launch(home)
            sheet.modalPresentationStyle = .fullScreen
            Modals.installForPresentation(of: sheet)
            return (home, sheet)
        }
        let up = HeroDefaultAnimationType.slide(direction: .up)
        let down = HeroDefaultAnimationType.slide(direction: .down)

        scenario("An animation given to a presentation counts, although it is the default") {
            let (home, sheet) = sheet()
            for _ in 1...2 {
                home.presentViewController(sheet, usingAnimation: up)
                Stage.settle()
                expect(played.last, "slide(up)")
                home.dismiss(animated: true)
                Stage.settle()
                expect(played.last, "slide(right)", "the line")
                home.present(sheet, animated: true)
                Stage.settle()
                expect(played.last, "cover(up)", "the line")
                home.dismiss(animated: true)
                Stage.settle()
                expect(played.last, "slide(right)", "the line")
            }
        }
        scenario("An animation given to a dismissal counts, although it is the default") {
            let (home, sheet) = sheet()
            let ways: [@MainActor () -> Void] = [
                { sheet.dismissViewControllerUsingAnimation(down) },
                { sheet.dismissAllViewControllersUsingAnimation(down) },
            ]
            for way in ways + ways {
                home.present(sheet, animated: true)
                Stage.settle()
                way()
                Stage.settle()
                expect(played.suffix(2), ["cover(up)", "slide(down)"])
                expect(sheet.animationTypeForPresenting.words, "slide(up)")
                expect(sheet.animationTypeForDismissing.words, "slide(down)")
            }
            home.present(sheet, animated: true)
            Stage.settle()
            sheet.dismissAllPresentedViewControllers()
            Stage.settle()
            expect(played.last, "slide(right)", "the line")
        }
    }
#endif
