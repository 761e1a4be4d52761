/// Whether a text has the shape of a name: `_` or a Unicode XID start, then XID continues.
func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    guard first == "_" || first.properties.isXIDStart else { return false }
    return text.unicodeScalars.dropFirst().allSatisfy(\.properties.isXIDContinue)
}

/// The namespace of a file that names none: the file's name without `.trans`, in upper camel case.
/// `news-reader.trans` gives `NewsReader`.
func defaultNamespace(forPath path: String) -> String {
    var name = lastComponent(of: path)
    if name.hasSuffix(".trans") { name.removeLast(6) }
    var result = String.UnicodeScalarView()
    var beginsWord = true
    for scalar in name.unicodeScalars {
        guard scalar.properties.isXIDContinue else {
            beginsWord = true
            continue
        }
        if beginsWord {
            result.append(contentsOf: scalar.properties.titlecaseMapping.unicodeScalars)
        } else {
            result.append(scalar)
        }
        beginsWord = false
    }
    guard let first = result.first else { return "Transitions" }
    return first == "_" || first.properties.isXIDStart ? String(result) : "_" + String(result)
}
