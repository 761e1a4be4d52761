[
  (screen_body)
  (cell_body)
  (parts)
  (frames)
  (edge_body)
  (defaults)
  (registry)
  (lint)
  (block_comment)
] @fold
