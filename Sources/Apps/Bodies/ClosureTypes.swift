import AppSource
import TransitionDSL

/// The types that libraries give to the parameters of closures, as far as a call names them.
/// Sources: the public declarations of RxCocoa, RxDataSources and UIKit.
struct ClosureTypes {
    private let items, cellType, configureCell, onNext: Text
    private let int, indexPath: TypeReference
    private let registrations: Set<Text>
    private let selections, indexSelections, passing: Set<Text>

    init(_ names: inout TextTable) {
        func texts(_ spellings: [String]) -> Set<Text> { Set(spellings.map { names.intern($0) }) }
        items = names.intern("items")
        cellType = names.intern("cellType")
        configureCell = names.intern("configureCell")
        onNext = names.intern("onNext")
        int = .named([names.intern("Int")], arguments: [])
        indexPath = .named([names.intern("IndexPath")], arguments: [])
        registrations = texts(["CellRegistration", "SupplementaryRegistration"])
        selections = texts(["modelSelected", "modelDeselected", "modelDeleted"])
        indexSelections = texts(["itemSelected", "itemDeselected", "itemDeleted"])
        passing = texts([
            "subscribe", "bind", "drive", "do", "asDriver", "asObservable", "asSignal", "emit",
            "observeOn", "observe", "subscribeOn", "throttle", "debounce", "filter", "take", "sink",
            "share",
        ])
    }

    /// The types of the parameters of a closure by their index; empty if the call does not name them.
    func types(
        ofClosureFor callee: AppExpression, label: Text?, _ arguments: [AppArgument]
    ) -> [TypeReference?] {
        if label == configureCell { return [nil, nil, indexPath, nil] }
        if let registration = registration(callee) { return registration }
        for argument in arguments {
            switch argument.value.kind {
            case .call(let inner, let parts) where inner.lastName == items:
                guard let cell = parts.first(where: { $0.label == cellType }) else {
                    return parts.isEmpty ? [] : [int, nil, nil]
                }
                return [int, nil, type(named: cell.value)]
            case .member(_, items): return [nil, int, nil]
            default: break
            }
        }
        // `rx.items(cellIdentifier:cellType:)(source) { … }`.
        if case .call(let inner, let parts) = callee.kind, inner.lastName == items,
            let cell = parts.first(where: { $0.label == cellType })
        {
            return [int, nil, type(named: cell.value)]
        }
        guard label == nil || label == onNext else { return [] }
        return selected(callee, depth: 0).map { [$0] } ?? []
    }

    /// `UICollectionView.CellRegistration<Cell, Item> { cell, indexPath, item in … }`.
    private func registration(_ callee: AppExpression) -> [TypeReference?]? {
        guard case .type(.named(let names, let arguments)) = callee.kind, let name = names.last,
            registrations.contains(name), let first = arguments.first
        else { return nil }
        return arguments.count == 2
            ? [first, indexPath, arguments[1]] : [first, nil, indexPath]
    }

    /// What `modelSelected(Item.self)` at the beginning of a chain passes on.
    private func selected(_ callee: AppExpression, depth: Int) -> TypeReference? {
        guard depth < 8, case .member(let base, let name) = callee.kind, passing.contains(name)
        else { return nil }
        switch base.kind {
        case .call(let inner, let arguments):
            if let name = inner.lastName, selections.contains(name) {
                return arguments.first.flatMap { type(named: $0.value) }
            }
            return selected(inner, depth: depth + 1)
        case .member(_, let name): return indexSelections.contains(name) ? indexPath : nil
        default: return nil
        }
    }

    /// `A` of `A.self`.
    private func type(named value: AppExpression) -> TypeReference? {
        guard case .member(let base, Word.`self`.text) = value.kind else { return nil }
        switch base.kind {
        case .name(let name, let arguments): return .named([name], arguments: arguments)
        case .member(let outer, let name):
            guard case .named(let names, _)? = outerType(outer) else { return nil }
            return .named(names + [name], arguments: [])
        case .type(let type): return type
        default: return nil
        }
    }

    private func outerType(_ value: AppExpression) -> TypeReference? {
        if case .name(let name, _) = value.kind { return .named([name], arguments: []) }
        return nil
    }
}
