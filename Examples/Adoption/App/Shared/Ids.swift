/// Ids that two screens share. If you add one here, set it on BOTH screens!
struct Ids {
    static let flag = "trip.flag"
    static let avatar = "profile.avatar"

    // the big picture of the first version
    static let oldCover = "trip.cover"

    static func place(_ slug: String) -> String {
        return "place.\(slug)"
    }

    enum Segue: String {
        case showTrip
        case showSettings
    }
}
