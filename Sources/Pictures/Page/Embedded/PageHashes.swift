extension PagePart {
    /// SHA-256 of the text, in Base64.
    var hash: String {
        switch self {
        case .script: "TfTXLzd1LHa9RvJBMqhp4DoC8G4FE+FIIO54QXC3HT4="
        case .scriptOfChanges: "NllZk7TbFmd59ugIox5Am+iEVVWhlIDiadDkqvf3j08="
        case .scriptOfServer: "+al1nBA6dM33PbupVaAxgSbe1OypwP+R3mpw+UGgLb4="
        case .style: "BTDbXY1oVOktLrkFFYROuC+6xiO+3LjGjVt8nYtSTog="
        case .styleOfServer: "lZzhcNgK2fnopKyL+rC+b7fmWStLdyb4ODhdVooBA0Y="
        }
    }
}
