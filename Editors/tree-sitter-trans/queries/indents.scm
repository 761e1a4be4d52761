; For nvim-treesitter.

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
] @indent.begin

["}" ")"] @indent.branch @indent.end
