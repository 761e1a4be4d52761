; Made of Editors/tree-sitter-trans/queries by the tests.

(declaration) @class.around
(screen body: (_) @class.inside)
(cell body: (_) @class.inside)
(hero body: (_) @class.inside)
(animator body: (_) @class.inside)

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
] @function.around
(edge body: (_) @function.inside)

(parameter) @parameter.inside @parameter.around
(argument) @parameter.inside @parameter.around
(items (call) @parameter.inside @parameter.around)

(line_comment)+ @comment.around
(block_comment) @comment.around
