import Foundation

struct Place {
    let slug: String
    var name: String
    var text = ""
    var price: Double?

    static let samples = [
        Place(slug: "old-harbour", name: "The old harbour", price: 4.5),
        Place(slug: "lighthouse", name: "Lighthouse"),
    ]
}

enum Stamp: String, CaseIterable {
    case mountain
    case sea
    case city
}
