import UIKit

/// A photo of the app. A real app would have an image; a color will do here.
struct Photo {
    let name: String
    let color: UIColor

    static let all = [
        Photo(name: "Beach", color: .blue), Photo(name: "Forest", color: .green),
        Photo(name: "Sunset", color: .red),
    ]
}

final class PhotoTableViewCell: UITableViewCell {
    let pictureView = UIImageView(frame: CGRect(x: 16, y: 8, width: 60, height: 60))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(pictureView)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ photo: Photo) {
        pictureView.backgroundColor = photo.color
        applyTransitions(name: photo.name)
    }
}

final class PhotosViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let logoView = UIImageView(frame: CGRect(x: 16, y: 112, width: 32, height: 32))
    let tableView = UITableView(frame: CGRect(x: 0, y: 156, width: 390, height: 640))

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Photos"
        view.backgroundColor = .systemBackground
        logoView.backgroundColor = .systemBlue
        logoView.isUserInteractionEnabled = true
        logoView.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: #selector(logIn)))
        view.addSubview(logoView)
        tableView.dataSource = self
        tableView.delegate = self
        tableView.rowHeight = 76
        view.addSubview(tableView)
        tableView.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Photo.all.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = PhotoTableViewCell(style: .default, reuseIdentifier: nil)
        cell.show(Photo.all[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = PhotoViewController(Photo.all[indexPath.row])
        navigationController?.pushViewController(detail, animated: true)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let row = tableView.indexPathForSelectedRow else { return }
        tableView.deselectRow(at: row, animated: animated)
    }
}

final class PhotoViewController: UIViewController {
    let pictureView = UIImageView(frame: CGRect(x: 0, y: 120, width: 390, height: 390))
    private let photo: Photo

    init(_ photo: Photo) {
        self.photo = photo
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = photo.name
        view.backgroundColor = .systemBackground
        pictureView.backgroundColor = photo.color
        view.addSubview(pictureView)
        applyTransitions(name: photo.name)
    }
}
