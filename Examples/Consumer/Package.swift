// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Consumer",
    platforms: [.macOS(.v13), .iOS(.v13)],
    dependencies: [
        .package(name: "transc", path: "../..")
    ],
    targets: [
        .target(
            name: "House",
            dependencies: [.product(name: "TransitionRuntime", package: "transc")],
            plugins: [.plugin(name: "TranscPlugin", package: "transc")]
        ),
        .target(
            name: "Reader",
            dependencies: ["House", .product(name: "TransitionRuntime", package: "transc")],
            plugins: [.plugin(name: "TranscPlugin", package: "transc")]
        ),
        .executableTarget(name: "app", dependencies: ["House", "Reader"]),
    ]
)
