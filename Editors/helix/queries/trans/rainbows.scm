[
  (screen_body)
  (cell_body)
  (parts)
  (frames)
  (edge_body)
  (defaults)
  (registry)
  (lint)
  (parameters)
  (arguments)
  (primary)
] @rainbow.scope

["{" "}" "(" ")" "[" "]"] @rainbow.bracket
