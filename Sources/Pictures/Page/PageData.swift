import Resolution
import Serialization
import TransitionDSL
import TransitionRuntime

/// The scenes of a page as its script reads them. Equal tracks, timings and notes are stored once.
struct PageData {
    private let maker: SceneMaker
    private let keys: SceneKeys
    private let notes: NoteText
    private let plays: PlayText
    private let tints: [Handle<Screen>: Int]
    private var tracks = Distinct<PageTrack>()
    private var timings = Distinct<PageTiming>()
    private var curves = Distinct<TimingCurve>()
    private var noteTexts = Distinct<PageNote>()
    private var motions = Distinct<PageMotion>()
    /// The motions of events without views, and those with Reduce Motion that need no views.
    private var ofScreens: [ScreensKey: (motion: Int, reduced: Int?)] = [:]  // Hot.
    private var ofReduced: [ScreensKey: Int] = [:]  // Hot.
    private var scenes: [JSON] = []
    private let hasReducedMotion: Bool
    private let line: (Handle<Edge>) -> Int
    /// Those around the screens of all events, the innermost first.
    private let containers: [Handle<Screen>]

    let leftOut: Int
    var hasScenes: Bool { !scenes.isEmpty }

    /// `scenes` has nil for events that this version does not have. `line` is the number of a line
    /// in the page.
    init(
        _ maker: SceneMaker, _ list: [Scene?], leftOut: Int, tints: [Handle<Screen>: Int],
        containers: [Handle<Screen>] = [], line: @escaping (Handle<Edge>) -> Int = { Int($0.index) }
    ) {
        self.line = line
        self.maker = maker
        self.containers = containers
        self.tints = tints
        keys = SceneKeys(maker.model, maker.tree)
        notes = NoteText(maker)
        plays = PlayText(maker.texts)
        hasReducedMotion = maker.hasReducedMotion
        self.leftOut = leftOut
        var numbers: [RegistryEvent: Int] = [:]
        for case (let number, let scene?) in list.enumerated() {
            numbers[Self.choice(scene, scene.event)] = number
        }
        for scene in list {
            guard let scene else {
                scenes.append(.null)
                continue
            }
            let back = (scene.event.undoing ?? scene.event.forward).flatMap { event in
                numbers[Self.choice(scene, event)]
            }
            add(scene, back: back)
        }
    }

    private static func choice(_ scene: Scene, _ event: Event) -> RegistryEvent {
        var choice = RegistryEvent(registry: scene.registry, event)
        choice.containers = scene.containers
        return choice
    }

    private mutating func add(_ scene: Scene, back: Int?) {
        let motion = number(of: scene, hasViews: true)
        let event = scene.event
        let parts: [JSON?] = [
            .number(scene.registry), .string(SceneKeys.word(event.operation)),
            .number(index(event.from)), .number(index(event.to)),
            .string(keys.end(of: scene, in: containers)), .number(motion),
            reduced(scene).map(JSON.number),
            scene.edge.map { .number(line($0)) }, back.map(JSON.number),
        ]
        scenes.append(.array(parts.map { $0 ?? .null }))
    }

    /// The index of a screen in the data; 0 for one that is not declared.
    func index(_ position: ScreenTree.Position) -> Int {
        maker.tree.screen(at: position).map { Int($0.index) + 1 } ?? 0
    }

    // MARK: Motions

    /// What determines how the screens move, without their views.
    private struct ScreensKey: Hashable {
        var operation: OperationSet
        var version: SystemVersion
        /// The animation with its options; nil if the engine decides.
        var play: String?
        var isOpposite: Bool
        /// What its gesture depends on.
        var isReturn: Bool
        var hasReturn: Bool
        /// The container that has its own animation for Reduce Motion.
        var reducing: Handle<Screen>?
    }

    private func key(_ verdict: LookupResult, in containers: [Handle<Screen>]) -> ScreensKey {
        let line = verdict.answer.winner.map { maker.model.edges[$0.edge] }
        return ScreensKey(
            operation: verdict.event.operation, version: verdict.event.version,
            play: verdict.play.map { plays.text($0, verdict.options) },
            isOpposite: verdict.play?.isOpposite == true,
            isReturn: verdict.answer.forward != nil, hasReturn: line?.hasReturn ?? true,
            reducing: containers.first { maker.model.reducedMotion(in: $0) != nil })
    }

    /// The number of the motion of an event in which only the screens move.
    mutating func motion(
        of verdict: LookupResult, registry: Int, in containers: [Handle<Screen>]
    ) -> (motion: Int, reduced: Int?) {
        let key = key(verdict, in: containers)
        if let known = ofScreens[key] { return known }
        let event = verdict.event
        let numbers = (
            screens(event, registry, containers, isReduced: false),
            hasReducedMotion ? screens(event, registry, containers, isReduced: true) : nil
        )
        ofScreens[key] = numbers
        return numbers
    }

    private mutating func screens(
        _ event: Event, _ registry: Int, _ containers: [Handle<Screen>], isReduced: Bool
    ) -> Int {
        let scene = maker.scene(
            event, registry: registry, isReduced: isReduced, containers: containers,
            withoutViews: true)
        return number(of: scene, hasViews: false)
    }

    /// The motion with Reduce Motion; nil if the file sets nothing for it.
    private mutating func reduced(_ scene: Scene) -> Int? {
        guard hasReducedMotion else { return nil }
        let (event, containers) = (scene.event, scene.containers)
        var key: ScreensKey?
        if maker.isReducedWithoutViews(event) {
            let table = maker.tables[scene.registry]
            let verdict = table.verdict(on: event, in: maker.model, containers: containers)
            key = self.key(verdict, in: containers)
        }
        if let key, let known = ofReduced[key] { return known }
        let reduced = maker.scene(
            event, registry: scene.registry, isReduced: true, containers: containers)
        let number = number(of: reduced, hasViews: true)
        if let key { ofReduced[key] = number }
        return number
    }

    private mutating func number(of scene: Scene, hasViews: Bool) -> Int {
        var motion = PageMotion(scene, hasViews: hasViews)
        for track in scene.tracks {
            let timing = PageTiming(track, curve: curves.number(track.timing))
            let name = Self.name(track.subject)
            for part in PageTrack.tracks(track, timing: timings.number(timing)) {
                motion.tracks.append(PageMotion.Part(name: name, number: tracks.number(part)))
            }
        }
        for remark in scene.remarks {
            let number = noteTexts.number(notes.note(remark, in: scene))
            let note = PageMotion.Part(name: notes.part(remark), number: number)
            if !motion.notes.contains(note) { motion.notes.append(note) }
        }
        return motions.number(motion)
    }

    /// The name of what moves: `to.2` is the third view of the screen that appears.
    static func name(_ subject: Track.Subject) -> String {
        switch subject {
        case .screen(let side): side.name
        case .view(let side, let index), .flight(let side, let index): "\(side.name).\(index)"
        case .plate: "plate"
        case .snapshot: "snapshot"
        }
    }

    // MARK: The whole

    /// `registries` are the classes of screens of each registry, for the panel.
    func json(registries: [JSON]) -> JSON {
        let phone = PhoneScreen.size
        return [
            "phone": [0, 0, .number(Int(phone.width)), .number(Int(phone.height))],
            "isScrubLinear": .bool(maker.model.header.engine == .uikit),
            "screens": .array([screen(PhoneScreen())] + declaredScreens),
            "registries": .array(registries),
            "curves": .array(curves.elements.map(curve)),
            "notes": .array(
                noteTexts.elements.map { note in
                    JSON.object([("text", .string(note.text))])
                        .with("caption", note.caption.map(JSON.string))
                }),
            "timings": .array(timings.elements.map { $0.json }),
            "tracks": .array(tracks.elements.map { $0.json }),
            "motions": .array(motions.elements.map { $0.json }), "scenes": .array(scenes),
        ]
    }

    private var declaredScreens: [JSON] {
        maker.model.screens.indices.map { index in
            screen(maker.screen(at: maker.tree.position(of: Handle(index))))
        }
    }

    private func screen(_ screen: PhoneScreen) -> JSON {
        let model = maker.model
        let views = screen.views.map { view -> JSON in
            let label = model.texts.string(model.paths[view.path].text)
            return .array(rect(view.rect) + [.string(view.role.rawValue), .string(visible(label))])
        }
        let name = screen.screen.map { model.texts.string(model.screens[$0].declared.name) }
        let tabs = screen.bars.tabs.map { JSON.number(Int($0.index) + 1) }
        let words = [
            screen.bars.hasTitle ? "title" : nil, screen.bars.hasBack ? "back" : nil,
            screen.bars.isModal ? "modal" : nil,
        ].compactMap { $0 }
        let object: JSON = [
            "name": .string(name ?? "any other screen"),
            "tint": .number(screen.screen.flatMap { tints[$0] } ?? Palette.light.tints.count),
            "views": .array(views), "cells": .array(screen.cells.map { .array(rect($0)) }),
        ]
        return object.with("bars", words.isEmpty ? nil : .array(words.map(JSON.string)))
            .with("tabs", tabs.isEmpty ? nil : .array(tabs))
            .with("tab", screen.bars.selected.map(JSON.number))
    }

    private func rect(_ rect: Rect) -> [JSON] {
        [rect.x, rect.y, rect.width, rect.height].map { .rounded($0) }
    }

    private func curve(_ curve: TimingCurve) -> JSON {
        ["css": .string(curve.css), "name": .string(curve.name)]
    }
}

/// Values in the order in which they came, each once.
private struct Distinct<Element: Hashable> {
    private(set) var elements: [Element] = []
    private var numbers: [Element: Int] = [:]

    mutating func number(_ element: Element) -> Int {
        if let number = numbers[element] { return number }
        numbers[element] = elements.count
        elements.append(element)
        return elements.count - 1
    }
}

extension JSON {
    /// A number with few decimals.
    static func rounded(_ number: Double, decimals: Int = 2) -> JSON {
        let factor = decimals == 2 ? 100.0 : 10_000
        let rounded = (number * factor).rounded() / factor
        if let whole = Int64(exactly: rounded) { return .whole(whole) }
        return .decimal(rounded)
    }
}
