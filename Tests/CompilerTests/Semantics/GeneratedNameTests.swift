import Lexer
import Parser
import Semantics
import Testing
import TransitionDSL

/// Names of the file that would meet with those of generated Swift.
@Suite struct GeneratedNameTests {
    private func problems(_ text: String, importing imports: String...) -> [DiagnosticID] {
        let files = ([text] + imports).enumerated().map { index, text in
            parse(
                tokenize(
                    SourceFile(path: "file\(index)", text: text, index: FileIndex(index))))
        }
        return analyze(files, options: AnalysisOptions(defaultNamespace: "App")).problems.map(\.id)
    }

    @Test(arguments: Set(SwiftNames.generatedTypes + SwiftNames.runtimeTypes).sorted())
    func typesOfTheAppAreNotHidden(_ type: String) {
        #expect(problems("screen A = \(type)") == [.swiftReservedName])
        #expect(problems("cell A = \(type)") == [.swiftReservedName])
        #expect(problems("animator a = class \(type)()") == [.swiftReservedName])
        #expect(problems("animation a(x: \(type)) = fade") == [.swiftReservedName])
        #expect(problems("interaction a(x: \(type)) = pan(up)") == [.swiftReservedName])
        #expect(problems("screen A(x: \(type)) = AViewController") == [.swiftReservedName])
        #expect(problems("screen A = MyApp.\(type)") == [])
    }

    @Test(arguments: Set(SwiftNames.generatedTypes + SwiftNames.typesInUse).sorted())
    func noMemberHidesAType(_ type: String) {
        #expect(problems("module \(type)") == [.swiftReservedName])
        #expect(problems("animation x as \(type) = fade") == [.swiftReservedName])
        #expect(problems("animator x as \(type) { }") == [.swiftReservedName])
        #expect(problems("interaction x as \(type) = pan(up)") == [.swiftReservedName])
        #expect(problems("registry x as \(type) { }") == [.swiftReservedName])
        #expect(problems("engine hero modifiers x as \(type) = fade") == [.swiftReservedName])
        #expect(problems("animation x(\(type): Direction) = fade") == [.swiftReservedName])
    }

    @Test(arguments: SwiftNames.impossibleMembers.sorted())
    func noMemberIsWhatSwiftCannotHave(_ name: String) {
        for declaration in ["animation x as", "interaction x as"] {
            let value = declaration.hasPrefix("animation") ? "fade" : "pan(up)"
            #expect(
                problems("\(declaration) `\(name)` = \(value)").contains(.swiftReservedName))
        }
        #expect(problems("registry x as `\(name)` { }").contains(.swiftReservedName))
    }

    @Test(arguments: SwiftNames.ownerParameters.sorted())
    func parametersOfScreensAreNotTaken(_ name: String) {
        #expect(problems("screen A(\(name): Int) = AViewController") == [.swiftReservedName])
        #expect(problems("cell A(\(name): Int) { }") == [.swiftReservedName])
        #expect(problems("animation a(\(name): Int) = fade") == [])
    }

    /// The reserved words of Swift, in any declaration.
    @Test(arguments: SwiftNames.impossibleNamespaces)
    func noNamespaceBeginsAForm(_ name: String) {
        #expect(problems("module \(name)") == [.swiftReservedName])
    }

    /// Functions of the app's classes name the namespace only where there are views to set.
    @Test(arguments: Set(SwiftNames.ownerMembers).sorted() + ["header"])
    func noMemberHidesTheNamespace(_ name: String) {
        let file = "engine hero module \(name) hero logo = \"logo\" screen A = AViewController"
        #expect(problems(file + " { header?.photo: logo }") == [.swiftReservedName])
        #expect(problems(file + " { photo.header: logo }").isEmpty == (name == "header"))
        #expect(problems(file) == [])
        let other = "engine hero module Other hero logo screen A = AController { header: logo }"
        #expect(problems("module \(name) import \"file1\"", importing: other) == [])
    }

    /// So it is with what views take from an imported file.
    @Test func noMemberHidesAnImportedNamespace() {
        func found(_ line: String, module: String) -> [DiagnosticID] {
            problems(
                "engine hero import \"file1\" screen A = AController { \(line) }",
                importing: "engine hero module \(module) hero logo = \"logo\" modifiers rise = fade"
            )
        }
        for line in ["photo: logo", "photo: with rise"] {
            #expect(found(line, module: "view") == [.swiftReservedName])
            #expect(found(line, module: "photo") == [.swiftReservedName])
            #expect(found(line, module: "other") == [])
            #expect(found(line, module: "View") == [])
        }
        #expect(found("photo: with fade", module: "view") == [])
    }

    /// An animator is made where its parameters are known.
    @Test func noParameterHidesTheAnimatorsClass() {
        #expect(
            problems("animator a(Fold: Direction) = class Fold(direction: Fold)")
                == [.swiftReservedName])
        #expect(
            problems("animator a(Kit: Direction) = class Kit.Fold(direction: Kit)")
                == [.swiftReservedName])
        #expect(problems("animator Fold(Fold: Direction) = class Kit.Fold(direction: Fold)") == [])
        #expect(problems("animator fold(fold: Direction) = class Fold(direction: fold)") == [])
    }

    @Test func screensOfAllFilesAreCases() {
        let other = "module Other screen NewsList = A screen newslist = C"
        #expect(
            problems(#"import "file1" screen newsList = B"#, importing: other) == [
                .swiftNameCollision
            ])
        #expect(problems(#"import "file1" screen newsList as b = B"#, importing: other) == [])
        #expect(
            problems(
                #"import "file1" import "file2""#, importing: other,
                "module Third screen newsList = D") == [.swiftNameCollision])
        #expect(
            problems(#"import "file1""#, importing: "module Other screen x as `Type` = A") == [
                .swiftReservedName
            ])
    }

    @Test func namespacesDiffer() {
        #expect(problems(#"import "file1""#, importing: "module App") == [.swiftNameCollision])
        #expect(problems(#"module B import "file1""#, importing: "module App") == [])
        #expect(problems("module Media screen A = B from Media") == [.swiftReservedName])
    }

    @Test func registriesAreLowered() {
        #expect(problems("registry App { } registry app { }") == [.swiftNameCollision])
        #expect(problems("registry App { } registry app as other { }") == [])
        #expect(problems("registry App { } registry makeApp { }") == [.swiftNameCollision])
        #expect(problems("registry App { } registry App { }") == [.duplicateName])
    }
}
