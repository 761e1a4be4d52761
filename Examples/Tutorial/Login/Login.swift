import UIKit

final class LoginViewController: UIViewController {
    let logoView = UIImageView(frame: CGRect(x: 145, y: 200, width: 100, height: 100))

    override func viewDidLoad() {
        super.viewDidLoad()
        logoView.backgroundColor = .black
        view.addSubview(logoView)
    }
}

extension PhotosViewController {
    func logIn() {
        let login = LoginViewController()
        PhotoTransitions.installForPresentation(of: login)
        present(login, animated: true)
    }
}
