import Foundation
import Lexer
import Parser
import Resolution
import Semantics
import Testing
import TransitionDSL

@testable import Pictures

/// The model of a program without errors.
func model(of text: String, imports: [(path: String, text: String)] = []) throws -> Model {
    var files = [parse(tokenize(SourceFile(path: "App.trans", text: text)))]
    for (index, file) in imports.enumerated() {
        files.append(
            parse(
                tokenize(
                    SourceFile(
                        path: file.path, text: file.text, index: FileIndex(index + 1)))))
    }
    let analysis = analyze(files, options: AnalysisOptions(defaultNamespace: "App"))
    for problem in analysis.problems where problem.severity == .error {
        Issue.record("\(problem.message)")
    }
    return try #require(analysis.model)
}

/// A program whose two screens have a heading and a picture each, with the same ids, and more.
func pairOfScreens(
    engine: String = "hero", _ views: String = "", line: String = "slide(left)"
) throws -> Model {
    try model(
        of: """
            engine \(engine)
            hero id = "id"
            hero other = "other"
            screen A = AController { picture: id }
            screen B = BController {
              imageView: id
              \(views)
            }
            registry App { push A -> B: \(line) }
            """)
}

extension SceneList {
    func scene(_ operation: OperationSet) throws -> Scene {
        try #require(scenes.first { $0.event.operation == operation })
    }
}

extension Scene {
    func tracks(_ subject: Track.Subject) -> [Track] { tracks.filter { $0.subject == subject } }
}
