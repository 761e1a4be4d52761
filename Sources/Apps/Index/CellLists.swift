import AppSource
import TransitionDSL

/// Lists of cells.
extension FactFinder {
    private static let rowLabels: Set<String> = [
        "numberOfRowsInSection", "numberOfItemsInSection",
    ]

    private static let cellLabels: Set<String> = [
        "cellForRowAt", "cellForItemAt", "cellForRowAtIndexPath", "cellForItemAtIndexPath",
    ]

    /// Calls that change the numbers of the rows that stay. New rows are often the last ones.
    private static let edits: Set<String> = [
        "deleteRows", "moveRow", "deleteItems", "moveItem",
        "deleteRowsAtIndexPaths", "moveRowAtIndexPath",
        "deleteItemsAtIndexPaths", "moveItemAtIndexPath",
    ]

    /// The number of rows that the data source gives, if the class is one.
    func rowCount(of type: TypeID) -> AppIndex.RowCount {
        var count = AppIndex.RowCount.unknown
        for id in dataSourceMembers(of: type, Self.rowLabels) {
            for site in evaluator.bodyIDs(of: id).flatMap({ evaluator.sites($0) }) {
                guard case .result(let result?) = site.kind, !site.isInClosure else { continue }
                // No rows, for a list that is not there yet.
                if isNumber(result, in: 0...0) { continue }
                let isMany =
                    readsCount(result, in: site.scope) || isNumber(result, in: 2...99)
                switch (isMany, count) {
                case (true, .unknown), (true, .many): count = .many
                case (false, _), (true, .fixed): return .fixed
                }
            }
        }
        return count
    }

    /// Whether the class is a data source, and each section has a number of one digit.
    func hasFewSections(_ type: TypeID) -> Bool {
        if dataSourceMembers(of: type, Self.rowLabels).isEmpty { return false }
        let names = [
            "numberOfSections", "numberOfSectionsInTableView", "numberOfSectionsInCollectionView",
        ]
        let members = names.flatMap { program.members(text($0), of: type) }
        let results = members.flatMap { evaluator.bodyIDs(of: $0) }.flatMap { evaluator.sites($0) }
            .compactMap { site -> AppExpression? in
                if case .result(let result?) = site.kind, !site.isInClosure { result } else { nil }
            }
        return members.isEmpty
            || !results.isEmpty && results.allSatisfy { isNumber($0, in: 0...10) }
    }

    private func isNumber(_ value: AppExpression, in range: ClosedRange<Int>) -> Bool {
        guard case .number(let spelling) = value.kind else { return false }
        return Int(string(spelling)).map { range.contains($0) } ?? false
    }

    /// Whether a number comes from the length of something.
    private func readsCount(_ value: AppExpression, in scope: NameScope) -> Bool {
        guard evaluator.enter(scope) else { return false }
        defer { evaluator.leave() }
        switch value.kind {
        case .member(_, let name): return string(name).lowercased().hasSuffix("count")
        case .binary(_, let left, let right):
            return readsCount(left, in: scope)
                || readsCount(right, in: scope)
        case .unwrap(let base, _), .call(let base, _):
            if case .member(_, let name) = base.kind, string(name) == "numberOfObjects" {
                return true
            }
            return readsCount(base, in: scope)
        case .name(let name, _):
            guard case .expression(let inner, let outer)? = scope.local(name)?.value else {
                return false
            }
            return readsCount(inner, in: outer)
        default: return false
        }
    }

    private func dataSourceMembers(of type: TypeID, _ labels: Set<String>) -> [DeclarationID] {
        ["tableView", "collectionView"].flatMap {
            program.types[type.index].members[text($0)] ?? []
        }.filter { id in
            program.declaration(id).parameters.contains {
                $0.label.map { labels.contains(string($0)) } ?? false
            }
        }
    }

    func cellLists(_ classes: [String: AppIndex.Class]) -> [AppIndex.CellList] {
        var lists: [AppIndex.CellList] = []
        for index in program.types.indices {
            let type = TypeID(index: index)
            for id in dataSourceMembers(of: type, Self.cellLabels) {
                guard let body = program.declaration(id).body else { continue }
                lists.append(cellList(id, body, of: type, rows: rowCount(of: type)))
            }
        }
        return lists
    }

    private func cellList(
        _ id: DeclarationID, _ body: Range<Int>, of type: TypeID, rows: AppIndex.RowCount
    ) -> AppIndex.CellList {
        let tokens = program.tokens(id.file).tokens
        var list = AppIndex.CellList(
            container: string(program.types[type.index].name), rows: rows, cells: [],
            identifiers: [], file: FileIndex(id.file), range: program.declaration(id).range,
            isBranched: false, calls: [], typeTests: [])
        for token in body where tokens[token].kind == .identifier {
            for used in program.typesByName[tokens[token].name] ?? []
            where program.role(of: .program(used)) == .cell {
                list.cells.insert(string(program.types[used.index].name))
            }
        }
        for site in evaluator.sites(BodyID(declaration: id, part: .body)) {
            add(site, to: &list)
        }
        list.isEdited = program.types[type.index].declarations.contains { id in
            let tokens = program.tokens(id.file).tokens
            return (program.declaration(id).body ?? 0..<0).contains { token in
                tokens[token].kind == .identifier
                    && Self.edits.contains(string(tokens[token].name))
            }
        }
        return list
    }

    private func add(_ site: Site, to list: inout AppIndex.CellList) {
        let isPlain = site.branch.allSatisfy { isTypeTest($0, file: site.scope.file) }
        for step in site.branch where isTypeTest(step, file: site.scope.file) {
            list.typeTests.insert(step.description)
        }
        guard case .call(_, let callee, let arguments) = site.kind, let name = callee.lastName
        else { return }
        let spelling = string(name)
        if isPlain { list.calls.insert(spelling) }
        guard spelling.hasPrefix("dequeue") else { return }
        if !isPlain { list.isBranched = true }
        for argument in arguments {
            let label = argument.label.map(string) ?? ""
            guard label == "withIdentifier" || label == "withReuseIdentifier" || label.isEmpty,
                let identifier = evaluator.evaluate(argument.value, in: site.scope).onlyText
            else { continue }
            list.identifiers.insert(identifier)
        }
    }

    /// `if let cell = cell as? PhotoCell`: all rows pass.
    private func isTypeTest(_ step: BranchStep, file: Int) -> Bool {
        guard step.kind == .if, step.arm == nil, let range = step.condition else { return false }
        let words = evaluator.sourceText(range, file: file).split(separator: " ")
        return words.contains("as?") && !words.contains { $0.hasPrefix("indexPath") }
    }

    /// The cells of nibs, by file and offset. A cell ends where the next object that is not in it
    /// begins.
    func prototypes() -> [AppIndex.Prototype] {
        var found: [AppIndex.Prototype] = []
        for member in interface.members where !member.isTest {
            let objects = member.document.objects
            for cell in member.document.cells {
                found.append(
                    AppIndex.Prototype(
                        file: member.file, number: cell.object,
                        identifier: cell.reuseIdentifier,
                        className: objects[cell.object].customClass,
                        isForManyRows: cell.form == .prototype || cell.form == .nib))
            }
        }
        return found
    }

    /// The objects that outlets lead to. Two outlets of a class may lead to one.
    func outletTargets() -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for member in interface.members {
            for outlet in member.document.outlets where !outlet.isCollection {
                guard let owner = member.document.objects[outlet.source].customClass else {
                    continue
                }
                found["\(owner).\(outlet.property)", default: []].insert(
                    "\(member.file.index) \(outlet.destination)")
            }
        }
        return found
    }

    /// The objects with runtime attributes.
    func nibObjects() -> [SourcePlace: AppIndex.NibObject] {
        var found: [SourcePlace: AppIndex.NibObject] = [:]
        for member in interface.members {
            let connected = Set(member.document.outlets.map { $0.destination })
            for attribute in member.document.runtimeAttributes {
                let object = member.document.objects[attribute.object]
                let top = member.document.objects[object.top]
                let isLoose = member.document.kind == .storyboard && top.isView
                found[SourcePlace(file: member.file, range: attribute.range)] =
                    AppIndex.NibObject(
                        number: attribute.object, scene: object.controller, cell: object.cell,
                        isPlaced: !isLoose || connected.contains(top.id))
            }
        }
        return found
    }
}
