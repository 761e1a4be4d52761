/// The namespace of a file that names none: the file's name without `.trans`, in upper camel case.
/// `news-reader.trans` gives `NewsReader`. A file has it whether it is compiled or imported.
package func defaultNamespace(forPath path: String) -> String {
    var name =
        path.utf8.lastIndex(of: UInt8(ascii: "/"))
        .map { String(path[path.utf8.index(after: $0)...]) } ?? path
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
