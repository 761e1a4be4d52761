import ProjectDescription

// A script phase: Tuist does not add files with an unknown extension, such as `.trans`, to the
// sources, so no build rule would get them.
let project = Project(
    name: "Onboarding",
    packages: [.package(path: "../..")],
    targets: [
        .target(
            name: "Onboarding",
            destinations: .iOS,
            product: .app,
            bundleId: "org.example.Onboarding",
            deploymentTargets: .iOS("15.0"),
            infoPlist: .default,
            sources: [
                "Sources/*.swift",
                .generated("Generated/Common.trans.swift"),
                .generated("Generated/Onboarding.trans.swift"),
            ],
            scripts: [
                .pre(
                    script: """
                        export PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"
                        transc compile --xcode --depfile "$TARGET_TEMP_DIR/transitions.d"
                        """,
                    name: "Compile transitions",
                    inputPaths: ["Transitions/*.trans"],
                    outputPaths: [
                        "Generated/Common.trans.swift",
                        "Generated/Onboarding.trans.swift",
                    ],
                    dependencyFile: "$(TARGET_TEMP_DIR)/transitions.d"
                )
            ],
            dependencies: [.package(product: "TransitionRuntime")],
            settings: .settings(base: ["ENABLE_USER_SCRIPT_SANDBOXING": "YES"])
        )
    ]
)
