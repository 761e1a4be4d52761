import UIKit

class TripListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    @IBOutlet weak var tableView: UITableView!

    var trips = Trip.samples
    private let sheet = SheetTransition()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trips"
        tableView.dataSource = self
        tableView.delegate = self
        if let navigationController { Wander.install(in: navigationController) }
    }

    // MARK: - Table

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return trips.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "TripCell", for: indexPath)
        if let tripCell = cell as? TripCell {
            tripCell.show(trips[indexPath.row])
        }
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        performSegue(withIdentifier: Ids.Segue.showTrip.rawValue, sender: trips[indexPath.row])
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == Ids.Segue.showTrip.rawValue,
            let detail = segue.destination as? TripViewController,
            let trip = sender as? Trip
        else { return }
        detail.trip = trip
    }

    @IBAction func filter(_ sender: UIButton) {
        let filter = FilterViewController()
        filter.modalPresentationStyle = .custom
        filter.transitioningDelegate = sheet
        present(filter, animated: true)
    }
}
