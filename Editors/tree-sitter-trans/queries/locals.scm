; Parameters are known in their declaration, and an index in the line of its view.

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

(parameter name: (identifier) @local.definition.parameter)
(view_path index: (identifier) @local.definition.parameter)

(reference name: (identifier) @local.reference)
(interpolation (identifier) @local.reference)
