// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Consumer",
    platforms: [.iOS(.v13), .macOS(.v13)],
    products: [.library(name: "Reader", targets: ["Reader"])],
    dependencies: [
        // An app outside of this repository uses `.package(url: …, from: …)` instead. `name` is for
        // a checkout in a directory with another name.
        .package(name: "transc", path: "../..")
    ],
    targets: [
        .target(
            name: "HouseStyle",
            dependencies: [.product(name: "TransitionRuntime", package: "transc")],
            plugins: [.plugin(name: "TranscPlugin", package: "transc")]
        ),
        .target(
            name: "Reader",
            dependencies: [
                "HouseStyle", .product(name: "TransitionRuntime", package: "transc"),
            ],
            plugins: [.plugin(name: "TranscPlugin", package: "transc")]
        ),
        .executableTarget(name: "reader-facts", dependencies: ["HouseStyle", "Reader"]),
    ]
)
