import TransitionRuntime
import UIKit

/// A kind of screen, as the files declare them.
enum Page: Int, CaseIterable {
    case list, detail, photo, note, table, card, form
}

/// All objects that a walk has made, held weakly, and what the screens were told.
@MainActor final class Census {
    static var current = Census()

    struct Entry {
        weak var object: AnyObject?
        var name: String
    }

    private(set) var entries: [Entry] = []
    /// Transitions that were announced to a screen less those that ended.
    private(set) var pending: [Int: Int] = [:]
    private(set) var mistakes: [String] = []

    func add(_ object: AnyObject, _ name: String) {
        entries.append(Entry(object: object, name: name))
    }

    func nextNumber() -> Int { entries.count + 1 }

    func begin(_ number: Int) { pending[number, default: 0] += 1 }

    func end(_ number: Int) {
        pending[number, default: 0] -= 1
        if pending[number] == -1 {
            mistakes.append("#\(number) was told an end without a beginning")
        }
    }
}

/// A screen of a world.
@MainActor protocol Room: UIViewController, TransitionParticipant {
    var page: Page { get }
    var number: Int { get }
    var mark: UIView { get }
}

extension Room {
    var label: String { "\(page)#\(number)" }
    func transitionWillBegin(with other: UIViewController) { Census.current.begin(number) }
    func transitionDidEnd(with other: UIViewController, completed: Bool) {
        Census.current.end(number)
    }

    fileprivate func register() { Census.current.add(self, label) }
    fileprivate func fill() {
        view.backgroundColor = .white
        view.addSubview(mark)
    }
}

class RoomController: UIViewController, Room {
    var page: Page { .list }
    let number = Census.current.nextNumber()
    let mark = UIView(frame: CGRect(x: 100, y: 200, width: 40, height: 80))

    init() {
        super.init(nibName: nil, bundle: nil)
        register()
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        fill()
    }
}

final class ListController: RoomController {}
final class DetailController: RoomController { override var page: Page { .detail } }
final class PhotoController: RoomController { override var page: Page { .photo } }
final class NoteController: RoomController { override var page: Page { .note } }
final class CardController: RoomController { override var page: Page { .card } }
final class FormController: RoomController { override var page: Page { .form } }

final class RowCell: UITableViewCell {
    let mark = UIView(frame: CGRect(x: 4, y: 4, width: 36, height: 36))
    var number = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        addSubview(mark)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A screen whose own view is a table.
final class TableController: UITableViewController, Room, TransitionCellSource {
    var page: Page { .table }
    let number = Census.current.nextNumber()
    let mark = UIView(frame: CGRect(x: 100, y: 400, width: 40, height: 80))
    /// The number of the first row that is seen.
    var first = 0

    init() {
        super.init(nibName: nil, bundle: nil)
        register()
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(RowCell.self, forCellReuseIdentifier: "row")
        fill()
        tableView.contentSize = CGSize(width: 100, height: 4000)
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        if let cell = cell as? RowCell {
            cell.number = first + indexPath.row
            #if ENGINE_HERO || ENGINE_SDOSHERO
                cell.mark.hero.id = "row.\(cell.number)"
            #endif
        }
        return cell
    }

    func cell(for other: UIViewController) -> UIView? {
        tableView.cellForRow(at: IndexPath(row: 1, section: 0))
    }
}

extension Page {
    @MainActor func make() -> any Room {
        switch self {
        case .list: ListController()
        case .detail: DetailController()
        case .photo: PhotoController()
        case .note: NoteController()
        case .table: TableController()
        case .card: CardController()
        case .form: FormController()
        }
    }
}
