import Testing
import TransitionDSL

@testable import Pictures
@testable import TransitionRuntime

/// The roles of views by their names, and their places.
@Suite struct PhoneTests {
    @Test(
        arguments: [
            ("imgPicture", Role.picture), ("header.imageView", .picture), ("avatarURL2", .picture),
            ("lbTitle", .heading), ("titleLabel", .heading), ("body", .lines), ("lbBody", .lines),
            ("textView", .lines), ("btnShare", .button), ("shareButton", .button),
            ("navigationController?.navigationBar", .bar), ("card", .box), ("x", .box), ("", .box),
            ("IMAGE", .picture), ("bottomToolbar", .bar), ("playerView", .picture),
            ("linkText", .lines),
        ])
    func namesHaveRoles(_ name: String, _ role: Role) {
        let word = Role.word(of: name) ?? ""
        #expect(Role(word: word, hasIndex: false) == role, "\(name)")
        #expect(Role(word: word, hasIndex: true) == .item)
    }

    @Test func viewsAreOnThePhoneAndApart() throws {
        let names = [
            "picture", "title", "body", "button", "bar", "card", "stars[i]", "b", "c", "d",
        ]
        let lines = names.map { "\($0): with fade\n" }.joined()
        let model = try model(
            of: """
                engine hero
                cell Row = RowCell { image: with fade
                  name: with fade
                  price: with fade }
                screen A = AController { cell Row
                \(lines) }
                """)
        let screen = try #require(SceneMaker(model).screens.last)
        #expect(screen.views.count == names.count + 4 + 3)
        #expect(screen.cells.count == 4)
        expectReadable(screen)
        for (index, view) in screen.views.enumerated() {
            let rect = view.rect
            #expect(rect.isUsable && rect.x >= 0 && rect.x + rect.width <= 390.001)
            #expect(rect.y >= 0 && rect.y + rect.height <= 844, "\(view)")
            for other in screen.views.dropFirst(index + 1) {
                let isApart =
                    rect.x + rect.width <= other.rect.x || other.rect.x + other.rect.width <= rect.x
                    || rect.y + rect.height <= other.rect.y
                    || other.rect.y + other.rect.height <= rect.y
                #expect(isApart, "\(view) \(other)")
            }
            if view.isInCell {
                #expect(rect.y >= screen.cells[1].y)
                #expect(rect.y + rect.height <= screen.cells[1].y + screen.cells[1].height)
            }
        }
    }

    @Test func manyViewsAreStillOnThePhone() throws {
        let cells = (0..<40).map { "image\($0): with fade\nname\($0): with fade\n" }.joined()
        let model = try model(
            of: """
                engine hero
                cell Row = RowCell { \(cells) }
                screen A = AController { cell Row
                \(cells) }
                """)
        let screen = try #require(SceneMaker(model).screens.last)
        #expect(screen.views.count == 160)
        // Forty rows of the cell are more than fit.
        #expect(screen.views.allSatisfy { $0.isInCell || $0.rect.height >= 18 })
        for view in screen.views {
            let rect = view.rect
            #expect(rect.isUsable && rect.x >= 0 && rect.x + rect.width <= 390.001, "\(view)")
            #expect(rect.y >= 0 && rect.y + rect.height <= 844, "\(view)")
        }
    }

    /// Otherwise a flight would not be visible.
    @Test func theSameViewIsElsewhereOnAnotherScreen() throws {
        let screens = (0..<100).map { "screen S\($0) = S\($0)Controller { title: id }\n" }.joined()
        let model = try model(of: "engine hero\nhero id = \"id\"\n" + screens)
        let places = SceneMaker(model).screens.compactMap { $0.views.first?.rect.y }
        #expect(places.count == 100 && Set(places).count == 100)
    }

    /// A label is at least 18 points high.
    private func expectReadable(_ screen: PhoneScreen) {
        for view in screen.views { #expect(view.rect.height >= 18, "\(view)") }
    }

    private func screen(_ names: [String]) throws -> PhoneScreen {
        let lines = names.map { "\($0): with fade\n" }.joined()
        let model = try model(of: "engine hero\nscreen A = AController {\n\(lines) }")
        let screen = try #require(SceneMaker(model).screens.last)
        #expect(screen.views.count == names.count)
        expectReadable(screen)
        return screen
    }

    @Test func barsAreAtTheEdgesAndTheLastButtonsAtTheBottom() throws {
        let views = try screen(["footer", "title", "saveButton", "cancelButton", "searchBar"]).views
        let places = views.map(\.rect)
        #expect(places[4].y < places[1].y && places[1].y < 250)
        #expect(places[2].y > 500 && places[2].y == places[3].y && places[2].x < places[3].x)
        #expect(places[0].y > places[2].y + places[2].height)
        #expect(places[0].width == 390 && places[4].width == 390)
    }

    @Test func textIsBesideASmallPicture() throws {
        let places = try screen(["avatarView", "nameLabel", "dateLabel", "body"]).views.map(\.rect)
        #expect(places[0].width == places[0].height && places[0].width < 100)
        #expect(places[1].x > places[0].x + places[0].width && places[1].y >= places[0].y)
        #expect(places[2].x == places[1].x && places[2].y > places[1].y)
        #expect(places[3].y > places[0].y + places[0].height && places[3].width > 300)
        let alone = try screen(["imgLogo", "body"]).views[0].rect
        #expect(alone.centre.x == 195 && alone.width < 150)
    }

    /// Views that do not fit below each other are in columns.
    @Test(arguments: [8, 20, 60]) func manyViewsAreReadable(_ count: Int) throws {
        let views = try screen((0..<count).map { "box\($0)" }).views
        #expect((Set(views.map(\.rect.x)).count > 1) == (count > 20))
    }
}
