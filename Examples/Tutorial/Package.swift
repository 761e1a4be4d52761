// swift-tools-version: 6.0

import PackageDescription

// The last step of the tutorial as a package, for the project in `Xcode`. The plugin writes the Swift of
// `Tabs/App.trans` in each build.
let package = Package(
    name: "Tutorial",
    platforms: [.iOS(.v13)],
    products: [.library(name: "TutorialScreens", targets: ["TutorialScreens"])],
    dependencies: [
        .package(name: "transc", path: "../.."),
        .package(url: "https://github.com/HeroTransitions/Hero", exact: "1.6.4"),
    ],
    targets: [
        .target(
            name: "TutorialScreens",
            dependencies: ["Hero", .product(name: "TransitionRuntime", package: "transc")],
            path: ".",
            sources: ["Tabs", "Entry"],
            plugins: [.plugin(name: "TranscPlugin", package: "transc")]
        )
    ]
)
