import Apps
import Testing
import TransitionDSL

@Suite struct NeverAppliedTests {
    /// The help names the place where the class has its values.
    @Test(arguments: [
        (declaration: "screen List(id: Int) = ListController", place: "in `viewDidLoad`"),
        (declaration: "cell Row(id: Int) = RowCell", place: "where the cell gets its content"),
    ])
    func namesThePlaceOfTheCall(_ declaration: String, _ place: String) throws {
        let text = """
            engine hero
            hero photo(id: Int) = "photo.\\(id)"
            \(declaration) { imageView: photo(id: id) }
            """
        let app = """
            class ListController: UITableViewController { var imageView = UIImageView() }
            class RowCell: UITableViewCell {}
            """
        let file = try #require(AppFile(SourceFile(path: "App.swift", text: app)))
        let found = try ModelRun(text, [file]).inFile.filter { $0.id == .neverApplied }
        #expect(found.map(\.help) == ["call it where the values are known, such as \(place)"])
    }
}
