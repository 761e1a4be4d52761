/// Some pairs of classes as few products of rows and columns.
struct Products {
    struct Product {
        /// In ascending order, like the columns.
        var rows: [Int]
        var columns: [Int]
    }

    private(set) var products: [Product]
    /// The pairs of the products that are not among the cells.
    private(set) var exceptions: [Product] = []

    /// The cells of a square with rows of a width, in ascending order: products that do not
    /// overlap, or one with exceptions if these are fewer.
    init(_ cells: [Int], width: Int) {
        products = Self.fewest(cells, width)
        let rows = Set(products.flatMap { $0.rows }).sorted()
        let columns = Set(products.flatMap { $0.columns }).sorted()
        let whole = rows.count * columns.count
        if products.count < 3 || cells.count * 2 < whole { return }
        // Both are sorted.
        // Hot.
        var rest: [Int] = []
        var next = 0
        for row in rows {
            for column in columns {
                let cell = row * width + column
                if next < cells.count, cells[next] == cell { next += 1 } else { rest.append(cell) }
            }
        }
        let others = Self.fewest(rest, width)
        if others.count > products.count { return }
        products = [Product(rows: rows, columns: columns)]
        exceptions = others
    }

    /// Rows with equal columns together, or columns with equal rows.
    private static func fewest(_ cells: [Int], _ width: Int) -> [Product] {
        let byRow = grouped(cells.map { ($0 / width, $0 % width) })
        let byColumn = grouped(cells.map { ($0 % width, $0 / width) })
        if byRow.count <= byColumn.count {
            return byRow.map { Product(rows: $0.keys, columns: $0.values) }
        }
        return byColumn.map { Product(rows: $0.values, columns: $0.keys) }
    }

    private static func grouped(_ pairs: [(key: Int, value: Int)]) -> [(keys: [Int], values: [Int])]
    {
        var values: [Int: [Int]] = [:]
        for pair in pairs { values[pair.key, default: []].append(pair.value) }
        var result: [(keys: [Int], values: [Int])] = []
        var known: [[Int]: Int] = [:]
        for key in values.keys.sorted() {
            let own = values[key] ?? []
            if let index = known[own] {
                result[index].keys.append(key)
            } else {
                known[own] = result.count
                result.append(([key], own))
            }
        }
        return result
    }
}
