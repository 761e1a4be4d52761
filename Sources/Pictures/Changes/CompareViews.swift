import Resolution
import TransitionDSL

func viewChanges(_ old: Model, _ new: Model, _ pairing: Pairing) -> [Change] { [] }
