import Foundation

/// Files of apps: the cases of the corpus and the example, each with all its files.
enum AppSeeds {
    /// The files with these ends of names, one an input.
    static func files(_ suffixes: String...) -> [[UInt8]] {
        apps.flatMap { $0 }.filter { file in suffixes.contains { file.path.hasSuffix($0) } }
            .map(\.bytes)
    }

    static var sets: [[UInt8]] { apps.map { FileSet($0).bytes } }

    static let words = [
        "hero", ".hero.id = ", ".heroID = ", ".hero.modifiers = ", "[.fade]",
        "hero.isEnabled = true", ".hero.modalAnimationType = ",
        ".selectBy(presenting: .fade, dismissing: .zoom)", "import Hero\n", "self", "super", "init",
        "func f(", "var x: String { ", "static let a = ", "class A: UIView {", "extension A {",
        "enum E: String {", "case a", "switch (from, to) {", "if let ", "guard let ",
        " else { return }", "return ", "didSet {", "{ $0.", "}", "{", "(", ")", "[", "]", "<", ">",
        "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\", "/", "/*", "*/", "// ", "#if DEBUG\n", "#else\n",
        "#endif\n", "??", "?", ":", "!", "as? ", "is ", "is A.Type", "$0", "\\.hero.id", "@", "@\"",
        "navigationController?.pushViewController(", "present(B(), animated: true)", "prepare(for ",
        "[x setHeroID:", "@interface A : B\n", "@implementation A\n", "@end\n", "@property ", "^{",
        "#define A @\"a\"\n", "<viewController ", "customClass=\"A\"", "id=\"a\"", "/>", "</scene>",
        "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"heroID\" value=\"",
        "<outlet property=\"", "<segue destination=\"a\" kind=\"show\" identifier=\"", "&amp;",
        "&#x10FFFF;", "<![CDATA[", "]]>", "<!--", "-->", "\"a\" = \"b\";\n", "\\U0041", "\\r\\n",
        "\u{FEFF}", "\0", "\r", "\u{2028}", "//// B.swift\n", "//// Main.storyboard\n",
        "//// C.m\n", "//// D.strings\n",
    ]

    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static let apps: [[(path: String, bytes: [UInt8])]] =
        cases.map(app) + [app(root.appendingPathComponent("Examples/Adoption/App"))]

    private static var cases: [URL] {
        let corpus = root.appendingPathComponent("Tests/Corpus/Apps")
        return folders(corpus).flatMap(folders)
    }

    private static func folders(_ url: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return names.sorted().map { url.appendingPathComponent($0) }.filter(\.hasDirectoryPath)
    }

    /// The files below a folder. Those of Swift in the corpus end in `.txt`, so that no tool takes
    /// them for the package's own.
    private static func app(_ folder: URL) -> [(path: String, bytes: [UInt8])] {
        let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
        return names.compactMap { $0 as? String }.sorted().compactMap { name in
            let url = folder.appendingPathComponent(name)
            guard let data = try? Data(contentsOf: url) else { return nil }
            return (name.hasSuffix(".txt") ? String(name.dropLast(4)) : name, Array(data))
        }
    }
}
