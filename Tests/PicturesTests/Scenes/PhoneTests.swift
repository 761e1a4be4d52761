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
            ("IMAGE", .picture),
        ])
    func namesHaveRoles(_ name: String, _ role: Role) {
        #expect(Role(path: name, hasIndex: false) == role, "\(name)")
        #expect(Role(path: name, hasIndex: true) == .item)
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

    /// Otherwise a flight would not be visible.
    @Test func theSameViewIsElsewhereOnAnotherScreen() throws {
        let screens = (0..<100).map { "screen S\($0) = S\($0)Controller { title: id }\n" }.joined()
        let model = try model(of: "engine hero\nhero id = \"id\"\n" + screens)
        let places = SceneMaker(model).screens.compactMap { $0.views.first?.rect.y }
        #expect(places.count == 100 && Set(places).count == 100)
    }
}
