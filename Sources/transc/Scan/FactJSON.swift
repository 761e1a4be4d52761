import AppSource
import Apps
import Driver
import Resolution
import Serialization
import TransitionDSL

/// One object a line: each fact, each file that could not be read, and a summary at the end, which
/// shows that the output is complete. Documentation/command-line.md specifies the members.
func factsAsJSON(_ scan: AppScan, failures: [ReportedFailure]) -> [UInt8] {
    let places = FactPlaces(scan)
    let facts = scan.facts.map { object($0, places) }
    return jsonLines(facts + failures.map(jsonObject) + [summary(scan, failures)])
}

private func object(_ fact: AppFact, _ places: FactPlaces) -> JSON {
    func start(_ place: SourcePlace) -> JSON {
        let location = places.location(place)
        return .object([
            ("path", .string(location.path)), ("start", jsonObject(location.start)),
        ])
    }
    var members: [(name: String, value: JSON)] = [("kind", .string(fact.content.kind.rawValue))]
    members += jsonMembers(places.location(fact.place))
    members += (fact.ownerMembers + fact.contentMembers).map { ($0.name, json($0.value)) }
    members += [
        ("certainty", .string(fact.certainty.rawValue)), ("test", .bool(fact.isTest)),
        ("via", .array(fact.via.map(start))), ("unknownPart", fact.unknownPart.map(start) ?? .null),
        ("branch", .array(fact.branch.map(JSON.string))),
        ("condition", .optional(fact.condition)), ("language", .string(fact.language.rawValue)),
    ]
    return jsonObject("fact", members)
}

private func json(_ value: FactMember.Value) -> JSON {
    switch value {
    case .text(let text): .optional(text)
    case .texts(let texts): .array(texts.map(JSON.string))
    case .flag(let flag): .bool(flag)
    case .number(let number): .number(number)
    case .patterns(let patterns): .array(patterns.map { .optional($0?.description) })
    case .holes(let holes): .array(holes.map { .array($0.map(JSON.string)) })
    }
}

/// All kinds and certainties are there, also those without a fact.
private func summary(_ scan: AppScan, _ failures: [ReportedFailure]) -> JSON {
    var counts: [AppFactKind: [AppFact.Certainty: Int]] = [:]
    for fact in scan.facts {
        counts[fact.content.kind, default: [:]][fact.certainty, default: 0] += 1
    }
    func object(_ count: (AppFact.Certainty) -> Int) -> JSON {
        .object(AppFact.Certainty.allCases.map { ($0.rawValue, .number(count($0))) })
    }
    return jsonObject(
        "summary",
        [
            ("tool", "transc"), ("toolVersion", .string(version)),
            ("files", .number(scan.files.count)), ("facts", .number(scan.facts.count)),
            ("certainties", object { certainty in scan.facts.count { $0.certainty == certainty } }),
            (
                "kinds",
                .object(
                    AppFactKind.allCases.map { kind in
                        (kind.rawValue, object { counts[kind]?[$0] ?? 0 })
                    })
            ), ("tests", .number(scan.facts.count(where: { $0.isTest }))),
            ("failures", .number(failures.count)),
        ])
}

/// The positions of facts.
struct FactPlaces {
    private let files: [PositionedFile]

    init(_ scan: AppScan) { files = scan.files.map { PositionedFile($0.source) } }

    func location(_ place: SourcePlace) -> Location {
        let number = Int(place.file.index)
        // The readers promise that there is one.
        guard files.indices.contains(number) else {
            return PositionedFile(SourceFile(path: "", bytes: [])).location(place.range)
        }
        return files[number].location(place.range)
    }
}
