import Hero
import UIKit

class LoginViewController: UIViewController {

    private let logo = UIImageView(image: UIImage(named: "logo"))
    private let nameField = UITextField(frame: CGRect(x: 24, y: 320, width: 327, height: 44))
    private let loginButton = UIButton(frame: CGRect(x: 24, y: 400, width: 327, height: 50))

    var onLogin: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white

        logo.frame = CGRect(x: 120, y: 90, width: 135, height: 135)
        logo.hero.id = "wanderlogo"
        view.addSubview(logo)

        nameField.riseFromBelow()
        view.addSubview(nameField)

        loginButton.setTitle("Log in", for: .normal)
        loginButton.addTarget(self, action: #selector(login), for: .touchUpInside)
        loginButton.riseFromBelow(by: 120)
        view.addSubview(loginButton)
    }

    @objc private func login() {
        guard nameField.text?.isEmpty == false else { return }
        onLogin?()
    }
}
