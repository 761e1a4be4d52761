public func f() -> String { News.HeroID.row(index: 1) }
