import UIKit

final class FavoritesViewController: UIViewController {}
