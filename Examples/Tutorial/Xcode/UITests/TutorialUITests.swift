import XCTest

/// Real touches walk through the tutorial. Scripts/ios records a video of each test.
@MainActor final class TutorialUITests: XCTestCase {
    private var app: XCUIApplication { XCUIApplication() }

    override func setUp() async throws {
        continueAfterFailure = false
        app.launch()
        XCTAssert(app.navigationBars["Photos"].waitForExistence(timeout: 10))
    }

    func testPictureFliesToItsScreenAndBack() {
        open("Forest", row: 1)
        keep("photo")
        // The first is the back button, whose name is not the same in each iOS.
        app.navigationBars["Forest"].buttons.element(boundBy: 0).tap()
        XCTAssert(app.navigationBars["Photos"].waitForExistence(timeout: 5))
    }

    func testTabsSlide() {
        app.tabBars.buttons["Favorites"].tap()
        XCTAssert(app.tabBars.buttons["Favorites"].isSelected)
        keep("favorites")
        app.tabBars.buttons["Photos"].tap()
        XCTAssert(app.navigationBars["Photos"].waitForExistence(timeout: 5))
    }

    func testTabsSlideWithAPhotoOpen() {
        open("Beach", row: 0)
        app.tabBars.buttons["Favorites"].tap()
        app.tabBars.buttons["Photos"].tap()
        XCTAssert(app.navigationBars["Beach"].waitForExistence(timeout: 5))
    }

    func testLogoFliesToTheLogin() {
        // The logo is at 16 by 112 points, and has no name.
        app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 32, dy: 128)).tap()
        XCTAssert(app.navigationBars["Photos"].waitForNonExistence(timeout: 5))
        keep("login")
    }

    private func open(_ name: String, row: Int) {
        app.tables.cells.element(boundBy: row).tap()
        XCTAssert(app.navigationBars[name].waitForExistence(timeout: 5))
    }

    private func keep(_ name: String) {
        let picture = XCTAttachment(screenshot: app.screenshot())
        picture.name = name
        picture.lifetime = .keepAlways
        add(picture)
    }
}
