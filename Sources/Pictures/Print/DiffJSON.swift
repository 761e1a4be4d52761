package import Serialization

/// Differences for programs: one object for each change.
package func diffJSON(_ report: DiffReport) -> JSON {
    let isCompared = report.refused.isEmpty
    return [
        "generator": "transc", "version": 1,
        "result": .string(isCompared ? "compared" : "not compared"),
        "refused": .array(report.refused.map(JSON.string)),
        "changes": .array(
            report.files.flatMap { file in file.changes.map { json($0, file) } }),
    ]
}

private func json(_ change: Change, _ file: FileDifferences) -> JSON {
    [
        "file": .string(file.path), "kind": .string(change.kind.rawValue),
        "class": .string(change.severity.rawValue), "subject": .string(change.subject),
        "before": .optional(change.before), "after": .optional(change.after),
        "events": .array(change.events.map(json)),
        "places": [
            "before": .array(change.oldPlaces.map { json(file.old.position($0)) }),
            "after": .array(change.newPlaces.map { json(file.new.position($0)) }),
        ],
    ]
}

private func json(_ events: ChangedEvents) -> JSON {
    [
        "operations": .array(events.operations.map(JSON.string)),
        "from": .array(events.from.names.map(JSON.string)),
        "to": .array(events.to.names.map(JSON.string)),
        "except": .array(
            events.exceptions.map { exception in
                [
                    "from": .array(exception.from.names.map(JSON.string)),
                    "to": .array(exception.to.names.map(JSON.string)),
                ]
            }),
        "conditions": .array(events.conditions.map(JSON.string)),
        "isBothWays": .bool(events.isBothWays),
        "count": .number(events.count), "returns": .number(events.returns),
    ]
}

private func json(_ position: (path: String, line: Int, column: Int)) -> JSON {
    [
        "path": .string(position.path), "line": .number(position.line),
        "column": .number(position.column),
    ]
}
