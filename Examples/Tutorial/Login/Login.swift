import UIKit

final class LoginViewController: UIViewController {
    let logoView = UIImageView(frame: CGRect(x: 145, y: 200, width: 100, height: 100))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        logoView.backgroundColor = .systemBlue
        view.addSubview(logoView)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
    }

    @objc func close() { dismiss(animated: true) }
}

extension PhotosViewController {
    @objc func logIn() {
        let login = LoginViewController()
        login.modalPresentationStyle = .fullScreen
        PhotoTransitions.installForPresentation(of: login)
        present(login, animated: true)
    }
}
