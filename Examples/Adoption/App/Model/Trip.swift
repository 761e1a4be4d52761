import UIKit

struct Trip {
    let id: Int
    var title: String
    var country: String
    var places: [Place]

    static let samples = [
        Trip(id: 7, title: "Along the coast", country: "pt", places: Place.samples),
        Trip(id: 12, title: "Two weeks by train", country: "at", places: []),
    ]
}
