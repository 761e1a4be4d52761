import Serialization
import TransitionRuntime

/// The small picture of a screen on its card: what the phone shows, without words.
struct ScreenPicture {
    private let screen: PhoneScreen
    /// Areas, lines of text, and the face of the phone, in points of the phone.
    private var solid = ""
    private var words = ""

    init(_ screen: PhoneScreen) {
        self.screen = screen
        let size = PhoneScreen.size
        if screen.bars.hasTitle { words += Self.box(Rect(x: 115, y: 60, width: 160, height: 26)) }
        for cell in screen.cells.dropFirst() {
            words += Self.box(Rect(x: 0, y: cell.y, width: size.width, height: 6))
        }
        for view in screen.views { add(view) }
        if screen.views.isEmpty {
            for (line, width) in [300.0, 220, 260].enumerated() {
                let y = 340 + 56 * Double(line)
                words += Self.box(Rect(x: 45, y: y, width: width, height: 24))
            }
        }
        let slot = size.width / Double(max(screen.bars.tabs.count, 1))
        for tab in screen.bars.tabs.indices {
            let middle = slot * (Double(tab) + 0.5)
            let box = Self.box(Rect(x: middle - 22, y: 768, width: 44, height: 44))
            if tab == screen.bars.selected { solid += box } else { words += box }
        }
    }

    private mutating func add(_ view: PhoneView) {
        let rect = view.rect
        switch view.role {
        case .picture, .button, .item, .bar, .box: solid += Self.box(rect)
        case .heading:
            let height = min(rect.height, 30)
            words += Self.box(
                Rect(x: rect.x, y: rect.y, width: rect.width * 0.7, height: height))
        case .lines:
            let count = min(max(Int(rect.height / 40), 1), 4)
            for line in 0..<count {
                let y = rect.y + 40 * Double(line)
                words += Self.box(Rect(x: rect.x, y: y, width: rect.width, height: 16))
            }
        }
    }

    /// At a corner, as large as ``Measure/picture``.
    func element(at corner: Point) -> XML {
        let scale = Double(Measure.picture.width) / PhoneScreen.size.width
        let place = "translate(\(corner.x) \(corner.y)) scale(\(rounded(scale, 10_000)))"
        let parts = [("solid", solid), ("words", words)].filter { !$0.1.isEmpty }
        let face = "M40,0h310q40,0 40,40v764q0,40 -40,40h-310q-40,0 -40,-40v-764q0,-40 40,-40z"
        return XML(
            "g", [("class", "mini"), ("transform", place)],
            children: ([("face", face)] + parts).map { name, path in
                XML("path", [("class", name), ("d", path)])
            })
    }

    private static func box(_ rect: Rect) -> String {
        let values = [rect.x, rect.y, rect.width, rect.height].map {
            Int($0.isFinite ? min(max($0, 0), 9999) : 0)
        }
        return "M\(values[0]),\(values[1])h\(values[2])v\(values[3])h-\(values[2])z"
    }
}
