import TransitionDSL

/// The screens whose views a play speaks of: those that an event leaves and those that it leads to.
struct ViewHolders {
    /// nil where it may be any controller.
    var from: [Handle<Screen>]?
    var to: [Handle<Screen>]?
    /// Whether the event comes back; then it leads to where it had begun.
    var isReturn = false

    static let unknown = ViewHolders()

    /// The screens that hold the view which an animation is told.
    func screens(_ holder: ViewHolder) -> [Handle<Screen>]? {
        holder.isEntered(comingBack: isReturn) ? to : from
    }
}

/// A function that finds a view of a screen, or an image that it shows.
struct ViewFunction: Hashable {
    enum Place: Hashable {
        /// In the cell that stands for what the other screen shows.
        case cell(Handle<Cell>)
        case screens([Handle<Screen>])
        /// A property that every controller has.
        case anyScreen
    }

    enum Finder: Hashable {
        case path(Text)
        /// Text of the app, in which `self` is the screen.
        case code(Text)
    }

    var place: Place
    var finder: Finder
    var isImage: Bool

    /// Whether it needs the other screen: to find the cell that stands for what that shows.
    var isInCell: Bool {
        if case .cell = place { true } else { false }
    }
}

/// The functions that lines have called for, each once and by a name that tells what it finds.
struct ViewFunctions {
    /// Each with the place that first asks for it.
    private(set) var all: [(function: ViewFunction, name: String, source: SourcePlace)] = []
    private var indices: [ViewFunction: Int] = [:]
    private var nameCounts: [String: Int] = [:]

    mutating func name(
        of function: ViewFunction, from source: SourcePlace, in model: Model
    ) -> String {
        if let index = indices[function] { return all[index].name }
        var name = "find" + phrase(function, model)
        let count = nameCounts[name, default: 0] + 1
        nameCounts[name] = count
        // No phrase ends in an underscore and a number.
        if count > 1 { name += "_\(count)" }
        indices[function] = all.count
        all.append((function, name, source))
        return name
    }

    /// `AssetCellImageView` for `AssetCell.imageView`.
    private func phrase(_ function: ViewFunction, _ model: Model) -> String {
        guard case .path(let path) = function.finder else {
            return function.isImage ? "Image" : "View"
        }
        var text = model.texts.string(path)
        if case .cell(let cell) = function.place {
            text = model.texts.string(model.cells[cell].declared.swiftName) + "." + text
        }
        var phrase = ""
        var raisesNext = true
        for scalar in text.unicodeScalars {
            if scalar.properties.isXIDContinue, scalar != "_" {
                phrase += raisesNext ? scalar.properties.uppercaseMapping : String(scalar)
                raisesNext = false
            } else {
                raisesNext = true
            }
        }
        return phrase
    }
}
