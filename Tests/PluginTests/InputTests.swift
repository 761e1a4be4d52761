import Foundation
import Testing

/// What counts as an input of a file's command, next to the file.
extension BuildTests {
    @Test("New files are seen: argument files, files of one name, targets without any")
    func newFiles() throws {
        let consumer = try Consumer.built()
        let arguments = "Sources/Reader/transc.args"
        try consumer.write("--access public\n", to: arguments)
        try consumer.write("module One\nscreen A = AController\n", to: "Sources/Reader/a_b.trans")
        try consumer.write("module Two\nscreen A = AController\n", to: "Sources/Reader/a/B.trans")
        try consumer.replace(
            "dependencies: [\"HouseStyle\", \"Reader\"]",
            with: """
                dependencies: ["HouseStyle", "Reader"],
                plugins: [.plugin(name: "TranscPlugin", package: "transc")]
                """,
            in: "Package.swift")
        let added = try consumer.build()
        #expect(added.status == 0, "\(added.output)")
        #expect(!added.output.contains("warning: 'consumer'"), "\(added.output)")
        #expect(added.compiled.contains("News.trans"), "the argument file counts at once")
        let names = files(below: consumer.outputs(of: "Reader"))
        #expect(names.contains("a_B.trans.swift") && names.contains("a_b-2.trans.swift"))

        try consumer.write("--access public --engine hero\n", to: arguments)
        let changed = try consumer.build()
        #expect(changed.compiled == ["B.trans", "News.trans", "a_b.trans"], "\(changed.output)")
        #expect(try consumer.generated("News.trans.swift", of: "Reader").contains("import Hero"))
        let other = try consumer.generated("House.trans.swift", of: "HouseStyle")
        #expect(!other.contains("import Hero"))
        // Three files share the support, and one has its own; neither is the other's business.
        #expect(names.contains("TranscSupport.swift"))
        let support = try consumer.generated("TranscSupport.swift", of: "Reader")
        #expect(support.contains("class HeroEngine"))
        for name in names where name != "TranscSupport.swift" {
            #expect(try !consumer.generated(name, of: "Reader").contains("enum TranscSupport"))
        }
        #expect(files(below: consumer.outputs(of: "HouseStyle")) == ["House.trans.swift"])

        // The plan that is there shares it still; the next one does not.
        try consumer.write("--engine hero --access public --support inline\n", to: arguments)
        #expect(try consumer.build().status == 0)
        #expect(
            try !consumer.generated("News.trans.swift", of: "Reader").contains("class HeroEngine"))
        try consumer.append("// A new plan.\n", to: "Package.swift")
        let inline = try consumer.build()
        #expect(inline.status == 0 && !inline.output.contains("transc support"), "\(inline.output)")
        #expect(
            try consumer.generated("News.trans.swift", of: "Reader").contains("class HeroEngine"))
    }

    /// SwiftPM keeps its plan while no file comes or goes, and does not ask the plugin again.
    @Test("An import outside of all targets counts from the next plan on")
    func outsideImport() throws {
        let consumer = try Consumer.built()
        try consumer.write("interaction drag = pan(down)\n", to: "Common/Gestures.trans")
        try consumer.replace(
            "import \"",
            with: """
                import /* what /* all */ "share" */ // is
                  "../../Common/Gestures.trans"
                import \"
                """, in: news)
        try consumer.append(
            "registry Other { push * -> *: fade with interactive(drag) }\n", to: news)
        let first = try consumer.build()
        #expect(first.status == 0 && first.compiled == ["News.trans"], "\(first.output)")

        try consumer.append("// One.\n", to: "Common/Gestures.trans")
        let blind = try consumer.build()
        #expect(blind.compiled.isEmpty, "SwiftPM sees more than the manual says: \(blind.output)")

        try consumer.append("// A new plan.\n", to: "Package.swift")
        #expect(try consumer.build().status == 0)
        #expect(try consumer.build().status == 0)
        try consumer.append("// Two.\n", to: "Common/Gestures.trans")
        let seeing = try consumer.build()
        #expect(seeing.compiled == ["News.trans"], "\(seeing.output)")
    }

    /// Else the build would go well and take the Swift of the last one.
    @Test(
        "Settings cannot take the output away",
        arguments: ["-o other.swift", "--access public '--dry-run'"])
    func usurpers(_ text: String) throws {
        let consumer = try Consumer.built()
        let arguments = "Sources/Reader/transc.args"
        try consumer.write(text + "\n", to: arguments)
        defer { try? consumer.remove(arguments) }
        let run = try consumer.build()
        #expect(run.status != 0)
        let option = text.hasPrefix("-o") ? "-o" : "--dry-run"
        #expect(run.output.contains("`\(option)` belongs on the command line"), "\(run.output)")
    }

    @Test("Swift that is committed next to its file is reported")
    func twin() throws {
        let consumer = try Consumer.built()
        try consumer.write("enum Twin {}\n", to: news + ".swift")
        let run = try consumer.build()
        #expect(run.status != 0)
        #expect(
            run.output.contains(
                "TranscPlugin also generates News.trans.swift in this target"),
            "\(run.output)")
    }
}
