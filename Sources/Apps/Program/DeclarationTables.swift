import AppSource
import TransitionDSL

/// A declaration of a program: a file and an index into its declarations.
struct DeclarationID: Hashable {
    // Hot.
    private let fileNumber: Int32
    private let number: Int32

    init(file: Int, index: Int) {
        fileNumber = Int32(clamping: file)
        number = Int32(clamping: index)
    }

    var file: Int { Int(fileNumber) }
    /// -1 for code at the top level.
    var index: Int { Int(number) }
}

/// An index into ``AppProgram/types``.
struct TypeID: Hashable {
    private let number: UInt32

    init(index: Int) { number = UInt32(clamping: index) }

    var index: Int { Int(number) }
}

/// The type that each declaration belongs to, or that it is.
struct TypesOfDeclarations {
    /// Where the declarations of each file begin in ``types``.
    private var starts: [Int] = []
    private var types: [TypeID?]

    init(_ files: [ProgramFile]) {
        var count = 0
        for index in files.indices {
            starts.append(count)
            count += files[index].items.declarations.count
        }
        types = [TypeID?](repeating: nil, count: count)
    }

    /// Nil for what is in no type, and for code at the top level.
    subscript(_ id: DeclarationID) -> TypeID? {
        get { id.index < 0 ? nil : types[starts[id.file] + id.index] }
        set { types[starts[id.file] + id.index] = newValue }
    }
}

/// Declarations by name. Those of one name are in the order in which they were added.
struct DeclarationsByName: Sequence {
    // Hot.
    private var added: [(name: Text, id: DeclarationID)] = []
    private var names: [Text] = []
    /// Where the declarations of each name begin; the last element is the end of the last one.
    private var starts: [Int] = []
    private(set) var all: [DeclarationID] = []

    mutating func add(_ id: DeclarationID, _ name: Text) { added.append((name, id)) }

    /// Sorts what was added, once: before that, nothing is found.
    mutating func finish() {
        let order = added.indices.sorted {
            (added[$0].name.index, $0) < (added[$1].name.index, $1)
        }
        for index in order {
            if names.last != added[index].name {
                names.append(added[index].name)
                starts.append(all.count)
            }
            all.append(added[index].id)
        }
        starts.append(all.count)
        added = []
    }

    /// The declarations of a name; nil for a name without any.
    subscript(_ name: Text) -> ArraySlice<DeclarationID>? {
        let index = names.partitioningIndex { $0.index >= name.index }
        guard index < names.count, names[index] == name else { return nil }
        return slice(index)
    }

    private func slice(_ index: Int) -> ArraySlice<DeclarationID> {
        all[starts[index]..<starts[index + 1]]
    }

    func makeIterator() -> AnyIterator<(name: Text, ids: ArraySlice<DeclarationID>)> {
        var next = 0
        return AnyIterator {
            guard next < names.count else { return nil }
            defer { next += 1 }
            return (names[next], slice(next))
        }
    }
}
