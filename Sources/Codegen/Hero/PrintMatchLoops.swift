import TransitionDSL

/// Matches of outlet arrays. One view and an array: all of the array fly from or to the one view.
/// Two arrays: those with the same index.
extension CodePrinter {
    mutating func printLoop(_ match: Match, _ ends: EndTypes, id: String) {
        let (left, right) = (model.paths[match.left], model.paths[match.right])
        printOwners(of: left, ends, isLeft: true) { printer in
            printer.printOwners(of: right, ends, isLeft: false) { printer in
                printer.printElements(match, left, right, ends, id: id)
            }
        }
    }

    /// Binds the owner of an array to `leftOwner` or `rightOwner`, for each class that it may be.
    private mutating func printOwners(
        of path: ViewPath, _ ends: EndTypes, isLeft: Bool, _ body: (inout CodePrinter) -> Void
    ) {
        if path.indexName == nil { return body(&self) }
        let types = types(of: path, ends, isLeft: isLeft)
        for type in types {
            beginLine()
            ofApp()
            write(isLeft ? "if let leftOwner = " : "if let rightOwner = ")
            writeOwner(path, isLeft: isLeft)
            write(" as? ")
            write(type)
            openBlock()
            body(&self)
            closeBlock()
        }
        if !types.isEmpty { return }
        line(isLeft ? "let leftOwner = left" : "let rightOwner = right")
        body(&self)
    }

    private mutating func printElements(
        _ match: Match, _ left: ViewPath, _ right: ViewPath, _ ends: EndTypes, id: String
    ) {
        let isLeft = left.indexName != nil
        let isBoth = isLeft && right.indexName != nil
        guard let index = isLeft ? left.indexName : right.indexName else { return }
        let (before, after) = partsAroundIndex((isLeft ? left : right).text)
        beginLine()
        ofApp()
        write("for (")
        if isBoth { write(name(index)) } else { write("_") }
        write(", element) in HeroViews.each(")
        writeViewPath(before, ofLeft: isLeft)
        write(")")
        openBlock()
        beginLine()
        ofApp()
        write("views.match(")
        if isLeft {
            write("element")
            write(textBytes: after)
        } else {
            writeView(match.left, ends, isLeft: true)
        }
        write(", ")
        if isBoth {
            let (before, after) = partsAroundIndex(right.text)
            write("HeroViews.element(")
            write(name(index))
            write(", of: ")
            writeViewPath(before, ofLeft: false)
            write(")")
            if !after.isEmpty { write("?") }
            write(textBytes: after)
        } else if isLeft {
            writeView(match.right, ends, isLeft: false)
        } else {
            write("element")
            write(textBytes: after)
        }
        endMatch(match, id: id, index: isBoth ? name(index) : nil)
        closeBlock()
    }

    private mutating func writeViewPath(_ text: Range<Int>, ofLeft isLeft: Bool) {
        writeViewPath(
            text, of: isLeft ? "leftOwner" : "rightOwner",
            root: isLeft ? "leftOwner.view" : "rightOwner.view")
    }
}
