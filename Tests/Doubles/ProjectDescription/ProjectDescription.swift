// The part of Tuist's ProjectDescription that Examples/Builds/Project.swift uses: names, labels,
// their order and default arguments as Tuist 4 declares them.

public struct Project {
    public init(
        name: String,
        organizationName: String? = nil,
        packages: [Package] = [],
        settings: Settings? = nil,
        targets: [Target] = []
    ) {}
}

public struct Package {
    public static func package(path: Path) -> Package { Package() }
}

public struct Path: ExpressibleByStringInterpolation {
    public init(stringLiteral: String) {}
}

public struct Target {
    public static func target(
        name: String,
        destinations: Destinations,
        product: Product,
        productName: String? = nil,
        bundleId: String,
        deploymentTargets: DeploymentTargets? = nil,
        infoPlist: InfoPlist? = .default,
        sources: SourceFilesList? = nil,
        scripts: [TargetScript] = [],
        dependencies: [TargetDependency] = [],
        settings: Settings? = nil
    ) -> Self { Self() }
}

public enum Destination { case iPhone, iPad, macWithiPadDesign }

public typealias Destinations = Set<Destination>

extension Destinations {
    public static var iOS: Destinations { [.iPhone, .iPad, .macWithiPadDesign] }
}

public enum Product { case app, framework, commandLineTool }

public struct DeploymentTargets {
    public static func iOS(_ version: String) -> Self { Self() }
}

public enum InfoPlist { case `default` }

public struct SourceFileGlob: ExpressibleByStringInterpolation {
    public static func generated(_ path: Path, compilerFlags: String? = nil) -> Self { "" }
    public init(stringLiteral value: String) {}
}

public struct SourceFilesList: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: SourceFileGlob...) {}
}

public struct FileListGlob: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
}

public struct TargetScript {
    public static func pre(
        script: String,
        name: String,
        inputPaths: [FileListGlob] = [],
        inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [],
        outputFileListPaths: [Path] = [],
        basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false,
        shellPath: String = "/bin/sh",
        dependencyFile: Path? = nil
    ) -> TargetScript { TargetScript() }
}

public enum TargetDependency {
    public enum PackageType { case runtime, runtimeEmbedded, plugin, macro }
    case package(product: String, type: PackageType = .runtime)
}

public enum SettingValue: ExpressibleByStringInterpolation {
    case string(String)
    public init(stringLiteral value: String) { self = .string(value) }
}

public struct Settings {
    public static func settings(base: [String: SettingValue] = [:]) -> Self { Self() }
}
