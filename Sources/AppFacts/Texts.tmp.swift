func modifierTexts(_ text: String) -> [String] { [text] }
func animationText(_ text: String) -> (first: String, returning: String?)? { nil }
