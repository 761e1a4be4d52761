import Foundation
import Testing

/// The project of Examples/Tutorial and the host's property list, which only a Mac can build.
@Suite("Xcode's files")
struct XcodeProjectTests {
    private static let folder = "Examples/Tutorial/Xcode"

    private static func plist(_ path: String) throws -> [String: Any] {
        let data = Data(try Repository.text(path).utf8)
        let object = try PropertyListSerialization.propertyList(from: data, format: nil)
        return try #require(object as? [String: Any])
    }

    private static func objects() throws -> [String: [String: Any]] {
        let project = try plist("\(folder)/Tutorial.xcodeproj/project.pbxproj")
        #expect(project["objectVersion"] as? String == "77")
        let objects = try #require(project["objects"] as? [String: [String: Any]])
        let root = try #require(project["rootObject"] as? String)
        #expect(objects[root]?["isa"] as? String == "PBXProject")
        return objects
    }

    private static func strings(_ value: Any) -> [String] {
        switch value {
        case let text as String: [text]
        case let list as [Any]: list.flatMap(strings)
        case let table as [String: Any]: table.keys.sorted() + table.values.flatMap(strings)
        default: []
        }
    }

    @Test("What an object refers to is there")
    func references() throws {
        let objects = try Self.objects()
        let id = try Regex("[0-9A-F]{24}")
        for (key, object) in objects {
            #expect(object["isa"] is String, "\(key)")
            for text in Self.strings(object) where text.wholeMatch(of: id) != nil {
                #expect(objects[text] != nil, "\(key) refers to \(text)")
            }
        }
        let settings = objects.values.compactMap { $0["buildSettings"] as? [String: Any] }
        #expect(settings.count == 6)
        #expect(settings.allSatisfy { $0["DEVELOPMENT_TEAM"] == nil })
    }

    @Test("Its folders and its package are there")
    func folders() throws {
        let objects = try Self.objects().values
        let groups = objects.filter { $0["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" }
        #expect(groups.count == 2)
        for group in groups {
            let path = try #require(group["path"] as? String)
            #expect(!Repository.files(in: "\(Self.folder)/\(path)", ending: ".swift").isEmpty)
        }
        let package = try #require(
            objects.first { $0["isa"] as? String == "XCLocalSwiftPackageReference" })
        let path = try #require(package["relativePath"] as? String)
        let manifest = try Repository.text("\(Self.folder)/\(path)/Package.swift")
        let product = try #require(
            objects.first { $0["isa"] as? String == "XCSwiftPackageProductDependency" })
        let name = try #require(product["productName"] as? String)
        #expect(manifest.contains(".library(name: \"\(name)\""))
    }

    @Test("Its scheme builds and tests its targets")
    func scheme() throws {
        let objects = try Self.objects()
        let text = try Repository.text(
            "\(Self.folder)/Tutorial.xcodeproj/xcshareddata/xcschemes/Tutorial.xcscheme")
        let form = try Regex(
            #"BlueprintIdentifier = "(\w+)"\s+BuildableName = "[\w.]+"\s+BlueprintName = "(\w+)""#,
            as: (Substring, Substring, Substring).self)
        let named = text.matches(of: form).map(\.output)
        #expect(named.count == 3)
        for (_, id, name) in named {
            #expect(objects[String(id)]?["name"] as? String == String(name))
        }
        #expect(named.contains { $0.2 == "TutorialUITests" })
    }

    @Test("The host's property list has what its app needs")
    func host() throws {
        let info = try Self.plist("Tests/Devices/Info.plist")
        #expect(info["CFBundleExecutable"] as? String == "Host")
        #expect(info["UIApplicationSceneManifest"] is [String: Any])
        let script = try Repository.text("Scripts/ios")
        #expect(script.contains("Host.app/Host"))
    }
}
