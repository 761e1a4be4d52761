import TransitionDSL

/// What a storyboard or xib declares. Never fails: what makes no sense is left out.
package func readInterfaceDocument(_ file: InterfaceFile) -> InterfaceDocument {
    var reader = InterfaceDocumentReader(file)
    for element in file.elements.indices { reader.read(element) }
    return reader.finished()
}

/// Reads the elements in document order, so that what encloses an element is read before it.
private struct InterfaceDocumentReader {
    let file: InterfaceFile
    var document: InterfaceDocument
    /// For each element the object that it is or is in.
    var objectOfElement: [Int?] = []
    /// For each scene the objects in it; the controller is often not the first.
    var scene: Int?
    var sceneControllers: [Int: Int] = [:]
    var sceneOfObject: [Int?] = []
    var initialID: String?
    /// The element around each cell, and the number of cells directly in each element.
    var cellContainers: [Int] = []
    var siblingCounts: [Int: Int] = [:]
    /// The number of outlets of each collection so far. Each outlet of a collection asks for it.
    var collectionCounts: [String: Int] = [:]

    init(_ file: InterfaceFile) {
        self.file = file
        document = InterfaceDocument(isDamaged: file.isDamaged)
    }

    mutating func read(_ element: Int) {
        let parent = file.elements[element].parent
        let enclosing = parent.flatMap { objectOfElement[$0] }
        objectOfElement.append(enclosing)
        switch file.word(element) {
        case .document: readDocument(element)
        case .scene: scene = element
        case .outlet: addOutlet(element, of: enclosing, isCollection: false)
        case .outletCollection: addOutlet(element, of: enclosing, isCollection: true)
        case .segue: addSegue(element, of: enclosing)
        case .userDefinedRuntimeAttribute: addAttribute(element, of: enclosing)
        case .action: addAction(element, of: enclosing)
        case let word:
            guard let id = file.value(element, .id) else { return }
            addObject(element, word, id: id, in: enclosing)
        }
    }

    private mutating func readDocument(_ element: Int) {
        let type = file.value(element, .type) ?? ""
        let parts = type.split(separator: ".")
        document.kind = parts.contains("Storyboard") ? .storyboard : .xib
        document.isForUIKit = !parts.contains("Cocoa") && !parts.contains("WatchKit")
        document.isLaunchScreen = file.value(element, .launchScreen) == "YES"
        initialID = file.value(element, .initialViewController)
    }

    /// Gives the objects of a scene outside its controller that controller.
    func finished() -> InterfaceDocument {
        var document = document
        for (index, scene) in sceneOfObject.enumerated() {
            guard let scene, document.objects[index].controller == nil else { continue }
            document.objects[index].controller = sceneControllers[scene]
        }
        for index in document.cells.indices {
            document.cells[index].siblingCount = siblingCounts[cellContainers[index]] ?? 1
        }
        return document
    }
}

// MARK: - Objects

extension InterfaceDocumentReader {
    private mutating func addObject(
        _ element: Int, _ word: InterfaceWord?, id: String, in parent: Int?
    ) {
        let index = document.objects.count
        let enclosing = parent.map { document.objects[$0] }
        var object = InterfaceDocument.Object(
            kind: .view, id: id, key: file.value(element, .key), parent: parent,
            top: enclosing?.top ?? index, controller: enclosing?.controller, cell: enclosing?.cell,
            customClass: file.value(element, .customClass),
            customModule: file.value(element, .customModule),
            isOfTarget: file.value(element, .customModuleProvider) == "target",
            label: file.value(element, .userLabel) ?? file.value(element, .sceneLabel),
            range: file.elements[element].startTag)
        switch word {
        case .some(let word) where word.isController:
            object.controller = index
            object.cell = nil
            object.kind = .controller(document.controllers.count)
            addController(element, word, object: index, id: id)
        case .some(let word) where word.isCell:
            object.cell = index
            object.kind = .cell(document.cells.count)
            addCell(element, word, object: index)
        case .placeholder, .exit:
            object.kind = .placeholder
            if file.value(element, .placeholderIdentifier) == "IBFilesOwner" {
                document.fileOwner = index
            }
        case .some(let word) where word.isNoView: object.kind = .other
        default: break
        }
        if let parent, object.key == "view" || object.key == "contentView" {
            document.objects[parent].mainChildren.append(index)
        }
        if parent == nil, !isPlaceholder(object) { document.topLevel.append(index) }
        document.objects.append(object)
        sceneOfObject.append(scene)
        // The first of several objects with one id counts.
        if document.objectsByID[id] == nil { document.objectsByID[id] = index }
        objectOfElement[element] = index
    }

    private func isPlaceholder(_ object: InterfaceDocument.Object) -> Bool {
        if case .placeholder = object.kind { true } else { false }
    }

    private mutating func addController(
        _ element: Int, _ tag: InterfaceWord, object: Int, id: String
    ) {
        if let scene, sceneControllers[scene] == nil { sceneControllers[scene] = object }
        document.controllers.append(
            .init(
                object: object, tag: tag,
                storyboardIdentifier: file.value(element, .storyboardIdentifier),
                isInitial: id == initialID,
                storyboardName: file.value(element, .storyboardName),
                referencedIdentifier: file.value(element, .referencedIdentifier),
                bundleIdentifier: file.value(element, .bundleIdentifier),
                selectedIndex: file.value(element, .selectedIndex).flatMap { Int($0) } ?? 0))
    }

    private mutating func addCell(_ element: Int, _ tag: InterfaceWord, object: Int) {
        let parent = file.elements[element].parent
        cellContainers.append(parent ?? 0)
        siblingCounts[parent ?? 0, default: 0] += 1
        document.cells.append(
            .init(
                object: object, tag: tag, form: form(element, in: parent),
                reuseIdentifier: file.value(element, .reuseIdentifier), siblingCount: 1))
    }

    /// The cells of a static table are in its sections, those of a collection view directly in it.
    private func form(_ element: Int, in parent: Int?) -> InterfaceDocument.Cell.Form {
        guard let parent, !file.has(parent, .objects) else { return .nib }
        if file.has(element, .collectionReusableView) { return .supplementary }
        let owner = file.elements[parent].parent
        if let owner, file.has(owner, .tableViewSection) { return .fixed }
        return .prototype
    }
}

extension InterfaceWord {
    fileprivate var isController: Bool {
        switch self {
        case .viewController, .tableViewController, .collectionViewController,
            .navigationController, .tabBarController, .splitViewController, .pageViewController,
            .glkViewController, .avPlayerViewController, .hostingController,
            .viewControllerPlaceholder:
            true
        default: false
        }
    }

    fileprivate var isCell: Bool {
        switch self {
        case .tableViewCell, .collectionViewCell, .collectionReusableView: true
        default: false
        }
    }

    /// Whether it is an object without a view of its own. All tags that are not known are views.
    fileprivate var isNoView: Bool {
        switch self {
        case .barButtonItem, .tabBarItem, .navigationItem, .constraint, .viewLayoutGuide,
            .layoutGuide, .viewControllerLayoutGuide, .searchDisplayController, .command, .menu,
            .tapGestureRecognizer, .pinchGestureRecognizer, .rotationGestureRecognizer,
            .swipeGestureRecognizer, .panGestureRecognizer, .screenEdgePanGestureRecognizer,
            .longPressGestureRecognizer, .hoverGestureRecognizer, .gestureRecognizer,
            .collectionViewFlowLayout, .collectionViewLayout, .customObject, .tableViewSection:
            true
        default: false
        }
    }
}

// MARK: - Connections and attributes

extension InterfaceDocumentReader {
    private mutating func addOutlet(_ element: Int, of source: Int?, isCollection: Bool) {
        guard let source, let property = file.value(element, .property),
            let destination = file.value(element, .destination)
        else { return }
        var number = 0
        if isCollection {
            let name = "\(source) \(property)"
            number = collectionCounts[name, default: 0]
            collectionCounts[name] = number + 1
        }
        document.outlets.append(
            .init(
                source: source, property: property, destination: destination,
                isCollection: isCollection, number: number,
                range: file.elements[element].startTag))
    }

    private mutating func addAction(_ element: Int, of source: Int?) {
        guard let source, let selector = file.value(element, named: "selector") else { return }
        document.actions.append(
            .init(source: source, selector: selector, range: file.elements[element].startTag))
    }

    private mutating func addSegue(_ element: Int, of source: Int?) {
        guard let source, let kind = file.value(element, .kind),
            let destination = file.value(element, .destination)
        else { return }
        document.segues.append(
            .init(
                source: source, id: file.value(element, .id), kind: kind,
                identifier: file.value(element, .identifier), destination: destination,
                customClass: file.value(element, .customClass),
                relationship: file.value(element, .relationship),
                unwindAction: file.value(element, .unwindAction),
                hasSegueAction: file.value(element, .destinationCreationSelector) != nil,
                range: file.elements[element].startTag))
    }

    private mutating func addAttribute(_ element: Int, of object: Int?) {
        guard let object, let keyPath = file.value(element, .keyPath) else { return }
        let type = file.value(element, .type)
        document.runtimeAttributes.append(
            .init(
                object: object, keyPath: keyPath, type: type, value: value(element, type: type),
                range: file.elements[element].range))
    }

    private func value(
        _ element: Int, type: String?
    ) -> InterfaceDocument.RuntimeAttribute.Value {
        if type == "nil" { return .null }
        if let text = file.value(element, .value) { return value(text, type: type) }
        guard let child = file.children(of: element).first else { return .missing }
        let text = file.value(child, .value) ?? ""
        switch file.word(child) {
        case .string, .mutableString:
            return value(content(child), type: type == "localizedString" ? type : "string")
        case .real, .integer: return .number(text)
        case .boolean: return .boolean(text == "YES")
        case .nil, .null: return .null
        default: return .other(type ?? file.tag(child))
        }
    }

    private func value(
        _ text: String, type: String?
    ) -> InterfaceDocument.RuntimeAttribute.Value {
        switch type {
        case "string", nil: .text(text)
        case "localizedString": .localized(text)
        case "boolean": .boolean(text == "YES")
        case "number": .number(text)
        case .some(let type): .other(type)
        }
    }

    /// A string that Xcode could not write otherwise is in base 64.
    private func content(_ element: Int) -> String {
        let text = file.text(element)
        return file.value(element, named: "base64-UTF8") == "YES" ? decodedBase64(text) : text
    }
}
