// swift-tools-version: 6.2

import PackageDescription

// Imports have one direction, in the order of the pipeline:
//   TransitionDSL <- Lexer <- Parser <- Semantics <- Lint <- LanguageServer, Driver <- transc,
//   TransitionDSL <- Resolution <- Semantics, Codegen, Apps, Pictures,
//   TransitionDSL <- Codegen <- LanguageServer, Driver, TransitionDSL <- Formatting <- LanguageServer,
//   TransitionDSL <- Serialization <- OperatingSystem <- Driver,
//   Serialization <- Pictures <- LanguageServer,
//   TransitionDSL <- AppSource <- Apps <- Driver, Adoption <- transc, AppSource <- LanguageServer.
// transc-compile, which TranscPlugin and TranscGenerate run, imports only Driver and what that needs.
// TransitionRuntime, which generated Swift imports, imports none of them; Pictures plays its values.
// CLibrary <- Pictures, OperatingSystem, and TransitionRuntime in Embedded Swift.
// There is no package dependency: the Swift toolchain is enough to build everything.

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]
/// Code that is not memory safe must be marked `unsafe`, in files `Unsafe….swift`. Only on
/// Linux, where CI builds: headers of other systems may need more marks.
let safe = strict + [.strictMemorySafety(.when(platforms: [.linux]))]

let package = Package(
    name: "transc",
    platforms: [.macOS(.v13), .iOS(.v13), .tvOS(.v13)],
    products: [
        .executable(name: "transc", targets: ["transc"]),
        .library(name: "TransitionRuntime", targets: ["TransitionRuntime"]),
        .plugin(name: "TranscPlugin", targets: ["TranscPlugin"]),
        .plugin(name: "TranscLint", targets: ["TranscLint"]),
        .plugin(name: "TranscFormat", targets: ["TranscFormat"]),
        .plugin(name: "TranscGenerate", targets: ["TranscGenerate"]),
    ],
    targets: [
        // The C library of the system: Embedded Swift has no module `Glibc`.
        .systemLibrary(name: "CLibrary"),
        .target(name: "TransitionDSL", swiftSettings: safe),
        .target(name: "Lexer", dependencies: ["TransitionDSL"], swiftSettings: safe),
        .target(name: "Parser", dependencies: ["TransitionDSL"], swiftSettings: safe),
        .target(name: "Resolution", dependencies: ["TransitionDSL"], swiftSettings: safe),
        .target(
            name: "Semantics",
            dependencies: ["TransitionDSL", "Lexer", "Parser", "Resolution"],
            swiftSettings: safe
        ),
        .target(
            name: "Lint",
            dependencies: ["TransitionDSL", "Resolution", "Semantics"],
            swiftSettings: safe
        ),
        .target(
            name: "Codegen",
            dependencies: ["TransitionDSL", "Resolution"],
            swiftSettings: safe
        ),
        .target(name: "Formatting", dependencies: ["TransitionDSL"], swiftSettings: safe),
        .target(name: "Serialization", dependencies: ["TransitionDSL"], swiftSettings: safe),
        .target(name: "AppSource", dependencies: ["TransitionDSL"], swiftSettings: safe),
        .target(
            name: "Apps",
            dependencies: ["TransitionDSL", "Resolution", "AppSource"],
            swiftSettings: safe
        ),
        .target(
            name: "Adoption",
            dependencies: ["TransitionDSL", "Resolution", "AppSource", "Apps"],
            swiftSettings: safe
        ),
        .target(
            name: "Pictures",
            dependencies: [
                "CLibrary", "TransitionDSL", "Resolution", "Serialization", "TransitionRuntime",
            ],
            exclude: ["Page/Assets"],
            swiftSettings: safe
        ),
        .target(
            name: "LanguageServer",
            dependencies: [
                "TransitionDSL", "Resolution", "Semantics", "Lint", "Codegen", "Formatting",
                "Serialization", "AppSource", "Pictures",
            ],
            swiftSettings: safe
        ),
        .target(
            name: "OperatingSystem",
            dependencies: ["CLibrary", "TransitionDSL", "Serialization"],
            swiftSettings: safe
        ),
        .target(
            name: "Driver",
            dependencies: [
                "TransitionDSL", "Semantics", "Lint", "Codegen", "Serialization", "Apps",
                "OperatingSystem",
            ],
            swiftSettings: safe
        ),
        .executableTarget(
            name: "transc",
            dependencies: [
                "TransitionDSL", "Lexer", "Parser", "Resolution", "Semantics", "Lint", "Codegen",
                "Formatting", "Serialization", "AppSource", "Apps", "Adoption", "Pictures",
                "LanguageServer", "OperatingSystem", "Driver",
            ],
            swiftSettings: safe
        ),
        .executableTarget(
            name: "transc-compile",
            dependencies: ["OperatingSystem", "Driver"],
            swiftSettings: safe
        ),
        .target(
            name: "TransitionRuntime",
            dependencies: [.target(name: "CLibrary", condition: .when(platforms: [.linux]))],
            swiftSettings: safe
        ),
        .plugin(name: "TranscPlugin", capability: .buildTool(), dependencies: ["transc-compile"]),
        .plugin(
            name: "TranscLint",
            capability: .command(
                intent: .custom(
                    verb: "transc-lint",
                    description: "Check the .trans files of targets, and show notes too"
                )
            ),
            dependencies: ["transc"]
        ),
        .plugin(
            name: "TranscFormat",
            capability: .command(
                intent: .custom(
                    verb: "transc-format",
                    description: "Format the .trans files of targets"
                ),
                permissions: [
                    .writeToPackageDirectory(reason: "It changes the white space of .trans files.")
                ]
            ),
            dependencies: ["transc"]
        ),
        .plugin(
            name: "TranscGenerate",
            capability: .command(
                intent: .custom(
                    verb: "transc-generate",
                    description: "Write the Swift of .trans files next to them"
                ),
                permissions: [
                    .writeToPackageDirectory(
                        reason: "It writes X.trans.swift next to each X.trans."
                    )
                ]
            ),
            dependencies: ["transc-compile"]
        ),

        // What several test targets use: folders, random numbers, the grammar, a plain resolution.
        .target(
            name: "TestSupport",
            dependencies: ["CLibrary", "TransitionDSL", "Resolution"],
            path: "Tests/TestSupport",
            swiftSettings: strict
        ),
        .testTarget(
            name: "CompilerTests",
            dependencies: [
                "TestSupport", "TransitionDSL", "Lexer", "Parser", "Resolution", "Semantics",
                "Lint", "Codegen", "Pictures", "TransitionRuntime",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "ExistingAppTests",
            dependencies: [
                "TestSupport", "TransitionDSL", "Resolution", "Semantics", "Formatting",
                "AppSource", "Apps", "Adoption",
            ],
            exclude: ["Source/SwiftSample.txt"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "LanguageServerTests",
            dependencies: [
                "TestSupport", "TransitionDSL", "Lexer", "Parser", "Resolution", "Semantics",
                "Formatting", "Lint", "Serialization", "Apps", "Pictures", "LanguageServer",
                "Driver",
                "transc",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "TransitionRuntimeTests",
            dependencies: ["TransitionRuntime"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "PicturesTests",
            dependencies: [
                "TestSupport", "TransitionDSL", "Lexer", "Parser", "Resolution", "Semantics",
                "Serialization", "AppSource", "TransitionRuntime", "Pictures", "LanguageServer",
                "OperatingSystem", "Driver", "transc",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "AppTests",
            dependencies: [
                "TestSupport", "TransitionDSL", "Lexer", "Parser", "Resolution", "Semantics",
                "Lint", "Codegen", "Formatting", "Serialization", "AppSource", "Apps", "Adoption",
                "TransitionRuntime", "Pictures", "LanguageServer", "OperatingSystem", "Driver",
                "transc",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "CommandLineTests",
            dependencies: [
                "TestSupport", "TransitionDSL", "Parser", "Resolution", "Semantics",
                "Lint", "Codegen", "Serialization", "AppSource", "Apps", "OperatingSystem",
                "Driver", "transc",
            ],
            swiftSettings: strict
        ),
        // `Scripts/fuzz` builds the driver, which libFuzzer calls.
        .testTarget(
            name: "FuzzTests",
            dependencies: [
                "TestSupport", "TransitionDSL", "Lexer", "Parser", "Resolution", "Semantics",
                "Lint", "Codegen", "Formatting", "Serialization", "AppSource", "Apps", "Adoption",
                "Pictures", "LanguageServer", "OperatingSystem", "Driver", "transc",
            ],
            exclude: ["Driver"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "PluginTests",
            dependencies: ["TestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "RepositoryTests",
            dependencies: [
                "TestSupport", "TransitionDSL", "Lexer", "Parser", "Semantics", "Lint", "Codegen",
                "Formatting", "AppSource", "Apps", "Pictures", "OperatingSystem", "Driver",
                "transc",
            ],
            swiftSettings: strict
        ),
    ]
)

// SwiftPM compiles what plugins run once more, for the machine that builds. `TRANSC_PLUGINS=0` leaves
// the plugins out, for tests: `PluginTests` builds them as an app does.
if Context.environment["TRANSC_PLUGINS"] == "0" {
    package.targets.removeAll { $0.type == .plugin }
    package.products.removeAll { $0 is Product.Plugin }
}
