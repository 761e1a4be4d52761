; For nvim-treesitter-textobjects. A declaration is a class, and a line in its braces a function.

(declaration) @class.outer
(screen body: (_) @class.inner)
(cell body: (_) @class.inner)
(hero body: (_) @class.inner)
(animator body: (_) @class.inner)

[
  (screen_default)
  (hook)
  (view)
  (part)
  (frame)
  (default)
  (edge)
  (match)
  (setting)
] @function.outer
(edge body: (_) @function.inner)

(parameter) @parameter.inner @parameter.outer
(argument) @parameter.inner @parameter.outer
(items (call) @parameter.inner @parameter.outer)

(line_comment)+ @comment.outer
(block_comment) @comment.outer
