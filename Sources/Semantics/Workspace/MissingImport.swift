package import TransitionDSL

/// An imported file that cannot be read; transc has looked for it at `path`.
package func missingImport(
    _ reference: ImportReference, at path: String, because reason: String = "does not exist",
    help: String? = nil, meant: String? = nil
) -> Diagnostic {
    let looked = path == reference.path ? "" : "; transc looked for `\(path)`"
    return Diagnostic(
        .missingImport, "the imported file `\(reference.path)` \(reason)", at: reference.place,
        help: help ?? meant.map { "did you mean `\($0)`?" }
            ?? "a path is relative to the directory of the file that imports\(looked)",
        fix: meant.map { .didYouMean("\"\($0)\"", at: reference.place) })
}
