; Made of Editors/tree-sitter-trans/queries by the tests.

[
  (file)
  (screen)
  (cell)
  (hero)
  (modifiers)
  (animation)
  (animator)
  (interaction)
  (view)
] @local.scope

(parameter name: (identifier) @local.definition.variable.parameter)
(view_path index: (identifier) @local.definition.variable.parameter)

(reference name: (identifier) @local.reference)
(interpolation (identifier) @local.reference)
