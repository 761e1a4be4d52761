@preconcurrency import Hero
import UIKit

// What the storyboard and the nib of Examples/Adoption hold.

@MainActor private func add<View: UIView>(_ view: View, to parent: UIView, _ frame: CGRect) -> View
{
    view.frame = frame
    parent.addSubview(view)
    return view
}

@MainActor private func screen(_ fill: (UIView) -> Void) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    fill(view)
    return view
}

@MainActor private func makeTripCell() -> UITableViewCell {
    guard let cell = TripCell(coder: NSCoder()) else { fatalError("no cell") }
    let content = cell.contentView
    cell.photoView = add(UIImageView(), to: content, CGRect(x: 16, y: 8, width: 72, height: 72))
    cell.titleLabel = add(UILabel(), to: content, CGRect(x: 104, y: 32, width: 220, height: 24))
    cell.flagView = add(UIImageView(), to: content, CGRect(x: 340, y: 32, width: 36, height: 24))
    cell.flagView.hero.id = "trip.flag"
    return cell
}

@MainActor private func fillTrip(_ controller: TripViewController, _ view: UIView) {
    controller.photoView = add(
        UIImageView(), to: view, CGRect(x: 0, y: 103, width: 393, height: 260))
    controller.titleLabel = add(
        UILabel(), to: view, CGRect(x: 16, y: 380, width: 300, height: 32))
    controller.flagView = add(
        UIImageView(), to: view, CGRect(x: 332, y: 380, width: 45, height: 30))
    controller.textLabel = add(
        UILabel(), to: view, CGRect(x: 16, y: 428, width: 361, height: 300))
}

@MainActor func loadInterfaces() {
    UIViewController.nibs["WelcomeViewController"] = { controller in
        screen { view in
            guard let welcome = controller as? WelcomeViewController else { return }
            let logo = add(UIImageView(), to: view, CGRect(x: 96, y: 220, width: 200, height: 200))
            logo.hero.id = "wanderLogo"
            welcome.logoView = logo
            welcome.startButton = add(
                UIButton(), to: view, CGRect(x: 24, y: 740, width: 345, height: 50))
        }
    }
    UIViewController.nibs["TripListViewController"] = { controller in
        screen { view in
            guard let list = controller as? TripListViewController else { return }
            let table = add(UITableView(), to: view, view.bounds)
            table.prototypes["TripCell"] = makeTripCell
            list.tableView = table
        }
    }
    UIViewController.nibs["TripViewController"] = { controller in
        screen { view in
            if let trip = controller as? TripViewController { fillTrip(trip, view) }
        }
    }
    UIViewController.nibs["ProfileViewController"] = { controller in
        screen { view in
            guard let profile = controller as? ProfileViewController else { return }
            profile.avatarView = add(
                UIImageView(), to: view, CGRect(x: 136, y: 140, width: 120, height: 120))
            profile.stampsButton = add(
                UIButton(), to: view, CGRect(x: 24, y: 320, width: 345, height: 44))
        }
    }
    UIViewController.nibs["MapViewController"] = { controller in
        screen { view in
            guard let map = controller as? MapViewController else { return }
            map.pinView = add(
                UIImageView(), to: view, CGRect(x: 180, y: 400, width: 32, height: 32))
            let caption = add(UILabel(), to: view, CGRect(x: 16, y: 760, width: 361, height: 24))
            caption.hero.modifiers = [.fade, .delay(0.1)]
            map.captionLabel = caption
        }
    }
    loadStoryboard()
}

@MainActor private func loadStoryboard() {
    UIStoryboard.scenes["Main/"] = { WelcomeViewController() }
    UIStoryboard.scenes["Main/TripsNavigation"] = {
        let navigation = UINavigationController(rootViewController: TripListViewController())
        navigation.hero.isEnabled = true
        return navigation
    }
    UIStoryboard.scenes["Main/ProfileNavigation"] = {
        UINavigationController(rootViewController: ProfileViewController())
    }
    UIStoryboard.show("showTrip") { TripViewController() }
}
